import type { Recognizer } from '../../../recognizer.js';
import { anyOf, wordEnd, wordStart } from '../any-of.js';
import { englishStreetAbbreviations, englishStreetWords } from './street-words.js';

const flat = String.raw`(?:${anyOf(['level', 'flat', 'apt.', 'apt', 'apartment', 'unit', 'suite', 'ste.', 'ste', 'room', 'floor'])} #?\w{1,5}, ?)?`;
/** Abbreviations of states and districts before a ZIP code. Rule: USPS Publication 28, appendix B. */
const states =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|PR|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';

/** A house with a name in place of a number or before it: `Rose Cottage, `, `The Manse, `. */
const house = String.raw`(?:The \p{Lu}\p{L}{2,20}|\p{Lu}\p{L}{2,20} (?:Cottage|House|Lodge|Farm|Manor|Villa)), (?:[1-9]\d{0,3}[a-z]? )?`;
const houseNumber = String.raw`[1-9]\d{0,4}(?:[A-Za-z]|½)?(?:[-–/][1-9]\d{0,4}[A-Za-z]?)?,? `;
const direction = String.raw`(?:(?:N|S|E|W|NE|NW|SE|SW)\.? |(?:North|South|East|West) )?`;
const word = String.raw`(?:\p{Lu}[\p{L}\p{M}'’.-]{0,25}|\d{1,3}(?:st|nd|rd|th|ST|ND|RD|TH)|of|the|and)`;
const lowerWord = String.raw`(?!${anyOf(['minute', 'minutes', 'hour', 'hours', 'mile', 'miles', 'way', 'lane', 'main', 'side', 'new', 'different', 'more', 'bedroom', 'busy', 'of', 'on', 'in', 'at', 'the', 'a', 'day', 'days', 'point', 'times', 'years', 'metre', 'meter', 'block', 'blocks'])}${wordEnd})[a-z][a-z'’-]{1,25}`;
const behind = String.raw`(?: (?:N|S|E|W|NE|NW|SE|SW)(?![\p{L}\p{N}]))?(?:,? (?:(?:[aA]pt|[sS]uite|[sS]te|[uU]nit|[fF]lat|[fF]loor|[rR]oom|[rR]m|[bB]ldg|APT|STE|UNIT)\.? ?#?\w{1,5}|#\w{1,5}(?:-\w{1,5})?|\d{1,2}(?:st|nd|rd|th) [fF]loor)${wordEnd})?`;
const abbreviated = String.raw`${anyOf(englishStreetAbbreviations)}${wordEnd}(?:\.(?=[ ,\r\n]|$))?(?![ ]\p{Lu}\p{Ll}{2})`;
const trailingStop = String.raw`(?<!\.)`;

/**
 * Street address in British and American order, the house number first.
 * Rule: USPS Publication 28 §§ 23, 24 (delivery address line); Royal Mail addressing standards (premises, thoroughfare).
 * The full stop of an abbreviation at the very end stays outside the span.
 */
export const englishStreet: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    new RegExp(
      `${wordStart}(?<![-.,/]|[$€£] ?)${flat}${houseNumber}${direction}(?:${word} ){1,4}${anyOf(englishStreetWords)}${wordEnd}${behind}`,
      'gu',
    ),
    new RegExp(
      `${wordStart}(?<![-.,/]|[$€£] ?)${flat}${houseNumber}${direction}(?:${word} ){1,4}${abbreviated}${behind}${trailingStop}`,
      'gu',
    ),
    new RegExp(
      `${wordStart}(?<![-.,/]|[$€£] ?)${flat}${houseNumber}(?:${lowerWord} ){1,2}(?:street|road|avenue|lane|boulevard|terrace|crescent)${wordEnd}`,
      'gu',
    ),
    new RegExp(String.raw`(?<=\p{L},? (?:${states}) )\d{5}(?:-\d{4})?${wordEnd}`, 'gu'),
    new RegExp(
      String.raw`${wordStart}(?:Unit|Suite|Block) \w{1,4}, (?:${word} ){1,3}(?:Park|Estate|Centre|Center)${wordEnd}`,
      'gu',
    ),
    new RegExp(
      String.raw`${wordStart}(?:${word} ){1,3}${anyOf(englishStreetWords)}(?=, (?:\p{Lu}[\p{L}-]{2,20} ?){1,2}, [A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}${wordEnd})`,
      'gu',
    ),
    new RegExp(String.raw`${wordStart}${house}(?:${word} ){1,3}${anyOf(englishStreetWords)}${wordEnd}`, 'gu'),
  ],
  examples: {
    finds: {
      'letter at the number': 'He lived at ⟦221B Baker Street⟧, London.',
      'flat before it': 'Deliver to ⟦Flat 4, 12 High St⟧, Leeds',
      'American with direction behind': '⟦1600 Pennsylvania Avenue NW⟧, Washington',
      'apartment behind': 'My new place is ⟦350 Fifth Ave, Apt 4B⟧.',
      'direction before': '⟦742 N Evergreen Ter⟧\nSpringfield',
      'floor of a tower': 'at ⟦Level 3, 12 Beach Street⟧, Perth',
      'floor behind': '⟦12 Elm St., 3rd Floor⟧, Dayton',
      'unit number with a hyphen': '⟦9 Orchard Road #03-11⟧',
      'house with a name': 'sent to ⟦Ivy Cottage, Mill Lane⟧ today',
      'before town and postcode': 'Sample School, ⟦Station Road⟧, Ayr, KA7 1AA',
      'ZIP code behind the state': 'Springfield, IL ⟦62704⟧\n',
      'unit in a business park': '⟦Unit 8, Sample Business Park⟧, Leeds',
      'numbered street': 'Office: ⟦20 W 34th St., Suite 200⟧',
      'lower case': 'i live at ⟦221b baker street⟧ now',
      capitals: '⟦12 CHURCH LANE⟧',
    },
    ignores: {
      'a distance': '4 miles down the road',
      'a drive': 'It is a 20 minute drive.',
      'no number': 'We met on Baker Street.',
      'no street word': '221B Baker',
      'a doctor': 'I saw 3 Senior Dr Smith fans.',
      'an amount': 'He paid $12 High Street tax.',
      'five digits behind no state': 'Musterfeld, XL 62704 units',
      'lanes of a road': 'a 4 lane road',
    },
  },
};
