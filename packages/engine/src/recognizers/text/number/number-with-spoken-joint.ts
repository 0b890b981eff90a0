import { digitCount } from '../../../normalize.js';
import type { Recognizer } from '../../../recognizer.js';
import { tokenEnd, tokenStart } from '../bounds.js';
import { pattern } from '../pattern.js';
import { spokenJoint } from './number-token.js';

/**
 * Groups of digits with a joint that is said between, as transcripts and dictations have them:
 * `609000 Schrägstrich 118442 Schrägstrich 26`.
 * Rule: five digits or more; nobody says a slash but in a number. Capitals may begin it.
 */
export const numberWithSpokenJoint: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gu')`
      ${tokenStart}(?:(?:\p{Lu}{1,4}[ -])?(?:\d{1,8} )?\d{1,8}|\p{Lu}{2,4}(?= \p{Ll}{4,12} \d{4})|
      \p{Lu}(?=,? ${spokenJoint} \d{1,8},? ${spokenJoint} \d))
      (?:,? ${spokenJoint} (?:\p{Lu}{1,3} )?\d{1,8}(?: \d{1,8})?){1,6}${tokenEnd}(?![.,]\d)
    `,
  ],
  isValid: (value) => digitCount(value) >= (/\p{Lu}{2}/u.test(value) ? 4 : 5),
  examples: {
    finds: {
      slashes: 'ein Aktenzeichen, ⟦609000 Schrägstrich 118442 Schrägstrich 26⟧.',
      'one of them': 'die Nummer ⟦4471 Strich 26⟧, ja',
      English: 'that was ⟦88204 dash 7⟧, right',
      'capitals first': 'das ist ⟦KR 55 182 Strich 77⟧\n',
      'groups between': 'also ⟦44 18 Schrägstrich 26 01⟧ bitte',
      'capitals alone first': 'Reference is ⟦WX dash 4418⟧.',
      'one letter first': "It's ⟦C dash 26 dash 0041877⟧. Excess",
      stroke: 'reference ⟦417 stroke 26⟧, I think',
    },
    ignores: {
      'four digits': 'Zimmer 41 Strich 26',
      'another word': 'die Nummer 4471 und 26',
      'no digits before it': 'ein Strich 44188',
      'no digits behind it': 'die 44188 Strich für Strich',
      'an amount': 'es waren 4471 Strich 26,50',
      'a longer word': 'die 44188 Strichcodes 26',
    },
  },
};
