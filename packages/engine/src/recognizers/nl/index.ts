/** Recognizers of Dutch numbers. */
import type { Recognizer } from '../../recognizer.js';
import { bsn } from './bsn.js';

/** All of this folder. */
export const dutch: readonly Recognizer[] = [bsn];
