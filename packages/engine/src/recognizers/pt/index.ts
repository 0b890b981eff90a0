/** Recognizers of Portuguese numbers. */
import type { Recognizer } from '../../recognizer.js';
import { nif } from './nif.js';

/** All of this folder. */
export const portuguese: readonly Recognizer[] = [nif];
