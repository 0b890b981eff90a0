/** Recognizers of Mexican numbers. */
import type { Recognizer } from '../../recognizer.js';
import { curp } from './curp.js';

/** All of this folder. */
export const mexican: readonly Recognizer[] = [curp];
