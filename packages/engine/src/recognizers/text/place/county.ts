import type { Recognizer } from '../../../recognizer.js';
import { ukPostcode } from '../address/english-street-parts.js';
import { wordEnd, wordStart } from '../bounds.js';
import { oneOf, pattern } from '../pattern.js';

/** The counties of Ireland and Northern Ireland, and Durham, which are written with `Co.` before them. */
const counties = [
  'Antrim', 'Armagh', 'Carlow', 'Cavan', 'Clare', 'Cork', 'Derry', 'Donegal', 'Down', 'Dublin', 'Durham', 'Fermanagh',
  'Galway', 'Kerry', 'Kildare', 'Kilkenny', 'Laois', 'Leitrim', 'Limerick', 'Londonderry', 'Longford', 'Louth', 'Mayo',
  'Meath', 'Monaghan', 'Offaly', 'Roscommon', 'Sligo', 'Tipperary', 'Tyrone', 'Waterford', 'Westmeath', 'Wexford',
  'Wicklow',
]; // prettier-ignore
const anyCounty = oneOf([...counties, ...counties.map((county) => county.toUpperCase())]);

/** Abbreviations that are no English words; `Bucks` and `Beds` need a postcode behind them. */
const abbreviations = [
  'Cambs', 'Herts', 'Berks', 'Glos', 'Hants', 'Lancs', 'Leics', 'Lincs', 'Middx', 'Northants', 'Notts', 'Oxon',
  'Staffs', 'Wilts', 'Worcs', 'Northumbd', 'Warks', 'Shrops',
]; // prettier-ignore

/**
 * County of an Irish or British address in its short form: `Co. Cork`, `Cambs`.
 * Rule: Royal Mail PAF, former postal counties and their abbreviations; An Post. An abbreviation counts only where an
 * address ends: alone on its line, behind a comma or before a postcode.
 */
export const county: Recognizer = {
  type: 'LOCATION',
  patterns: [
    pattern('gu')`${wordStart}(?:Co|CO)\.? ?${anyCounty}${wordEnd}`,
    pattern('gmu')`
      // Wisbech, Cambs
      (?<=^[ \t>]{0,40}|\p{L}, )${oneOf(abbreviations)}\.?
      (?=[ \t]{0,4}(?:\r?\n|$|[,;)])| {3}|[ ]${ukPostcode}${wordEnd})
    `,
    pattern('gu')`(?<=\p{L}, )(?:Beds|Bucks|Salop|Devon|Yorks)(?=\.?,? ${ukPostcode}${wordEnd})`,
  ],
  examples: {
    finds: {
      Irish: 'Carrigtwohill, ⟦Co. Cork⟧\n',
      'Irish, no stop': 'in Ennis, ⟦Co Clare⟧ since',
      capitals: 'ENNIS ⟦CO. CLARE⟧\n',
      'alone on its line': 'Wisbech\n⟦Cambs⟧\nEngland',
      'behind a comma': 'Wisbech, ⟦Cambs⟧, England',
      'before a postcode': 'Luton, ⟦Beds⟧ LU1 2AB',
    },
    ignores: {
      'a company': 'Sample & Co. Limited',
      'another place': 'Sample & Co. Paris',
      'an everyday word': 'with beds, Beds and more',
      'within a sentence': 'all Notts fans came',
      'lower case': 'Wisbech, cambs, England',
      'a longer word': 'Wisbech, Cambsland, England',
    },
  },
};
