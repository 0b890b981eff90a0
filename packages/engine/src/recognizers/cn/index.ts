/** Recognizers of Chinese numbers. */
import type { Recognizer } from '../../recognizer.js';
import { residentId } from './resident-id.js';

/** All of this folder. */
export const chinese: readonly Recognizer[] = [residentId];
