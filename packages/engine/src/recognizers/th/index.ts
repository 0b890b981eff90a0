/** Recognizers of Thai numbers. */
import type { Recognizer } from '../../recognizer.js';
import { tnin } from './tnin.js';

/** All of this folder. */
export const thai: readonly Recognizer[] = [tnin];
