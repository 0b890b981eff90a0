/** Recognizers of Luxembourgish numbers. */
import type { Recognizer } from '../../recognizer.js';
import { nationalId } from './national-id.js';

/** All of this folder. */
export const luxembourgish: readonly Recognizer[] = [nationalId];
