/** Recognizers of Israeli numbers. */
import type { Recognizer } from '../../recognizer.js';
import { id } from './id.js';

/** All of this folder. */
export const israeli: readonly Recognizer[] = [id];
