import type { Recognizer } from '../../../recognizer.js';
import { wordEnd, wordStart } from '../bounds.js';
import { longestOf, pattern } from '../pattern.js';
import { smallLetterNames } from './letter-names.js';
import { between, spokenDigit } from './spoken-digits.js';

const letterName = `(?:${longestOf(smallLetterNames)}(?!\\p{L}))`;
const character = `(?:${letterName}|${spokenDigit}|\\d)`;
const names = new RegExp(letterName, 'gu');
const digit = new RegExp(`${spokenDigit}|\\d`, 'u');

/**
 * A code whose letters are spelled, as a machine that listens writes them, without its label: `whiskey foxtrot one
 * nine, kilo lima mike`.
 * Rule: five characters or more, two letters of the alphabet of ICAO Annex 10, volume II § 5.2.1.3, and a digit among them.
 */
export const spelledCode: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gu')`
      ${wordStart}(?=(?:${spokenDigit}${between}){0,4}${letterName})${character}(?:${between}${character}){4,14}${wordEnd}
    `,
  ],
  isValid: (words) => (words.match(names) ?? []).length >= 2 && digit.test(words.replace(names, '')),
  examples: {
    finds: {
      'a plate': 'Caller: ⟦whiskey foxtrot one nine, kilo lima mike⟧\n',
      'a booking': 'it is ⟦sierra tango four four one seven⟧ yes',
      'digits first': 'so ⟦four one seven bravo echo⟧ right',
      figures: 'and ⟦kilo lima 4 4 1 7⟧, ok',
      'with a filler': '⟦tango uh four four one and then zulu⟧ ok',
      hyphens: 'code ⟦papa-romeo-one-nine-two⟧.',
    },
    ignores: {
      'one letter': 'a hotel for four one seven nine',
      'no digit': 'whiskey foxtrot kilo lima mike',
      'four characters': 'sierra tango four four',
      'words between': 'whiskey and a foxtrot at one, nine kilo of lima',
      'no letters': 'one of two, three of four, five',
      'a longer word': 'tangos four four one deltas',
    },
  },
};
