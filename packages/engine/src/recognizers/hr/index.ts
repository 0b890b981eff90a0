/** Recognizers of Croatian numbers. */
import type { Recognizer } from '../../recognizer.js';
import { oib } from './oib.js';

export const croatian: readonly Recognizer[] = [oib];
