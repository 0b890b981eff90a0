/** Recognizers of Norwegian numbers. */
import type { Recognizer } from '../../recognizer.js';
import { fodselsnummer } from './fodselsnummer.js';

export const norwegian: readonly Recognizer[] = [fodselsnummer];
