/** Recognizers of Luxembourgish numbers. */
import type { Recognizer } from '../../recognizer.js';
import { nationalId } from './national-id.js';

export const luxembourgish: readonly Recognizer[] = [nationalId];
