/** Recognizers of Canadian numbers. */
import type { Recognizer } from '../../recognizer.js';
import { sin } from './sin.js';

/** All of this folder. */
export const canadian: readonly Recognizer[] = [sin];
