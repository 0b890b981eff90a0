/** Recognizers of South African numbers. */
import type { Recognizer } from '../../recognizer.js';
import { idNumber } from './id-number.js';

/** All of this folder. */
export const southAfrican: readonly Recognizer[] = [idNumber];
