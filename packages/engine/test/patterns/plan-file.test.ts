import { expect, test } from 'vitest';
import { allRecognizers } from '../../src/recognizers/index.js';
import { plansFor, readPlans, writePlans } from '../../src/patterns/plan-file.js';
import { makePlans } from '../../src/patterns/plans.js';

test('plans that were written down are the plans', () => {
  const patterns = allRecognizers.flatMap((recognizer) => recognizer.patterns);
  const made = makePlans(patterns);
  const written = readPlans(writePlans(patterns));
  expect(written.alphabet).toEqual(made.alphabet);
  for (const pattern of patterns) expect(written.of(pattern)).toEqual(made.of(pattern));
});

test('of a pattern that is not in the file nothing is known', () => {
  expect(readPlans(writePlans([])).of(/a/gu)).toBeUndefined();
});

test('patterns that the build did not see get plans of their own', () => {
  const unseen = /(?:not in any recognizer) ?€/gu;
  expect(plansFor([unseen]).of(unseen)?.reduced.source).toMatch(/^\(\?:not\\x20in/);
});
