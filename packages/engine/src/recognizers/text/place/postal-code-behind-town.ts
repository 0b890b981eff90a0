import type { Recognizer } from '../../../recognizer.js';
import { lineBreak } from '../address/english-street-parts.js';
import { englishStreetAbbreviations, englishStreetWords } from '../address/english-street-words.js';
import { anyOf } from '../any-of.js';
import { wordEnd, wordStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { citiesBeforeFourDigits } from './place-words.js';
import { codeEnd, foreignTown } from './postal-code-parts.js';

/** Between state and code. */
const afterState = String.raw`"?(?: {1,2}|[,;|\t]"?)`;
/** `NSW` before 2, `VIC` before 3: the first digit of an Australian code belongs to its state. */
const australianState = source`
  ${wordStart}(?:
    (?:NSW|ACT)(?=${afterState}2)|(?:VIC|Vic)(?=${afterState}3)|(?:QLD|Qld)(?=${afterState}4)|SA(?=${afterState}5)
    |WA(?=${afterState}6)|(?:TAS|Tas)(?=${afterState}7)|NT(?=${afterState}0)
  )(?=${afterState}\d{4}${wordEnd})`;
const behindAustralianState = source`
  (?<=\p{L}{2}\)?"?[,;|\t]? {0,2}"?${wordStart}(?:NSW|ACT|VIC|Vic|QLD|Qld|SA|WA|TAS|Tas|NT)${afterState})
  (?:
    (?<=(?:NSW|ACT).{1,3})2|(?<=(?:VIC|Vic).{1,3})3|(?<=(?:QLD|Qld).{1,3})4|(?<=SA.{1,3})5|(?<=WA.{1,3})6
    |(?<=(?:TAS|Tas).{1,3})7|(?<=NT.{1,3})0
  )`;

const compassPoint = '(?: (?:North|South|East|West|N|S|E|W))?';
/** `Rata Street`, `Church Rd.`, `PO Box 41`, `Private Bag X3`, `RD 3`: what stands before the town. */
const beforeTown = source`(?:
  \d[a-zA-Z]? (?:\p{Lu}[\p{L}\p{M}'’.-]{0,25} ){1,3}
  (?:${anyOf(englishStreetWords)}|${anyOf(englishStreetAbbreviations)}\.?)${compassPoint}
  |(?:[bB]ox|BOX|[bB]ag|BAG|RD|DX) (?:[A-Z] ?)?\d{1,6}
)`;
const gap = `(?:,? {1,2}|,?${lineBreak}[ \\t>]{0,40})`;

/** The same with the state written out. */
const writtenState = source`(?:
  (?:New South Wales|Australian Capital Territory)(?=,? 2)|Victoria(?=,? 3)|Queensland(?=,? 4)|South Australia(?=,? 5)
  |Western Australia(?=,? 6)|Tasmania(?=,? 7)|Northern Territory(?=,? 0)
)`;

/** The address ends here. */
const end = String.raw`(?=\)?[ \t]{0,4}(?:[,;.)(|"”'\\]|[·•–-] |\r?\n|$| {2}|\p{Lu}))`;

const countries = oneOf([
  'New Zealand', 'NEW ZEALAND', 'NZ', 'Aotearoa', 'South Africa', 'SOUTH AFRICA', 'RSA', 'Australia', 'AUSTRALIA',
  'Namibia', 'Botswana', 'Zambia',
]); // prettier-ignore

/**
 * Postal code of four digits behind its town, as Australia, New Zealand and South Africa write it: behind the state,
 * which is found too, a street with its town, a large city, or before the country.
 * Rule: Australia Post (first digit by state), NZ Post ADV358, South African Post Office (the code follows the town or
 * stands on its own line). Elsewhere four digits behind a name could be anything, and a year more often than not.
 */
export const postalCodeBehindTown: Recognizer = {
  type: 'LOCATION',
  patterns: [
    pattern('gu')`(?<=\p{L}{2}\)?"?[,;|\t]? {0,2}"?)${australianState}(?!\d)`,
    pattern('gu')`${behindAustralianState}\d{3}${wordEnd}(?:(?<=[,;]"?\d{4})|(?![.,]\d))`,
    pattern('dgu')`${wordStart}${writtenState},? (?<value>\d{4})${codeEnd}${end}`,
    pattern('dgu')`
      // 42 Rata Street, Aro Valley, Wellington 6021
      ${beforeTown}${gap}(?:${foreignTown}${gap}){0,2}${foreignTown}${gap}
      (?<value>\d{4})${codeEnd}${end}`,
    pattern('gu')`(?<=${wordStart}${oneOf(citiesBeforeFourDigits)},? )(?!19|20)\d{4}${codeEnd}${end}`,
    pattern('gu')`(?<=\p{Lu}\p{Ll}{2,20},? )(?!19|20)\d{4}(?=,? ${countries}${wordEnd})`,
  ],
  examples: {
    finds: {
      'Australian, behind the state': 'Sampletown ⟦QLD⟧ ⟦4561⟧   Ph',
      'Australian, in a table': '12 Elm Rd,Sampletown,⟦VIC⟧,⟦3184⟧,0400',
      'Australian, the state written out': "That's New South Wales ⟦2429⟧, yep",
      'behind street and town': '42 Rata Street, Sampletown ⟦3873⟧\n',
      'behind street, suburb and town': 'at 9 Rata Road, Highbury, Sampletown ⟦6012⟧.',
      'under a rural delivery route': '42 Rata Street\nRD 3\nTe Awamutu ⟦3873⟧\n',
      'behind a box': 'Private Bag X12, Sampletown ⟦7705⟧',
      'on a line of its own': '22 Kloof Street\nGardens\nSampletown\n⟦8001⟧\n',
      'a large city': 'our office in Wellington ⟦6011⟧, room',
      'before the country': 'Sampletown ⟦9300⟧, South Africa',
    },
    ignores: {
      "another state's digit": 'Sampletown QLD 5561   Ph',
      "another written state's digit": "That's New South Wales 3429, yep",
      'no street before the town': 'Sampletown 3873\n',
      'a year before a country': 'Election 2024 New Zealand',
      'a year behind a city': 'Wellington 2024, a wet year',
      'the sentence goes on': 'From 42 Rata Street, Sampletown 3873 came along',
      'five digits': '42 Rata Street, Sampletown 38731\n',
    },
  },
};
