import type { Recognizer } from '../../../recognizer.js';
import { wordEnd, wordStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { englishLetterNames, germanLetterNames } from './letter-names.js';
import { spokenJoint } from './number-token.js';
import { spokenDigit } from './spoken-digits.js';

const joint = `,? (?:${spokenJoint}|[mM]inus),? `;
/** `2207`, `H`, `fl`, `drei`. */
const group = source`(?:\d{1,6}|${spokenDigit}|\p{Lu}{1,4}(?!\p{L})|\p{Ll}{1,3}(?!\p{L}))`;

/**
 * Number of a file that a dictation gives in figures and letters with its joints in words: `H Schrägstrich 2207
 * Schrägstrich 25 Strich fl`.
 * Rule: two joints or more, a group of two digits or more among them.
 */
export const dictatedCode: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [pattern('gu')`${wordStart}(?:\d{1,6}|\p{Lu}{1,4})${joint}${group}(?:${joint}${group}){1,5}${wordEnd}`],
  isValid: (words) => /\d\d/.test(words),
  examples: {
    finds: {
      'a letter first': 'Deren Zeichen ist, Moment, ⟦K Schrägstrich 4417 Schrägstrich 25 Strich em⟧. Betreff',
      'digits first': 'Ihr Az. ⟦318 Schrägstrich 24 Schrägstrich EM⟧, bitte',
      English: 'our ref ⟦EM slash 4417 slash 25⟧ please',
      dashes: 'file ⟦2207 dash 25 dash seven⟧ period',
      hyphens: 'Nummer ⟦AB Bindestrich 4417 Bindestrich 9⟧ Absatz',
      minus: 'Vorgang ⟦44 minus 417 minus 2⟧ Komma',
    },
    ignores: {
      'one joint': 'Seite 12 Schrägstrich 14 oben',
      'no figures of two digits': 'A Strich B Strich C',
      'words between': 'ein Strich oder zwei Strich darunter 25',
      'a longer word': 'H Schrägstrich oben Schrägstrich 25',
      'no joint': 'H 2207 und 25 fl',
      'a line that is drawn': 'unter 12 Strich ziehen',
    },
  },
};

const letterName = oneOf([...germanLetterNames, ...englishLetterNames]);

/**
 * A letter that is spelled behind the number that it belongs to: `dann noch ein Buchstabe, W wie Wilhelm`.
 * Rule: the word for a letter, or for what comes last, before it; a name of the spelling alphabet or `as in`.
 */
export const spelledLetter: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`
      ${wordStart}(?:[bB]uchstaben?|[lL]etters?|(?:am Ende|hinten|vorne|davor|danach|zum Schluss|then|followed by|at the end)
      (?: noch)?(?: ein| mit| an?)?)[,:]?[ ]
      (?:(?:ist|is|ein|an?|das|the|noch|mit|einem|it['’]s),? ){0,3}
      (?<value>[A-ZÄÖÜ](?:,? (?:wie|as in|for|like) (?:${letterName}|\p{L}{3,12})))${wordEnd}
    `,
  ],
  examples: {
    finds: {
      'the word for a letter': 'Und dann noch ein Buchstabe, ⟦W wie Wilhelm⟧.\n',
      'at the end': 'sieben eins, am Ende ein ⟦K wie Kaufmann⟧, ja',
      English: "and then the letter, it's ⟦T as in tango⟧.",
      'followed by it': 'four four one followed by ⟦B for Bravo⟧, yes',
      'before the number': 'vorne noch ein ⟦H wie Heinrich⟧, dann',
      'several words': 'der letzte Buchstabe ist ein ⟦E wie Emil⟧.',
    },
    ignores: {
      'no word before it': 'That was Q as in queen',
      'no letter': 'am Ende ein Haus wie Wilhelm',
      'no joining word': 'am Ende ein K Kaufmann',
      'small letter': 'am Ende ein k wie Kaufmann',
      'another word': 'am Anfang ein K wie Kaufmann',
      'a sentence end': 'am Ende. K wie Kaufmann',
    },
  },
};

const upOrDown = /^(?:0 ?)?(?:1 2 3 4|9 8 7 6|10 9)/;

/**
 * A number whose digits a machine that listens writes one by one, in a line of speech: `serial 2 0 4 4 1 7 9`.
 * Rule: seven digits or more behind a word in small letters; a count up or down is none.
 */
export const digitsApart: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [pattern('gu')`(?<=(?<!\p{L})\p{Ll}{2,15},? )(?:\d ){6,24}\d(?! ?\p{N}|[.,:]\d)`],
  isValid: (digits) => !upOrDown.test(digits) && new Set(digits.replaceAll(' ', '')).size > 2,
  examples: {
    finds: {
      'behind its word': 'on the little screen, and serial ⟦2 0 4 4 1 7 9 0 7 1 3⟧\n',
      German: 'die nummer ist ⟦4 4 1 0 7 2 9⟧ genau',
      'behind a verb': 'yeah it is ⟦4 0 1 4 4 7 2 1⟧.',
      comma: 'moment, also, ⟦4 0 1 4 4 7 2 1⟧\n',
      'twelve digits': 'meter reads ⟦1 0 1 2 0 4 7 7 3 9 4 1⟧ and',
      'end of the text': 'account ⟦7 1 0 4 4 1 8⟧',
    },
    ignores: {
      'a count': 'we counted 1 2 3 4 5 6 7 8',
      'a count down': 'now 9 8 7 6 5 4 3 2 1',
      'six digits': 'serial 2 0 4 4 1 7\n',
      'zeros and ones': 'bits 0 1 1 0 1 0 1 1\n',
      'a column of a table': 'Summe   2 0 4 4 1 7 9',
      'no small word': 'Bisoprolol 2 0 4 4 1 7 9',
    },
  },
};
