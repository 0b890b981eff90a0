import { isGivenName } from '../../../given-names.js';
import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { wordEnd, wordStart } from '../bounds.js';
import { pattern } from '../pattern.js';
import { legalForm, noCompany } from './legal-form.js';
import { isName } from './name-check.js';
import { anyTitles, formOfAddress, fullName } from './person-name.js';

/** Labels of more than one person. */
const labels = anyOf([
  'anwesend', 'anwesende', 'entschuldigt', 'abwesend', 'teilnehmer', 'teilnehmerinnen', 'teilnehmende', 'beteiligte',
  'gäste', 'mitglieder', 'mitarbeiter', 'mieter', 'vermieter', 'eigentümer', 'kläger', 'beklagte', 'zeugen', 'eltern',
  'kinder', 'geschwister', 'erben', 'geschäftsführer', 'geschäftsführung', 'vorstand', 'aufsichtsrat', 'gesellschafter',
  'verteiler', 'attendees', 'attending', 'present', 'apologies', 'absent', 'participants', 'members', 'guests',
  'witnesses', 'tenants', 'landlords', 'parents', 'children', 'siblings', 'directors', 'trustees', 'interviewers',
  'authors',
]); // prettier-ignore

const addressed = `(?:${formOfAddress} )?${anyTitles}`;
/** What stands behind a name before the comma: `(Vorsitz)`. */
const remark = String.raw`(?: \([^()\n]{1,30}\))?`;
const name = String.raw`\p{Lu}[\p{L}\p{M} .'’-]{2,60}`;

const company = new RegExp(wordStart + legalForm + wordEnd, 'u');

/** Whether a given name or an initial begins it: not `Ehepaar Muster`, `Registergericht Ulm` or `Ford Focus`. */
const beginsName = (value: string): boolean => {
  const [first = ''] = value.split(/[ \u00a0]/, 1);
  return isGivenName(first) || /^\p{Lu}\.$/u.test(first);
};

/**
 * A name of an enumeration: `Anwesend: Erna Muster, Sam Sample (Protokoll)`.
 * Rule: the label of several persons, names of two words or more between commas or semicolons, this one up to the next
 * comma or the end of the part of the sentence.
 */
export const personInEnumeration: Recognizer = {
  type: 'PERSON',
  patterns: [
    pattern('dgu')`
      ${wordStart}${addressed}(?<value>${fullName})
      (?=${remark}[ ]?(?:[,;]|\.?(?:\r?\n|$)| (?:und|and|sowie|&)[ ]))
      (?<=${wordStart}${labels}[ \t]{0,3}:[ \t]{1,3}(?:${name}${remark}[,;][ ]){0,40}${name})
      ${noCompany}`,
  ],
  isValid: (value) => beginsName(value) && isName(value) && !company.test(value),
  examples: {
    finds: {
      'first and second': 'Anwesend: ⟦Karin Muster⟧, ⟦Emily Sample⟧\n',
      'with a title': 'Teilnehmer: ⟦Karin Muster⟧, Dr. ⟦Thomas Muster⟧\n',
      'behind a remark': 'Attendees: ⟦Emily Sample⟧ (chair), ⟦Karin Muster⟧.',
      'the last': 'Zeugen: ⟦Karin Muster⟧, ⟦Thomas Muster⟧ und ⟦Emily Sample⟧',
      'between semicolons': 'Kinder: ⟦Karin Muster⟧; ⟦Thomas von Muster⟧; wohnhaft in',
      'behind an initial': 'Vorstand: ⟦E. Muster⟧, ⟦M. Muster⟧\n',
    },
    ignores: {
      'a label of one thing': 'Projekt: Karin Muster, Emily Sample\n',
      'no label': 'Farben: Karin Muster, Emily Sample\n',
      'a company': 'Gesellschafter: Musterbau Holding GmbH, Sitz Ulm\n',
      'a company by its founder': 'Gesellschafter: Karin Muster Holding GmbH, Sitz Ulm\n',
      'a department': 'Anwesend: Abteilung Vertrieb, Abteilung Einkauf\n',
      'one word': 'Kinder: Karin, Sam, Thomas\n',
      'a sentence': 'Anwesend: Emily Sample war krank.',
    },
  },
};
