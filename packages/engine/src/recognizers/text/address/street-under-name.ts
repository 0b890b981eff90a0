import type { Recognizer } from '../../../recognizer.js';
import { pattern, source } from '../pattern.js';
import { isMadeOfCommonWords } from '../secret/login-check.js';
import { houseNumber, lineBreak, placeName } from './english-street-parts.js';

/** `Dara Beg`, `The Paddocks`, `Old Jewry`. */
const nameOfStreet = String.raw`\p{Lu}[\p{L}'’]{1,20}(?: (?:na |an |of |the )?\p{Lu}[\p{L}'’]{1,20}){0,3}`;

/** `Gráinne Ní Chonaill`, `Mrs M. Sample`, alone on the line above. */
const nameAbove = source`(?<=
  ^[ \t>]{0,40}\p{Lu}[\p{L}\p{M}'’-]{0,20}\.?
  (?: \p{Lu}[\p{L}\p{M}'’-]{0,20}\.?){1,4}
  ${lineBreak}[ \t>]{0,40}
)`;

/**
 * The place alone on the line below (`Quin`, `Naas, Co. Kildare`); then the address ends, or a county, code or country
 * follows.
 */
const placeBelow = source`(?=
  ,?${lineBreak}[ \t>]{0,40}${placeName}(?:, (?:Co\.? )?${placeName})?,?[ \t]{0,4}
  (?:$|\r?\n[ \t>]{0,40}(?:$|(?:Co\.? )?${placeName},?[ \t]{0,4}$|[^\n]{0,30}\d[A-Z\d]{2,3}[ \t]{0,4}$))
)`;

/**
 * House number and name of a street or estate without any street word, as Ireland has them: between the line of the
 * addressee and that of the place.
 * Rule: An Post, "How to address mail" (addressee, premises and thoroughfare, post town, each on its line). Everyday
 * words alone are a list: `12 Sand Bags`.
 */
export const streetUnderName: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [pattern('gmu')`${nameAbove}${houseNumber}${nameOfStreet}${placeBelow}`],
  isValid: (street) => !isMadeOfCommonWords(street.replace(/^\S+ /, ''), / /),
  examples: {
    finds: {
      Irish: 'Gráinne Muster\n⟦12 Dara Beg⟧\nQuin\n\nJob',
      'Irish, with the county': 'Mr S. Sample\n⟦4 An Cnoc Rua⟧\nEnnis\nCo. Clare\n',
      'county on the line of the place': 'Mary Sample\n⟦27 Sliabh na Coille⟧,\nNaas, Co. Kildare\n',
      'form of address in capitals': 'MS A SAMPLE\n⟦7 Seapoint⟧\nBray\n',
      'place of two words': 'Mary Sample\n⟦3 Radharc na Mara⟧\nBlack Rock\n\n',
      'at the end of the text': 'Mary Sample\n⟦8 Páirc Mhuire⟧\nTuam',
    },
    ignores: {
      'everyday words': 'Shopping List\n12 Sand Bags\nQuin\n\n',
      'no place below': 'Gráinne Muster\n12 Dara Beg\nis away\n',
      'no name above': 'please bring\n12 Dara Beg\nQuin\n\nJob',
      'lower case': 'Gráinne Muster\n12 new tyres\nQuin\n\nJob',
      'more on the line': 'Gráinne Muster\n12 Dara Beg is nice\nQuin\n\nJob',
      'a year': 'Gráinne Muster\n2026, Dara Beg\nQuin\n\nJob',
    },
  },
};
