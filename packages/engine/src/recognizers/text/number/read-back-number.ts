import { digitCount } from '../../../normalize.js';
import type { Recognizer } from '../../../recognizer.js';
import { lineEnd } from '../bounds.js';
import { isDate } from '../date/date-forms.js';
import { oneOf, pattern, source } from '../pattern.js';

const speakers = oneOf([
  'Agent', 'Agentin', 'Kunde', 'Kundin', 'Anrufer', 'Anruferin', 'Mitarbeiter', 'Mitarbeiterin', 'Berater', 'Beraterin',
  'Service', 'Hotline', 'Disponent', 'Disponentin', 'Caller', 'Customer', 'Operator', 'Rep', 'Dispatcher', 'AGENT',
  'CALLER', 'KUNDE', 'ANRUFER', 'CUSTOMER',
]); // prettier-ignore
/** `[00:31] Agent: `; a line of a transcript has the time or such a speaker. */
const turn = source`
  (?<=^[ \t>]{0,8}(?:
    \[[\d:. ]{4,12}\] \p{L}[^:\n]{0,30}
    |(?:\d\d:\d\d(?::\d\d)? )?${speakers}(?: \d)?
  ):[ \t]{1,4})
`;
/** What is said before the number: `Also `, `Ja, das ist die `, `I repeat: `. */
const words = String.raw`(?:[\p{L}'’]{1,12}[,.…:]{0,3} ){0,6}?`;

/**
 * A number that somebody reads out or repeats in the transcript of a call: `Agent: Also 20 61 8 94 35, ja?`.
 * Rule: nothing but a few words before it in the turn of a speaker; three groups of digits or more, or two with six
 * digits, as a count or an amount is not said.
 */
export const readBackNumber: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgmu')`
      ${turn}${words}
      (?<value>(?:\p{Lu}{1,4}[ -]?)?\d{1,8}(?:(?:[ ]|, | - |-| ?/ ?)\d{1,8}){2,11}|\p{Lu}{1,4}[ -]?\d{2,8}(?:[ -/]\d{1,8})?|
      \d{3,8}[ ]\d{1,6}|\d{6,12})
      (?=[,.?!…–]|${lineEnd}|[ ](?:ja|richtig|korrekt|stimmt|genau|oder|right|correct|okay|yes)(?!\p{L}))
      (?![.,]\d)
    `,
  ],
  isValid: (value) => digitCount(value) >= 5 && !isDate(value),
  examples: {
    finds: {
      'read back': '[00:31] Agent: Also ⟦20 61 8 94 35⟧, ja?',
      'all of a turn': '[03:03] Kunde: ⟦713 99 28⟧.',
      'slash with spaces': '[00:46] A: Ich wiederhole, ⟦KR 471 118 204 / 05⟧. Und',
      'digit by digit': '[01:57] Agent: ⟦0 1 2 7 9⟧, gut.',
      'with capitals and joints': 'AGENT: Also ⟦KR 55182-0477-1⟧. Dann',
      'one long group': 'AGENT: notiert, die ⟦4418820⟧.\n',
      'no time': 'Anruferin: Moment, das ist die ⟦44 17 712⟧\n',
      'commas between': 'Kunde: Genau, ⟦44, 17, 71⟧. Danke',
      English: 'Agent: So I repeat: ⟦4471 88204⟧, correct?',
    },
    ignores: {
      'no turn of a speaker': 'Also 20 61 8 94 35, ja?',
      'another label': 'Werte: 20 61 8 94 35, ja?',
      'one group': '[00:31] Kunde: Also 48213, ja?',
      'an amount': '[00:31] Kunde: Also 20 61 8,50, ja?',
      'too many words before it': '[00:31] Kunde: Es waren wohl noch an jenem Tag etwa 20 61 8 94, ja?',
      'something counted': '[00:31] Kunde: Also 20 61 8 94 Stück.',
    },
  },
};
