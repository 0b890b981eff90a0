/** Recognizers of European numbers. */
import type { Recognizer } from '../../recognizer.js';
import { vatId } from './vat-id.js';

/** All of this folder. */
export const european: readonly Recognizer[] = [vatId];
