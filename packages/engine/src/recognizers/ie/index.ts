/** Recognizers of Irish numbers. */
import type { Recognizer } from '../../recognizer.js';
import { pps, ppsInAnswer } from './pps.js';

/** All of this folder. */
export const irish: readonly Recognizer[] = [pps, ppsInAnswer];
