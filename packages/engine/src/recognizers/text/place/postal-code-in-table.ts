import type { Recognizer } from '../../../recognizer.js';
import { cellEnd, cellStart } from '../cell.js';
import { pattern } from '../pattern.js';
import { notAYear } from '../years.js';
import { foreignTown, fourDigits, gap, germanCode, isGermanCode, place } from './postal-code-parts.js';

/**
 * German postal code alone in its cell, under a table head or behind a key that names it.
 * Rule: as `postalCode`; the head is the evidence.
 */
export const postalCodeInTable: Recognizer = {
  type: 'DE_PLZ',
  // `4 4 7 9 5` in the boxes of a form, a letter O for a zero
  patterns: [pattern('gmu')`${cellStart}(?:${germanCode}|[\dO](?: [\dO]){4})${cellEnd}`],
  normalize: (code) => code.replaceAll(' ', '').replaceAll('O', '0'),
  isValid: isGermanCode,
  needsContext: true,
  contextWords: {
    de: ['plz', 'postleitzahl'],
    en: ['zip', 'zip code', 'zip_code', 'postal code', 'postal_code', 'postcode'],
  },
  examples: {
    finds: {
      CSV: 'nr;plz;ort\n1;⟦89073⟧;Ulm\n2;⟦01067⟧;Dresden',
      pipes: '| Ort | PLZ |\n| Ulm | ⟦89073⟧ |',
      commas: 'id,postal_code,city\n1,⟦89073⟧,Ulm',
      tabs: 'nr\tPLZ\tort\n1\t⟦01067⟧\tDresden',
      'wide gaps': 'Postleitzahl   Menge\n⟦89073⟧          12 Stück\n',
      'boxes of a form': 'Straße      Postleitzahl    Ort\nWeg 4       ⟦4 4 7 9 5⟧       Bochum\n',
      'key of JSON': '{"zip": "⟦89073⟧"}',
    },
    ignores: {
      'another head': 'nr;menge;ort\n1;89073;Ulm',
      'six digits': 'nr;plz;ort\n1;890731;Ulm',
      'below the range': 'nr;plz;ort\n1;00999;Ulm',
      'four digits': 'nr;plz;ort\n1;8907;Ulm',
      'boxes under another head': 'Straße      Wertung         Ort\nWeg 4       4 4 7 9 5       Bochum\n',
      'more in the cell': 'nr;plz;ort\n1;ca. 89073;Ulm',
      'letters behind it': 'nr;plz;ort\n1;89073a;Ulm',
    },
  },
};

/**
 * German, Austrian or Swiss postal code with its place in a cell under the head of a column of places.
 * Rule: as `postalCode`, and four digits in Austria and Switzerland; only the head counts, no word beside the code.
 */
export const postalCodeBeforePlaceInTable: Recognizer = {
  type: 'DE_PLZ',
  patterns: [pattern('gmu')`${cellStart}(?:${germanCode}|${fourDigits})(?=${gap}${place}${cellEnd})`],
  needsContext: true,
  contextReach: 0,
  contextWords: {
    de: ['wohnort', 'ort', 'plz ort', 'plz / ort', 'adresse', 'wohnadresse', 'anschrift', 'stadt', 'gemeinde'],
    en: ['town', 'city', 'address'],
  },
  examples: {
    finds: {
      'Swiss, wide gaps': 'Name          Wohnort         bezahlt\nMuster Noemi  ⟦8620⟧ Wetzikon   ja\n',
      semicolons: 'Name;Ort;Zahl\nMuster;⟦8620⟧ Wetzikon;2\n',
      bars: '| Name | PLZ Ort |\n| Muster | ⟦9000⟧ St. Gallen |\n',
      'German place that is not known': 'Name\tAdresse\nMuster\t⟦12345⟧ Musterort\n',
      'second row': 'Nr.  Gemeinde     Zahl\n 1   ⟦8620⟧ Muster  1\n 2   ⟦8621⟧ Muster  2\n',
      'English head': 'Name    City\nMuster  ⟦8620⟧ Wetzikon\n',
    },
    ignores: {
      'another head': 'Name;Ware\nMuster;4600 Schrauben\n',
      'five digits below the range': 'Name;Ort\nMuster;00999 Wels\n',
      'no place': 'Name;Ort\nMuster;4600\n',
      'a word in lower case': 'Name;Ort\nMuster;4600 mal\n',
      'what is counted': 'Name;Ort\nMuster;4600 Euro\n',
      'the word beside it': 'Ort unbekannt;4600 Schrauben\n',
    },
  },
};

/**
 * Postal code of another country behind its town in one cell, under a head that names a place or a code: `city_zip`
 * over `Albany 97321`.
 * Rule: as `postalCodeBeforePlaceInTable`; four to six digits, no year.
 */
export const postalCodeBehindPlaceInTable: Recognizer = {
  type: 'LOCATION',
  patterns: [
    pattern('dgmu')`
      ${cellStart}${foreignTown},? (?:[A-Z]{2,3} )?${notAYear}(?<value>\d{5}-\d{4}|\d{4,6})${cellEnd}
    `,
  ],
  needsContext: true,
  contextReach: 0,
  contextWords: {
    de: ['plz', 'postleitzahl', 'ort', 'wohnort', 'stadt', 'ort plz'],
    en: ['zip', 'zip code', 'postcode', 'postal code', 'pin code', 'city', 'town', 'suburb', 'city state zip'],
  },
  examples: {
    finds: {
      'in quotes': 'last,cell,city_zip,seen\nSample,541-555-0128,"Albany ⟦97321⟧",11/04/2025\n',
      'head of a town': 'Name;City;x\nSample;Salem ⟦97302⟧;1\n',
      'between bars': '| Name | City ZIP |\n| Sample | Salem ⟦97302⟧ |\n',
      'four digits': 'name,suburb,x\nSample,Elwood ⟦3184⟧,1\n',
      'nine digits': 'name,zip,x\nSample,"Albany, ⟦97321-4418⟧",1\n',
      'columns of spaces': 'Name     City            Paid\nSample   Mysuru ⟦570017⟧   yes\n',
    },
    ignores: {
      'another head': 'Name;Article;x\nSample;Salem 97302;1\n',
      'a year': 'Name;City;x\nSample;Salem 2026;1\n',
      'three digits': 'Name;City;x\nSample;Salem 302;1\n',
      'a word in lower case': 'Name;City;x\nSample;about 97302;1\n',
      'seven digits': 'Name;City;x\nSample;Salem 9730221;1\n',
      'more in the cell': 'Name;City;x\nSample;Salem 97302 units;1\n',
    },
  },
};
