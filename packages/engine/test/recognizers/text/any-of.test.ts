import { describe, expect, test } from 'vitest';
import { anyOf } from '../../../src/recognizers/text/any-of.js';

const matches = (words: readonly string[], text: string): boolean => new RegExp(`^${anyOf(words)}$`, 'u').test(text);

describe('a source made from words', () => {
  test.each(['straße', 'STRASSE', 'Strasse', 'STRAẞE'])('reads ß as people write it: %s', (text) => {
    expect(matches(['straße'], text)).toBe(true);
  });

  test.each(['Mühle', 'Muehle', 'Mu\u0308hle', 'MÜHLE', 'MUEHLE'])('reads umlauts as people write them: %s', (text) => {
    expect(matches(['mühle'], text)).toBe(true);
  });

  test('prefers the longest word', () => {
    expect(new RegExp(anyOf(['str', 'straße', 'str.']), 'u').exec('Str. 5')?.[0]).toBe('Str.');
  });

  test('takes punctuation literally', () => {
    expect(matches(['i.a.'], 'i.a.')).toBe(true);
    expect(matches(['i.a.'], 'ixa.')).toBe(false);
  });

  test('matches nothing but its words', () => {
    expect(['az', 'gz', 'a', 'azz'].map((text) => matches(['az', 'gz'], text))).toEqual([true, true, false, false]);
  });
});
