import type { Recognizer } from '../../../recognizer.js';
import { tokenStart } from '../bounds.js';
import { pattern } from '../pattern.js';

/** So many fields that are skipped. */
const fields = (count: number): string => String.raw`(?:[^|\r\n]{0,120}\|){${count}}`;
const number = String.raw`(?=[A-Z_-]{0,12}\d)[A-Z\d][A-Z\d_./-]{3,24}`;
const fieldEnd = String.raw`(?=[|^~&]|\s|$)`;

/**
 * The numbers of a message between hospitals: of the message, the order and its result, the visit, the group that is
 * insured and its policy.
 * Rule: HL7 version 2.5 §§ 2.15.9.10 (MSH-10), 4.5.1 (ORC-2, ORC-3), 4.5.3 (OBR-2, OBR-3), 3.4.3.19 (PV1-19), 6.5.6
 * (IN1-8, IN1-36).
 */
export const hl7Number: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`${tokenStart}MSH\|${fields(8)}(?<value>${number})${fieldEnd}`,
    pattern('dgu')`${tokenStart}(?:ORC|OBR)\|${fields(1)}(?<value>${number})${fieldEnd}`,
    pattern('dgu')`${tokenStart}(?:ORC|OBR)\|${fields(2)}(?<value>${number})${fieldEnd}`,
    pattern('dgu')`${tokenStart}PV1\|${fields(18)}(?<value>${number})${fieldEnd}`,
    pattern('dgu')`${tokenStart}IN1\|${fields(7)}(?<value>${number})${fieldEnd}`,
    pattern('dgu')`${tokenStart}IN1\|${fields(35)}(?<value>${number})${fieldEnd}`,
  ],
  examples: {
    finds: {
      message: 'MSH|^~\\&|APP|WARD|LAB|LAB|20260301||ORU^R01|⟦MSG004417⟧|P|2.5',
      'order and result': 'ORC|RE|⟦ORD-20417⟧|⟦LX-26-0183⟧|',
      'observations of an order': 'OBR|1|⟦ORD-20417⟧^X|⟦LX-26-0183⟧|718-7^HGB^LN',
      visit: 'PV1|1|I|W3^12^A||||4711^MUSTER|||||||||||E|⟦V260301-0042⟧',
      group: 'IN1|1|X|4711|Muster Health||||⟦8814-C⟧|||',
      policy: `IN1|1|X|4711|Muster Health${'|'.repeat(32)}⟦MH204178-01⟧\n`,
    },
    ignores: {
      'an observation': 'OBX|1|NM|718-7^HGB^LN||14.1|g/dL',
      'no number': 'MSH|^~\\&|APP|WARD|LAB|LAB|20260301||ORU^R01|ACK|P|2.5',
      'a list of other things': 'XORC|RE|ORD-20417|LX-26-0183|',
      'parted otherwise': 'ORC;RE;ORD-20417;LX-26-0183',
      'another field': 'PV1|1|I|W3^12^A||||V260301-0042',
      'on the next line': 'ORC|RE\n|ORD-20417|',
    },
  },
};
