import type { Recognizer } from '../../recognizer.js';
import { tokenEnd, tokenStart } from '../text/bounds.js';
import { pattern } from '../text/pattern.js';

const hidden = '[*xX•●#]';
const gap = String.raw`[ \u00a0-]?`;

/**
 * Payment card number of which the middle is hidden: `5232 14** **** 7083`, `XXXX-XXXX-XXXX-7083`.
 * Rule: PCI DSS 4.0 § 3.4.1 (at most the issuer's number and the last four digits are shown). So long a number needs no
 * word for a card near it; with fewer digits hidden it does (`cardShownInPart`).
 */
export const maskedCard: Recognizer = {
  type: 'CREDIT_CARD',
  patterns: [
    pattern('gu')`
      (?<![\p{L}\p{N}*•●#])[2-6]\d{3}${gap}(?:\d\d(?:\d\d)?)?
      ${hidden}(?:${gap}${hidden}){1,11}${gap}(?:\d${gap})?\d{3,4}${tokenEnd}
    `,
    pattern('gu')`(?<![\p{L}\p{N}*•●#]|\d[ -])${hidden}(?:${gap}${hidden}){7,14}${gap}\d{4}${tokenEnd}`,
  ],
  isValid: (value) => value.replace(/[ \u00a0-]/g, '').length >= 12,
  examples: {
    finds: {
      'six digits and four': 'Mastercard mit der Nummer ⟦5232 14** **** 7083⟧ haben',
      'in one piece': 'card=⟦463357******5826⟧ bin=463357',
      'last four digits': 'Visa ⟦XXXX-XXXX-XXXX-7083⟧,',
      'first and last group': 'Karte ⟦4921 **** **** 7083⟧\n',
      'asterisks in one piece': 'Karte ⟦************7083⟧ belastet',
      bullets: 'Kreditkarte ⟦•••• •••• •••• 7083⟧',
      'American Express': 'Amex ⟦3782 ****** *1005⟧',
    },
    ignores: {
      'a rating': 'Hotel 4711 **** sehr gut',
      'too few asterisks': 'Test 4921**7083',
      'all hidden': 'Karte **** **** **** ****',
      'no issuer': 'Serie 9921 **** **** 7083',
      'a letter behind it': 'Karte 4921 **** **** 7083K',
      'a letter before it': 'KA4921 **** **** 7083',
    },
  },
};

/**
 * IBAN of which the middle is hidden: `DE43 **** **** **** **77 64`.
 * Rule: ISO 13616-1 (country and two check digits first); two groups of hidden characters at least.
 */
export const maskedIban: Recognizer = {
  type: 'IBAN_CODE',
  patterns: [
    pattern('gu')`
      ${tokenStart}[A-Z]{2}(?:\d\d|\*\*|XX|xx|••)(?:${gap}\d){0,8}
      ${gap}${hidden}(?:${gap}${hidden}){5,24}(?:${gap}\d){2,6}${tokenEnd}(?! ?\d)
    `,
  ],
  examples: {
    finds: {
      'last digits': 'vom Konto ⟦DE43 **** **** **** **77 64⟧ ab',
      'capital X': 'IBAN: ⟦DE43XXXXXXXXXXXXXX7764⟧\n',
      'bank code shown': 'Konto ⟦DE43 2545 0110 •••• •••• 64⟧.',
      'check digits hidden': '(⟦DE** **** **** **** **77 64⟧)',
      'small x': 'IBAN ⟦AT04 xxxx xxxx xxxx 0628⟧,',
      Swiss: 'auf ⟦CH77 0078 **** **** *602 0⟧',
    },
    ignores: {
      'all hidden': 'IBAN DE** **** **** **** **** **',
      'one digit at the end': 'IBAN DE43 **** **** **** **** *7',
      'few hidden': 'Code DE43 ***77',
      'small letters before it': 'Code de43 **** **** **** **77 64',
      'a letter before it': 'XDE43 **** **** **** **77 64',
      'a letter behind it': 'DE43 **** **** **** **77 64K',
    },
  },
};

/**
 * Telephone number of which the middle is hidden, as services show it before they send a code: `+49 170 ***** 71`.
 * Rule: ITU-T E.164 (country code or trunk zero first); three hidden characters at least, and digits behind them.
 */
export const maskedPhone: Recognizer = {
  type: 'PHONE_NUMBER',
  patterns: [
    pattern('gu')`
      (?<![\p{L}\p{N}*•+#])(?:\+[1-9]\d{0,2}|0)[ /-]?\(?\d{0,4}\)?[ /-]?
      [*xX•]{3,8}(?:[ -]?[*xX•]{2,5})?[ -]?\d{2,4}${tokenEnd}(?![.,]\d)
    `,
    pattern('gu')`(?<![\p{L}\p{N}*•+#])\([*xX•]{3}\) ?[*xX•]{3}-\d{4}${tokenEnd}`,
  ],
  examples: {
    finds: {
      German: 'TAN-Verfahren: SMS an ⟦+49 170 ***** 71⟧\n',
      'in one piece': 'code sent to ⟦+447*******471⟧.',
      'trunk zero': 'an die Nummer ⟦0170 *****82⟧ gesendet',
      American: 'call ⟦(***) ***-4471⟧ now',
      'small x': 'SMS to ⟦+1 503 xxxxx47⟧, valid',
      bullets: 'Code an ⟦+43 664 •••• 92⟧ geschickt',
    },
    ignores: {
      'all hidden': 'Code an +49 170 *****\n',
      'two asterisks': 'Code an +49 170 **71\n',
      'no code of a country': 'Code 170 *****71\n',
      'a letter behind it': 'Code an +49 170 *****71K\n',
      'an amount': 'ca. 0 *****71,50\n',
      'one digit': 'Code an +49 170 *****7\n',
    },
  },
};
