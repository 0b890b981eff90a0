/** Recognizers of United States numbers. */
import type { Recognizer } from '../../recognizer.js';
import { bankNumber, routingNumber, scannedBankNumber } from './bank.js';
import { driverLicense, passport } from './documents.js';
import { itin } from './itin.js';
import { mbi } from './mbi.js';
import { medicalLicense } from './medical-license.js';
import { npi } from './npi.js';
import { scannedSsn, ssn, ssnLastFour } from './ssn.js';

/** All of this folder. */
export const unitedStates: readonly Recognizer[] = [
  routingNumber,
  bankNumber,
  scannedBankNumber,
  passport,
  driverLicense,
  itin,
  mbi,
  medicalLicense,
  npi,
  ssn,
  scannedSsn,
  ssnLastFour,
];
