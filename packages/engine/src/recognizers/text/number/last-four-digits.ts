import type { Recognizer } from '../../../recognizer.js';
import { pattern } from '../pattern.js';
import { notAYear } from '../years.js';

/** `SSN`, `Social Security number`, `Aadhaar`, `PAN`. */
const number = String.raw`(?:SSN|[sS]ocial(?: [sS]ecurity)?(?: [nN]umber| [nN]o\.)?|Aadhaar|PAN)`;

/**
 * The last four digits of a number that says who somebody is, the rest of it left out: `SSN ending 2122`.
 * Rule: the number's name, or that of an account or contract, and `ending` or `last four` before them. Banks and
 * offices take the four as proof.
 */
export const lastFourDigits: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    // of an account, also as a scanner reads them
    pattern('dgu')`
      (?<!\p{L})(?:[aA]ccount|[aA]cct\.?|[aA]\/c|[pP]olicy|[lL]oan|IBAN|[mM]ortgage|
      [sS]avings|[cC]hecking|[cC]hequing)(?: [nN]umber| [nN]o\.?)?[ ]
      \(?(?:that )?(?:ending|ends|last (?:four|4)(?: digits)?)(?: in| with)?:?[ ]
      (?<value>(?=[\dOIl]{0,3}\d)[\dOIl]{4})(?![\p{L}\p{N}]|[.,]\d)
    `,
    pattern('dgu')`
      (?:[kK]onto|[dD]epot|IBAN|[vV]ertrag|[pP]olice|[sS]parbuch|[nN]ummer|[nN]r\.)(?!\p{L})[^.!?\n\d]{0,40}?[ (]
      (?:endet|endend|endende[nrs]?|[eE]ndziffern?|[eE]ndnummer|mit der Endung|[lL]etzte[nr]? (?:vier|4) (?:Stellen|
      Ziffern))
      (?: auf| mit| sind| lauten)?:?[ ]${notAYear}(?<value>\d{4})(?![\p{L}\p{N}]|[.,:/-]\d)
    `,
    pattern('gu')`
      (?<=${number} \(?(?:ending|ends|last (?:four|4))(?: in| with| digits)?\)?:? )
      \d{4}(?![\d.,])
    `,
  ],
  examples: {
    finds: {
      'of an account': 'We pay into your account ending ⟦2122⟧ at',
      'of an American account': 'credit to checking ending ⟦2122⟧\n',
      'of an account, misread by a scanner': 'into your account ending ⟦2I2O⟧ at',
      'of a German account': 'auf Ihr Konto (endet auf ⟦2122⟧) überwiesen',
      'of an IBAN': 'die IBAN mit den Endziffern ⟦2122⟧ gilt',
      'of a contract': 'Vertrag, letzte vier Stellen ⟦2122⟧\n',
      'social security': '(DOB 12-Mar-1979, SSN ending ⟦2122⟧). Enclosed',
      'written out': 'Social Security number ends in ⟦2122⟧)',
      'last four': 'Aadhaar last four: ⟦2122⟧\n',
      'tax of India': 'PAN ending with ⟦2122⟧ on file',
      parentheses: 'Aadhaar (last 4): ⟦2122⟧)',
      digits: 'PAN last four digits ⟦2122⟧ match',
    },
    ignores: {
      'the year in which a contract ends': 'Der Vertrag endet 2026 und',
      'another number': 'version ending 2122) ok',
      'five digits': 'SSN ending 21220',
      'three digits': 'SSN ending 212)',
      'no end of it': 'SSN around 2122)',
      'a decimal number': 'SSN ending 2122.5',
      'words between': 'SSN ending with the year 2122)',
    },
  },
};
