import type { Recognizer } from '../../../recognizer.js';
import { wordEnd, wordStart } from '../any-of.js';

/**
 * Post-office box, word and number: the word stands where the street would, and the number alone would not read as an address.
 * Rule: DIN 5008:2020 § 15 (grouped in twos from the right), USPS Publication 28 § 28.
 */
export const postOfficeBox: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    new RegExp(
      String.raw`${wordStart}(?:[pP]ost ?fach|POSTFACH|Postf\.|[cC]ase postale|[cC]asella postale)[ \t]{0,4}(?:Nr\. ?)?\d{1,3}(?: ?\d{1,3}){0,3}${wordEnd}(?![.,]\d)`,
      'gu',
    ),
    new RegExp(
      String.raw`${wordStart}(?:P\.? ?O\.? ?[bB]ox|PO BOX|po box|Post Office Box) ?(?:No\. ?|#)?\d{1,6}${wordEnd}`,
      'gu',
    ),
  ],
  examples: {
    finds: {
      'in twos': 'Muster AG, ⟦Postfach 10 20 30⟧, 70173 Stuttgart',
      'in one': '⟦Postfach 1234⟧\n70173 Stuttgart',
      capitals: '⟦POSTFACH 4711⟧',
      'spaced by a scan': '⟦Post fach  20 09 51⟧\n',
      American: 'Write to ⟦P.O. Box 123⟧.',
      'without stops': '⟦PO Box 9⟧',
      'French Swiss': '⟦Case postale 321⟧',
    },
    ignores: {
      'no number': 'Bitte an unser Postfach senden.',
      'a mailbox': 'Im Postfach liegen 5 Nachrichten.',
      'an amount': 'Postfach 5,50 EUR',
      'another box': 'Box 123',
      'a longer word': 'Postfachgröße 50',
      'letters in the number': 'Postfach 12ab',
    },
  },
};
