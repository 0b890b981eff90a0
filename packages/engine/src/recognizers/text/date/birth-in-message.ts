import type { Recognizer } from '../../../recognizer.js';
import { tokenStart } from '../bounds.js';
import { pattern } from '../pattern.js';
import { isDate } from './date-forms.js';
import { readAsPrinted } from './scanned-date.js';

/**
 * A birth in a message between hospitals or on a business card, as digits alone.
 * Rule: HL7 version 2.5 §§ 3.4.2.7 (PID-7), 3.4.5 (NK1-16), 6.5.5 (GT1-8), 6.5.6 (IN1-18); RFC 6350 § 6.2.5 (BDAY).
 */
export const birthInMessage: Recognizer = {
  type: 'DATE_OF_BIRTH',
  patterns: [
    pattern('dgu')`${tokenStart}PID\|(?:[^|\r\n]{0,80}\|){6}(?<value>(?:18|19|20)\d{6})(?=\d{0,6}\|)`,
    // of whoever is insured, related or pays
    pattern('dgu')`
      ${tokenStart}(?:IN1\|(?:[^|\r\n]{0,80}\|){16,17}|NK1\|(?:[^|\r\n]{0,80}\|){15}|GT1\|(?:[^|\r\n]{0,80}\|){7})
      (?<value>(?:18|19|20)\d{6})(?=\d{0,6}(?:\||\s|$))
    `,
    /(?<=(?<!\p{L})BDAY[;:=\w-]{0,30}:)\d{8}(?!\d)/gu,
  ],
  normalize: readAsPrinted,
  isValid: isDate,
  examples: {
    finds: {
      'message of HL7': 'PID|1||4711||Muster^Erna||⟦19800312⟧|F',
      'message of HL7 in a log': 'DEBUG [hl7] PID|1||4711^^^X||Muster^Erna||⟦19800312⟧|F',
      'insured person of HL7': 'IN1|1|X|4711|Muster Health||||||||||||MUSTER^MAX|SPO|⟦19800312⟧|',
      'business card': 'BDAY;VALUE=date:⟦19800312⟧\n',
      'relative of HL7': 'NK1|1|Muster^Max|FTH|||||||||||||⟦19550312⟧|',
      'who pays, HL7': 'GT1|1||Muster^Erna|||||⟦19800312⟧|F',
      'time of birth': 'PID|1||4711||Muster^Erna||⟦19800312⟧0415|F',
    },
    ignores: {
      'another message of HL7': 'EVN|A01||19800312|x',
      'another line of a business card': 'REV;VALUE=date:19800312\n',
      'another field': 'PID|1||4711||Muster^Erna|19800312|F',
      'parted otherwise': 'PID;1;;4711;;Muster^Erna;;19800312;F',
      'no such month': 'PID|1||4711||Muster^Erna||19801312|F',
      'one digit more': 'BDAY:198003121\n',
    },
  },
};
