/** Recognizers of Spanish numbers. */
import type { Recognizer } from '../../recognizer.js';
import { nie, nif } from './nif.js';
import { passport } from './passport.js';

/** All of this folder. */
export const spanish: readonly Recognizer[] = [nif, nie, passport];
