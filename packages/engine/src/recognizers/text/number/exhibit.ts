import type { Recognizer } from '../../../recognizer.js';
import { wordStart } from '../bounds.js';
import { pattern } from '../pattern.js';
import { isNumber, numberToken } from './number-token.js';

/**
 * Exhibit of a British witness statement: initials of the witness and a running number, `exhibit AN/1`; item of
 * evidence of an American police department, `evidence, item B26-4711-A`.
 * Rule: Criminal Procedure Rules 16.3 (a statement identifies its exhibits); the initials are custom, and so are
 * numbers of items. The word stands before the first of them.
 */
export const exhibit: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`${wordStart}[eE]xhibits? (?=\p{Lu}{2,3}/\d)(?<value>${numberToken})`,
    pattern('gu')`(?<=[eE]xhibits?[^.\n]{0,80} )\p{Lu}{2,4}/\d{1,3}(?![\d/]|\p{L})`,
    pattern('dgu')`
      (?<!\p{L})(?:[eE]vidence|[pP]roperty)[^.\n]{0,30}[ ](?:item|tag)(?: no\.?| #)?
      [ ](?<value>[A-Z]{0,2}\d{2}-\d{3,7}(?:-[A-Z\d]{1,3})?)(?![\p{L}\p{N}-])
    `,
    // items under items: `Asservat 2.1.7`
    pattern('dgu')`
      (?:(?<!\p{L})(?:Asservate?(?:n-?[nN]r\.|nnummer)?|Ass\.(?:-?[nN]r\.)?|Beweismittel|
      Beweisstück|Spur(?:en-?[nN]r\.)?)|
      ${wordStart}[eE]xhibit)(?: [nN]r\.| [nN]o\.)?:?
      [ ](?<value>\d{1,3}(?:\.\d{1,3}){1,4})(?![\p{L}\d]|[.,:/-]\d|\.(?:19|20)\d\d)
    `,
  ],
  isValid: isNumber,
  examples: {
    finds: {
      'in parentheses': 'took photos (exhibit ⟦AN/1⟧).',
      'second exhibit': 'exhibit ⟦HKD/1⟧ as the form and ⟦HKD/2⟧ as the disc',
      capital: 'Exhibit ⟦RMS/12⟧ is a copy',
      plural: 'the exhibits ⟦JK/3⟧, ⟦JK/4⟧ and ⟦JK/5⟧',
      'words between': 'I produce as an exhibit the invoice ⟦AMB/7⟧',
      'item of evidence': 'uploaded to evidence, item ⟦B26-4711-A⟧. I',
      'item under an item': 'IMEI bekannt, Asservat ⟦2.1.7⟧\nMessenger',
      'four initials': 'exhibits marked ⟦ABCD/1⟧',
    },
    ignores: {
      'no word': 'the discs HKD/2 and more',
      'an item of goods': 'uploaded to the shop, item B26-4711-A. I',
      'a chapter': 'im Absatz 2.1.7\n',
      'one initial': 'exhibit as form H/2',
      'a sentence end between': 'This is an exhibit. Form HKD/2',
      'lower case': 'exhibit and form hkd/2',
      'four digits': 'exhibit and form HKD/2024',
      'no number': 'exhibit and form HKD/x',
    },
  },
};
