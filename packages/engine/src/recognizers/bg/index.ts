/** Recognizers of Bulgarian numbers. */
import type { Recognizer } from '../../recognizer.js';
import { egn } from './egn.js';

export const bulgarian: readonly Recognizer[] = [egn];
