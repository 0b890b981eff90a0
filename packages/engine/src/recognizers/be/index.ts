/** Recognizers of Belgian numbers. */
import type { Recognizer } from '../../recognizer.js';
import { nationalNumber } from './national-number.js';

/** All of this folder. */
export const belgian: readonly Recognizer[] = [nationalNumber];
