/** Recognizers for what text and layout show: addresses, dates, numbers after their word, secrets, names in plain surroundings. */
import type { Recognizer } from '../../recognizer.js';
import { englishStreet } from './address/english-street.js';
import { mannheimSquare } from './address/mannheim-square.js';
import { placeAfterPostalCode, postalCode, postalCodeInTable } from './address/postal-code.js';
import { postOfficeBox } from './address/post-office-box.js';
import { romanceStreet } from './address/romance-street.js';
import { streetAddress } from './address/street-address.js';
import { streetInTable } from './address/street-in-table.js';
import { age } from './date/age.js';
import { dateOfBirth, dateOfBirthInTable } from './date/date-of-birth.js';
import { calendarDate, partOfDate } from './date/date-time.js';
import { courtFile } from './number/court-file.js';
import { answeredNumber } from './number/answered-number.js';
import { codeNearWord } from './number/code-near-word.js';
import { numberAfterNr } from './number/number-after-nr.js';
import { labelledNumber, numberInTable } from './number/labelled-number.js';
import { addressedPerson } from './name/addressed-person.js';
import { mailName } from './name/mail-name.js';
import { nameField } from './name/name-field.js';
import { organization } from './name/organization.js';
import { signature } from './name/signature.js';
import { coordinates } from './number/coordinates.js';
import { issuedSecret } from './secret/issued-secret.js';
import { labelledSecret } from './secret/labelled-secret.js';
import { username } from './secret/username.js';

/** All of them. */
export const textRecognizers: readonly Recognizer[] = [
  streetAddress,
  englishStreet,
  romanceStreet,
  postOfficeBox,
  mannheimSquare,
  streetInTable,
  postalCode,
  postalCodeInTable,
  placeAfterPostalCode,
  dateOfBirth,
  dateOfBirthInTable,
  calendarDate,
  partOfDate,
  age,
  courtFile,
  labelledNumber,
  numberInTable,
  numberAfterNr,
  codeNearWord,
  answeredNumber,
  issuedSecret,
  labelledSecret,
  username,
  coordinates,
  addressedPerson,
  signature,
  nameField,
  mailName,
  organization,
];
