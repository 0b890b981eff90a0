import { findPlaceholders, maxPlaceholderLength } from '@palimpsest/protocol/placeholder';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutIntoPieces } from '../src/pieces.js';

const limit = maxPlaceholderLength + 5;
/** Texts of all that a cut must look out for, long enough to be cut often. */
const texts = fc
  .array(
    fc.constantFrom(
      '[PERSON_1]',
      '[TRADE_UNION_MEMBERSHIP_999999]',
      '[',
      '😀',
      '\ud83d',
      'Wort',
      ' ',
      '.\n',
      '\r\n\r\n',
    ),
    {
      maxLength: 200,
    },
  )
  .map((parts) => parts.join(''));

describe('the pieces of a text', () => {
  test('are the text again when they are put together, and none is empty or too long', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const pieces = cutIntoPieces(text, limit);
        expect(pieces.join('')).toBe(text);
        for (const piece of pieces) {
          expect(Array.from(piece).length).toBeGreaterThan(0);
          expect(Array.from(piece).length).toBeLessThanOrEqual(limit);
        }
      }),
    );
  });

  test('begin and end outside placeholders and surrogate pairs', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const pieces = cutIntoPieces(text, limit);
        const count = (one: string) => findPlaceholders(one).length;
        expect(pieces.map(count).reduce((sum, next) => sum + next, 0)).toBe(count(text));
        const symbols = pieces.map((piece) => Array.from(piece).length);
        expect(symbols.reduce((sum, next) => sum + next, 0)).toBe(Array.from(text).length);
      }),
    );
  });

  test('are one where the text is short enough, counted in code points', () => {
    expect(cutIntoPieces('')).toEqual([]);
    expect(cutIntoPieces('a'.repeat(100_000))).toHaveLength(1);
    expect(cutIntoPieces('😀'.repeat(100_000))).toHaveLength(1);
    expect(cutIntoPieces('😀'.repeat(100_001)).map((piece) => piece.length)).toEqual([200_000, 2]);
  });

  test.each([
    ['a blank line, though a line ends later', 'A. b\n \nc d\ne f', 'A. b\n \n'],
    ['a line, though a sentence ends later', 'A b\nc d. E f', 'A b\n'],
    ['a sentence that ends a line, though a line ends later', 'kam.\nAnna\nKoch', 'kam.\n'],
    ['a sentence, though an abbreviation comes later', 'warte. T. 0711', 'warte. '],
    ['a word between small letters, though a name comes later', 'das ist A Koch', 'das '],
    ['a sentence, though a word ends later', 'A b. C d e', 'A b. '],
    ['a word', 'Ab cd efghi', 'Ab cd '],
    ['anywhere, if need be', 'Abcdefghijk', ''],
  ])('end at %s', (_name, end, kept) => {
    const text = 'x'.repeat(90) + end + 'y'.repeat(100);
    const [first = ''] = cutIntoPieces(text, 100);
    expect(first).toBe(kept === '' ? text.slice(0, 100) : 'x'.repeat(90) + kept);
  });
});
