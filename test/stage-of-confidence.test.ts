import { expect, test } from 'vitest';
import { allRecognizers } from '../packages/engine/src/recognizers/index.js';
import { stageOf } from '../packages/playground/src/stage-of-confidence.js';

test('the playground knows every confidence of a recognizer for one of stage 1', () => {
  const strange = allRecognizers.filter(({ confidence = 1 }) => stageOf(confidence) !== 1);
  expect(strange.map(({ type, confidence }) => `${type} ${String(confidence)}`)).toEqual([]);
});
