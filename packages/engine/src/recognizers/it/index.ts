/** Recognizers of Italian numbers. */
import type { Recognizer } from '../../recognizer.js';
import { driverLicense, identityCard, passport } from './documents.js';
import { fiscalCode, scannedFiscalCode } from './fiscal-code.js';
import { vatCode } from './vat-code.js';

/** All of this folder. */
export const italian: readonly Recognizer[] = [
  driverLicense,
  passport,
  identityCard,
  fiscalCode,
  scannedFiscalCode,
  vatCode,
];
