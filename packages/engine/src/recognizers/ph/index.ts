/** Recognizers of Philippine numbers. */
import type { Recognizer } from '../../recognizer.js';
import { tin } from './tin.js';

/** All of this folder. */
export const philippine: readonly Recognizer[] = [tin];
