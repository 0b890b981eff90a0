import type { Recognizer } from '../../recognizer.js';
import { tokenEnd } from '../text/bounds.js';
import { pattern } from '../text/pattern.js';

/** Signs for the digits that are left out. */
const hidden = '(?:[*xX•●#.·]{3,6}|…)';

/**
 * Payment card number of which the last four digits are shown, beside a word for the card or its expiry:
 * `the card we hold (**** 4118, expiry 08/28)`.
 * Rule: PCI DSS 4.0 § 3.4.1 (at most the issuer's number and the last four digits are shown).
 */
export const cardShownInPart: Recognizer = {
  type: 'CREDIT_CARD',
  patterns: [
    pattern('gu')`
      (?<![\p{L}\p{N}*•●#]|[\d*•●#][ -])
      ${hidden}(?:[ -]?${hidden}){0,4}[ -]?(?:\d{4}|(?<=[*xX•]{6}[ -]?)\d{5})
      ${tokenEnd}(?![.,]\d)
    `,
  ],
  needsContext: true,
  contextWords: {
    de: ['karte', 'kreditkarte', 'debitkarte', 'bankkarte', 'girocard', 'kartennummer', 'gültig bis'],
    en: [
      'card', 'cards', 'credit card', 'debit card', 'visa', 'mastercard', 'maestro', 'amex', 'american express',
      'expiry', 'expires', 'exp',
    ],
  }, // prettier-ignore
  examples: {
    finds: {
      'words between': 'using the card we hold (⟦**** 4118⟧, expiry 08/28).',
      'in groups': 'Deposit: €100.00 on Visa ⟦XXXX XXXX XXXX 4118⟧\n',
      'in one piece': 'Amex ⟦xxxxxxxxxxx4118⟧ was charged',
      German: 'von Ihrer Karte (⟦****4118⟧) abgebucht',
      bullets: 'Kreditkarte, Nummer ⟦•••• 4118⟧',
      dots: 'Mastercard ⟦...4118⟧\n',
      'American Express': 'Amex ⟦xxxx-xxxxxx-44188⟧ was charged',
      'expiry behind it': 'Paid with ⟦**** 4118⟧ (exp. 08/28)',
    },
    ignores: {
      'no word for a card': 'using the room we hold (**** 4118).',
      'five digits': 'the card we hold (**** 41180)',
      'three digits': 'the card we hold (**** 411)',
      'two signs': 'the card we hold (** 4118)',
      'a letter before it': 'the card we hold (K**** 4118)',
      'an amount': 'the card we hold (**** 4118.50)',
    },
  },
};
