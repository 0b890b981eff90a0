import type { Recognizer } from '../../../recognizer.js';
import { wordEnd, wordStart } from '../bounds.js';
import { pattern } from '../pattern.js';
import {
  building,
  capitalWord,
  direction,
  houseNumber,
  numberStart,
  streetName,
  ukPostcode,
  unitBeforeHouse,
} from './english-street-parts.js';

const townWord = String.raw`\p{Lu}[\p{L}-]{2,20}`;
const town = `${townWord}(?:(?: (?:of|upon|on|in|le|by|the|under)){0,2} ${townWord})?`;

/** `OH 45402`. */
const american = String.raw`[A-Z]{2},? {1,2}\d{5}`;

/**
 * British street or house on the same line as its town and postcode, and an American one before its town, state and
 * code. They are the evidence: it needs no number, or no street word.
 * Rule: Royal Mail addressing standards (thoroughfare, post town, postcode).
 */
export const streetBeforePostcode: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    pattern('gu')`
      // Station Road
      ${wordStart}${streetName}
      (?=,? (?:(?:${townWord} ?){1,2},? )?${ukPostcode}${wordEnd})`,
    pattern('gu')`
      // 2 The Paddocks; Sample House, 9 Temple Back East; 1200 W Main, Apt 4
      (?:${wordStart}${building}, (?=\d)|${numberStart}${unitBeforeHouse})
      ${houseNumber}${direction}(?:${capitalWord}[ ]?){1,4}
      (?:,? (?:[aA]pt|APT|[sS]te|STE|[sS]uite|[uU]nit|#)\.? ?#?\w{1,5})?
      (?=,[ ](?:${town},?(?: {1,12}|[|;\t] ?)){1,2}(?:${ukPostcode}|${american})${wordEnd}
      |,?[ \t]{0,4}\r?\n[ \t>]{0,40}(?:${townWord} ?){1,3}, ?${american}${wordEnd})`,
    pattern('gmu')`
      // Ty Coch, Heol Las
      (?<=, |[:|)] )
      (?:${capitalWord} ){1,2}${capitalWord}(?:, ${capitalWord} ${capitalWord})?
      (?=, ${town},? ${ukPostcode}${wordEnd})`,
  ],
  examples: {
    finds: {
      'before town and postcode': 'Sample School, ⟦Station Road⟧, Ayr, KA7 1AA',
      'before the postcode alone': 'Sample School, ⟦Station Road⟧, KA7 1AA',
      'town without a comma behind': 'Sample School, ⟦Station Road⟧, Ayr KA7 1AA',
      'number and name': 'Sample, ⟦2 The Paddocks⟧, Wokingham, RG40 1XT',
      'unit before it': 'office: ⟦Unit 5, 31 Sample Back⟧, Bristol BS1 4SL.',
      'number and name, before two towns': 'Sample, ⟦2 The Paddocks⟧, Winnersh, Wokingham, RG40 1XT',
      'number and name, before an isle': 'Sample, ⟦4 Lower Sample⟧, Glenside, Isle of Skye IV55 8WR',
      'gap before the postcode': 'Property:      ⟦3 Sample Cottages⟧, Staveley  LA8 9LU\n',
      'cell before the postcode': 'Sample, Erna   ⟦2 Greenhill⟧, Kingsteignton       TQ12 3BG   07813\n',
      'American, no street word': 'at ⟦4417 Elmwood⟧, Dayton, ZZ 45402 since',
      'American, with a direction and flat': 'Mr Sample\n⟦1200 W Main, Apt 4⟧\nDayton, ZZ 45402\n',
      'building before it': 'Solicitors, ⟦Castle Chambers, 17 Low Pavement⟧, Nottingham NG1 7DG',
      'two names': 'Sample, ⟦Ty Coch, Heol Las⟧, Llanelli SA14 8QW',
      'a name, behind a colon': 'Address: ⟦Ty Coch⟧, Llanelli SA14 8QW',
    },
    ignores: {
      'no postcode': 'Sample School, Station Road, Ayr',
      'another code': 'Sample School, Station Road, Ayr, KA 7100',
      'a sentence before the postcode': 'Station Road is closed near KA7 1AA',
      'no street word': 'Sample School Station, Ayr, KA7 1AA',
      'lower case': 'the old paddocks, Wokingham, RG40 1XT',
      'an American state and no code': 'We sold 4417 Pumps, Dayton, OH in May',
      'a count': 'Sample, 2 Weeks Away, Wokingham, RG40 1XT',
    },
  },
};
