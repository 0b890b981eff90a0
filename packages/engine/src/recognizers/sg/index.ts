/** Recognizers of Singaporean numbers. */
import type { Recognizer } from '../../recognizer.js';
import { nricFin } from './nric-fin.js';
import { singaporePhoneNumber } from './phone-number.js';
import { uen } from './uen.js';

/** All of this folder. */
export const singaporean: readonly Recognizer[] = [nricFin, singaporePhoneNumber, uen];
