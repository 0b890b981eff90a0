import type { Recognizer } from '../../../recognizer.js';
import { cardAddress } from '../business-card.js';
import { pattern } from '../pattern.js';

/**
 * The street of a business card, whatever it is called: `ADR;TYPE=home:;;Markt 1;Ulm;;89073;`.
 * Rule: RFC 6350 § 6.3.1: the third component of the property ADR, behind post-office box and extended address; here
 * with a house number.
 */
export const cardStreet: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    pattern('dgmu')`
      ${cardAddress}[^;\r\n]{0,40};[^;\r\n]{0,60};
      (?<value>(?=[^;\r\n]{0,60}\d)[\p{L}\d][^;\r\n]{2,60}(?<!\\))(?=;)
    `,
  ],
  examples: {
    finds: {
      'a word and a number': 'ADR;TYPE=home:;;⟦Lände 1⟧;Ulm;;89073;',
      'behind a room': 'ADR;WORK;CHARSET=UTF-8:;Zi. 3;⟦Lände 1⟧;Ulm;;89073',
      'no parameters': 'ADR:;;⟦Altes Ufer 62 1/2⟧;Bad Muster;;83646;',
      'of a group': 'item2.ADR;type=HOME:;;⟦Lände 1⟧;Ulm;;89073;',
      'number first': 'ADR:;;⟦12 Sample Mews⟧;Sampleton;;AB1 2CD;',
      Dutch: 'ADR;TYPE=home:;;⟦Musterkade 5⟧;Delft;;2611 AB;',
    },
    ignores: {
      'no number': 'ADR:;;Altes Ufer;Bad Muster;;83646;',
      'no street': 'ADR:;;;Ulm;;89073;',
      'another property': 'ORG:;;Lände 1;Ulm;;89073;',
      'no third component': 'ADR:;Lände 1',
      'in a sentence': 'the property XADR:;;Lände 1;Ulm;;89073;',
      'on the next line': 'ADR:;;\nLände 1;Ulm;;89073;',
    },
  },
};
