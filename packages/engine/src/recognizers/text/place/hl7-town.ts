import type { Recognizer } from '../../../recognizer.js';
import { tokenStart } from '../bounds.js';
import { pattern } from '../pattern.js';

const segment = '(?:PID|NK1|GT1|IN1|IN2|PV1|ORC|STF)';
/** Street and what else is said of it, the first two parts. */
const street = String.raw`\d{1,4}[a-zA-Z]? \p{L}[^|^\r\n]{1,60}\^[^|^\r\n]{0,40}\^`;

/**
 * The town in an address of a message between hospitals: `|3 ELM CLOSE^^SAMPLETOWN^^NG12 5AN`.
 * Rule: HL7 version 2.5 § 2.A.89 (XAD: street, other designation, city, state, code), in a segment about a person.
 */
export const hl7Town: Recognizer = {
  type: 'LOCATION',
  patterns: [
    pattern('dgu')`
      ${tokenStart}${segment}\|[^\r\n]{2,240}?[|~]${street}
      (?<value>\p{L}[\p{L} .'’-]{1,40})(?=\^|\||\s|$)
    `,
  ],
  examples: {
    finds: {
      British: 'PID|1||K4711||MUSTER^ERNA||19800312|F|||3 ELM CLOSE^^⟦SAMPLETOWN⟧^^NG12 5AN\n',
      American: 'PID|1||4711||Sample^Al||19800312|M|||18 Oak St^Apt 2^⟦Sampleville⟧^OH^45410',
      German: 'PID|1||4711||Muster^Max||19800312|M|||7 Musterweg^^⟦Bad Muster⟧^^70173^D',
      'next of kin': 'NK1|1|Muster^Max|SPO|3 ELM CLOSE^^⟦SAMPLETOWN⟧^^NG12 5AN|',
      guarantor: 'GT1|1||Sample^Al||18 Oak St^^⟦Sampleville⟧^OH',
      'in a log': '11:59 DEBUG [hl7] PID|1||K4711||MUSTER^ERNA||19800312|F|||3 ELM CLOSE^^⟦SAMPLETOWN⟧\n',
    },
    ignores: {
      'another segment': 'OBX|1|NM|4711||3 ELM CLOSE^^SAMPLETOWN^^NG12 5AN',
      'no house number': 'PID|1||4711||X^Y|||||ELM CLOSE^^SAMPLETOWN^^NG12 5AN',
      'no street': 'PID|1||4711||X^Y|||||3^^SAMPLETOWN^^NG12 5AN',
      'one part only': 'PID|1||4711||X^Y|||||3 ELM CLOSE^SAMPLETOWN',
      'a number for a town': 'PID|1||4711||X^Y|||||3 ELM CLOSE^^4711',
      'on the next line': 'PID|1||4711||X^Y\n|3 ELM CLOSE^^SAMPLETOWN^^NG12',
    },
  },
};
