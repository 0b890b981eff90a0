import { digitCount } from '../../../normalize.js';
import type { Recognizer } from '../../../recognizer.js';
import { isDate } from '../date/date-forms.js';
import { pattern, source } from '../pattern.js';
import { isNumber } from './number-token.js';

/** Words for what is written on a transfer or to be written there. */
const writtenThere = source`
  (?:[zZ]weck|[tT]ext|[bB]uchungstext|[sS]tichwort|[kK]ennwort|[vV]ermerk|[vV]ermerken|[bB]etreff|[zZ]usatz|[rR]eferenz|
  [rR]eference|[rR]ef|[nN]arrative|[pP]urpose|[mM]essage|[mM]emo|[dD]escription|[sS]ubject|[mM]arked?|[aA]s|[aA]ngeben|
  [aA]ngabe|[oO]ben|[sS]teht|[lL]autet|[qQ]uote|[qQ]uoting|[pP]ut|[wW]rite|(?<!of )[tT]ype(?! ?=)|[eE]nter)
`;

/**
 * A code in quotes, as it is to be written on a transfer or stands on a letter: `Schreiben Sie als Zweck „BK24 OFM“`,
 * `oben rechts steht „PV/14/0-2227-Mus“`.
 * Rule: behind a word for such a text whatever has a capital or digit first and two digits together, or a digit behind
 * capitals, up to twenty-four characters; behind any word in typographic quotes groups of letters and digits with two
 * joints and four digits.
 */
export const codeInQuotes: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`
      (?<!\p{L})${writtenThere}(?!\p{L})[^\n"“”„«»\d]{0,40}["„“«»]
      (?<value>(?=[^\s"“”«»]{0,16}[ ]?[^\s"“”«»]{0,8}\d)(?:[\p{Lu}\d][\p{Lu}\d/.#-]{0,16})(?:[ ][\p{L}\d/.-]{1,10}){0,2})
      ["“”«»]
    `,
    pattern('dgu')`
      [„“«»](?<value>(?=[^\s”“«»]{0,20}\p{Lu})[\p{L}\d]{1,6}(?:[-/][\p{L}\d]{1,8}){2,5})[“”«»]
    `,
  ],
  isValid: (value) =>
    isNumber(value) &&
    !isDate(value) &&
    (/\d\d/.test(value) || /\p{Lu}\d/u.test(value)) &&
    !/^(?:\d{1,4}|(?:19|20)\d\d.{0,5}|\d{1,4} \p{L}{2,}|[\d.,]+ ?(?:€|EUR|%|km|kg))$/u.test(value) &&
    (!/[-/].*[-/]/.test(value) || digitCount(value) >= 4),
  examples: {
    finds: {
      'purpose of a transfer': 'Schreiben Sie als Zweck nur „⟦BK24 OFM⟧“, dann',
      'an example of it': 'im Zweck bitte Parzelle und Jahr, also „⟦P118-26⟧“.',
      'text of a payment': 'Unbekannter Eingang mit Text „⟦KX 0418 Opa⟧“, keiner',
      'came through as': 'January came through as "⟦SAMPLE FLT2⟧" with',
      'to be noted': 'Vermerken Sie bitte «⟦LA/BMu/44188⟧».',
      'in settings': 'zweck = "⟦BK24 OFM⟧"',
      'on a letter': 'oben rechts steht „⟦PV/14/0-4418-Mus⟧“, ich',
    },
    ignores: {
      'a type of settings': 'name = "rpm", type = "UINT32"',
      'a kind of request': 'a request of type "ACC-02".',
      'a word': 'als Zweck nur „Miete“, dann',
      'a date': 'mit Text „12.03.2024“ da',
      'a year': 'mit Text „2024“ da',
      'no such word': 'die Sorte „BK24 Mehl“ da',
      'a count': 'mit Text „40 Seiten“ da',
      'two joints without digits': 'die „Hin-und-Her-Regel“ da',
      'small letters': 'mit Text „bk24 mehl“ da',
    },
  },
};
