/** Recognizers of Korean numbers. */
import type { Recognizer } from '../../recognizer.js';
import { businessRegistration } from './business-registration.js';
import { driverLicense, passport } from './documents.js';
import { checkedResidentRegistration, foreignerRegistration, residentRegistration } from './resident-registration.js';

/** All of this folder. */
export const korean: readonly Recognizer[] = [
  businessRegistration,
  passport,
  driverLicense,
  checkedResidentRegistration,
  residentRegistration,
  foreignerRegistration,
];
