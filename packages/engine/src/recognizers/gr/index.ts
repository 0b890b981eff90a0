/** Recognizers of Greek numbers. */
import type { Recognizer } from '../../recognizer.js';
import { amka } from './amka.js';

/** All of this folder. */
export const greek: readonly Recognizer[] = [amka];
