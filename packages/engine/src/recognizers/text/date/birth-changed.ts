import type { Recognizer } from '../../../recognizer.js';
import { oneOf, pattern, source } from '../pattern.js';
import { birthWord } from './birth-words.js';
import { fullDate, isDate, timestamp } from './date-forms.js';

const date = `(?:${fullDate}|${timestamp})`;
/** No value, which also stands as two quotes with nothing between. */
const nothing = oneOf([
  'null', 'None', 'nil', 'undefined', 'leer', 'empty', 'unbekannt', 'unknown', 'n/a', '-', '–', '—', '',
]); // prettier-ignore
const changed = oneOf([
  'changed', 'updated', 'corrected', 'amended', 'geändert', 'korrigiert', 'berichtigt', 'alt', 'bisher', 'old', 'was',
]); // prettier-ignore
/** What another source says: `while the passport says `. */
const against = oneOf([
  'while', 'whereas', 'but', 'yet', 'although', 'aber', 'während', 'jedoch', 'dagegen', 'hingegen',
]); // prettier-ignore
const says = oneOf([
  'says', 'said', 'shows', 'showed', 'gives', 'gave', 'has', 'had', 'states', 'reads', 'lists', 'has it as', 'steht',
  'stand', 'nennt', 'zeigt', 'lautet', 'angegeben', 'vermerkt ist',
]); // prettier-ignore
/** From the birth word to the old value: `: `, ` geändert von `, ` (alt): `. */
const upToOld = source`
  (?!\p{L})["']?(?: (?:wurde |has been |was )?\(?${changed}\)?)?(?:[ ]?[:=])?(?: (?:from|von|vom))?[ ]?["']?
`;
/** From the old value to the new: ` -> `, ` auf den `. */
const upToNew = String.raw`["']?,? ?(?:->|=>|→|⇒|to|auf(?: den)?|in|neu:?|new:?|jetzt:?|now:?) ?["']?`;

/**
 * A birth that a record of changes, a log or a letter tells with the value before and after:
 * `birthDate: null -> 1991-07-26`.
 * Rule: as `dateOfBirth`; the birth word stands before both values.
 */
export const birthChanged: Recognizer = {
  type: 'DATE_OF_BIRTH',
  patterns: [
    pattern('dgu')`${birthWord}${upToOld}(?<value>${date})(?=${upToNew}(?:${date}|${nothing}))`,
    pattern('dgu')`${birthWord}${upToOld}(?:${date}|${nothing})${upToNew}(?<value>${date})`,
    // `"birthDate":{"old":null,"new":"1991-07-26"}`
    pattern('gu')`(?<=${birthWord}["'] ?: ?\{[^{}\n]{0,60}["'] ?: ?["'])${date}(?=["'])`,
    // `date of birth is 12 March 1980, while the passport says 13 March 1980`
    pattern('dgu')`
      ${birthWord}(?!\p{L})\.?[^.;\n\d]{0,40}(?<value>${date})
      (?=[^.;\n\d]{0,40}[ ]${against}(?!\p{L})[^.;\n\d]{0,50}[ ]${says}:? (?:it is |it was |den |der |am )?${date})
    `,
    pattern('dgu')`
      ${birthWord}(?!\p{L})\.?[^.;\n\d]{0,40}${date}[^.;\n\d]{0,40}[ ]${against}(?!\p{L})[^.;\n\d]{0,50}
      [ ]${says}:? (?:it is |it was |den |der |am )?(?<value>${date})
    `,
  ],
  normalize: (value) => value.replace(/[T ]\d\d:.*$/, ''),
  isValid: isDate,
  examples: {
    finds: {
      'record of a change': 'changed=[birthDate: null -> ⟦1991-07-26⟧, name: x]',
      'both values': 'Geburtsdatum: ⟦12.03.1980⟧ → ⟦13.03.1980⟧\n',
      'in a sentence': 'Das Geburtsdatum wurde geändert von ⟦12.03.1980⟧ auf ⟦13.03.1980⟧.',
      'in an English sentence': 'date of birth corrected from ⟦12/03/1980⟧ to ⟦13/03/1980⟧.',
      'in quotes': 'dob "" => "⟦1991-07-26⟧"',
      'object of JSON': '"birthDate":{"old":null,"new":"⟦1991-07-26⟧"}',
      'another source': 'Her date of birth on the form is ⟦12 March 1980⟧, while the passport says ⟦13 March 1980⟧.',
      'another source, German': 'geb. ⟦12.03.1980⟧ laut Antrag, aber im Ausweis steht ⟦13.03.1980⟧.',
      'taken out': 'birth_date: ⟦1991-07-26⟧ -> null',
    },
    ignores: {
      'another field': 'changed=[orderDate: null -> 2026-07-26]',
      'no such day': 'birthDate: null -> 1991-02-30',
      'another object of JSON': '"orderDate":{"old":null,"new":"2026-07-26"}',
      'another field behind it': 'birthDate: null, orderDate: null -> 2026-07-26',
      'another event told against it': 'Her policy is of 12 March 2020, while the passport says 13 March 2020.',
      'a year alone': 'birthDate: null -> 1991',
      'an arrow and another field': 'birthDate: null, seen: 2020-01-01 -> 2026-07-26',
    },
  },
};
