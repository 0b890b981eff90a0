/** Recognizers of Norwegian numbers. */
import type { Recognizer } from '../../recognizer.js';
import { fodselsnummer } from './fodselsnummer.js';

/** All of this folder. */
export const norwegian: readonly Recognizer[] = [fodselsnummer];
