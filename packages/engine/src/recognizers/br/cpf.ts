import { weightedSum } from '../../checksums/weighted-sum.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

const isElevenTimesTheSame = (digits: string): boolean => /^(\d)\1{10}$/.test(digits);

/** Each check digit is ten times the weighted sum of all digits before it, modulo 11, with 10 as 0. */
const hasCheckDigits = (digits: string): boolean =>
  ((weightedSum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) * 10) % 11) % 10 === Number(digits.charAt(9)) &&
  ((weightedSum(digits, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) * 10) % 11) % 10 === Number(digits.charAt(10));

/**
 * Brazilian natural person number (CPF), eleven digits, the last two of which check the others.
 * Rule: Instrução Normativa RFB 2172/2024. One in a hundred random numbers passes, so it needs context.
 */
export const cpf: Recognizer = {
  type: 'BR_CPF',
  patterns: [
    wholeWord(/\d{3}\.?\d{3}\.?\d{3}[\p{Pd}/]?\d{2}/u),
    wholeWord(/\d{3}\p{Zs}\d{3}\p{Zs}\d{3}[\p{Zs}\p{Pd}]\d{2}/u),
  ],
  normalize: digitsOnly,
  isValid: (digits) => !isElevenTimesTheSame(digits) && hasCheckDigits(digits),
  needsContext: true,
  contextWords: {
    de: ['brasilianische steuernummer', 'steuernummer'],
    en: ['brazilian tax', 'individual taxpayer'],
    other: ['cpf', 'cadastro de pessoas físicas', 'c.p.f.', 'cpf/mf'],
  },
  examples: {
    finds: {
      'with dots and a hyphen': 'CPF: ⟦482.715.309-41⟧.',
      'without separators': 'CPF ⟦61820473562⟧',
      'with a slash': 'cpf/mf ⟦701.395.268/03⟧',
      'with spaces': 'CPF nº ⟦265 391 047 07⟧',
      'of somebody': 'inscrita no CPF sob o nº ⟦170.139.526-64⟧',
      'word after it': '⟦482.715.309-41⟧ (CPF)',
    },
    ignores: {
      'wrong first check digit': 'CPF 482.715.309-50',
      'wrong second check digit': 'CPF 482.715.309-40',
      'no context word': 'pedido 482.715.309-41',
      'the same digit eleven times, which adds up': 'CPF 444.444.444-44',
      'ten digits': 'CPF 4827153091',
      'one digit more': 'CPF 482715309410',
    },
  },
};
