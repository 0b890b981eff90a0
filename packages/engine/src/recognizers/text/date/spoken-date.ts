import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { wordEnd, wordStart } from '../bounds.js';
import {
  englishBelowHundred,
  englishOnes,
  englishTens,
  germanBelowHundred,
  germanOnes,
  germanTeens,
  germanTens,
} from '../number-words.js';
import { spokenDigit } from '../number/spoken-digits.js';
import { oneOf, pattern, source } from '../pattern.js';
import { nextSpeaker } from '../speaker.js';
import { wholeMonth } from './month-names.js';

/** `1980` or `80`. */
const yearInDigits = String.raw`(?:(?:19|20)\d\d|\d\d)`;

/** `einundzwanzig` to `neunundneunzig`. */
const germanPairs = germanOnes.flatMap((one) => germanTens.map((ten) => `${one}und${ten}`));
/** `dritter`, `elften`, `einundzwanzigste`. */
const germanOrdinal =
  anyOf([
    'erst', 'zweit', 'zwot', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'siebent', 'acht', 'neunt',
    ...germanTeens.map((teen) => `${teen}t`),
    'zwanzigst', 'dreißigst',
    ...germanPairs.filter((word) => /(?:zwanzig|dreißig)$/.test(word)).map((word) => `${word}st`),
  ]) + 'e[rnsm]?'; // prettier-ignore
const germanCentury = anyOf(['neunzehnhundert', 'neunzehn hundert', 'zweitausend', 'zwanzig']);
/** `neunzehnhundertachtzig`, `achtzig`, `zweitausend`. */
const germanYear = source`
  (?:
  // no year that counts: "zweiter neunter zwei Geräte"
  (?:${germanCentury}(?: ?und)? ?|(?!${oneOf(germanOnes)} \p{L}))
  (?:${germanBelowHundred}|${anyOf(['eins'])})
  |${anyOf(['zweitausend', 'neunzehnhundert'])}
  )
`;

const englishOrdinalOnes = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const englishOrdinal = anyOf([
  ...englishOrdinalOnes,
  'tenth', 'eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth',
  'nineteenth', 'twentieth', 'thirtieth',
  ...['twenty', 'thirty'].flatMap((ten) => englishOrdinalOnes.flatMap((one) => [`${ten}-${one}`, `${ten} ${one}`])),
]); // prettier-ignore
const ones = anyOf(englishOnes);
/** `nineteen eighty-two`, `two thousand and four`, `twenty oh five`. */
const englishYear = source`
  (?:nineteen|twenty|two thousand(?: and)?)[ -](?:hundred and )?
  (?:${englishBelowHundred('[ -]')}|oh[ -]${ones})
`;
/** `fifty-eight`, `fifty eight`, `fifty`. */
const englishShortYear = `(?:${anyOf(englishTens)}(?:[ -]${ones})?|oh[ -]${ones})`;

/**
 * A birthday said in words, as transcripts of calls have it: `am dritten März neunzehnhundertachtzig`, `elfter fünfter
 * einundsiebzig`.
 * Rule: day as an ordinal, month as a name or an ordinal, then a year in words. Other dates are not read out in full.
 */
export const spokenDate: Recognizer = {
  type: 'DATE_OF_BIRTH',
  patterns: [
    pattern('gu')`
      ${wordStart}${germanOrdinal} (?:${wholeMonth}|${germanOrdinal}),?
      [ ](?:${germanYear}|${yearInDigits})${wordEnd}
    `,
    pattern('gu')`
      ${wordStart}(?:${englishOrdinal} (?:of )?${wholeMonth}|${wholeMonth} (?:the )?${englishOrdinal}|
      ${englishOrdinal} of (?:the )?${englishOrdinal}),?
      [ ](?:${englishYear}|(?:19|20)\d\d)${wordEnd}
    `,
    // without its century, `twenty-sixth of the second, fifty-eight`
    pattern('gu')`${wordStart}${englishOrdinal} of (?:the )?${englishOrdinal},? ${englishShortYear}${wordEnd}`,
    // in answer to the question for it, also in numbers: `oh four, seventeen, eighty two`
    pattern('dgu')`
      (?:[bB]irth|[bB]orn|[bB]irthday|DOB|[gG]eburtsdatum|geboren)(?!\p{L})[^\n]{0,60}${nextSpeaker}
      (?:[\p{L}'’]{1,12}[,.…]{0,3} ){0,5}?
      (?<value>(?:${englishOrdinal} (?:of )?${wholeMonth}|${wholeMonth} (?:the )?${englishOrdinal}),? ${englishShortYear}|
      ${spokenDigit}(?:[ ,]{1,2}${spokenDigit}){2,8})${wordEnd}(?! (?:and|und) )
    `,
    pattern('dgu')`
      (?<!\p{L})(?:[bB]irth|DOB|[gG]eburtsdatum)(?: ist| is)(?: der| the)? (?<value>
      ${spokenDigit}(?:[ ,]{1,2}${spokenDigit}){2,8})
      ${wordEnd}
    `,
    pattern('dgu')`
      ${wordStart}(?:[bB]orn|[bB]irth|[bB]irthday|DOB|D O B)(?:[ ,:]{1,2}(?:is|was|on|the|it's|that's)){0,3}[ ,:]{1,2}
      (?<value>(?:${englishOrdinal} (?:of )?${wholeMonth}|${wholeMonth} (?:the )?${englishOrdinal}),? ${englishShortYear})
      ${wordEnd}
    `,
  ],
  examples: {
    finds: {
      'month as a name': 'geboren am ⟦dritten März neunzehnhundertachtzig⟧ in Ulm',
      'month as an ordinal': 'Kunde: ⟦elfter fünfter einundsiebzig⟧.',
      'this century': 'am ⟦einundzwanzigsten August zweitausendvier⟧.',
      'year in figures': 'der ⟦zwölfte April 1980⟧',
      English: 'I was born on the ⟦third of March nineteen eighty⟧.',
      'month as an ordinal, English': 'born ⟦fourth of the sixth, 1966⟧.',
      'no century': 'The ⟦twenty-sixth of the second, fifty-eight⟧.',
      'no century, a month by its name': 'date of birth ⟦june third seventy two⟧ and',
      'in answer': 'AGENT: And your date of birth?\nCALLER: ⟦fourteenth of March sixty one⟧.',
      'in numbers': 'date of birth is ⟦oh four, seventeen, eighty two⟧\n',
      American: "it's ⟦March twenty-first, nineteen sixty-two⟧",
    },
    ignores: {
      'no year': 'am dritten März um acht',
      'no month': 'der dritte achtzig Kilo schwere Sack',
      'no ordinal': 'drei März neunzehnhundertachtzig',
      'a year alone': 'im Jahr neunzehnhundertachtzig',
      'English, no year': 'on the third of March we met',
      'English, a number behind it': 'on the third of March fifty guests came',
      'a count behind a day': 'seit dem zweiundzwanzigsten neunten zwei Geräte gemietet',
      'a ranking': 'dritter Versuch neunzehn Mal',
    },
  },
};
