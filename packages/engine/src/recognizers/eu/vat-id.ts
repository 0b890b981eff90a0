import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';
import { vatRules } from './vat-rules.js';

/** Checks a number with its prefix, in upper case and without separators, by the rule of its state. */
export function isEuVatId(vatId: string): boolean {
  const [rule, number] = [vatRules[vatId.slice(0, 2)], vatId.slice(2)];
  return rule !== undefined && rule.shape.test(number) && rule.isValid(number);
}

/**
 * VAT identification number of an EU member state other than Germany and Austria, or of Northern Ireland (XI).
 * Rule: Council Directive 2006/112/EC art. 214-215; each state's check in `vat-rules.ts`. Of Czech persons born before
 * 1954 only the date of birth can be checked. The examples are computed.
 */
export const vatId: Recognizer = {
  type: 'EU_VAT_ID',
  patterns: [
    // one length each: where a number may go on, the number after it would be taken in and nothing found
    wholeWord(/(?:CZ|DK|FI|HU|LU|MT|SI)[\p{Zs}\p{Pd}]?\d(?:[\p{Zs}.\p{Pd}]?\d){7}/u),
    wholeWord(/(?:BG|CZ|E[EL]|LT|PT|XI)[\p{Zs}\p{Pd}]?\d(?:[\p{Zs}.\p{Pd}]?\d){8}/u),
    wholeWord(/(?:BE|BG|CZ|PL|SK)[\p{Zs}\p{Pd}]?\d(?:[\p{Zs}.\p{Pd}]?\d){9}/u),
    wholeWord(/(?:HR|IT|LV)[\p{Zs}\p{Pd}]?\d(?:[\p{Zs}.\p{Pd}]?\d){10}/u),
    wholeWord(/(?:LT|SE)[\p{Zs}\p{Pd}]?\d(?:[\p{Zs}.\p{Pd}]?\d){11}/u),
    wholeWord(/RO[\p{Zs}\p{Pd}]?\d{4,10}/u),
    wholeWord(/FR\p{Zs}?[\dA-HJ-NP-Z]{2}\p{Zs}?\d{3}[\p{Zs}.]?\d{3}[\p{Zs}.]?\d{3}/u),
    wholeWord(/NL\p{Zs}?\d{4}\.?\d{2}\.?\d{3}\.?B\.?\d{2}/u),
    wholeWord(/ES[\p{Zs}\p{Pd}]?[A-HJ-NP-SU-Z\d][\p{Zs}\p{Pd}]?\d{7}[\p{Zs}\p{Pd}]?[A-Z\d]/u),
    wholeWord(/CY\p{Zs}?\d{8}\p{Zs}?[A-Z]/u),
    wholeWord(/IE\p{Zs}?\d[\dA-Z]\d{5}\p{Zs}?[A-W][A-I]?/u),
  ],
  normalize: alphanumericUpper,
  isValid: isEuVatId,
  contextWords: {
    de: ['ust-id', 'ust-idnr', 'umsatzsteuer-identifikationsnummer', 'mwst-nr'],
    en: ['vat id', 'vat number', 'vat no', 'vat reg'],
    other: ['tva', 'btw', 'p. iva', 'partita iva', 'nip', 'dič', 'moms', 'nif', 'alv'],
  },
  examples: {
    finds: {
      'Belgium, with dots': 'TVA ⟦BE 0482.715.352⟧.',
      'France, key of two digits': 'N° TVA ⟦FR 43 493 718 241⟧',
      'Netherlands, a company': 'BTW ⟦NL004827156B01⟧',
      'Netherlands, a sole trader since 2020': 'BTW-id ⟦NL004827153B56⟧',
      Italy: 'USt-IdNr. ⟦IT02741650374⟧',
      'Spain, a company with a digit': 'NIF-IVA ⟦ESB48215099⟧',
      'Spain, a foreigner': 'VAT ⟦ESX4821509L⟧',
      'Poland, with hyphens': 'NIP ⟦PL 527-314-80-69⟧',
      'Czechia, a company': 'DIČ ⟦CZ48271535⟧',
      'Czechia, a person': 'DIČ ⟦CZ8254294213⟧',
      'Czechia, a person born before 1954': 'DIČ ⟦CZ400415547⟧',
      'Czechia, a six in front': 'DIČ ⟦CZ664561808⟧',
      'Denmark, in pairs': 'Moms ⟦DK 48 27 15 37⟧',
      Sweden: 'VAT no. ⟦SE556814274801⟧',
      Finland: 'ALV ⟦FI04827152⟧',
      'Ireland, two letters': 'VAT reg. ⟦IE4827153HA⟧',
      Hungary: 'USt-ID: ⟦HU48271532⟧',
      Greece: 'ΑΦΜ ⟦EL048271532⟧',
      Cyprus: 'VAT ⟦CY10482715I⟧',
      Luxembourg: 'TVA ⟦LU48271568⟧',
      'another number after it': 'NIP ⟦PL 5273148069⟧ 12 Rechnungen',
      'Northern Ireland': 'VAT ⟦XI 482 7153 76⟧',
    },
    ignores: {
      'wrong check digit, Poland': 'NIP PL5273148060',
      'wrong check digits, Belgium': 'TVA BE0482715353',
      'wrong key before a correct SIREN': 'TVA FR44493718241',
      'wrong check digit, Denmark': 'Moms DK48271538',
      'wrong check letter, Ireland': 'VAT IE4827153IA',
      'a Swedish number that does not end in 01': 'VAT SE556814274802',
      'no such date of birth, Czechia': 'DIČ CZ401315547',
      'nine digits from 1954 on, Czechia': 'DIČ CZ540415547',
      'wrong check digit behind a six, Czechia': 'DIČ CZ664561809',
      'a prefix of no member state': 'VAT YL5273148069',
      'one digit more': 'NIP PL52731480691',
      'a letter before it': 'NIP APL5273148069',
    },
  },
};
