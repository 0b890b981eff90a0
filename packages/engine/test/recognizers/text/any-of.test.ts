import { describe, expect, test } from 'vitest';
import { anyOf, anyOfBehind } from '../../../src/recognizers/text/any-of.js';

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

describe('a source made from words for lookbehinds', () => {
  const words = ['artikel', 'art', 'gerät', 'straße', 'i.a.', 'customs tariff'];
  const standsBehind = (text: string): boolean => new RegExp(`(?<=(?<!\\p{L})${anyOfBehind(words)})$`, 'u').test(text);

  test.each(['Artikel', 'ART', 'Geraet', 'Gera\u0308t', 'STRASSE', 'i.a.', 'Customs\u00a0Tariff'])(
    'finds %s',
    (text) => {
      expect(standsBehind(text)).toBe(true);
    },
  );

  test.each(['Partikel', 'Artike', 'tariff', 'ixa.', ''])('leaves %s', (text) => {
    expect(standsBehind(text)).toBe(false);
  });

  test('shares what its words end in', () => {
    expect(anyOfBehind(['nr', 'br'])).toBe('(?:(?:[nN]|[bB])[rR])');
  });
});
