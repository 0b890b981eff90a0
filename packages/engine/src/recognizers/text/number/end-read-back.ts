import type { Recognizer } from '../../../recognizer.js';
import { pattern } from '../pattern.js';
import { digits } from './spoken-digits.js';

/**
 * The last digits of an account or a card, read back in words: `Ich wiederhole, am Ende sieben sechs zwo acht`.
 * Rule: four number words or more behind what says that they end a number.
 */
export const endReadBack: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`
      (?<!\p{L})(?:[aA]m Ende|[zZ]um Schluss|[hH]inten|endet (?:auf|mit)|[lL]etzte[nr]? (?:vier|drei|fünf|sechs)(?: Ziffern| Stellen)?|
      [aA]t the end|[eE]nd(?:s|ing)(?: in| with)?|[lL]ast (?:four|three|five|six)(?: digits)?)
      (?: sind| lauten| dann| are| is| it's)?[:,]?[ ](?<value>${digits(4)})(?![\p{L}\p{N}])
    `,
  ],
  examples: {
    finds: {
      German: 'Ich wiederhole, am Ende ⟦sieben sechs zwo acht⟧ –',
      'in commas': 'das endet auf ⟦sieben, sechs, zwei, acht⟧.',
      'the last four': 'die letzten vier Ziffern sind ⟦null eins neun vier⟧\n',
      English: 'the account ending ⟦four four one nine⟧, yes',
      'last four': 'Last four are ⟦double four one nine nine⟧?',
      'at the end': 'so at the end ⟦oh oh four one seven⟧',
    },
    ignores: {
      'three digits': 'account ending nine oh four',
      'one number': 'am Ende siebenundzwanzig Stück',
      'in the middle': 'in der Mitte sieben sechs zwo acht',
      'figures that are counted': 'am Ende 7 6 2 8',
      'a word between': 'am Ende kamen sieben sechs zwo acht',
      'no number': 'am Ende alles gut',
    },
  },
};
