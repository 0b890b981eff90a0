/**
 * Writes down where to look for the patterns of all recognizers, so that no worker thread has to work it out at its
 * start; unless it was written from just these modules before. The lock file stands for the packages from elsewhere.
 */
import { writeFileSync } from 'node:fs';
import { makeFrom, modulesBehind } from '../../../scripts/fingerprint.mjs';

const dist = 'packages/engine/dist';
const sources = [
  'package-lock.json',
  ...modulesBehind(`${dist}/recognizers/index.js`, `${dist}/patterns/plan-file.js`),
];

await makeFrom(sources, `${dist}/patterns/plans.written-from`, async () => {
  const { allRecognizers } = await import('../dist/recognizers/index.js');
  const { planFile, writePlans } = await import('../dist/patterns/plan-file.js');
  writeFileSync(planFile, writePlans(allRecognizers.flatMap(({ patterns }) => patterns)));
});
