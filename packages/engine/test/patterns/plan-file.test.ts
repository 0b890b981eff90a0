import { expect, test } from 'vitest';
import { allRecognizers } from '../../src/recognizers/index.js';
import { planOf } from '../../src/patterns/landmarks.js';
import { readPlans, writePlans } from '../../src/patterns/plan-file.js';

test('a plan that was written down is the plan', () => {
  const plans = allRecognizers
    .flatMap(({ patterns }) => patterns)
    .map((pattern) => ({ pattern, plan: planOf(pattern) }));
  const planIn = readPlans(writePlans(plans));
  for (const { pattern, plan } of plans) expect(planIn(pattern)).toEqual(plan);
});

test('of a pattern that is not in the file nothing is known', () => {
  expect(readPlans(writePlans([]))(/a/gu)).toBeUndefined();
});
