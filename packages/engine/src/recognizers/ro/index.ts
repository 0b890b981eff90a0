/** Recognizers of Romanian numbers. */
import type { Recognizer } from '../../recognizer.js';
import { cnp } from './cnp.js';

/** All of this folder. */
export const romanian: readonly Recognizer[] = [cnp];
