import type { Recognizer } from '../../../recognizer.js';
import { pattern } from '../pattern.js';

const capitals = String.raw`\p{Lu}[\p{Lu}'-]{1,25}`;

/**
 * A passenger as carriers write one, in capitals with the surname first: `MUSTER/ERNA MRS`. The form of address at the
 * end says so, and is no part of the name.
 * Rule: IATA Resolution 722, passenger name field (surname, `/`, given name or initials, title; often without a space).
 */
export const passengerName: Recognizer = {
  type: 'PERSON',
  patterns: [
    pattern('gu')`
      (?<![\p{L}\p{M}/'-])${capitals}(?: ${capitals}){0,2} ?/ ?(?:${capitals} ){0,2}\p{Lu}[\p{Lu}'-]{1,25}?
      (?= (?:MR|MRS|MS|MISS|MSTR|CHD|INF)(?![\p{L}\p{N}])|(?:MRS?|MISS|MSTR|CHD)(?![\p{L}\p{N}]))
    `,
    // "MUSTER^ERNA^J", as hospitals send it (HL7 version 2.5 § 2.A.88)
    /(?<=["'=: ])\p{Lu}[\p{Lu}'-]{2,25}\^\p{Lu}[\p{Lu}'-]{1,25}(?:\^\p{Lu}[\p{Lu}'-]{0,25})?(?=["'\s]|$)/gu,
  ],
  examples: {
    finds: {
      'on a ticket': '1  ⟦MUSTER/ERNA⟧ MRS  Economy',
      'spaces around the slash': '⟦MUSTER BEISPIEL / ERNA⟧ MRS  Geb. folgt',
      'title without a space': '⟦SAMPLE/SAM⟧MR',
      'two given names': '⟦SAMPLE/SAM PETER⟧ MR\n',
      'behind its count': '1.1⟦MUSTER/MAX⟧ MSTR',
      'of a message between hospitals': 'rejected, no match for "⟦MUSTER^ERNA^J⟧" mrn',
      hyphenated: '⟦MEYER-MUSTER/ERNA⟧ MS, Sitz folgt',
    },
    ignores: {
      'no title': 'Protokoll TCP/UDP offen',
      'a noun in capitals that ends so': 'WIP / OPEN ITEMS  --  Ulm',
      'no slash': 'MUSTER ERNA DRS',
      'lower case': 'muster/erna mrs',
      'a longer word': 'MUSTER/ERNA MRSX',
      'one letter': 'A/B MR',
      'a digit in it': 'MUSTER2/ERNA MRS,',
    },
  },
};
