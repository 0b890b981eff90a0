/** Recognizers for postal codes, the places behind them, counties, states and places of birth. */
import type { Recognizer } from '../../../recognizer.js';
import { asianPostalCode } from './asian-postal-code.js';
import { canadianPostalCode } from './canadian-postal-code.js';
import { cardPostalCode, germanCardPostalCode } from './card-postal-code.js';
import { countryCode, countryInTable } from './country-code.js';
import { county } from './county.js';
import { europeanPostalCode } from './european-postal-code.js';
import { foreignCodeInField } from './foreign-code-in-field.js';
import { foreignPostalCode } from './foreign-postal-code.js';
import { hl7GermanCode, hl7Place } from './hl7-address.js';
import { irishPostalCode } from './irish-postal-code.js';
import { placeAfterPostalCode } from './place-after-postal-code.js';
import { placeOfBirth } from './place-of-birth.js';
import { postalCodeBehindTown } from './postal-code-behind-town.js';
import {
  postalCodeBeforePlaceInTable,
  postalCodeBehindPlaceInTable,
  postalCodeInTable,
} from './postal-code-in-table.js';
import { postalCode } from './postal-code.js';
import { spokenPostalCode } from './spoken-postal-code.js';
import { stateAbbreviation } from './state-abbreviation.js';
import { swissCanton } from './swiss-canton.js';
import { townAbovePostcode } from './town-above-postcode.js';
import { zipCode } from './zip-code.js';

/** All of them. */
export const placeRecognizers: readonly Recognizer[] = [
  zipCode,
  postalCode,
  spokenPostalCode,
  postalCodeInTable,
  postalCodeBeforePlaceInTable,
  postalCodeBehindPlaceInTable,
  placeAfterPostalCode,
  foreignPostalCode,
  foreignCodeInField,
  postalCodeBehindTown,
  europeanPostalCode,
  irishPostalCode,
  canadianPostalCode,
  cardPostalCode,
  germanCardPostalCode,
  asianPostalCode,
  stateAbbreviation,
  swissCanton,
  countryCode,
  countryInTable,
  county,
  townAbovePostcode,
  hl7Place,
  hl7GermanCode,
  placeOfBirth,
];
