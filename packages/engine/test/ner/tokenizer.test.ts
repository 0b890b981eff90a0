/**
 * Tokenizers against the reference implementation. The vectors beside this file hold a few hundred texts
 * each, made by `scripts/tokenizer-vectors.py`; the variable TOKENIZER_VECTORS names a larger file of them.
 */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTokenizer } from '../../src/ner/tokenizer.js';
import { anyCodeUnits } from '../any-code-units.js';

const larger = process.env['TOKENIZER_VECTORS'];

interface Vector {
  readonly text: string;
  readonly ids: readonly number[];
  readonly offsets: readonly (readonly [number, number])[];
  readonly exact: boolean;
}

const here = (path: string): URL => new URL(path, import.meta.url);
const readJson = (path: string | URL): unknown => JSON.parse(readFileSync(path, 'utf8'));
const bundled = here('../../models/ner-de-en/tokenizer.json');
const tokenize = readTokenizer(readJson(bundled));

const sets: readonly (readonly [name: string, tokenizer: URL, vectors: string | URL])[] = [
  ['Unigram', bundled, here('tokenizer-vectors.json')],
  ['WordPiece', here('word-piece-tokenizer.json'), here('word-piece-vectors.json')],
  ['byte-level BPE', here('byte-pair-tokenizer.json'), here('byte-pair-vectors.json')],
  ...(larger === undefined ? [] : [['Unigram, the larger set', bundled, larger] as const]),
];

function offsetsOf(text: string, tokenizer = tokenize): [number, number][] {
  const { starts, ends } = tokenizer(text);
  return Array.from(starts, (start, piece) => [start, ends[piece] ?? -1]);
}

describe.each(sets)('%s', (_name, tokenizerFile, vectorsFile) => {
  const tokenizer = readTokenizer(readJson(tokenizerFile));
  const { vectors } = readJson(vectorsFile) as { vectors: Vector[] }; // written by a script of our own

  test('ids are those of the reference', () => {
    const wrong = vectors.filter(({ text, ids }) => ids.join() !== tokenizer(text).ids.join());
    expect(wrong.slice(0, 5).map(({ text, ids }) => ({ text, ids, got: [...tokenizer(text).ids] }))).toEqual([]);
  });

  test('offsets are those of the reference where it keeps characters one to one', () => {
    const exact = vectors.filter((vector) => vector.exact);
    expect(exact.length).toBeGreaterThan(vectors.length / 10);
    const wrong = exact.filter(({ text, offsets }) => offsets.join() !== offsetsOf(text, tokenizer).join());
    expect(wrong.slice(0, 5).map(({ text, offsets }) => ({ text, offsets, got: offsetsOf(text, tokenizer) }))).toEqual(
      [],
    );
  });
});

const germanWithMarks = fc.string({
  unit: fc.constantFrom('a', 'ä', 'ü', 'ß', 'ﬁ', '㎏', '½', ' ', '\n', '\u0308', '\u200b', '\u0001', '.'),
});

describe('offsets', () => {
  test('stay inside the text, in order, whatever the text holds', () => {
    fc.assert(
      fc.property(fc.oneof(anyCodeUnits(60), germanWithMarks), (text) => {
        let last = 0;
        for (const [start, end] of offsetsOf(text)) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(end).toBeGreaterThanOrEqual(last);
          last = end;
        }
      }),
    );
  });

  test('of a decomposed letter cover its marks', () => {
    expect(offsetsOf('Mu\u0308ller').at(-1)?.[1]).toBe(7);
    expect(offsetsOf('u\u0308')).toEqual([[0, 2]]);
  });

  test('never include the space before a word', () => {
    for (const [start] of offsetsOf('Herr  Müller\r\naus\tKöln'))
      expect('Herr  Müller\r\naus\tKöln'[start]).toMatch(/\S/);
  });
});

test('control tokens written out in a text are ordinary characters', () => {
  expect([...tokenize('a</s>b<pad>').ids].filter((id) => id < 3)).toEqual([]);
});

test('a part of the file that is not supported is named', () => {
  expect(() => readTokenizer({ model: { type: 'WordLevel' }, pre_tokenizer: { type: 'Metaspace' } })).toThrow(
    'WordLevel',
  );
  expect(() => readTokenizer({ model: {}, pre_tokenizer: { type: 'Punctuation' } })).toThrow('Punctuation');
  for (const [field, value] of Object.entries({
    byte_fallback: true,
    ignore_merges: true,
    end_of_word_suffix: '</w>',
  })) {
    const model = { type: 'BPE', vocab: { a: 0 }, merges: [], continuing_subword_prefix: '', [field]: value };
    expect(() => readTokenizer({ model, pre_tokenizer: { type: 'ByteLevel' } })).toThrow(`model.${field}`);
  }
});
