/** Recognizers for streets, houses and post-office boxes. */
import type { Recognizer } from '../../../recognizer.js';
import { americanRoad } from './american-road.js';
import { cardStreet } from './card-street.js';
import { englishDwelling } from './english-dwelling.js';
import { englishEstate } from './english-estate.js';
import { englishPremises } from './english-premises.js';
import { englishStreetInWords } from './english-street-in-words.js';
import { englishStreet } from './english-street.js';
import { europeanStreet } from './european-street.js';
import { houseBeforeStreet } from './house-before-street.js';
import { indianPremises } from './indian-premises.js';
import { mannheimSquare } from './mannheim-square.js';
import { houseNumberInRecord, houseNumberInTable } from './house-number-in-record.js';
import { postOfficeBox } from './post-office-box.js';
import { romanceStreet } from './romance-street.js';
import { spokenEnglishStreet } from './spoken-english-street.js';
import { spokenStreet } from './spoken-street.js';
import { streetAbovePostcode } from './street-above-postcode.js';
import { streetAddress } from './street-address.js';
import { streetBeforePostcode } from './street-before-postcode.js';
import { streetBesideLandmark } from './street-beside-landmark.js';
import { streetBySurroundings } from './street-by-surroundings.js';
import { streetField } from './street-field.js';
import { streetInTable } from './street-in-table.js';
import { streetUnderName } from './street-under-name.js';

/** All of them. */
export const addressRecognizers: readonly Recognizer[] = [
  streetAddress,
  spokenStreet,
  spokenEnglishStreet,
  streetBesideLandmark,
  streetBySurroundings,
  englishStreet,
  americanRoad,
  cardStreet,
  houseNumberInRecord,
  houseNumberInTable,
  englishStreetInWords,
  englishPremises,
  houseBeforeStreet,
  indianPremises,
  englishDwelling,
  englishEstate,
  streetBeforePostcode,
  streetAbovePostcode,
  streetUnderName,
  romanceStreet,
  europeanStreet,
  postOfficeBox,
  mannheimSquare,
  streetField,
  streetInTable,
];
