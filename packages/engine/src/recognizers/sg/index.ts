/** Recognizers of Singaporean numbers. */
import type { Recognizer } from '../../recognizer.js';
import { nricFin } from './nric-fin.js';
import { uen } from './uen.js';

export const singaporean: readonly Recognizer[] = [nricFin, uen];
