/** Recognizers of Dutch numbers. */
import type { Recognizer } from '../../recognizer.js';
import { bsn } from './bsn.js';

export const dutch: readonly Recognizer[] = [bsn];
