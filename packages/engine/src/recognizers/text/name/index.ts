/** Recognizers for names in plain surroundings: salutations, signatures, fields, legal forms. */
import type { Recognizer } from '../../../recognizer.js';
import { addressedPerson } from './addressed-person.js';
import { bodyInQuotes } from './body-in-quotes.js';
import { clerkInitials, initialsInColumn, middleInitialInColumn } from './clerk-initials.js';
import { englishOffice } from './english-office.js';
import { initialsAtLineEnd, initialsInCell, initialsOfEntry } from './entry-initials.js';
import { firmWithTrade } from './firm-with-trade.js';
import { initials } from './initials.js';
import { knownBody } from './known-body.js';
import { mailName } from './mail-name.js';
import { nameField } from './name-field.js';
import { nameInTable } from './name-in-table.js';
import { officeAtPlace } from './office-at-place.js';
import { organization } from './organization.js';
import { personInEnumeration } from './person-in-enumeration.js';
import { personInOtherScript } from './person-in-other-script.js';
import { personBesideNumber, personUnderHead } from './person-under-head.js';
import { passengerName } from './passenger-name.js';
import { salutation } from './salutation.js';
import { signature } from './signature.js';
import { spelledName } from './spelled-name.js';

/** All of them. */
export const nameRecognizers: readonly Recognizer[] = [
  addressedPerson,
  passengerName,
  salutation,
  signature,
  nameField,
  nameInTable,
  personInEnumeration,
  personInOtherScript,
  personUnderHead,
  personBesideNumber,
  mailName,
  initials,
  clerkInitials,
  initialsInColumn,
  middleInitialInColumn,
  initialsAtLineEnd,
  initialsInCell,
  initialsOfEntry,
  organization,
  firmWithTrade,
  officeAtPlace,
  englishOffice,
  knownBody,
  bodyInQuotes,
  spelledName,
];
