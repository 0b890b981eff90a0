/** Recognizers of Croatian numbers. */
import type { Recognizer } from '../../recognizer.js';
import { oib } from './oib.js';

/** All of this folder. */
export const croatian: readonly Recognizer[] = [oib];
