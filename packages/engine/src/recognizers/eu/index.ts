/** Recognizers of European numbers. */
import type { Recognizer } from '../../recognizer.js';

export const european: readonly Recognizer[] = [];
