import { expect, test } from 'vitest';
import { readLabels } from '../../src/ner/labels.js';
import { prepareForModel } from '../../src/ner/model-text.js';
import { unknownOdds, valueOddsOf } from '../../src/ner/value-odds.js';

/** The odds of stretches of a text whose pieces are its words, each with a probability of SECRET; none: it was not read. */
function oddsIn(
  text: string,
  secret: readonly (number | undefined)[],
  labels = ['O', 'B-PERSON', 'CASE_NUMBER', 'SECRET'],
) {
  const modelText = prepareForModel(text);
  const words = Array.from(modelText.aligned.text.matchAll(/\S+/g));
  const rows = secret.flatMap((p) => (p === undefined ? [1, 0, 0, 0] : [0.9 - p, 0, 0.1, p]));
  return valueOddsOf({
    ...modelText,
    pieces: {
      ids: Int32Array.from(words, () => 5),
      starts: Int32Array.from(words, ({ index }) => index),
      ends: Int32Array.from(words, ({ 0: word, index }) => index + word.length),
    },
    logProbabilities: Float32Array.from(rows, Math.log),
    labels: readLabels(labels),
  });
}

const half = { start: 0, end: 4 };

test('odds are those of the pieces that a stretch overlaps', () => {
  expect(oddsIn('rote ziege', [0.5, 0.1])(half, ['SECRET'])).toBeCloseTo(0, 5);
  expect(oddsIn('rote ziege', [0.1, 0.5])({ start: 7, end: 8 }, ['SECRET'])).toBeCloseTo(0, 5);
});

test('several pieces count by the mean of their logarithms, several types together', () => {
  const oddsOf = oddsIn('rote ziege', [0.4, 0.1]);
  expect(oddsOf({ start: 0, end: 10 }, ['SECRET'])).toBeCloseTo(Math.log(0.2 / 0.8), 5);
  expect(oddsOf(half, ['SECRET', 'CASE_NUMBER'])).toBeCloseTo(0, 5);
});

test('odds are bounded where the model is sure', () => {
  expect(oddsIn('rote ziege', [1e-30, 0])(half, ['SECRET'])).toBe(-9);
  expect(oddsIn('rote ziege', [0.9, 0])(half, ['SECRET', 'CASE_NUMBER'])).toBe(9);
});

test('pieces that the model did not read say nothing', () => {
  const oddsOf = oddsIn('rote ziege', [undefined, 0.5]);
  expect(oddsOf(half, ['SECRET'])).toBeUndefined();
  expect(oddsOf({ start: 0, end: 10 }, ['SECRET'])).toBeCloseTo(0, 5);
});

test('stretches are those of the text as it was written', () => {
  expect(oddsIn('ro\u00adte ziege', [0.1, 0.5])({ start: 6, end: 11 }, ['SECRET'])).toBeCloseTo(0, 5);
});

test('a model without such classes says nothing', () => {
  expect(
    oddsIn('rote ziege', [0.5, 0.5], ['O', 'B-PERSON', 'I-PERSON', 'B-LOCATION'])(half, ['SECRET']),
  ).toBeUndefined();
  expect(unknownOdds(half, ['SECRET'])).toBeUndefined();
});

test('a model with some of the classes says nothing of the others', () => {
  const oddsOf = oddsIn('rote ziege', [0.5, undefined], ['O', 'B-PERSON', 'I-PERSON', 'AGE']);
  expect(oddsOf(half, ['SECRET'])).toBeUndefined();
  expect(oddsOf(half, ['AGE', 'SECRET'])).toBeCloseTo(0, 5);
  expect(oddsOf({ start: 5, end: 10 }, ['AGE'])).toBeUndefined();
});
