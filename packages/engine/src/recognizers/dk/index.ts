/** Recognizers of Danish numbers. */
import type { Recognizer } from '../../recognizer.js';
import { cpr } from './cpr.js';

/** All of this folder. */
export const danish: readonly Recognizer[] = [cpr];
