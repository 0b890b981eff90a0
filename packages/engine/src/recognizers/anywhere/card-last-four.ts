import type { Recognizer } from '../../recognizer.js';
import { oneOf, pattern, source } from '../text/pattern.js';

/** What begins such a key, where it says what is shown. */
const card = oneOf([
  'card', 'Card', 'cardNumber', 'card_number', 'cc', 'creditCard', 'credit_card', 'creditcard', 'debitCard',
  'debit_card', 'pan', 'dpan', 'payment', 'source', 'karte', 'karten', 'kreditkarte', 'kreditkarten', 'kk',
]); // prettier-ignore

const lastFour = source`
  (?:
  [lL]ast[_-]?(?:4|[fF]our)(?:[_-]?[dD]igits?)?|[lL]ast[_-]?[dD]igits|LAST_?(?:4|FOUR)|
  [lL]etzte[_-]?(?:4|[vV]ier)(?:[_-]?(?:[sS]tellen|[zZ]iffern))?|[eE]ndziffern
  )
`;

/**
 * The last four digits of a payment card in JSON, YAML, a log or settings: `"last4": "4117"`, `card_last_four=4117`.
 * Rule: PCI DSS 4.0 § 3.4.1 (the last four digits may be shown); the keys are those of Stripe (`last4`), Adyen
 * (`lastFour`), Braintree (`last_4`) and their like.
 */
export const cardLastFour: Recognizer = {
  type: 'CREDIT_CARD',
  patterns: [
    pattern('dgu')`
      (?<![\p{L}\p{N}_-])(?:${card}[_-]?)?${lastFour}["']?[ ]?[:=][ ]?["']?(?<value>\d{4})(?![\p{L}\d_-]|[.,:]\d)
    `,
    // a key that means something else without the card
    pattern('dgu')`
      (?<![\p{L}\p{N}_-])${card}[_-]?(?:[sS]uffix|[eE]nding|[tT]ail)["']?[ ]?[:=][ ]?["']?
      (?<value>\d{4})(?![\p{L}\d_-]|[.,:]\d)
    `,
  ],
  examples: {
    finds: {
      'of a payment service': '"brand": "visa", "last4": "⟦2122⟧"',
      'key in two words': '{"card_last_four": ⟦2122⟧, "x": 1}',
      'key in humps': '"lastFourDigits":"⟦2122⟧"',
      German: 'kartenEndziffern: ⟦2122⟧\n',
      'of a log': 'payment ok card_last4=⟦2122⟧ brand=visa',
      'end of a card': '"card_suffix": "⟦2122⟧"',
    },
    ignores: {
      'another number': '"phone_last4": "2122"',
      'end of something': '"suffix": "2122"',
      'five digits': '"last4": "21220"',
      'three digits': '"last4": "212"',
      'a list': '"last4": [2122]',
      'a decimal number': 'last4=2122.5',
    },
  },
};
