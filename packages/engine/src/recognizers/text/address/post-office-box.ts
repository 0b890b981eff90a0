import type { Recognizer } from '../../../recognizer.js';
import { oneOf, pattern } from '../pattern.js';
import { wordEnd, wordStart } from '../bounds.js';

const germanWords = ['Postfach', 'postfach', 'Post fach', 'post fach', 'POSTFACH', 'Postf.'];
const romanceWords = ['Case postale', 'case postale', 'Casella postale', 'casella postale'];

/**
 * Post-office box, word and number: the word stands where the street would, and the number alone would not read as an
 * address.
 * Rule: DIN 5008:2020 § 15 (grouped in twos from the right), USPS Publication 28 §§ 24, 25 (rural and highway contract
 * routes), 28.
 */
export const postOfficeBox: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    pattern('gu')`
      ${wordStart}${oneOf([...germanWords, ...romanceWords])}
      [ \t]{0,4}(?:Nr\. ?)?\d{1,3}(?: ?\d{1,3}){0,3}${wordEnd}(?![.,]\d)`,
    pattern('gu')`
      ${wordStart}(?:P\.? ?O\.? ?[bB]ox|PO BOX|po box|Post Office Box) ?(?:No\. ?|#)?\d{1,6}${wordEnd}`,
    pattern('gu')`
      ${wordStart}(?:RR|HC|Rural Route) \d{1,3},? Box \d{1,5}${wordEnd}`,
  ],
  examples: {
    finds: {
      'in twos': 'Muster AG, ⟦Postfach 10 20 30⟧, 70173 Stuttgart',
      'in one': '⟦Postfach 1234⟧\n70173 Stuttgart',
      capitals: '⟦POSTFACH 4711⟧',
      'spaced by a scan': '⟦Post fach  20 09 51⟧\n',
      American: 'Write to ⟦P.O. Box 123⟧.',
      'without stops': '⟦PO Box 9⟧',
      'rural route': 'mail to ⟦RR 2 Box 118⟧, Salem',
      'French Swiss': '⟦Case postale 321⟧',
    },
    ignores: {
      'no number': 'Bitte an unser Postfach senden.',
      'a mailbox': 'Im Postfach liegen 5 Nachrichten.',
      'an amount': 'Postfach 5,50 EUR',
      'another box': 'Box 123',
      'a longer word': 'Postfachgröße 50',
      'a route alone': 'Take RR 2 to Salem.',
      'letters in the number': 'Postfach 12ab',
    },
  },
};
