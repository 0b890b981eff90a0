import { isAustrianCompanyNumber } from '../../checksums/register-numbers.js';
import type { Recognizer } from '../../recognizer.js';

const compact = (value: string): string => value.replace(/^FN|[^0-9a-z]/gi, '').toLowerCase();

/**
 * Number in the Austrian company register (Firmenbuch): FN, up to six digits, check letter.
 * Rule: FBG § 30; check letter as in `isAustrianCompanyNumber`.
 */
export const austrianCompanyRegister: Recognizer = {
  type: 'AT_COMPANY_REGISTER',
  patterns: [
    /(?<=Firmenbuch(?:-?[nN](?:ummer|r\.?))?:?[ \t]{1,20})\d{3,6} ?[a-z](?![\p{L}\p{N}])/gu,
    /(?<![\p{L}\p{N}])FN[ \u00a0:.-]{0,3}\d{1,3}[ .]?\d{0,3}[ \u00a0-]?[a-z](?![\p{L}\p{N}])/giu,
  ],
  normalize: compact,
  isValid: isAustrianCompanyNumber,
  examples: {
    finds: {
      'as in imprints': '⟦FN 123456d⟧, Handelsgericht Wien',
      'space before the letter': '⟦FN 654321 m⟧',
      'no space': '(⟦FN123456d⟧)',
      'capital letter': '⟦FN 123456 D⟧.',
      'behind the name of the register': 'Firmenbuchnummer: ⟦123456d⟧, Wien',
      short: '⟦FN 4711d⟧',
      'lower case': '⟦fn 123456d⟧',
    },
    ignores: {
      'wrong check letter': 'FN 123456v',
      'letter that is never used': 'FN 123456c',
      'seven digits': 'FN 1234567d',
      'no letter': 'FN 123456',
      'letter before it': 'XFN 123456d',
      'no prefix': 'Nr. 123456d',
    },
  },
};
