/** Recognizers of Mexican numbers. */
import type { Recognizer } from '../../recognizer.js';
import { curp } from './curp.js';

export const mexican: readonly Recognizer[] = [curp];
