/** Every recognizer of stage 1. Order has no meaning: `overlaps.ts` settles who wins. */
import type { Recognizer } from '../recognizer.js';
import { anywhere } from './anywhere/index.js';
import { austrian } from './at/index.js';
import { swiss } from './ch/index.js';
import { german } from './de/index.js';
import { otherCountries } from './other-countries.js';
import { textRecognizers } from './text/index.js';

/** All recognizers, each with its own examples. */
export const allRecognizers: readonly Recognizer[] = [
  ...anywhere,
  ...german,
  ...austrian,
  ...swiss,
  ...otherCountries,
  ...textRecognizers,
];
