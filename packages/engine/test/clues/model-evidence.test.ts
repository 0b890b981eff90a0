import { expect, test } from 'vitest';
import { modelEvidence } from '../../src/clues/model-evidence.js';
import { valueTypes } from '../../src/ner/labels.js';

test.each(valueTypes)(
  'the surer the model is of %s, the more its word counts, and nothing where it says none',
  (type) => {
    const evidence = [-6, -1, 4].map((odds) => modelEvidence(type, odds));
    expect(evidence.toSorted((a, b) => a - b)).toEqual(evidence);
    expect(new Set(evidence).size).toBe(3);
    expect(modelEvidence(type, undefined)).toBe(0);
  },
);

test('it counts little against a number, which may be one of an account that it has no class for', () => {
  expect(modelEvidence('CASE_NUMBER', -9)).toBe(modelEvidence('CASE_NUMBER', -5));
  expect(modelEvidence('AGE', -9)).toBeLessThan(modelEvidence('AGE', -5));
});
