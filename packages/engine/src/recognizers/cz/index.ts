/** Recognizers of Czech numbers. */
import type { Recognizer } from '../../recognizer.js';
import { birthNumber } from './birth-number.js';

/** All of this folder. */
export const czech: readonly Recognizer[] = [birthNumber];
