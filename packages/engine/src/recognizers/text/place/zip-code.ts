import type { Recognizer } from '../../../recognizer.js';
import { stateNames } from '../../us/state-names.js';
import { lineEnd, wordEnd, wordStart } from '../bounds.js';
import { capitalized } from '../capital.js';
import { oneOf, pattern, source } from '../pattern.js';
import { answerBegins } from '../speaker.js';
import { americanStates, notAnIdentifier } from './state-words.js';

const writtenStates = stateNames.map((name) => name.split(' ').map(capitalized).join(' '));
const inCapitals = stateNames.map((name) => name.toUpperCase());

/** `62704`, `62704-1234`. */
const code = String.raw`\d{5}(?:[-–]\d{4})?${wordEnd}`;
/** A scan writes `627 04`, `6Z704` as `627O4`, `l` for `1`: five characters, two digits among them at least. */
const scannedCode = source`
  (?=(?:[OlI ]{0,3}\d){2})
  (?:[\dOlI]{5}|[\dOlI]{3} [\dOlI]{2}|[\dOlI]{2} [\dOlI]{3}|[\dOlI] [\dOlI]{4}|[\dOlI]{4} [\dOlI])
  (?:-[\dOlI]{4})?${wordEnd}(?=[ \t]{0,4}(?:[,;.)|(·]|\r?\n|$| {2}))`;

const street = oneOf([
  'Avenue', 'Ave', 'Street', 'St', 'Road', 'Rd', 'Boulevard', 'Blvd', 'Drive', 'Dr', 'Lane', 'Ln', 'Court', 'Ct',
  'Pike',
]); // prettier-ignore

const place = String.raw`(?:\p{L}\.?, {0,2}|\p{Lu}[\p{L}.'’-]{1,20} {1,2})`;

/**
 * American ZIP code behind the state, with four further digits or without. It counts to the address whose last line it
 * ends, where postal codes of other countries stand with their place.
 * Rule: USPS Publication 28 § 22 (last line: city, state, ZIP+4 code).
 */
export const zipCode: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    pattern('gu')`
      (?<=${place}${notAnIdentifier}${oneOf(americanStates)}(?:[ ,]|[,.]? {1,4}))(?:${code}|${scannedCode})
    `,
    pattern('gu')`(?<=[,;|\t]"?${oneOf(americanStates)}"?[,;|\t]"?)${code}`,
    pattern('gu')`(?<=${oneOf([...writtenStates, ...inCapitals])},? {1,3})(?:${code}|${scannedCode})`,
    // `Sample Ave, Cleveland 44111`: no state
    pattern('dgu')`
      ${wordStart}${street}\.?(?: [NS]?[NSEW])?(?:,? (?:[aA]pt|APT|[uU]nit|[sS]uite|[sS]te|STE|[lL]ot|#)\.? ?#?\w{1,5})?,?
      [ ]\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{2,20})?,? (?<value>${code})
      (?=[.,;)](?!\d)|${lineEnd}| {2})
    `,
    pattern('dgu')`
      ${wordStart}(?:ZIP|zip|Zip)(?: [cC]ode| CODE)?(?: is|'s) (?<value>${code})(?![.,]\d)`,
    // asked for: `your zip?` and in the next line `Caller: It's 62704`
    pattern('dgu')`
      ${wordStart}(?:ZIP|zip|Zip)(?: [cC]ode| CODE)?\?${answerBegins}
      (?<value>${code})(?![.,]\d)
    `,
  ],
  examples: {
    finds: {
      'behind the state': 'Springfield, IL ⟦62704⟧\n',
      'without a comma before the state': 'Springfield IL ⟦62704⟧\n',
      'two spaces': 'Springfield, IL  ⟦62704⟧\n',
      'cell of a table': 'Springfield,IL,⟦62704⟧,USA',
      'cell of a table in quotes': '"Springfield";"IL";"⟦62704⟧"',
      'nine digits': 'Springfield, IL ⟦62704-1234⟧\n',
      'behind the written state': 'Springfield, Illinois ⟦62704⟧.',
      'behind a state of two words': 'Sampletown, North Dakota, ⟦58102⟧.',
      'behind street and town': 'our shop, Sample Ave, Cleveland ⟦44111⟧. Black',
      'behind street, flat and town': 'at Sample Ave, Apt 3B, Dayton ⟦45410⟧   Dist',
      'said in a call': 'my zip code is ⟦62704⟧ and',
      'answer of a caller': "And your zip code?\nCaller: It's ⟦62704⟧.\n",
      'torn by a scan': 'Springfield, Illinois ⟦627 04⟧\n',
      'letters of a scan': 'Springfield, IL ⟦627O4⟧\n',
    },
    ignores: {
      'no state': 'Musterfeld, XL 62704 units',
      'pull request, no state': 'has the fix, see PR 20417',
      'a number of a student': 'Grade 7    Student ID 40871\n',
      'a count behind a town': 'Sample Ave, Cleveland 44111 units',
      'answer to another question': "And your total?\nCaller: It's 62704.\n",
      'four digits': 'Springfield, IL 6270\n',
      'six digits': 'Springfield, IL 627041\n',
      'no city': 'il 62704\n',
      'a word between': 'Springfield, IL has 62704 inhabitants',
      'a pair of numbers': 'Springfield, Illinois 627 04 units',
    },
  },
};
