import { isLuhn } from '../../checksums/luhn.js';
import { digitCount, digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { numberEnd } from '../text/bounds.js';
import { pattern } from '../text/pattern.js';
import { type CardIssuer, cardIssuers } from './card-issuers.js';
import { readScannedDigits, scannedDigit } from './scanned-digits.js';

const issues = ({ ranges, lengths }: CardIssuer, digits: string): boolean =>
  lengths.includes(digits.length) &&
  ranges.some(([from, to]) => {
    const first = Number(digits.slice(0, String(from).length));
    return first >= from && first <= to;
  });

const isCard = (digits: string): boolean => cardIssuers.some((issuer) => issues(issuer, digits)) && isLuhn(digits);

const before = String.raw`(?<![\p{L}\p{N}]|\d[.,\-–])`;
const gap = String.raw`[ \u00a0\u202f-]`;

/**
 * Payment card number of 14 to 19 digits, printed in groups, in one piece, or with the stray spaces of a scan.
 * Rule: ISO/IEC 7812-1: issuer range with its lengths, and the Luhn check digit (Annex B).
 * The examples are the numbers that payment providers publish for tests.
 */
export const creditCard: Recognizer = {
  type: 'CREDIT_CARD',
  patterns: [
    // in fours; a security code may stand behind them
    pattern('gu')`${before}[2-68]\d{3}(?:${gap}\d{4}){3}(?:${gap}\d{3})?${numberEnd}`,
    pattern('gu')`${before}[2-68]\d{3}(?:${gap}\d{4}){3}(?=${gap})`,
    // as American Express and Diners Club print them
    pattern('gu')`${before}3\d{3}${gap}\d{6}${gap}\d{4,5}${numberEnd}`,
    // in one piece, or scanned with stray spaces
    pattern('gu')`${before}[2-68](?:${gap}?\d){13,18}${numberEnd}`,
  ],
  normalize: digitsOnly,
  isValid: isCard,
  examples: {
    finds: {
      'Visa in fours': 'Karte ⟦4111 1111 1111 1111⟧, gültig bis 12/27',
      'Mastercard in one piece': '⟦5555555555554444⟧',
      'Mastercard of the newer range': '⟦2223-0031-2200-3222⟧.',
      'American Express': 'Amex: ⟦3782 822463 10005⟧',
      'Diners Club': '⟦3056 930902 5904⟧',
      'security code after it': '⟦4111 1111 1111 1111⟧ 123',
      'no-break spaces': '⟦6011\u00a01111\u00a01111\u00a01117⟧',
      'stray spaces of a scan': '⟦41 11 1111 1 111 1111⟧',
    },
    ignores: {
      'wrong check digit': '4111 1111 1111 1112',
      'no issuer': '9111 1111 1111 1111',
      'one digit short for its issuer': '4111 1111 1111 116',
      'one digit long for its issuer': '41111111111111113',
      'part of a longer number': '4111 1111 1111 1111.50',
      'letter before it': 'K4111111111111111',
    },
  },
};

/**
 * Payment card number of 12 or 13 digits (Maestro, old Visa); as short numbers are common, a card word must stand near.
 * Rule: as `creditCard`.
 */
export const shortCreditCard: Recognizer = {
  type: 'CREDIT_CARD',
  patterns: [pattern('gu')`${before}[4-6](?:${gap}?\d){11,12}${numberEnd}`],
  normalize: digitsOnly,
  isValid: isCard,
  needsContext: true,
  contextWords: {
    de: ['karte', 'kartennummer', 'kreditkarte', 'maestro', 'visa', 'ec-karte', 'girocard'],
    en: ['card', 'credit card', 'debit card', 'pan', 'maestro', 'visa'],
  },
  examples: {
    finds: {
      'old Visa': 'Kreditkarte ⟦4222222222222⟧',
      'Visa in groups': 'Visa ⟦4222 222 222 222⟧',
      'Maestro of 12 digits': 'Maestro-Karte: ⟦6759 6498 2648⟧',
      'word after it': '⟦4222222222222⟧ (Kartennummer)',
      'English word': 'card no. ⟦4222222222222⟧.',
      dashes: 'Karte ⟦4222-2222-2222-2⟧',
    },
    ignores: {
      'no word near': 'Artikel 4222222222222',
      'wrong check digit': 'Kreditkarte 4222222222223',
      'no issuer': 'Kreditkarte 5222222222221',
      'one digit short': 'Visa 42222222222',
      'letter before it': 'Visa A4222222222222',
      amount: 'Visa 4222222222222,50',
    },
  },
};

/**
 * Payment card number in fours with letters that a scanner put for digits, or broken over two lines, near a card word.
 * Rule: as `creditCard`; eight digits at least were read as digits.
 */
export const scannedCreditCard: Recognizer = {
  type: 'CREDIT_CARD',
  patterns: [
    pattern('gu')`
      ${before}${scannedDigit}{4}${gap}\n?${scannedDigit}{4}${gap}\n?${scannedDigit}{4}${gap}\n?${scannedDigit}{4}${numberEnd}
    `,
  ],
  normalize: (value) => (digitCount(value) < 8 ? '' : digitsOnly(readScannedDigits(value))),
  isValid: isCard,
  needsContext: true,
  contextWords: {
    de: ['karte', 'kartennummer', 'kreditkarte', 'visa', 'mastercard'],
    en: ['card', 'credit card', 'debit card', 'visa', 'mastercard'],
  },
  examples: {
    finds: {
      'letters for ones': 'Kreditkarte ⟦4lll 1111 1111 1111⟧',
      'capital I': 'Visa: ⟦41II 1111 1111 1111⟧.',
      'other letters': 'Karte ⟦SSSS 5555 5555 4444⟧',
      dashes: 'Mastercard ⟦2223-OO31-22OO-3222⟧',
      'broken over lines': 'Kartennummer ⟦4111 1111 \n1111 1111⟧',
      'English word': 'card no. ⟦4l11 1111 1111 1111⟧',
    },
    ignores: {
      'wrong check digit': 'Kreditkarte 4lll 1111 1111 1112',
      'no word near': 'Artikel 4lll 1111 1111 1111',
      'no issuer': 'Kreditkarte 9lll 1111 1111 1111',
      'another letter': 'Kreditkarte 4Al1 1111 1111 1111',
      'letters above all': 'Kreditkarte 4lll llll llll 1lll',
      'letter before it': 'Kreditkarte K4lll 1111 1111 1111',
    },
  },
};
