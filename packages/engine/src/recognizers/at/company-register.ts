import { isAustrianCompanyNumber } from '../../checksums/register-numbers.js';
import type { Recognizer } from '../../recognizer.js';
import { tokenEnd, tokenStart } from '../text/bounds.js';
import { pattern } from '../text/pattern.js';

const compact = (value: string): string => value.replace(/^FN|[^0-9a-z]/gi, '').toLowerCase();

/**
 * Number in the Austrian company register (Firmenbuch): FN, up to six digits, check letter.
 * Rule: FBG § 30; check letter as in `isAustrianCompanyNumber`.
 */
export const austrianCompanyRegister: Recognizer = {
  type: 'AT_COMPANY_REGISTER',
  patterns: [
    /(?<=Firmenbuch(?:-?[nN](?:ummer|r\.?))?:?[ \t]{1,20})\d{3,6} ?[a-z](?![\p{L}\p{N}])/gu,
    // the kind of a number in XML, or the key of one
    /(?<="(?:FN|fn|firmenbuch(?:nr|nummer)?)"(?:>| ?: ?"))\d{1,6} ?[a-z](?=["<])/gu,
    /(?<![\p{L}\p{N}])FN[ \u00a0:.-]{0,3}\d{1,3}[ .]?\d{0,3}[ \u00a0-]?[a-z](?![\p{L}\p{N}])/giu,
  ],
  normalize: compact,
  isValid: isAustrianCompanyNumber,
  examples: {
    finds: {
      'as in imprints': '⟦FN 123456d⟧, Handelsgericht Wien',
      'space before the letter': '⟦FN 654321 m⟧',
      'in XML': '<Id Type="FN">⟦123456d⟧</Id>',
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

const number = String.raw`(?:\d{4,6}|\d{1,3}[ .]\d{3})[ \u00a0-]?[a-zA-Z]${tokenEnd}`;
const court = String.raw`(?:Handelsgericht|Landesgericht|Firmenbuchgericht|HG|LG|FBG)${tokenEnd}`;

/**
 * The same behind a label or beside the court that keeps the register, whatever its check letter:
 * `FN 482915 k, Handelsgericht Wien`.
 * Rule: FBG § 30; a slip in the letter leaves the company as well known, but no longer makes a number of the register.
 */
export const labelledCompanyNumber: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gu')`
      (?<=
        ${tokenStart}(?:Firmenbuch(?:-?[nN]ummer|-?Nr\.?)?|F[NB]-?(?:Nr\.?|Nummer)|FBN)
        [ \t]{0,10}:?[ \t]{0,10}
      )
      (?:FN[ \u00a0:]{0,2})?${number}
    `,
    pattern('gu')`
      ${tokenStart}FN[ \u00a0:.-]{0,3}${number}
      (?=,?[ ](?:(?:beim|am|des|-) )?\(?${court}|[ ]?\(${court}|,?[ ]Firmenbuch)
    `,
    // In capitals and with a small letter it needs no court.
    pattern('gu')`${tokenStart}FN[ \u00a0:.-]{0,3}(?:\d{5,6}|\d{3}[ .]\d{3})[ \u00a0-]?[a-z]${tokenEnd}`,
    pattern('gu')`(?<=${court}[^\n\d]{2,30}[ (])FN[ \u00a0:.-]{0,3}${number}`,
  ],
  examples: {
    finds: {
      'before the court': '⟦FN 482915 k⟧, Handelsgericht Wien',
      'before the court, abbreviated': '⟦FN 482915k⟧ LG Graz',
      'behind the court': 'Landesgericht Linz, ⟦FN 482915 k⟧\n',
      'no court': 'Beispiel GmbH, ⟦FN 482915 k⟧, Wien',
      label: 'FN-Nr.: ⟦482915 k⟧\n',
      'name of the register': 'Firmenbuch: ⟦FN 482915 k⟧, UID',
      'name of the register, no mark': 'Firmenbuch ⟦482915 k⟧',
    },
    ignores: {
      'no court, in small letters': 'fn 482915 k, Kapitel 4',
      'no letter': 'FN 482915, Handelsgericht Wien',
      'three digits': 'FN 482 k, Handelsgericht Wien',
      'two letters': 'FN 482915 km, Handelsgericht Wien',
      'another label': 'Fundbuch: 482915 k',
      'no digits': 'FN k, Handelsgericht Wien',
    },
  },
};
