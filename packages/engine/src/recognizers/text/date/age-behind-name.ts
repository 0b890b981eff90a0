import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { oneOf, pattern } from '../pattern.js';
import { isAge, jahre, wholeYears } from './age-numbers.js';
import { givenName } from './given-name.js';
import { persons } from './person-words.js';
import { wordStart } from '../bounds.js';

const person = `${wordStart}${anyOf(persons)}`;
/** Words that a given name stands behind: `für Erna (4)`. */
const preposition = String.raw`(?<![\p{L}\d])(?:für|for|mit|with|von|and|und|wo)`;
/** `Erna` or `Erna Muster`. */
const oneOrTwoNames = `${givenName}(?: ${givenName})?`;
/** `Erna` alone, in a list of names that all have their age behind them. */
const listedName = String.raw`\p{Lu}\p{Ll}{1,15}`;
const and = '(?:,| und| and)';

const children = oneOf([
  'Kinder', 'Kindern', 'Töchter', 'Söhne', 'Geschwister',
  'children', 'Children', 'kids', 'Kids', 'sons', 'Sons', 'daughters', 'Daughters',
]); // prettier-ignore
const youngestOrEldest = String.raw`(?:[kK]leine|[gG]roße|[jJ]üngste|[äÄ]lteste)[rn]?`;

/**
 * The age in digits behind a person's name or the word for a relative, in parentheses or between commas: `Zeugin: Erna
 * Muster, 19, Azubi`.
 * Rule: as newspapers, reports of the police and courts set it; a word for a person, two names, a preposition or a
 * second age say that it is one, and nouns with a number behind them (`Anlage (4)`) are no names.
 */
export const ageBehindName: Recognizer = {
  type: 'AGE',
  patterns: [
    // Each child with an age: `Lena (5) und Tim (7)`
    pattern('gu')`(?<=${listedName} \()\d{1,2}(?=\)${and} ${listedName} \(\d{1,2}\))`,
    pattern('gu')`(?<=${listedName} \(\d{1,2}\)${and} ${listedName} \()\d{1,2}(?=\))`,
    // All ages together: `drei Kinder (4, 7 und 9)`
    pattern('gu')`
      (?<=${children} \((?:\d{1,2}${and} ){0,4})
      \d{1,2}
      (?=(?:,| and| und| J\.)? ?(?:\d{1,2}${and}? ?){0,4}${jahre}?\))
    `,
    pattern('gu')`
      (?<=${givenName} ${givenName} \()
      ${wholeYears}
      (?=\)(?: ?[,.;:]| \p{Ll}| ?-| ?\r?\n|$))
    `,
    pattern('gu')`(?<=(?:${person} ${oneOrTwoNames}|${preposition} ${givenName}) \()${wholeYears}(?=\))`,
    pattern('gu')`(?<=${person}:? ${oneOrTwoNames}, )${wholeYears}(?=[,.;)](?!\d))`,
    pattern('gmu')`
      (?<=(?:[,:;(–-] |^)${givenName} ${givenName}, )
      [1-9]\d
      (?=, (?!\d)(?:\p{Ll}|\p{Lu}\p{Ll}{2}))
    `,
    pattern('gu')`(?<=(?:(?<!\p{L})${youngestOrEldest}|${person}) \()${wholeYears}(?=\))`,
  ],
  isValid: isAge,
  examples: {
    finds: {
      'behind a name': 'Neighbor Sam Sample (⟦71⟧) saw it',
      'behind a first name': 'für Erna (⟦4⟧) und Max',
      'behind a relative': 'Schwester Erna, ⟦73⟧, Tel. 0221',
      'behind a name, between commas': 'Zeugin: Erna Muster, ⟦19⟧, Azubi',
      'behind a relative alone': 'die Kleine (⟦6⟧) kommt mit',
      'two children with their names': 'Lena (⟦5⟧) und Tim (⟦7⟧) schlafen',
      'children without names': 'drei Kinder (⟦4⟧, ⟦7⟧ und ⟦9⟧) im Haus',
    },
    ignores: {
      'a count behind a noun': 'für Anlage (4) und Max',
      'a count behind two nouns': 'Neue Anmeldung (71) fehlt',
      'a year behind a name': 'Neighbor Sam Sample (1971) saw it',
      'an age that nobody reaches': 'Schwester Erna (471) und',
      'an amount behind a name': 'Schwester Erna, 73 Euro',
      'a decimal number': 'Schwester Erna, 73,5 Kilo',
    },
  },
};
