import type { Recognizer } from '../../../recognizer.js';
import { tokenStart } from '../bounds.js';
import { pattern, source } from '../pattern.js';
import { germanCode, isGermanCode } from './postal-code-parts.js';

const segment = '(?:PID|NK1|GT1|IN1|IN2|PV1|ORC|STF)';
/** Street with its number before or behind it, and what else is said of it: the first two parts. */
const street = source`
  (?:\d{1,4}[a-zA-Z]? \p{L}[^|^\r\n]{1,60}|\p{L}[^|^\r\n]{2,60}[ &]\d{1,4}(?:-\d{1,4})? ?[a-zA-Z]?)\^[^|^\r\n]{0,40}\^
`;
const town = String.raw`\p{L}[\p{L} .'’-]{1,40}`;
const address = source`${tokenStart}${segment}\|[^\r\n]{2,240}?[|~]${street}`;
const partEnd = String.raw`(?=\^|\||~|\s|$)`;

/**
 * The town in an address of a message between hospitals, and its postal code if it is not German:
 * `|3 ELM CLOSE^^SAMPLETOWN^^NG12 5AN`.
 * Rule: HL7 version 2.5 § 2.A.89 (XAD: street, other designation, city, state, code), in a segment about a person.
 */
export const hl7Place: Recognizer = {
  type: 'LOCATION',
  patterns: [
    pattern('dgu')`${address}(?<value>${town})${partEnd}`,
    pattern('dgu')`
      ${address}${town}\^(?:\p{L}[\p{L} .-]{1,30}\^|\^(?!\d{5}(?!\d)))
      (?<value>(?=[A-Z]{0,3} ?\d)[A-Z\d](?:[ -]?[A-Z\d]){3,8})${partEnd}
    `,
  ],
  examples: {
    finds: {
      British: 'PID|1||K4711||MUSTER^ERNA||19800312|F|||3 ELM CLOSE^^⟦SAMPLETOWN⟧^^⟦NG12 5AN⟧\n',
      American: 'PID|1||4711||Sample^Al||19800312|M|||18 Oak St^Apt 2^⟦Sampleville⟧^OH^⟦45410⟧',
      German: 'PID|1||4711||Muster^Max||19800312|M|||Musterweg 7^^⟦Bad Muster⟧^^70173^D',
      'next of kin': 'NK1|1|Muster^Max|SPO|3 ELM CLOSE^^⟦SAMPLETOWN⟧^^⟦NG12 5AN⟧|',
      guarantor: 'GT1|1||Sample^Al||18 Oak St^^⟦Sampleville⟧^OH',
      Dutch: 'PID|1||4711||X^Y|||||Musterkade 5^^⟦Delft⟧^^⟦2611 AB⟧^NL',
      Swiss: 'PID|1||4711||X^Y|||||Musterweg 4^^⟦Visp⟧^VS^⟦3930⟧^CH',
      'a country, no code': 'PID|1||4711||X^Y|||||Musterkade 5^^⟦Delft⟧^^^NL',
      'three digits, no code': 'PID|1||4711||X^Y|||||Ringweg 3^^⟦Ulm⟧^BW^123',
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

/**
 * The German postal code of such an address, behind a town and no state: `|Ringweg 3^^Ulm^^89073^DE`.
 * Rule: as `hl7Place`.
 */
export const hl7GermanCode: Recognizer = {
  type: 'DE_PLZ',
  patterns: [pattern('dgu')`${address}${town}\^\^(?<value>${germanCode})${partEnd}`],
  isValid: isGermanCode,
  examples: {
    finds: {
      'with its country': 'PID|1||4711||Muster^Max||19800312|M|||Musterweg 7^^Bad Muster^^⟦70173⟧^D',
      'at the end of the address': 'NK1|1|Muster^Max|SPO|Ringweg 3^^Ulm^^⟦89073⟧|0731 4711',
      'parts of the street apart': 'PID|1||4711||X^Y|||||Ringweg 7&Ringweg&7^^Ulm^^⟦89073⟧',
      'two houses, with a letter': 'PID|1||4711||Muster^Max||19800312|M|||Ringweg 3-5 a^^Ulm^^⟦89073⟧^DEU',
      'with a second part': 'PID|1||4711||Muster^Max||19800312|M|||Ringweg 3^2. OG^Ulm^^⟦89073⟧',
      'of whoever pays': 'IN1|1|X|4711|Muster Kasse|Ringplatz 7^^Ulm^^⟦89073⟧|||',
      'of the second address': 'PID|1||4711||X^Y|||||Hof 1^^Ulm~Ringweg 3^^Ulm^^⟦89075⟧',
    },
    ignores: {
      'another segment': 'OBX|1|NM|4711||Ringweg 3^^Ulm^^89073',
      'below the range': 'PID|1||4711||X^Y|||||Ringweg 3^^Ulm^^00999',
      'behind a state': 'PID|1||4711||X^Y|||||18 Oak St^^Sampleville^OH^45410',
      'no street': 'PID|1||4711||X^Y|||||^^Ulm^^89073',
      'six digits': 'PID|1||4711||X^Y|||||Ringweg 3^^Ulm^^890731',
      'on the next line': 'PID|1||4711||X^Y\n|Ringweg 3^^Ulm^^89073',
    },
  },
};
