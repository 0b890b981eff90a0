/** Writes down where to look for the patterns of all recognizers, so that no worker thread has to work it out at its start. */
import { writeFileSync } from 'node:fs';
import { allRecognizers } from '../dist/recognizers/index.js';
import { planFile, writePlans } from '../dist/patterns/plan-file.js';

const patterns = allRecognizers.flatMap(({ patterns }) => patterns);
writeFileSync(planFile, writePlans(patterns));
