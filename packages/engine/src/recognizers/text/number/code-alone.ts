import { isHealthInsuranceNumber } from '../../../checksums/social-insurance.js';
import { digitCount } from '../../../normalize.js';
import type { Recognizer } from '../../../recognizer.js';
import { isDate } from '../date/date-forms.js';
import { pattern } from '../pattern.js';

/** `0718`, `LC03`, `K32`, `D4/1450`, `1147/25`, `P0555-44819726-01` */
const group = String.raw`(?:\p{Lu}{1,3})?\d{1,12}(?:[-/]\p{Lu}{0,3}\d{1,12}){0,3}`;
const joint = String.raw`(?: |[ ]?/[ ]?)`;
/** Bars, or the asterisks of a font of barcodes (ISO/IEC 16388). */
const bars = String.raw`(?:\|{2,8}[ ]?){1,6}`;

/** A line of readings, amounts, years or days; a scale. */
const otherLines = [
  /^(?:\d{1,4} ){2,9}\d{1,4}$/,
  /^(?:19|20)\d\d(?:[ /-]+(?:19|20)?\d\d)*$/,
  /^\d{1,2}[./-]\d{1,2}[./-](?:\d\d){1,2}(?: |$)/,
];

/** The insurer, the insured and the status on a prescription: `healthInsuranceOnForm` has the number of these. */
const isLineOfInsured = (value: string): boolean =>
  isHealthInsuranceNumber(/^10\d{7} ([A-Z]\d{9}) \d{4,7}(?: \d)?$/.exec(value)?.[1] ?? '');

/**
 * A code that a machine or a secretariat puts alone at the edge of a letter: under the sender's data, at the foot,
 * between the marks of a barcode: `1147/25 SA02 D4/1450`, `009 184 0000325 / K32 / S1`, `*P0555-44819726-01*`.
 * Rule: nothing else on its line or in its field of it; two groups or more, of which one has letters and one four
 * digits, nine digits in all or a slash; between bars or asterisks eight digits.
 */
export const codeAlone: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgmu')`
      ^(?:[ \t]{0,80}|[^\n]{1,100}[ ]{4,60})(?=[^\n]{0,40}\d{4})(?=[^\p{Lu}\n]{0,40}\p{Lu})
      (?<value>${group}(?:${joint}${group}){2,6})[ \t]{0,4}\r?$
    `,
    pattern('dgmu')`
      ^[ \t]{0,80}[*](?<value>(?=[\p{Lu}\d]{0,12}-?\d{4})[\p{Lu}\d](?:[\p{Lu}\d]|[- ](?=[\p{Lu}\d])){7,40})[*][ \t]{0,4}\r?$
    `,
    pattern('dgmu')`${bars}[ ]?(?<value>\d{2,12}(?: \d{2,12}){1,7})[ ]?${bars}`,
  ],
  isValid: (value) =>
    digitCount(value) >= 8 && !isDate(value) && !isLineOfInsured(value) && !otherLines.some((line) => line.test(value)),
  examples: {
    finds: {
      'sign of a law firm': '         Sekretariat Frau Muster\n         ⟦1147/26 SA02 D4/1450⟧\n\nSehr',
      'foot of a notice': 'Das Verfahren ruht.\n\n⟦009 184 0000325 / K32 / S1⟧\n',
      'behind the page': 'MWST        Blatt 1/1       ⟦0718 04 2506 LC03 000294⟧\n',
      'font of barcodes': 'Musterstr. 1 - 70173 Ulm\n*⟦P0555-44819726-01⟧*\n',
      'behind an office': 'Ulm, den 3.5.      ⟦0418 04 KX03 000294⟧\n',
      'between bars': '|||| || ||| ⟦98263 7120 4498 6018 22⟧ |||| ||\n',
    },
    ignores: {
      'digits alone': 'x\n009 184 0000325 32 1\n',
      'a word behind it': 'x\n1147/26 SA02 D4/1450 kaufen\n',
      'one group': 'x\nKX41882204\n',
      'emphasis of a chat': '*Termin 2026*\n',
      'few digits': 'x\nA4 B52 C1\n',
      'a table': '| 9826 | 7120 |\n',
      years: '|| 2025 2026 ||\n',
      'a line of the insured': 'Barmer\n104212059 M123456785 1000000\n',
    },
  },
};
