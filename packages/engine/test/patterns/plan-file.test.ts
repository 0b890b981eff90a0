import { expect, test } from 'vitest';
import { allRecognizers } from '../../src/recognizers/index.js';
import { plansFor, readPlans, writePlans } from '../../src/patterns/plan-file.js';
import { keyOf, makePlans } from '../../src/patterns/plans.js';

test('plans that were written down are the plans', () => {
  const patterns = allRecognizers.slice(0, 50).flatMap((recognizer) => recognizer.patterns);
  expect(readPlans(writePlans(patterns))).toEqual(makePlans(patterns));
});

test('patterns that the build did not see get plans of their own', () => {
  const unseen = /(?:not in any recognizer) ?€/gu;
  expect(plansFor([unseen]).ofKey.get(keyOf(unseen))?.reduced.source).toMatch(/^\(\?:not\\x20in/);
});
