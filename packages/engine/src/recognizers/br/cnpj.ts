import { weightedSum } from '../../checksums/weighted-sum.js';
import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/** A letter counts as its place in ASCII less that of `0`: A is 17, Z is 42. */
const valueOf = (character: string): number => character.charCodeAt(0) - 48;

/** Eleven less the remainder, 10 and 11 as 0. */
const checkDigit = (number: string, weights: readonly number[]): number =>
  ((weightedSum(number, weights, valueOf) * 10) % 11) % 10;

const hasCheckDigits = (number: string): boolean =>
  checkDigit(number, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) === Number(number.charAt(12)) &&
  checkDigit(number, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) === Number(number.charAt(13));

/**
 * Brazilian company number (CNPJ): root, branch, two check digits; since July 2026 the first twelve may be letters.
 * Rule: Instrução Normativa RFB 2229/2024 (alphanumeric CNPJ) and 2119/2022. One in a hundred random numbers passes, so
 * it needs context.
 */
export const cnpj: Recognizer = {
  type: 'BR_CNPJ',
  patterns: [
    wholeWord(/[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}\p{Pd}?\d{2}/iu),
    wholeWord(/\d{2}\p{Zs}\d{3}\p{Zs}\d{3}\p{Zs}\d{4}\p{Zs}\d{2}/u),
  ],
  normalize: alphanumericUpper,
  isValid: (number) => !/^(.)\1{11}/.test(number) && hasCheckDigits(number),
  needsContext: true,
  contextWords: {
    de: ['brasilianische unternehmensnummer'],
    en: ['brazilian company', 'company registration'],
    other: ['cnpj', 'cadastro nacional da pessoa jurídica', 'c.n.p.j.', 'cgc'],
  },
  examples: {
    finds: {
      'with its separators': 'CNPJ: ⟦48.271.530/0001-09⟧.',
      'without separators': 'CNPJ ⟦61820473000120⟧',
      'a branch': 'CNPJ/MF nº ⟦70.139.526/0002-13⟧',
      'with letters, as given since 2026': 'CNPJ ⟦K8.2BR.530/A0C1-60⟧',
      'with letters, lower case': 'cnpj ⟦k82br530a0c160⟧',
      'with spaces': 'CNPJ ⟦26 539 104 0001 62⟧',
      'word after it': '⟦48.271.530/0001-09⟧ (CNPJ)',
    },
    ignores: {
      'wrong first check digit': 'CNPJ 48.271.530/0001-41',
      'wrong second check digit': 'CNPJ 48.271.530/0001-00',
      'wrong check digits after letters': 'CNPJ K8.2BR.530/A0C1-61',
      'no context word': 'pedido 48.271.530/0001-09',
      'all zeros': 'CNPJ 00.000.000/0000-00',
      'a letter among the check digits': 'CNPJ 48.271.530/0001-A4',
      'one digit more': 'CNPJ 48.271.530/0001-090',
    },
  },
};
