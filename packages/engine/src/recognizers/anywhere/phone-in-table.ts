import type { Recognizer } from '../../recognizer.js';
import { cellEnd, cellStart } from '../text/cell.js';
import { pattern } from '../text/pattern.js';
import { dialable, notADate } from './phone-shapes.js';

/** Digits in the layout of a telephone number, alone in their cell. */
const cell = pattern('gmu')`
  ${cellStart}${notADate}(?:\+|\()?\d(?:[ ()/.-]{0,3}\d){5,14}${cellEnd}
`;

/** Six digits, of which the first is no zero, are a count. */
const isLongEnough = (value: string): boolean => {
  const digits = dialable(value).replace('+', '');
  return digits.length >= (/^[+0(]/.test(value) ? 6 : 7) && !/^\d{1,3}(?:\.\d{3})+$/.test(value);
};

/**
 * Telephone number in a table under its German head, whatever plan it belongs to: cells leave out area codes, trunk
 * zeros and gaps.
 * Rule: `Telefon`, `Mobil` or the like in the head of its column, no word beside it; six digits or more, no date.
 */
export const phoneUnderGermanHead: Recognizer = {
  type: 'DE_PHONE_NUMBER',
  patterns: [cell],
  isValid: isLongEnough,
  needsContext: true,
  contextReach: 0,
  contextWords: {
    de: [
      'telefon', 'tel', 'tel.', 'telefonnummer', 'telefon-nr', 'tel-nr', 'telefon privat', 'telefon dienstlich',
      'festnetz', 'mob', 'natel', 'mobil', 'mobiltelefon', 'mobilnummer', 'handy', 'handynummer', 'fax', 'telefax',
      'rufnummer', 'notfallnummer',
    ],
  }, // prettier-ignore
  examples: {
    finds: {
      'four digits behind an area code of five': 'Name;Telefon;Ort\nMuster;⟦05154 8093⟧;Ulm',
      'no trunk zero': 'Name;Handy;Ort\nMuster;⟦171 3920134⟧;Ulm\n',
      'local number': 'Name     Tel.      Ort\nMuster   ⟦3920137⟧   Ulm\n',
      bars: '| Name | Mobil |\n| Muster | ⟦01713920134⟧ |',
      tabs: 'Name\tTelefon privat\nMuster\t⟦0731/39 20 13⟧\n',
      'second row': 'Fax;Name\nkeines;Muster\n⟦0731-392013⟧;Muster',
    },
    ignores: {
      'another head': 'Name;Artikel;Ort\nMuster;3920137;Ulm',
      'a date': 'Name;Telefon\nMuster;12.03.2024',
      'five digits': 'Name;Telefon\nMuster;39201',
      'six digits without a zero': 'Name;Telefon\nMuster;392013',
      thousands: 'Name;Telefon\nMuster;3.920.137',
      'more in the cell': 'Name;Telefon\nMuster;3920137 Stück',
    },
  },
};

/**
 * The same under an English head.
 * Rule: as `phoneUnderGermanHead`.
 */
export const phoneUnderEnglishHead: Recognizer = {
  type: 'PHONE_NUMBER',
  patterns: [cell],
  isValid: isLongEnough,
  needsContext: true,
  contextReach: 0,
  contextWords: {
    en: [
      'phone', 'phone number', 'phone no', 'phone_number', 'telephone', 'tel no', 'mobile', 'mobile no',
      'mobile number', 'mobile_phone', 'cell phone', 'cell_phone', 'home phone', 'work phone', 'contact number',
      'emergency phone',
    ],
  }, // prettier-ignore
  examples: {
    finds: {
      'ten digits': 'name,phone,dob\nSample,⟦7145550164⟧,1997-10-08',
      'quotes around it': '"name","contact number","town"\n"Sample","⟦7145550164⟧","Ayr"',
      'local number': 'Name     Phone       Unit\nSample   ⟦555-0164⟧    4B\n',
      bars: '| Name | Home phone |\n| Sample | ⟦512 555 0188⟧ |',
      tabs: 'Name\tContact number\nSample\t⟦+65 8555 0188⟧\n',
      'second row': 'telephone,name,town\nnone,Sample,Ayr\n⟦02 5550 1234⟧,Sample,Ayr',
    },
    ignores: {
      'another head': 'name,item,dob\nSample,7145550164,1997-10-08',
      'a date': 'name,phone,x\nSample,2024-03-12,y',
      'six digits': 'name,phone,x\nSample,555016,y',
      'a letter in the cell': 'name,phone,x\nSample,A7145550164,y',
      thousands: 'name,phone,x\nSample,7.145.550,y',
      'a letter behind it': 'name,phone,x\nSample,7145550164K,y',
    },
  },
};
