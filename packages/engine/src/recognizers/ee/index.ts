/** Recognizers of Estonian numbers. */
import type { Recognizer } from '../../recognizer.js';
import { isikukood } from './isikukood.js';

export const estonian: readonly Recognizer[] = [isikukood];
