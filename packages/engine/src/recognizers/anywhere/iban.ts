import { type CountrySpec, getCountrySpecifications, validateIBAN, ValidationErrorsIBAN } from 'ibantools';
import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { tokenEnd, tokenStart } from '../text/bounds.js';
import { pattern } from '../text/pattern.js';

/** Source of what stands between two characters: spaces, a line break, also of a quoted mail, dots, dashes, commas. */
export const ibanSeparators = String.raw`[\s>.,\-–]{0,3}`;

/** Countries but Germany, by the length of their IBANs in characters. */
export function countriesByLength(): Map<number, string[]> {
  const groups = new Map<number, string[]>();
  const specifications: [string, CountrySpec][] = Object.entries(getCountrySpecifications());
  for (const [country, { chars }] of specifications) {
    if (chars !== null && country !== 'DE') groups.set(chars, [...(groups.get(chars) ?? []), country]);
  }
  return groups;
}

/** One pattern for each length: what follows an IBAN in the text can't be taken for its end. */
const patterns = [...countriesByLength()].map(
  ([length, countries]) =>
    pattern('giu')`
      ${tokenStart}(?:${countries.join('|')})(?:${ibanSeparators}\d){2}(?:${ibanSeparators}[a-z\d]){${length - 4}}${tokenEnd}
    `,
);

/**
 * Right in length, structure and MOD 97; a wrong check digit of the bank's own inside is a slip, and still somebody's.
 */
const isIban = (value: string): boolean =>
  validateIBAN(value).errorCodes.every((code) => code === ValidationErrorsIBAN.WrongAccountBankBranchChecksum);

/**
 * International bank account number of any country but Germany, grouped in any way.
 * Rule: ISO 13616-1 (country, length, MOD 97-10 of ISO/IEC 7064) and the structure of each country in SWIFT's
 * IBAN registry, as ibantools has them.
 */
export const iban: Recognizer = {
  type: 'IBAN_CODE',
  patterns,
  normalize: alphanumericUpper,
  isValid: isIban,
  examples: {
    finds: {
      'grouped in fours': 'IBAN: ⟦AT61 1904 3002 3457 3201⟧ BIC GIBAATWWXXX',
      'without spaces': '⟦CH9300762011623852957⟧,',
      'lower case': 'iban ⟦nl91abna0417164300⟧',
      'no-break spaces': '⟦FR14\u00a02004\u00a01010\u00a00505\u00a00001\u00a03M02\u00a0606⟧',
      'broken over lines of a quoted mail': '> IBAN ⟦GB29 NWBK 6016\n> 1331 9268 19⟧\n> Gruß',
      dashes: '⟦LI21-0881-0000-2324-013A-A⟧',
      "wrong check digits of the bank's own": 'konto ⟦PL37 1030 1014 0000 0307 2904 7255⟧.',
      'single spaces of a scan': '⟦LU 2 8 0 0 1 9 4 0 0 6 4 4 7 5 0 0 0 0⟧',
    },
    ignores: {
      'wrong check digits': 'AT62 1904 3002 3457 3201',
      'one digit short': 'AT61 1904 3002 3457 320',
      'one digit long': 'AT61 1904 3002 3457 32011',
      'country without IBANs': 'US61 1904 3002 3457 3201',
      'letters where the country has digits': 'AT96 1904 3002 3457 320A',
      'inside a longer word': 'XAT611904300234573201',
      'two digits swapped': 'CH9300762011623852975',
    },
  },
};
