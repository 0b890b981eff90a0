/** Recognizers of Israeli numbers. */
import type { Recognizer } from '../../recognizer.js';
import { id } from './id.js';

export const israeli: readonly Recognizer[] = [id];
