/** Recognizers of Portuguese numbers. */
import type { Recognizer } from '../../recognizer.js';
import { nif } from './nif.js';

export const portuguese: readonly Recognizer[] = [nif];
