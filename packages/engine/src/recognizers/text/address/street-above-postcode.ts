import type { Recognizer } from '../../../recognizer.js';
import { wordEnd } from '../bounds.js';
import { pattern, source } from '../pattern.js';
import { eircode } from '../place/postal-code-parts.js';
import {
  houseName,
  houseNumber,
  lineBreak,
  placeName,
  postcodeBelow,
  streetName,
  ukPostcode,
  unitForHouse,
} from './english-street-parts.js';

const lineStart = String.raw`(?<=^[ \t>]{0,80})`;

/** What may stand left of a column, with the gap between them. */
const leftColumn = String.raw`[^\n]{0,90} {3,40}`;

/** `London EC3V 3ND`, `Bray A98 X2T4`, `Montréal QC H1W 3P4`, `BONDI NSW 2026` in the next line or the one below it. */
const anyCodeBelow = source`(?=
  ,?${lineBreak}(?:[ \t>]{0,80}${placeName},?${lineBreak})?
  [ \t>]{0,80}(?:${placeName},?[ ]{1,3})?
  (?:
    ${ukPostcode}
    |(?:[A-Z]{2} {1,2})?[A-Z]\d[A-Z] ?\d[A-Z]\d
    |${eircode}
    |(?:NSW|ACT|VIC|QLD|SA|WA|TAS|NT) \d{4}
  )${wordEnd}
)`;

/**
 * British flat, house or street on a line of its own, above the line with its postcode; a number and name without a
 * street word also above an Irish, Canadian or Australian code.
 * Rule: Royal Mail addressing standards (premises, thoroughfare, post town and postcode, each on its line).
 */
export const streetAbovePostcode: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    pattern('gmu')`
      // Church Lane
      (?<=^[ \t>]{0,80}|, )${streetName}${postcodeBelow}`,
    pattern('gmu')`
      // Church Lane, in the right column
      (?<= {3})${streetName}
      (?=${lineBreak}(?:[^\n]{1,90}\r?\n){0,2}[^\n]{0,80}${ukPostcode}[ \t]{0,4}\r?$)`,
    pattern('gmu')`
      // 9 Old Jewry
      (?<=^[ \t>]{0,80})${houseNumber}\p{Lu}[\p{L}'’]{1,20}(?: (?:of |the )?\p{Lu}[\p{L}'’]{1,20}){0,3}
      ${anyCodeBelow}`,
    pattern('gmu')`
      // The Old Forge
      ${lineStart}${houseName}${postcodeBelow}`,
    pattern('gmu')`
      // Rose Cottage, in the right column above its street
      (?<=^(?:[^\n]{20,90} {3,40})?[ \t>]{0,60})${houseName}
      (?=${lineBreak}(?:${leftColumn})?${streetName}${lineBreak})`,
    pattern('gmu')`
      // FLAT 6 BLOCK C
      ${lineStart}
      (?:FLAT|Flat|UNIT|Unit|APARTMENT|Apartment) \w{1,5}(?:,? (?:BLOCK|Block) \w{1,3})?
      (?=${lineBreak}[^\n]{1,40}(?:\r?\n[^\n]{1,40}){0,2}\r?\n[^\n]{0,30}${ukPostcode}${wordEnd})`,
    pattern('gmu')`
      // Flat 3, Wharfside, in the form's field for the address
      (?<=^[ \t]{0,8}(?:[\p{L}/]{1,15} )?[aA]ddress:?[ \t]{2,30})
      (?:${unitForHouse})?\p{Lu}[\p{L}'’ -]{2,40}
      (?=${lineBreak}(?:[^\n]{1,60}\r?\n){1,3}[^\n]{0,40}${ukPostcode}${wordEnd})`,
  ],
  examples: {
    finds: {
      'street above its postcode': 'Mrs Sample\n⟦Church Lane⟧\nNailsea\nBS48 2PD',
      'postcode on the line of the town': 'Mrs Sample\n⟦Church Lane⟧\nNailsea BS48 2PD',
      'house above its postcode': 'Mrs Sample\n⟦The Old Forge⟧\nNailsea\nBS48 2PD',
      'number and name above its postcode': 'Sample & Co\n⟦3 Cornhill⟧\nLondon EC3V 3ND\n',
      'number and name, the town between': 'Sample & Co\n⟦9 Old Jewry⟧\nLondon\nEC2R 8DU\n',
      'number and name above an Eircode': 'Sample & Co\n⟦7 Seapoint⟧\nBray\nA98 X2T4\n',
      'letterhead on the right':
        '                                             ⟦9 Old Jewry⟧\n                                             Ayr\n                                             KA7 1AA\n',
      'quoted in a mail': '> Mrs Sample\n> ⟦Church Lane⟧\n> Nailsea\n> BS48 2PD',
      'flat above its street': 'MR SAMPLE\n⟦FLAT 6 BLOCK C⟧\n⟦MILL LANE⟧\nLONDON\nE17 7HF',
      'flat of a form':
        'Address    ⟦Flat 3, Wharfside⟧\n           ⟦Lower Sample Road⟧\n           Bath\nPostcode   BA2 3DQ\n',
      'house above its street, in the right column':
        'Tax Office, Sample Unit   ⟦Rose Cottage⟧\nBX9 1AS                   ⟦Mill Lane⟧\n   OX25 5LG\n',
    },
    ignores: {
      'an office above an address': 'The Manager\nSample Ltd\nAyr\nKA7 1AA',
      'no postcode': 'Mrs Sample\nChurch Lane\nNailsea\n',
      'a postcode far below': 'Church Lane\nNailsea\nSomerset\nEngland\nBS48 2PD',
      'more on the line': 'We met in Church Lane today\nNailsea\nBS48 2PD',
      'number and name, no postcode': 'Sample & Co\n9 Old Jewry\nLondon\n',
      'no street word': 'Mrs Sample\nChurch Band\nNailsea\nBS48 2PD',
      'a flat and no address': 'FLAT 6 BLOCK C\nis to let\n',
    },
  },
};
