/** Every recognizer of stage 1. Order has no meaning: `overlaps.ts` settles who wins. */
import type { Recognizer } from '../recognizer.js';
import { taxId } from './de/tax-id.js';
import { otherCountries } from './other-countries.js';

/** All recognizers, each with its own examples. */
export const allRecognizers: readonly Recognizer[] = [taxId, ...otherCountries];
