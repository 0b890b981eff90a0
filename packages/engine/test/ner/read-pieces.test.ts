import { describe, expect, test } from 'vitest';
import { choosePieces, piecesToRead } from '../../src/ner/read-pieces.js';

/** One piece for each character but spaces. */
function characterPieces(text: string) {
  const starts = Int32Array.from([...text.matchAll(/\S/g)], ({ index }) => index);
  return { ids: starts.map((start) => text.charCodeAt(start)), starts, ends: starts.map((start) => start + 1) };
}

/** What the model reads of `text`. */
const readOf = (text: string): string =>
  [...piecesToRead(text, characterPieces(text))].map((piece) => text.replaceAll(/\s/g, '')[piece]).join('');

describe('the model reads', () => {
  test.each([
    ['all letters, of any script', 'Ключ ключа é', 'Ключключаé'],
    ['a piece or two between letters', 'a.b, (c', 'a.b,(c'],
    ['the first and the last of a run without letters', 'Konto 12 345 678, Bank', 'Konto1,Bank'],
    ['no more of a run that goes over lines', 'a ....\n____\n99 b', 'a.9b'],
    ['the ends of what has no letter at all', '1 2 3 4', '14'],
    ['nothing of nothing', '', ''],
  ])('%s', (_what, text, read) => {
    expect(readOf(text)).toBe(read);
  });

  test('chosen pieces keep their ids and offsets', () => {
    const pieces = characterPieces('ab 123 c');
    const chosen = choosePieces(pieces, piecesToRead('ab 123 c', pieces));
    expect([...chosen.ids].map((id) => String.fromCharCode(id))).toEqual(['a', 'b', '1', '3', 'c']);
    expect([...chosen.starts]).toEqual([0, 1, 3, 5, 7]);
    expect([...chosen.ends]).toEqual([1, 2, 4, 6, 8]);
  });
});
