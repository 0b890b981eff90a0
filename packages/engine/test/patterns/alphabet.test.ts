import { expect, test } from 'vitest';
import { alphabetOf } from '../../src/patterns/alphabet.js';
import { patternReducer } from '../../src/patterns/reduced-pattern.js';

const byteOf = (patterns: readonly RegExp[], character: string): number | undefined =>
  alphabetOf(patterns).standIns[character.codePointAt(0) ?? 0];

test('ASCII stands for itself', () => {
  const { standIns } = alphabetOf([/[^a]é/gu]);
  expect(Array.from(standIns.subarray(0, 128))).toEqual(Array.from({ length: 128 }, (_, byte) => byte));
});

test('characters that no pattern tells apart are one', () => {
  const patterns = [/\p{Ll}[ü–]/gu];
  expect(byteOf(patterns, 'ß')).toBe(byteOf(patterns, 'я'));
  expect(byteOf(patterns, 'Ш')).toBe(byteOf(patterns, '😀'));
});

test('characters that a pattern tells apart are not', () => {
  const patterns = [/\p{Ll}[ü–]/gu];
  const bytes = ['ü', '–', 'ß', '—', '\ud800', '\u2028'].map((character) => byteOf(patterns, character));
  expect(new Set(bytes.slice(0, 4)).size).toBe(4);
  expect(bytes[3]).toBe(bytes[4]);
  expect(bytes[5]).not.toBe(bytes[4]);
});

test('a small letter stands 32 behind its capital', () => {
  const patterns = [/[ÄÉŠØ]|[äéšø]|ß|ſ|–/gu];
  const distances = ['ä', 'é', 'š', 'ø'].map(
    (letter) => Number(byteOf(patterns, letter)) - Number(byteOf(patterns, letter.toUpperCase())),
  );
  expect(distances).toEqual([32, 32, 32, 32]);
});

test('more characters than bytes are refused', () => {
  const many = Array.from({ length: 130 }, (_, number) => String.fromCodePoint(0x4e00 + number));
  expect(() => alphabetOf(many.map((character) => new RegExp(character, 'gu')))).toThrow(
    'the patterns tell more characters apart than there are bytes',
  );
});

test.each([
  ['a class', /[a-cü]/gu, String.raw`[a-c\xe0]`, ''],
  ['letters of all scripts', /[\p{L}\d]ü–/gu, String.raw`[0-9A-Za-z\x83-\xe1]\xe0\x81`, ''],
  ['both cases, of which one stands for both', /ü|k/giu, String.raw`\xc0|[Kk\xc1]`, ''],
  ['line ends', /^a$/gmu, String.raw`(?:^|(?<=\x81))a(?:$|(?=\x81))`, 'm'],
  ['a group with much behind it', /(?:ab|cde)?fgh(?:ij|kl)mnopqrstu/gu, '(?:ab|cde)?(?=)fgh(?:ij|kl)(?=)mnopqrstu', ''],
  ['a group that is referred to', /(?<value>ü)\1/dgiu, String.raw`(?<value>\xc0)\1`, 'di'],
])('%s in the alphabet', (_name, pattern, source, flags) => {
  expect(patternReducer(alphabetOf([pattern]))(pattern)).toEqual({ source, flags });
});
