import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Pieces } from '../../src/ner/pieces.js';
import { cutWindows } from '../../src/ner/windows.js';

/** One piece for each run of non-space. */
const wordPieces = (text: string): Pieces => piecesOf(text, /\S+/g);

function piecesOf(text: string, piece: RegExp): Pieces {
  const matches = [...text.matchAll(piece)];
  return {
    ids: Int32Array.from(matches, () => 4),
    starts: Int32Array.from(matches, ({ index }) => index),
    ends: Int32Array.from(matches, ({ index, 0: { length } }) => index + length),
  };
}
const lines = (count: number, end: string): string => Array.from({ length: count }, (_, n) => `a b c d${n}`).join(end);

describe('windows', () => {
  test('keep every piece exactly once, in order, inside what they read', () => {
    const anyText = fc.string({
      unit: fc.constantFrom('a', 'a'.repeat(20), 'b ', '. ', '\n', '\n\n', ' '),
      maxLength: 2_000,
    });
    fc.assert(
      fc.property(anyText, fc.constantFrom(/\S+/g, /\S/g), (text, piece) => {
        const pieces = piecesOf(text, piece);
        let kept = 0;
        for (const { from, to, keepFrom, keepTo } of cutWindows(text, pieces, 66)) {
          expect(keepFrom).toBe(kept);
          expect(from).toBeLessThanOrEqual(keepFrom);
          expect(keepTo).toBeLessThanOrEqual(to);
          expect(keepTo).toBeGreaterThan(keepFrom);
          expect(to - from).toBeLessThanOrEqual(66);
          kept = keepTo;
        }
        expect(kept).toBe(pieces.ids.length);
      }),
    );
  });

  test('end at a blank line, without overlap, before any other place', () => {
    const text = `${lines(20, '\n')}\n\n${lines(30, '\n')}`;
    expect(cutWindows(text, wordPieces(text), 126)[0]).toEqual({ from: 0, to: 80, keepFrom: 0, keepTo: 80 });
  });

  test('end at a line end before a sentence end, and share pieces there', () => {
    const text = `${lines(20, '. ')}\n${lines(30, '. ')}`;
    const [first, second] = cutWindows(text, wordPieces(text), 126);
    expect(first).toEqual({ from: 0, to: 80, keepFrom: 0, keepTo: 74 });
    expect(second).toMatchObject({ from: 68, keepFrom: 74 });
  });

  test('end at a sentence end before a word end', () => {
    const text = `${lines(20, ' ')}. ${lines(30, ' ')}`;
    expect(cutWindows(text, wordPieces(text), 126)[0]?.to).toBe(80);
  });

  test('of an empty text are none', () => {
    expect(cutWindows('', wordPieces(''), 126)).toEqual([]);
  });
});
