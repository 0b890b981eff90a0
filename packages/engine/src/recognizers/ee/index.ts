/** Recognizers of Estonian numbers. */
import type { Recognizer } from '../../recognizer.js';
import { isikukood } from './isikukood.js';

/** All of this folder. */
export const estonian: readonly Recognizer[] = [isikukood];
