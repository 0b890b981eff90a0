/** Recognizers of Bulgarian numbers. */
import type { Recognizer } from '../../recognizer.js';
import { egn } from './egn.js';

/** All of this folder. */
export const bulgarian: readonly Recognizer[] = [egn];
