import { isPensionInsuranceNumber } from '../../checksums/social-insurance.js';
import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { looseGap, readScannedDigits, scannedDigit } from '../anywhere/scanned-digits.js';
import { tokenEnd, tokenStart } from '../text/bounds.js';
import { pattern } from '../text/pattern.js';

/**
 * Area numbers of the insurers (VKVV, annex), those of the Deutsche Rentenversicherung Bund, raised by 40, among them.
 */
const areas = /^(?:0[2-489]|1[0-9]|2[013-689]|3[89]|4[02-489]|5[0-9]|6[013-689]|7[89]|8[0-29])/;

const shapes = [
  pattern('giu')`
    ${tokenStart}
    // area, then day, month and year of birth
    \d{2}[ \u00a0./-]?\d{2}[ \u00a0.]?\d{2}[ \u00a0.]?\d{2}
    // first letter of the name, serial number, check digit
    [ \u00a0./-]?[A-Z][ \u00a0./-]?\d{2}[ \u00a0]?\d
    ${tokenEnd}
  `,
  // each character in its box
  pattern('giu')`${tokenStart}(?:\d[ \u00a0]){8}[A-Z](?:[ \u00a0]\d){3}${tokenEnd}`,
];

const words = {
  de: [
    'rentenversicherungsnummer', 'rentenvers', 'rentenversicherung', 'sozialvers', 'sozialversicherungsnummer',
    'versicherungsnummer', 'rv-nummer', 'rv-nr', 'sv-nummer', 'sv-nr', 'rvnr', 'svnr', 'vsnr',
  ], // prettier-ignore
  en: ['social security', 'pension insurance'],
};

/** Day of birth 01 to 31, or the same with 50 added. */
function hasBirthDate(value: string): boolean {
  const [day, month] = [Number(value.slice(2, 4)), Number(value.slice(4, 6))];
  return ((day >= 1 && day <= 31) || (day >= 51 && day <= 81)) && month >= 1 && month <= 12;
}

const isNumberWithDate = (value: string): boolean =>
  areas.test(value) && hasBirthDate(value) && isPensionInsuranceNumber(value);

/**
 * German pension insurance number (Rentenversicherungsnummer, Sozialversicherungsnummer): area, date of birth, initial
 * of the birth name, serial number, check digit.
 * Rule: VKVV § 2 (structure), § 4 (check digit). The examples are computed or those of the regulation's annex.
 */
export const socialSecurity: Recognizer = {
  type: 'DE_SOCIAL_SECURITY',
  patterns: shapes,
  normalize: alphanumericUpper,
  isValid: isNumberWithDate,
  contextWords: words,
  examples: {
    finds: {
      'grouped as on the card': 'RV-Nr. ⟦65 170839 J 003⟧.',
      'one piece': 'SV-Nummer ⟦15210380M012⟧',
      'lower case': '⟦15210380m012⟧',
      'day over 50': '⟦15 710380 M 013⟧',
      'no-break spaces': '⟦15\u00a0210380\u00a0M\u00a0012⟧',
      'boxes of a form': '⟦1 5 2 1 0 3 8 0 M 0 1 2⟧',
    },
    ignores: {
      'wrong check digit': '15 210380 M 013',
      'month 13': '15 211380 M 019',
      'day 32': '15 320380 M 010',
      'area that does not exist': '01 210380 M 016',
      'one digit short': '15 210380 M 01',
      'letter before it': 'A15210380M012',
    },
  },
};

/**
 * German pension insurance number without a real date of birth, near a word for it: the day is raised by 32, 64 or 96
 * where the serial numbers of a day were used up; day or month are 00 where unknown, as in many refugees' numbers.
 * Rule: VKVV § 2 Abs. 3 and 5; Gemeinsames Rundschreiben Meldeverfahren zur Sozialversicherung, section 3.1.1.2; check
 * digit VKVV § 4. Any area counts here: the word is the evidence. The examples are computed.
 */
export const socialSecurityWithoutDate: Recognizer = {
  type: 'DE_SOCIAL_SECURITY',
  patterns: shapes,
  normalize: alphanumericUpper,
  isValid: (value) => Number(value.slice(4, 6)) <= 12 && isPensionInsuranceNumber(value),
  needsContext: true,
  contextWords: words,
  examples: {
    finds: {
      'day raised by 32': 'Versicherungsnummer ⟦15 470380 M 019⟧',
      'day raised by 64': 'SV-Nummer ⟦15790380M017⟧',
      'day raised by 96': 'RV-Nr. ⟦15 970764 A 021⟧',
      'month unknown': 'Sozialversicherungsnummer: ⟦65 010088 K 502⟧',
      'day unknown': 'SVNR ⟦15001286N027⟧.',
      'area that the list lacks': 'Rentenversicherungsnummer ⟦07 210380 M 012⟧',
    },
    ignores: {
      'no word near': 'Teil 15 470380 M 019',
      'wrong check digit': 'Versicherungsnummer 15 470380 M 018',
      'month 13': 'Versicherungsnummer 15 471380 M 016',
      'two letters': 'Versicherungsnummer 15 470380 MM 019',
      'one digit short': 'Versicherungsnummer 15 470380 M 01',
      'letter before it': 'Versicherungsnummer A15470380M019',
    },
  },
};

/** The letter of the name is the ninth character; all others are digits. */
const readScan = (value: string): string => {
  const characters = value.replace(/[^0-9A-Za-z]/g, '');
  return `${readScannedDigits(characters.slice(0, 8))}${characters.charAt(8)}${readScannedDigits(characters.slice(9))}`;
};

/**
 * German pension insurance number with letters that a scanner put for digits, or broken over two lines, near a word
 * for it.
 * Rule: as `socialSecurity`.
 */
export const scannedSocialSecurity: Recognizer = {
  type: 'DE_SOCIAL_SECURITY',
  patterns: [
    pattern('gu')`
      ${tokenStart}
      ${scannedDigit}{2}${looseGap}${scannedDigit}{6}${looseGap}[A-Z]${looseGap}${scannedDigit}{3}
      ${tokenEnd}
    `,
  ],
  normalize: readScan,
  isValid: isNumberWithDate,
  needsContext: true,
  contextWords: words,
  examples: {
    finds: {
      'letters in place of digits': 'RV-Nr. ⟦6S l7OB39 J 0O3⟧.',
      'one piece': 'SV-Nummer ⟦lS2lO380M0l2⟧',
      'broken over lines': 'Rentenversicherungsnummer ⟦65 170839 J\n003⟧',
      'abbreviated word': 'Rentenvers.-Nr. (neu) : ⟦65 17O839 J 003⟧',
      'capital I': 'Versicherungsnummer ⟦I5 210380 M 0I2⟧',
      'no letter at all': 'SVNR ⟦65 170839 J 003⟧',
      'no-break spaces': 'RV-Nr. ⟦6S\u00a0l7OB39\u00a0J\u00a00O3⟧.',
    },
    ignores: {
      'wrong check digit': 'SV-Nummer l5 2lO380 M 0l3',
      'no word near': 'Teil l5 210380 M 012',
      'month 13': 'SV-Nummer l5 2ll380 M 0l9',
      'one digit short': 'SV-Nummer l5 2lO380 M 0l',
      'letter before it': 'SV-Nummer Xl52lO380M0l2',
      'digit for the name': 'SV-Nummer l5 2lO380 1 0l2',
    },
  },
};
