import type { Recognizer } from '../../recognizer.js';
import { tokenEnd } from '../text/bounds.js';
import { pattern, source } from '../text/pattern.js';

/** What stands for the digits that are left out. */
const hidden = '(?:[*xX•●#.·]{3,6}|…)';
const hiddenStart = source`(?<![\p{L}\p{N}*•●#]|[\d*•●#][ -])${hidden}(?:[ -]?${hidden}){0,4}[ -]?`;

/**
 * Payment card number of which the last four digits are shown, beside a word for the card or its expiry:
 * `the card we hold (**** 4118, expiry 08/28)`.
 * Rule: PCI DSS 4.0 § 3.4.1 (at most the issuer's number and the last four digits are shown).
 */
export const cardShownInPart: Recognizer = {
  type: 'CREDIT_CARD',
  patterns: [pattern('gu')`${hiddenStart}(?:\d{4}|(?<=[*xX•]{6}[ -]?)\d{5})${tokenEnd}(?![.,]\d)`],
  needsContext: true,
  contextWords: {
    de: [
      'karte', 'kreditkarte', 'debitkarte', 'bankkarte', 'girocard', 'ec', 'ec-karte', 'girokarte', 'kartenzahlung',
      'kartennummer', 'gültig bis',
    ],
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
      'way of paying': 'Zahlart: EC ⟦**** 4118⟧\n',
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
      'two stars': 'the card we hold (** 4118)',
      'a letter before it': 'the card we hold (K**** 4118)',
      'an amount': 'the card we hold (**** 4118.50)',
    },
  },
};

/**
 * Number of a bank account of which the last three or four digits are shown: `checking   xxxxxx4471`.
 * Rule: as `cardShownInPart`; a word for an account or what is paid into it stands near. Statements of pay and of banks
 * show no more of it.
 */
export const accountShownInPart: Recognizer = {
  type: 'US_BANK_NUMBER',
  patterns: [pattern('gu')`(?:${hiddenStart}(?<![.·]{3,6})\d{3,4}|(?<![\p{L}\d*])\*{2,4}\d{3,8})${tokenEnd}(?![.,]\d)`],
  needsContext: true,
  contextWords: {
    de: ['konto', 'girokonto', 'sparkonto', 'sparbuch', 'tagesgeldkonto', 'kontonummer', 'depot', 'auszahlung auf'],
    en: [
      'account', 'accounts', 'acct', 'acc', 'a/c', 'checking', 'chequing', 'savings', 'current account',
      'direct deposit', 'share draft', 'money market', 'brokerage',
    ],
  }, // prettier-ignore
  examples: {
    finds: {
      'of pay': 'Direct deposit\n   Sample Union   checking   ⟦xxxxxx4471⟧      1,270.35\n',
      'three digits': 'to your savings account ⟦*****471⟧ today',
      'two stars': 'Method BACS   Acc ⟦**418820⟧\n',
      'in groups': 'Account ⟦XXXX XXXX 4471⟧\n',
      stars: 'paid into the account ⟦***4471⟧ on Friday',
      'American, abbreviated': 'acct ⟦xxxxx4471⟧, balance',
      German: 'auf das Konto ⟦****4471⟧ überwiesen',
    },
    ignores: {
      'no word for an account': 'using the room we hold (**** 4118).',
      'five digits': 'checking xxxxxx44711\n',
      'two letters': 'checking xx4471\n',
      'dots of a sentence': 'the account ...471 rooms',
      'a letter before it': 'checking Kxxxxx4471\n',
      'an amount': 'Direct deposit ****471.50\n',
    },
  },
};
