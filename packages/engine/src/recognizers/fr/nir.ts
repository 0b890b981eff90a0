import { isComplement97 } from '../../checksums/complement97.js';
import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/** 01-12; 20, 30-42 and 50-99 stand for a month that the civil register does not know. */
const isMonth = (month: number): boolean =>
  (month >= 1 && month <= 12) || month === 20 || (month >= 30 && month <= 42) || month >= 50;

/** 2A and 2B count as 19 and 18: the old department 20, one or two million subtracted from the thirteen digits. */
const withCorsicaAsNumber = (number: string): string => number.replace('2A', '19').replace('2B', '18');

/**
 * French social security number (NIR, "numéro de sécu"): sex, year, month, department, commune, order, two check
 * digits.
 * Rule: Code de la sécurité sociale art. R. 115-1; décret n° 82-103 of 22 January 1982, art. 4; the check digits are
 * 97 less the first thirteen digits modulo 97. Departments 2A and 2B are Corsica's. The examples are computed.
 */
export const nir: Recognizer = {
  type: 'FR_NIR',
  patterns: [
    wholeWord(
      /[123478][\p{Zs}.]?\d{2}[\p{Zs}.]?\d{2}[\p{Zs}.]?(?:\d{2}|2[AB])[\p{Zs}.]?\d{3}[\p{Zs}.]?\d{3}(?:[\p{Zs}./|,:()\p{Pd}]{0,3}|[\p{Zs},]{0,2}cl[ée][\p{Zs}.:]{0,3})\d{2}/iu,
    ),
  ],
  normalize: (value) => alphanumericUpper(value.replace(/cl[ée]/i, '')),
  isValid: (number) =>
    isMonth(Number(number.slice(3, 5))) &&
    number.slice(5, 7) !== '00' &&
    isComplement97(withCorsicaAsNumber(number.slice(0, 13)), number.slice(13)),
  contextWords: {
    de: ['französische sozialversicherungsnummer', 'sozialversicherungsnummer'],
    en: ['french social security', 'insee number'],
    other: ['nir', 'sécurité sociale', 'numéro de sécu', 'n° sécu', 'insee', 'carte vitale'],
  },
  examples: {
    finds: {
      'grouped as on the Carte Vitale': 'N° de sécurité sociale : ⟦2 84 05 75 116 042 17⟧.',
      'without spaces': 'NIR ⟦192033306328191⟧',
      'born in Corsica, 2A': 'né à Ajaccio, ⟦1 78 11 2A 004 127 06⟧',
      'born in Corsica, 2b in lower case': 'née à Bastia, ⟦2 81 07 2b 033 018 78⟧',
      'no-break spaces': 'sécu ⟦2\u00a090\u00a012\u00a069\u00a0123\u00a0211\u00a006⟧',
      'born abroad, month not known': 'Assuré ⟦1 65 20 99 351 007 74⟧',
      'key after its word': 'n° sécu ⟦2 84 05 75 116 042 clé 17⟧',
      'key after a bar': 'NIR: ⟦2 84 05 75 116 042 | 17⟧',
      'key after a slash': '(⟦1 99 02 13 055 310/95⟧)',
    },
    ignores: {
      'wrong check digits': 'NIR 2 84 05 75 116 042 18',
      'no such month': 'NIR 2 84 13 75 116 042 48',
      'department 00': 'NIR 2 84 05 00 116 042 05',
      'no such sex digit': 'NIR 5 84 05 75 116 042 61',
      'no such letter in the department': 'NIR 2 84 05 2C 116 042 31',
      'a letter touches it': 'NIR X284057511604217',
      'one digit more': 'NIR 2840575116042170',
    },
  },
};

/**
 * The same without its two check digits, right behind its label.
 * Rule: as `nir`; the label is the evidence.
 */
export const nirWithoutKey: Recognizer = {
  type: 'FR_NIR',
  patterns: [
    wholeWord(
      /[123478][\p{Zs}.]?\d{2}[\p{Zs}.]?\d{2}[\p{Zs}.]?(?:\d{2}|2[AB])[\p{Zs}.]?\d{3}[\p{Zs}.]?\d{3}(?!\p{Zs}?\d)/iu,
    ),
  ],
  normalize: alphanumericUpper,
  isValid: (number) => isMonth(Number(number.slice(3, 5))) && number.slice(5, 7) !== '00',
  needsContext: true,
  contextReach: 20,
  contextWords: {
    other: ['nir', 'sécurité sociale', 'securite sociale', 'numéro de sécu', 'n° sécu', 'n° de sécu', 'numéro insee'],
  },
  examples: {
    finds: {
      grouped: 'Numéro de sécurité sociale ⟦2 84 05 75 116 042⟧',
      'one piece': 'NIR ⟦1920333063281⟧.',
      Corsica: 'n° sécu : ⟦1 78 11 2A 004 127⟧',
      dots: 'N° de sécu ⟦2.90.12.69.123.211⟧',
      'key on its own': 'NIR ⟦2 84 05 75 116 042⟧, clé inconnue',
      'month not known': 'Numéro INSEE ⟦1 65 20 99 351 007⟧',
    },
    ignores: {
      'no word near': 'Article 2 84 05 75 116 042',
      'no such month': 'NIR 2 84 13 75 116 042',
      'department 00': 'NIR 2 84 05 00 116 042',
      'no such sex digit': 'NIR 5 84 05 75 116 042',
      'wrong check digits behind it': 'NIR 2 84 05 75 116 042 18',
      'a letter touches it': 'NIR X2840575116042',
      'a word far off': 'NIR demandé par la caisse pour le dossier 2840575116042',
    },
  },
};
