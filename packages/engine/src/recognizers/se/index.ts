/** Recognizers of Swedish numbers. */
import type { Recognizer } from '../../recognizer.js';
import { organisationsnummer } from './organisationsnummer.js';
import { personnummer, samordningsnummer } from './personnummer.js';

/** All of this folder. */
export const swedish: readonly Recognizer[] = [organisationsnummer, personnummer, samordningsnummer];
