import { describe, expect, test } from 'vitest';
import type { NameSpan } from '../../src/ner/name-span.js';
import { withGivenNames } from '../../src/ner/missed-given-names.js';

const namesIn = (text: string, found: readonly NameSpan[] = []): string[] =>
  withGivenNames(text, found).map(({ start, end, type }) => `${type} ${text.slice(start, end)}`);

/** The name that the model found: `part` of a text. */
const found = (text: string, part: string, type: NameSpan['type']): NameSpan => {
  const start = text.indexOf(part);
  return { start, end: start + part.length, type, probability: 0.5 };
};

describe('given names that are nothing else', () => {
  test.each([
    ['at the beginning of a sentence', 'Sieglinde kommt später.', 'Sieglinde'],
    ['in capitals', 'SIEGLINDE kommt später.', 'SIEGLINDE'],
    ['two with a hyphen', 'Notker-Veit kommt später.', 'Notker-Veit'],
    ['Korean ones', 'Min-seo kommt später.', 'Min-seo'],
  ])('are persons %s', (_where, text, name) => {
    expect(namesIn(text)).toEqual([`PERSON ${name}`]);
  });

  test.each([
    ['everyday words', 'Davor kommt Hope.'],
    ['in small letters', 'sieglinde kommt'],
    ['as part of a compound', 'in der Sieglinde-Straße'],
    ['as part of an address', 'an Sieglinde@example.org, Sieglinde.muster'],
    ['of a saint', 'in St. Veit'],
  ])('are none %s', (_where, text) => {
    expect(namesIn(text)).toEqual([]);
  });

  test('join the surname behind them', () => {
    const text = 'Sieglinde Muster kommt.';
    expect(namesIn(text, [found(text, 'Muster', 'PERSON')])).toEqual(['PERSON Sieglinde Muster']);
  });

  test('leave what the model found as it is', () => {
    const text = 'Sieglinde Moden GmbH, Sieglinde';
    expect(namesIn(text, [found(text, 'Sieglinde Moden GmbH', 'ORGANIZATION')])).toEqual([
      'ORGANIZATION Sieglinde Moden GmbH',
      'PERSON Sieglinde',
    ]);
  });
});
