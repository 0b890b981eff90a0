import type { Recognizer } from '../../../recognizer.js';
import { lineEnd } from '../bounds.js';
import { cardAddress } from '../business-card.js';
import { pattern } from '../pattern.js';
import { germanCode, isGermanCode } from './postal-code-parts.js';

/**
 * The postal code of another country on a business card: `ADR;TYPE=home:;;Musterkade 5;Delft;;2611 AB;`.
 * Rule: RFC 6350 § 6.3.1: the sixth component of the property ADR; UPU S42. Five digits are left to
 * `germanCardPostalCode`.
 */
export const cardPostalCode: Recognizer = {
  type: 'LOCATION',
  patterns: [
    pattern('dgmu')`
      ${cardAddress}(?:[^;\r\n]{0,60};){5}
      (?<value>(?!\d{5}(?!\d))(?=[A-Z\d -]{0,9}\d)[A-Z\d](?:[ -]?[A-Z\d]){2,8})(?=;|${lineEnd})
    `,
  ],
  examples: {
    finds: {
      Dutch: 'ADR;TYPE=home:;;Musterkade 5;Delft;;⟦2611 AB⟧;Niederlande',
      British: 'ADR:;;12 Sample Mews;Sampleton;;⟦AB1 2CD⟧;',
      Swiss: 'ADR;type=WORK:;;Musterweg 4;Visp;;⟦3930⟧;Schweiz',
      Canadian: 'ADR:;;12 Sample Mews;Sampleton;;⟦K1A 0B1⟧;Canada',
      Polish: 'item1.ADR:;;Długa 4;Gdańsk;;⟦80-831⟧;',
      'at the end of the line': 'ADR;WORK:;Zi. 3;Lände 1;Delft;;⟦2611 AB⟧\n',
    },
    ignores: {
      'a country': 'ADR:;;Musterkade 5;Delft;;;NL',
      'no digit': 'ADR:;;Musterkade 5;Delft;;NONE;',
      'five digits': 'ADR:;;Lände 1;Delft;;89073;',
      'another property': 'ORG:;;Musterkade 5;Delft;;2611 AB;',
      'another component': 'ADR:;;Musterkade 5;Delft;2611 AB',
      'small letters': 'ADR:;;Musterkade 5;Delft;;2611 ab;',
    },
  },
};

/**
 * The German postal code of a business card, of a party in a message or of a person in a pedigree:
 * `NAD+BY+++Muster+Ringweg 3+Ulm++89073'`, `<PstCd>89073</PstCd>`, `3 POST 89073`.
 * Rule: RFC 6350 § 6.3.1, as `cardPostalCode`; UN/EDIFACT D.96A, segment NAD, element 3251; ISO 20022, PostalAddress;
 * GEDCOM 5.5.1, ADDRESS_STRUCTURE.
 */
export const germanCardPostalCode: Recognizer = {
  type: 'DE_PLZ',
  patterns: [
    pattern('dgmu')`
      ${cardAddress}(?:[^;\r\n]{0,60};){5}(?<value>${germanCode})(?=;|${lineEnd})
    `,
    pattern('dgmu')`(?<=^|')NAD(?:[+;][^+;'\r\n]{0,150}){7}[+;](?<value>${germanCode})(?=[+;'])`,
    pattern('gu')`(?<=PstCd>)${germanCode}(?=<)`,
    pattern('gmu')`(?<=^[ \t]{0,8}[2-4] POST )${germanCode}(?=${lineEnd})`,
  ],
  isValid: isGermanCode,
  examples: {
    finds: {
      card: 'ADR;TYPE=home:;;Lände 1;Ulm;;⟦89073⟧;',
      'card, older': 'ADR;WORK;CHARSET=UTF-8:;Zi. 3;Lände 1;Ulm;;⟦89073⟧\n',
      'card with a group': 'item2.ADR;type=HOME:;;Lände 1;Ulm;;⟦89073⟧;Deutschland',
      party: "NAD+BY+4711::9++Muster AG+Ringweg 3+Ulm++⟦89073⟧'",
      'party without a number': "NAD+DP+++Erna Muster:Hof+Ringweg 3+Ulm++⟦89073⟧+DE'",
      'in a payment': '<PstCd>⟦89073⟧</PstCd><TwnNm>Ulm</TwnNm>',
      'in a pedigree': '2 ADDR Ringweg 3\n3 CITY Ulm\n3 POST ⟦89073⟧\n',
      'parted by semicolons': "NAD;BY;4711::9;;Muster AG;Ringweg 3;Ulm;;⟦89073⟧'",
    },
    ignores: {
      'below the range': 'ADR;TYPE=home:;;Lände 1;Ulm;;00999;',
      'another property': 'ORG;TYPE=home:;;Lände 1;Ulm;;89073;',
      'another component': 'ADR;TYPE=home:;;Lände 1;Ulm;89073;',
      'another segment': "LOC+BY+4711::9++Muster AG+Ringweg 3+Ulm++89073'",
      'another element': "NAD+BY+4711::9++89073'",
      'of another element': '<InstdAmt Ccy="EUR">89073</InstdAmt>',
      'six digits': "NAD+BY+4711::9++Muster AG+Ringweg 3+Ulm++890731'",
    },
  },
};
