import { isLuhn } from '../../checksums/luhn.js';
import { weightedSum } from '../../checksums/weighted-sum.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/** La Poste ran out of numbers that pass; only its headquarters still does. */
const isBranchOfLaPoste = (digits: string): boolean => digits.startsWith('356000000') && digits !== '35600000000048';
const ones = Array.from({ length: 14 }, () => 1);

/**
 * French company number (SIREN), nine digits.
 * Rule: Code de commerce art. R. 123-220 and R. 123-221; the last digit is a Luhn check digit. One in ten random
 * numbers passes, so it needs context. The examples are computed.
 */
export const siren: Recognizer = {
  type: 'FR_SIREN',
  patterns: [wholeWord(/\d{3}[\p{Zs}.]?\d{3}[\p{Zs}.]?\d{3}/u)],
  normalize: digitsOnly,
  isValid: (digits) => digits !== '000000000' && isLuhn(digits),
  needsContext: true,
  contextWords: {
    de: ['französische handelsregisternummer'],
    en: ['french company number'],
    other: ['siren', 'rcs', 'r.c.s.', 'registre du commerce'],
  },
  examples: {
    finds: {
      'grouped by three': 'SIREN : ⟦493 718 241⟧',
      'without spaces': 'numéro SIREN ⟦804217362⟧.',
      'no-break spaces': 'SIREN ⟦318\u00a0902\u00a0475⟧',
      'after the register': 'immatriculée au RCS Lyon ⟦512 340 886⟧',
      'word after it': '⟦512 340 886⟧ R.C.S. Paris',
      'with dots': 'Siren: ⟦493.718.241⟧',
    },
    ignores: {
      'wrong check digit': 'SIREN 493 718 242',
      'no context word': 'Bestellnummer 493 718 241',
      'all zeros': 'SIREN 000 000 000',
      'one digit more': 'SIREN 0493718241',
      'a letter touches it': 'SIREN 493718241b',
      'a piece of a longer dotted number': 'SIREN 7.493.718.241',
    },
  },
};

/**
 * French establishment number (SIRET): the SIREN and five digits.
 * Rule: Code de commerce art. R. 123-221; SIREN and SIRET each end in a Luhn check digit, except La Poste's branches,
 * whose digits add up to a multiple of five. One in a hundred random numbers passes, so it needs context.
 */
export const siret: Recognizer = {
  type: 'FR_SIRET',
  patterns: [wholeWord(/\d{3}[\p{Zs}.]?\d{3}[\p{Zs}.]?\d{3}[\p{Zs}.]?\d{3}\p{Zs}?\d{2}/u)],
  normalize: digitsOnly,
  isValid: (digits) =>
    siren.isValid?.(digits.slice(0, 9)) === true &&
    (isBranchOfLaPoste(digits) ? weightedSum(digits, ones) % 5 === 0 : isLuhn(digits)),
  needsContext: true,
  contextWords: {
    de: ['betriebsnummer'],
    en: ['establishment number'],
    other: ['siret', 'établissement', 'n° de siret'],
  },
  examples: {
    finds: {
      'grouped as on letterheads': 'SIRET : ⟦493 718 241 00018⟧',
      'without spaces': 'n° SIRET ⟦80421736200024⟧.',
      'last five in two': 'N° Siret ⟦493 718 241 000 18⟧',
      'no-break spaces': 'SIRET ⟦318\u00a0902\u00a0475\u00a000033⟧',
      "a branch of La Poste, digits' sum 20": 'Siret ⟦356 000 000 00015⟧',
      'the headquarters of La Poste, a Luhn number': 'Siret ⟦356 000 000 00048⟧',
      'word after it': '⟦804 217 362 00024⟧ (SIRET)',
    },
    ignores: {
      'wrong check digit': 'SIRET 493 718 241 00019',
      'wrong check digit of the SIREN inside': 'SIRET 493 718 240 00010',
      'no context word': 'Zähler 493 718 241 00018',
      'a branch rule that only La Poste has': 'SIRET 493 718 241 00010',
      'one digit more': 'SIRET 493718241000180',
      'a letter touches it': 'SIRET F49371824100018',
    },
  },
};
