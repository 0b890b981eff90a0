import { isLuhn } from '../../checksums/luhn.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/** The three digits of the tax office: a province 001-100, or one of the central ones. */
const isOffice = (office: number): boolean => (office >= 1 && office <= 100) || [120, 121, 888, 999].includes(office);

/**
 * Tells whether eleven digits are an Italian partita IVA: a number, a tax office, a Luhn digit. Also used for IT VAT
 * ids.
 */
export const isPartitaIva = (digits: string): boolean =>
  !digits.startsWith('0000000') && isOffice(Number(digits.slice(7, 10))) && isLuhn(digits);

/**
 * Italian VAT code (partita IVA), eleven digits; with the prefix IT it is an EU_VAT_ID.
 * Rule: D.P.R. 633/1972 art. 35; D.M. 23 dicembre 1976, art. 8-9 (Luhn digit). About one in a hundred random numbers
 * passes, so it needs context. The examples are computed.
 */
export const vatCode: Recognizer = {
  type: 'IT_VAT_CODE',
  patterns: [wholeWord(/\d{3}\p{Zs}?\d{4}\p{Zs}?\d{4}/u), wholeWord(/\d{5}\p{Zs}\d{6}/u)],
  normalize: digitsOnly,
  isValid: isPartitaIva,
  needsContext: true,
  contextWords: {
    de: ['umsatzsteuernummer', 'mehrwertsteuernummer', 'ust-id', 'mwst'],
    en: ['vat code', 'vat number', 'vat no'],
    other: ['partita iva', 'p. iva', 'p.iva', 'p.i.', 'piva', 'codice fiscale'],
  },
  examples: {
    finds: {
      'without spaces': 'Partita IVA ⟦02741650374⟧.',
      'abbreviated word': 'P.IVA: ⟦04162030581⟧',
      'grouped 3-4-4': 'P. IVA ⟦027 4165 0374⟧',
      'grouped 5-6': 'VAT number ⟦02741 650374⟧',
      'central office 888': 'P.I. ⟦10937458882⟧',
      'word after it': '⟦04162030581⟧ (partita iva)',
    },
    ignores: {
      'wrong check digit': 'P.IVA 02741650375',
      'no such tax office': 'P.IVA 02741654376',
      'number zero': 'P.IVA 00000000372',
      'no context word': 'Auftrag 02741650374',
      'one digit more': 'P.IVA 027416503743',
      'a letter touches it': 'P.IVA x02741650374',
    },
  },
};
