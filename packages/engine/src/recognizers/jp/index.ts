/** Recognizers of Japanese numbers. */
import type { Recognizer } from '../../recognizer.js';
import { myNumber } from './my-number.js';

/** All of this folder. */
export const japanese: readonly Recognizer[] = [myNumber];
