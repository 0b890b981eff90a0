import { commonWords } from '../../../common-words.js';
import type { Recognizer } from '../../../recognizer.js';
import { wordStart } from '../bounds.js';
import { pattern } from '../pattern.js';

/** `Ulm`, `Bad Musterau`, `Stoke-on-Trent`, `Frankfurt am Main`. */
const place = String.raw`\p{Lu}\p{Ll}[\p{L}'’-]{0,24}(?: (?:(?:am|an der|a\. ?d\.|im|bei|ob der|upon|on|de|la) )?\p{Lu}\p{Ll}[\p{L}'’-]{1,24}){0,2}`;

/** `12.03.1980`, `12. März 1980`, `March 12, 1980`. */
const date = String.raw`(?:\d{1,2}[./ -]{1,2}\d{1,2}[./ -]{1,2}\d{2,4}|\d{1,2}(?:\.|st|nd|rd|th)? \p{L}{3,9}\.? \d{4}|\p{L}{3,9} \d{1,2}, \d{4})`;

const fieldEnd = String.raw`(?=[ \t]{0,4}(?:\r?\n|$|[,;()/|])|[ \t]{2})`;

/** `born in March` tells a time. */
const time =
  /^(?:Jan|Feb|Mär|Mar|Apr|Ma[iy]|Jun|Jul|Aug|Sep|O[kc]t|Nov|De[zc]|Winter|Summer|Sommer|Spring|Frühjahr|Autumn|Herbst)/u;

/**
 * Where somebody was born: behind the label of a form, or behind a birth word with or without the date.
 * Rule: identity cards and passports have it (PAuswG § 5 Abs. 2 Nr. 4; ICAO 9303-4, `Place of birth`).
 */
export const placeOfBirth: Recognizer = {
  type: 'LOCATION',
  patterns: [
    // `Geburtsort: Ulm`
    pattern('dgu')`
      ${wordStart}(?:Geburtsort|GEBURTSORT|Geb\.-?[oO]rt|Geburtsort(?:/| und )-?(?:land|Kreis)|[pP]lace of [bB]irth|
      PLACE OF BIRTH|[bB]irthplace)
      (?:[ ]{0,2}:[ \t]{0,40}|[ \t]{2,40}|[ ]?\|[ \t]{0,20})(?<value>${place})${fieldEnd}
    `,
    // `geb. am 12.03.1980 in Ulm`, `geboren in Ulm`, `born on 12 March 1980 in Leeds`
    pattern('dgu')`
      ${wordStart}(?:[gG]eb\.|[gG]eboren|[bB]orn)(?: (?:am |on )?${date},?)? (?:in|zu|at)
      [ ](?<value>${place})
    `,
    // `* 12.03.1980 in Ulm`, `* 12.03.1980 Ulm`
    pattern('dgu')`(?<![\p{L}\p{N}*])\*[ \u00a0]?${date}(?:,? in|,)? (?<value>${place})${fieldEnd}`,
  ],
  isValid: (value) => !time.test(value) && !value.split(/[ -]/).every((word) => commonWords.has(word.toLowerCase())),
  examples: {
    finds: {
      'label of a form': 'Geburtsort: ⟦Ulm⟧\n',
      'English label': 'Place of birth: ⟦Stoke-on-Trent⟧, United Kingdom',
      'label in a table': 'Geburtsort        ⟦Bad Musterau⟧\n',
      'behind the date': 'Herr Muster, geb. am 12.03.1980 in ⟦Ulm⟧, ledig',
      'behind the date, English': 'She was born on 12 March 1980 in ⟦Leeds⟧ and',
      'no date': 'Ich bin geboren in ⟦Frankfurt am Main⟧ und',
      star: 'Muster, Erna * 12.03.1980 ⟦Ulm⟧\n',
      'star and comma': '* 12. März 1980, ⟦Ulm⟧\n',
    },
    ignores: {
      'a time': 'She was born in March and',
      'another label': 'Geburtsname: Ulm\n',
      'a sentence': 'geb. am 12.03.1980 in ledigem Stand',
      'an everyday word': 'Geburtsort: Angabe\n',
      'no star': 'Muster, Erna 12.03.1980 Ulm\n',
      'a word behind it': '* 12.03.1980 Ulm gegründet\n',
    },
  },
};
