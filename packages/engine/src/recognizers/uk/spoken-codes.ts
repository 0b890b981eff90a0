import type { Recognizer } from '../../recognizer.js';
import { wordEnd } from '../text/bounds.js';
import { spokenEnglishDigits } from '../text/number-words.js';
import { englishLetterNames } from '../text/number/letter-names.js';
import { spokenDigit } from '../text/number/spoken-digits.js';
import { oneOf, pattern } from '../text/pattern.js';

/** `L`, or `Lima` for it. */
const letter = String.raw`(?:[A-Za-z](?![\p{L}\p{N}])|${oneOf(englishLetterNames)})`;
const oneDigit = oneOf(spokenEnglishDigits);
const digit = String.raw`(?:${spokenDigit}|\d)`;
const gap = '[ ,-]{1,2}';
const threeLetters = `(?:${gap}${letter}){3}`;

/**
 * British registration plate that somebody says: `L S one nine, K X P`.
 * Rule: DVLA INF104 (since 2001: two letters, two digits, three letters); letters by themselves or by their names,
 * figures behind the word for a plate only.
 */
export const spokenRegistration: Recognizer = {
  type: 'UK_VEHICLE_REGISTRATION',
  patterns: [
    pattern('gu')`
      (?<![\p{L}\p{N}'’])${letter}${gap}${letter}${gap}${spokenDigit}(?:${gap}${spokenDigit})?${threeLetters}
    `,
    pattern('dgu')`
      (?<!\p{L})(?:[rR]eg|[rR]egistration|[pP]late|[iI]ndex)(?: number| no\.?)?(?: is| was)?[:,]? (?:it's |that's )?
      (?<value>${letter}${gap}${letter}${gap}\d(?:${gap}\d)?${threeLetters})(?![\p{L}\p{N}])
    `,
  ],
  examples: {
    finds: {
      letters: 'the reg is ⟦L S one nine, K X P⟧.',
      names: 'reg ⟦Lima Sierra one nine Kilo X-ray Papa⟧ please',
      figures: 'the reg was ⟦L S 1 9 K X P⟧',
      commas: 'so ⟦L, S, one, nine, K, X, P⟧, right',
      'one number': "that's ⟦A Y seventeen K L U⟧\n",
      mixed: 'say ⟦Lima S one nine Kilo X P⟧ again',
    },
    ignores: {
      'two letters behind': 'the reg is L S one nine, K X\n',
      'no digits': 'the word is L S K X P',
      'one letter first': 'it was S one nine, K X P',
      'three digits': 'L S one nine two, K X P',
      words: 'A B nineteen tests',
      'an alphabet': 'A B C D E F',
      'figures without a word': 'it was L S 1 9 K X P',
    },
  },
};

/**
 * British postcode that somebody says: `postcode is L S six, two D B`.
 * Rule: as `postcode`, its letters by themselves, behind its word; digits in words between three letters or four say it
 * without.
 */
export const spokenPostcode: Recognizer = {
  type: 'UK_POSTCODE',
  patterns: [
    pattern('dgu')`
      [pP]ost ?code(?: is| was|'s)?(?: there)?[:,]? (?:it's |that's )?
      (?<value>${letter}(?:${gap}${letter})?(?:${gap}${digit}){1,2}(?:${gap}${letter})?${gap}${digit}${gap}${letter}
      ${gap}${letter})
      (?![\p{L}\p{N}])
    `,
    pattern('gu')`
      (?<![\p{L}\p{N}'’-])(?:[A-Za-z]${gap}){1,2}(?:(?:${oneDigit}${gap}){1,2}|${spokenDigit}${gap})(?:[A-Za-z]${gap})?
      ${oneDigit}(?:${gap}[A-Za-z]){2}(?![\p{L}\p{N}]|${gap}(?:[A-Za-z]${wordEnd}|${oneDigit}))
    `,
  ],
  examples: {
    finds: {
      'two letters': 'postcode is ⟦L S six, two D B⟧.',
      'one letter': 'the postcode: ⟦M one four A B⟧\n',
      names: 'postcode ⟦Lima Sierra six two Delta Bravo⟧, thanks',
      figures: 'post code is ⟦N R 1 3 3 H E⟧ I think',
      'a letter in the district': 'postcode is ⟦S W one A two A A⟧ yes',
      'no word, small letters': 'CALLER: twenty six sample view ⟦n e six five a h⟧\n',
      'tens, no word': 'Twelve Sample Wynd. ⟦K Y fifteen, five A W⟧.\n',
      "it's": "Postcode, it's ⟦B S six five T N⟧\n",
    },
    ignores: {
      'one letter behind': 'it is L S six, two D',
      'no letters behind': 'postcode is L S six two',
      'no digit': 'postcode is L S D B',
      'no gap': 'postcode is LS six',
      words: 'postcode is a six to eight',
      'more letters': 'it is L S six, two D B C',
    },
  },
};

/**
 * British national insurance number that somebody says: `Y B forty-one, seventy, thirty-three, A`.
 * Rule: as `nino`: two letters, six digits in words, a letter A to D, which may be named: `C for Charlie`.
 */
export const spokenNino: Recognizer = {
  type: 'UK_NINO',
  patterns: [
    pattern('gu')`
      (?<![\p{L}\p{N}'’-])[A-Z]${gap}[A-Z]${gap}(?:${spokenDigit}${gap}){3,6}[A-D](?: for \p{Lu}\p{Ll}{2,8})?(?![\p{L}\p{N}])
    `,
  ],
  examples: {
    finds: {
      'in pairs': 'Mine is ⟦Y B forty-one, seventy, thirty-three, A⟧.',
      'digit by digit': 'it is ⟦Y B four one seven zero three three A⟧\n',
      hyphens: 'so ⟦Y-B-forty-one-seventy-thirty-three-A⟧, right',
      'no commas': 'NI is ⟦Y B forty one seventy thirty three A⟧ yes',
      'letters and commas': 'that is ⟦Y, B, forty-one, seventy, thirty-three, D⟧.',
      'its letter named': 'off by heart. ⟦Y, K, sixty-two, fourteen, oh nine, C for Charlie⟧. No',
    },
    ignores: {
      'two groups': 'it is Y B forty, seventy, A',
      'no suffix': 'it is Y B forty-one, seventy, thirty-three',
      'small letters': 'it is y b forty-one, seventy, thirty-three, a',
      'no digits': 'it is Y B A',
      'another letter behind': 'it is Y B forty-one, seventy, thirty-three, E',
      'one letter before': 'it is B forty-one, seventy, thirty-three, A',
    },
  },
};
