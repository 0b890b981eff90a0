import type { Recognizer } from '../../../recognizer.js';
import { anyOf, wordEnd, wordStart } from '../any-of.js';
import { englishOnes, englishTeens, englishTens, germanOnes, germanTeens, germanTens } from '../number-words.js';
import { monthNumbers } from './month-names.js';

const paired = germanOnes.flatMap((one) => germanTens.map((ten) => `${one}und${ten}`));
const months = Object.keys(monthNumbers).filter((name) => name.length > 3 || name === 'mai' || name === 'may');

/** `dritter`, `elften`, `einundzwanzigste`. */
const germanOrdinal = `${anyOf([
  'erst', 'zweit', 'zwot', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'siebent', 'acht', 'neunt',
  ...germanTeens.map((teen) => `${teen}t`), 'zwanzigst', 'dreißigst', ...paired.filter((word) => /(?:zwanzig|und dreißig|dreißig)$/.test(word)).map((word) => `${word}st`),
])}e[rnsm]?`; // prettier-ignore
const germanYear = `(?:${anyOf(['neunzehnhundert', 'zweitausend', 'neunzehn hundert', 'zwanzig'])}(?:[ ]?und)?[ ]?)?${anyOf([...paired, ...germanTens, ...germanTeens, ...germanOnes.slice(1), 'eins'])}|${anyOf(['zweitausend', 'neunzehnhundert'])}`;

const englishOrdinal = `(?:${anyOf([
  'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth', 'thirteenth',
  'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth', 'twentieth', 'thirtieth',
  ...['twenty', 'thirty'].flatMap((ten) => ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'].flatMap((one) => [`${ten}-${one}`, `${ten} ${one}`])),
])})`; // prettier-ignore
const englishYear = `(?:nineteen|twenty|two thousand(?: and)?)(?:[ -](?:hundred and )?(?:${anyOf(englishTens)}(?:[ -]${anyOf(englishOnes)})?|${anyOf(englishTeens)}|oh[ -]${anyOf(englishOnes)}|${anyOf(englishOnes)}))`;
const numberYear = String.raw`(?:19|20)\d\d|\d\d`;

/**
 * A birthday said in words, as transcripts of calls have it: `am dritten März neunzehnhundertachtzig`, `elfter fünfter einundsiebzig`.
 * Rule: day as an ordinal, month as a name or an ordinal, then a year in words. Other dates are not read out in full.
 */
export const spokenDate: Recognizer = {
  type: 'DATE_OF_BIRTH',
  patterns: [
    new RegExp(
      String.raw`${wordStart}${germanOrdinal}[ ](?:${anyOf(months)}|${germanOrdinal}),? (?:${germanYear}|${numberYear})${wordEnd}`,
      'gu',
    ),
    new RegExp(
      String.raw`${wordStart}(?:${englishOrdinal} (?:of )?${anyOf(months)}|${anyOf(months)} (?:the )?${englishOrdinal}),? (?:${englishYear}|(?<=\p{L},? )(?:19|20)\d\d)${wordEnd}`,
      'gu',
    ),
  ],
  examples: {
    finds: {
      'month as a name': 'geboren am ⟦dritten März neunzehnhundertachtzig⟧ in Ulm',
      'month as an ordinal': 'Kunde: ⟦elfter fünfter einundsiebzig⟧.',
      'this century': 'am ⟦einundzwanzigsten August zweitausendvier⟧.',
      'year in figures': 'der ⟦zwölfte April 1980⟧',
      English: 'I was born on the ⟦third of March nineteen eighty⟧.',
      American: "it's ⟦March twenty-first, nineteen sixty-two⟧",
    },
    ignores: {
      'no year': 'am dritten März um acht',
      'no month': 'der dritte achtzig Kilo schwere Sack',
      'no ordinal': 'drei März neunzehnhundertachtzig',
      'a year alone': 'im Jahr neunzehnhundertachtzig',
      'English, no year': 'on the third of March we met',
      'a ranking': 'dritter Versuch neunzehn Mal',
    },
  },
};
