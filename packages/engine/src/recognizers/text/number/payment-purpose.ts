import type { Recognizer } from '../../../recognizer.js';
import { tokenStart } from '../bounds.js';
import { pattern } from '../pattern.js';
import { isNumber } from './number-token.js';

/**
 * The purpose of a payment or the subject of a letter, in quotes: `Verwendungszweck "KT-0417 Muster"`; of a member of
 * JSON the code alone: `"zweck": "Anzahlung KT-0417 Muster"`.
 * Rule: it begins with a digit or has three together; what stands in the quotes is to be given as it is, names too.
 */
export const paymentPurpose: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`
      ${tokenStart}(?:Betreff|Verwendungszweck|Vwz\.?)[ :]{1,3}["„»]
      (?<value>(?=\d|[^"“«\r\n]{0,20}\d{3})[\p{L}\d][^"“«\r\n]{2,40})(?=["“«])
    `,
    pattern('dgu')`
      "(?:\p{L}{1,15}_?)?(?:zweck|Zweck|betreff|purpose|remittance|reference|memo|narrative|buchungstext|notiz)" ?: ?"
      (?:[^"\n]{0,60}[ ])?(?<value>(?!(?:19|20)\d\d-[01]\d(?!\d))(?=[A-Z\d/-]{0,20}\d{4})[A-Z]{0,4}[-/]?\d{1,8}
      (?:[-/][A-Z\d]{1,8}){1,3}
      |[A-Z]{1,4}\d{4,10})(?=[" ,;.])
    `,
    // of a tax office: the taxpayer, the tax and its year or quarter
    pattern('dgu')`
      ${tokenStart}(?:Verwendungszweck|Vwz\.?|Zweck)[ :]{1,3}
      (?<value>\d[\d/ -]{6,20}\d (?:ESt|USt|KSt|LSt|GewSt|GrSt|SolZ|KiSt|VSt)(?:-VZ)?(?: (?:Q?[1-4]/)?(?:20)?\d\d)?)(?![\p{L}\d])
    `,
  ],
  isValid: isNumber,
  examples: {
    finds: {
      'reference and name': 'Betreff "⟦47-2025 Koch⟧"',
      'purpose of a payment': 'Verwendungszweck "⟦KT-0417 Muster⟧". Einzug',
      'German quotes': 'Verwendungszweck: „⟦KT 4417 Muster⟧“ an',
      guillemets: 'Betreff »⟦118/25 Koch⟧« bitte',
      'member of JSON': '"zweck": "Anzahlung ⟦FP-2026-0417⟧ Muster" }',
      'member of JSON, English': '"payment_reference": "⟦KT44188⟧ rent"',
      abbreviated: 'Vwz. "⟦20441 Spende⟧"',
      'of a tax office': 'Verwendungszweck: ⟦349 44188204 ESt 25⟧\n',
      'number alone': 'Verwendungszweck „⟦0441 7712⟧“.',
    },
    ignores: {
      'no quotes': 'Betreff Miete Koch',
      'no number': 'Betreff "Miete Koch"',
      'month in a member of JSON': '"zweck": "Miete 2026-04 Muster"',
      'two digits': 'Betreff "Miete 47 Koch"',
      'another word': 'Zitat "Miete 4417 Muster"',
      'a date': 'Betreff "12.03.2024"',
      'quotes that do not end': 'Betreff "Miete 4417 Muster\n',
    },
  },
};
