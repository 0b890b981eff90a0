/** Recognizers for streets, houses, postal codes and the places behind them. */
import type { Recognizer } from '../../../recognizer.js';
import { asianPostalCode } from './asian-postal-code.js';
import { canadianPostalCode } from './canadian-postal-code.js';
import { county } from './county.js';
import { englishDwelling } from './english-dwelling.js';
import { englishEstate } from './english-estate.js';
import { englishPremises } from './english-premises.js';
import { englishStreet } from './english-street.js';
import { europeanPostalCode } from './european-postal-code.js';
import { europeanStreet } from './european-street.js';
import { foreignCodeInField } from './foreign-code-in-field.js';
import { foreignPostalCode } from './foreign-postal-code.js';
import { irishPostalCode } from './irish-postal-code.js';
import { mannheimSquare } from './mannheim-square.js';
import { placeAfterPostalCode } from './place-after-postal-code.js';
import { postOfficeBox } from './post-office-box.js';
import { postalCode } from './postal-code.js';
import { postalCodeBehindTown } from './postal-code-behind-town.js';
import { postalCodeInTable } from './postal-code-in-table.js';
import { romanceStreet } from './romance-street.js';
import { stateAbbreviation } from './state-abbreviation.js';
import { streetAbovePostcode } from './street-above-postcode.js';
import { streetAddress } from './street-address.js';
import { streetBeforePostcode } from './street-before-postcode.js';
import { streetBesideLandmark } from './street-beside-landmark.js';
import { streetBySurroundings } from './street-by-surroundings.js';
import { streetField } from './street-field.js';
import { streetInTable } from './street-in-table.js';
import { streetUnderName } from './street-under-name.js';
import { zipCode } from './zip-code.js';

/** All of them. */
export const addressRecognizers: readonly Recognizer[] = [
  streetAddress,
  streetBesideLandmark,
  streetBySurroundings,
  englishStreet,
  englishPremises,
  englishDwelling,
  englishEstate,
  streetBeforePostcode,
  streetAbovePostcode,
  streetUnderName,
  zipCode,
  romanceStreet,
  europeanStreet,
  postOfficeBox,
  mannheimSquare,
  streetField,
  streetInTable,
  postalCode,
  postalCodeInTable,
  placeAfterPostalCode,
  foreignPostalCode,
  foreignCodeInField,
  postalCodeBehindTown,
  europeanPostalCode,
  irishPostalCode,
  canadianPostalCode,
  asianPostalCode,
  stateAbbreviation,
  county,
];
