/** Recognizers of British numbers. */
import type { Recognizer } from '../../recognizer.js';
import { answeredRegistration } from './answered-registration.js';
import { drivingLicence } from './driving-licence.js';
import { nhs } from './nhs.js';
import { labelledNino, nino } from './nino.js';
import { partialRegistration } from './partial-registration.js';
import { passport } from './passport.js';
import { postcode, postcodeOfAddress } from './postcode.js';
import { scannedPostcode } from './scanned-postcode.js';
import { spokenNino, spokenPostcode, spokenRegistration } from './spoken-codes.js';
import { registrationBehindModel, registrationInList, vehicleRegistration } from './vehicle-registration.js';

/** All of this folder. */
export const british: readonly Recognizer[] = [
  drivingLicence,
  nhs,
  nino,
  labelledNino,
  passport,
  postcode,
  postcodeOfAddress,
  scannedPostcode,
  spokenNino,
  spokenPostcode,
  vehicleRegistration,
  spokenRegistration,
  registrationBehindModel,
  registrationInList,
  answeredRegistration,
  partialRegistration,
];
