import type { Recognizer } from '../../../recognizer.js';
import { lineEnd } from '../bounds.js';
import { usualFormsOfAddress } from '../date/person-words.js';
import { oneOf, pattern } from '../pattern.js';
import { notAYear } from '../years.js';
import { isWeakCode } from './code-shape.js';

const nameWord = String.raw`(?:\p{Lu}\.|\p{Lu}['’]?\p{Lu}?[\p{L}'’-]{1,20})`;
const name = String.raw`${nameWord}(?: (?:von|van|de|der|del|da|al|bin) ?)?(?: ${nameWord}){1,3}`;
const roles = [
  'Kollege', 'Kollegen', 'Kollegin', 'Mitarbeiter', 'Mitarbeiterin', 'Kunde', 'Kundin', 'Mitglied', 'Patient',
  'Patientin', 'Mieter', 'Mieterin', 'Schüler', 'Schülerin', 'Colleague', 'Customer', 'Member', 'Tenant', 'Student',
  'Employee', 'Officer', 'Agent', 'Driver', 'Guest',
]; // prettier-ignore
const title = String.raw`(?<!\p{L})${oneOf([...usualFormsOfAddress, 'Dr', ...roles, ...roles.map((role) => role.toLowerCase())])}`;

/**
 * A code in parentheses right behind whom it numbers: `Erna Muster (VT20621)`, `Herr Muster (K-118)`,
 * `Frau Muster (4711)`.
 * Rule: behind two words with a capital, two letters or more and five digits, as no model of a thing has; fewer, or
 * digits alone, behind a form of address or a role.
 */
export const codeBehindName: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`
      (?<![\p{L}\p{M}\p{N}-])${name} \((?:ID:? |[nN]r\.? |[nN]o\.? |#)?(?<value>\p{Lu}{1,4}[-/]?\d{5,8}(?:[-/]\d{1,4})?)
      (?=\)|, |;)
    `,
    pattern('dgu')`
      ${title} (?:Dr\.? )?${nameWord}(?: ${nameWord}){0,3} \((?:ID:? |[nN]r\.? |[nN]o\.? |#)?
      (?<value>\p{Lu}{1,4}[-/]?\d{3,8}(?:[-/]\d{1,4})?|${notAYear}\d{4,8})(?=\)|;)
    `,
    // between commas, behind a role: `Kundin Erna Muster, 20418, hat`
    pattern('dgu')`
      (?<!\p{L})${oneOf(roles)} ${name},[ ]
      (?<value>\p{Lu}{1,4}[-/]?\d{3,8}|${notAYear}\d{4,8})(?=, |;|\.?${lineEnd})
    `,
  ],
  isValid: (value) => /^\d{4,8}$/.test(value) || isWeakCode(value),
  examples: {
    finds: {
      'two of them': "Erna Sample (⟦VT20618⟧) and Mary D'Souza (⟦VT20621⟧)",
      'form of address': 'mit Frau Muster (⟦K-118⟧) sprechen',
      'digits behind a form of address': 'Herr Max Muster (⟦4711⟧) kam',
      'a word for a number': 'Erna Sample (ID ⟦VT20618⟧) asked',
      role: 'the tenant Max Sample (⟦T4471⟧) rang',
      'between commas, behind a role': 'Kundin Erna Muster, ⟦20418⟧, hat angerufen',
      'more behind it': 'Erna Sample (⟦VT20618⟧, since May) asked',
    },
    ignores: {
      'a model': 'Galaxy Watch (SM4471) kaputt',
      'one word': 'Lampe (VT20621) kaputt',
      'a year': 'Frau Muster (2024) sagte',
      'an age': 'Herr Muster (47) kam',
      'small letters': 'Erna Sample (vt20618) asked',
      'no parentheses': 'Erna Muster VT20618 asked',
    },
  },
};

/**
 * The number before whom it numbers: `Resigned: 0087 Mrs B. Sample`, `44188 Frau Muster`.
 * Rule: five digits or more, or four of which the first is zero, right before a form of address; no hour or round
 * count.
 */
export const numberBeforeName: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gu')`
      (?<![\p{L}\p{M}\p{N}_@.,/+-]|(?:[€$£%]|EUR|CHF|USD|GBP|INR) ?|\d[ ])
      (?!0\d[0-5]\d(?!\d)|\d{1,5}000(?!\d))(?:0\d{3,7}|\d{5,8})
      (?=(?:,| -| –)? {1,12}(?:Herrn?|Frau|Hr\.|Fr\.|Mrs?|Ms|Miss)\.? (?:Dr\.? )?\p{Lu})
    `,
  ],
  examples: {
    finds: {
      'zero first': 'Resigned: ⟦0087⟧ Mrs B. Sample (moved)',
      'six digits': 'Ausgetreten: ⟦441880⟧ Frau Muster',
      'abbreviated form of address': 'neu: ⟦104188⟧ Hr. Muster, Ulm',
      'a comma between': 'Karte an ⟦44188⟧, Herrn Max Muster',
      'a dash between': '- ⟦0192⟧ - Ms Sample, key 12',
      title: '⟦4418820⟧ Frau Dr. Muster\n',
    },
    ignores: {
      'an hour': 'arrived: 0815 Mrs Sample',
      'four digits': 'Im Jahr 1987 Frau Muster',
      'a round count': 'um 12000 Frau Muster',
      'an amount': 'paid £44188 Mrs Sample',
      'part of a telephone': 'Tel. 4471 44188 Frau muster',
      'no form of address': 'Ausgetreten: 44188 Gäste',
      'small letters': 'bei 44188 Frau ist',
    },
  },
};
