/** Recognizers of Romanian numbers. */
import type { Recognizer } from '../../recognizer.js';
import { cnp } from './cnp.js';

export const romanian: readonly Recognizer[] = [cnp];
