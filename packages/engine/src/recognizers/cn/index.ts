/** Recognizers of Chinese numbers. */
import type { Recognizer } from '../../recognizer.js';
import { residentId } from './resident-id.js';

export const chinese: readonly Recognizer[] = [residentId];
