import { describe, expect, test } from 'vitest';
import type { EntityType } from '@palimpsest/protocol';
import {
  isTouched,
  judgeValue,
  type MarkedValue,
  ordinaryWords,
  parseMarked,
  type ScoredSpan,
} from '../../src/index.js';

const span = (start: number, end: number, type: EntityType): ScoredSpan => ({ start, end, type });

describe('a marked document', () => {
  test('loses its marks and keeps where its values stand', () => {
    expect(parseMarked('IBAN ⟦DE_IBAN|DE12⟧, ⟦AGE|7⟧')).toEqual({
      text: 'IBAN DE12, 7',
      values: [
        { start: 5, end: 9, type: 'DE_IBAN' },
        { start: 11, end: 12, type: 'AGE' },
      ],
    });
  });
  test.each([
    ['⟦AGE|⟧', 'a mark is empty, nested or unclosed'],
    ['⟦AGE|7', 'a mark is empty, nested or unclosed'],
    ['⟦NO_TYPE|7⟧', 'no entity type: NO_TYPE'],
  ])('is refused with the mark %s', (marked, complaint) => {
    expect(() => parseMarked(marked)).toThrow(complaint);
  });
});

describe('a value', () => {
  const text = 'am 3.4.50 hier';
  const value: MarkedValue = { start: 3, end: 9, type: 'DATE_OF_BIRTH' };
  test.each([
    [
      'whole where all its digits are covered, by whatever spans',
      [span(3, 4, 'AGE'), span(5, 9, 'AGE')],
      'whole',
      true,
    ],
    ['whole and well typed under its own type', [span(0, 9, 'DATE_OF_BIRTH')], 'whole', false],
    ['partly open where one digit is missing', [span(3, 8, 'DATE_OF_BIRTH')], 'partly', false],
    ['open where nothing covers it', [span(0, 2, 'PERSON')], 'open', false],
  ])('is %s', (_name, spans, outcome, mistyped) => {
    expect(judgeValue(text, value, spans)).toEqual({ outcome, mistyped });
  });
  test('that is an age counts by its digits alone', () => {
    const age: MarkedValue = { start: 0, end: 11, type: 'AGE' };
    expect(judgeValue('81-jährigen', age, [span(0, 2, 'AGE')]).outcome).toBe('whole');
  });
  test.each([
    ['Kerstins', 'PERSON', 7, 'whole'],
    ['Moran’s', 'ORGANIZATION', 5, 'whole'],
    ['Kerstins', 'PERSON', 6, 'partly'],
    ['Hans', 'PERSON', 3, 'partly'],
    ['AB-12s', 'CASE_NUMBER', 5, 'partly'],
  ] as const)('%s as %s counts without the ending of a genitive: %d letters', (text, type, covered, outcome) => {
    expect(judgeValue(text, { start: 0, end: text.length, type }, [span(0, covered, type)]).outcome).toBe(outcome);
  });
});

describe('ordinary words', () => {
  test('are those that no mark touches, an amount being one', () => {
    const document = parseMarked('Herr ⟦PERSON|Kurz⟧ zahlt 3.412,00 € – (heute)');
    expect(ordinaryWords(document).map(({ start, end }) => document.text.slice(start, end))).toEqual([
      'Herr',
      'zahlt',
      '3.412,00',
      'heute',
    ]);
  });
  test('are not touched by a span that covers only their punctuation', () => {
    expect(isTouched('Kurz, ja', { start: 0, end: 5 }, [span(4, 6, 'PERSON')])).toBe(false);
  });
});
