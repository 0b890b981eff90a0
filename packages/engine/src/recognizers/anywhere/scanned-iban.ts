import { digitCount } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { tokenEnd, tokenStart } from '../text/bounds.js';
import { oneOf, pattern } from '../text/pattern.js';
import { countriesByLength } from './iban.js';
import { scannedDigit } from './scanned-digits.js';

const behindLabel = String.raw`(?<=${tokenStart}IBAN(?:-?Nr\.?| ?[nN]o\.?)?["']?[ \t:.=|]{1,10}["']?)`;
/** As printed, in fours; a scan leaves spaces out or puts one more. */
const gap = '[ \u00a0]{0,2}';

/** Digits, and a letter that a scan put for one; what is wrong without such a letter is no IBAN. */
const isMisread = (value: string): boolean => /[OolI]/.test(value.slice(2)) && digitCount(value) >= 10;

/**
 * International bank account number that a scan has spoilt, right behind its label: `IBAN AT56 38O0 O000 075l 8294`.
 * Rule: as `iban` by country and length, with a letter that stands for a digit, which breaks the check digits.
 */
export const scannedIban: Recognizer = {
  type: 'IBAN_CODE',
  patterns: [...countriesByLength()].map(
    ([length, countries]) => pattern('gu')`
      ${behindLabel}${oneOf(countries)}(?:${gap}${scannedDigit}){2}
      (?:${gap}[A-Za-z\d]){${length - 4}}${tokenEnd}
    `,
  ),
  isValid: isMisread,
  examples: {
    finds: {
      'letters for digits': 'IBAN ⟦AT61 19O4 3O02 3457 32Ol⟧ bei',
      'a digit misread, too': 'IBAN: ⟦AT61 l904 3002 3457 3261⟧\n',
      Swiss: 'IBAN ⟦CH93 OO76 2Oll 6238 5295 7⟧',
      'with Nr.': 'IBAN-Nr. ⟦AT61 1904 3O02 3457 3202⟧',
      British: 'IBAN: ⟦GB29 NWBK 6Ol6 1331 9268 19⟧',
      'spaces left out': 'IBAN ⟦AT6119O4 30023457 32Ol⟧',
    },
    ignores: {
      'no label': 'Code AT61 19O4 3002 3457 3201 bei',
      'one character short': 'IBAN AT61 19O4 3O02 3457 32O bei',
      'country without IBANs': 'IBAN US61 19O4 3O02 3457 32Ol bei',
      'a sentence': 'IBAN ATtention please read all of this',
      'another label': 'BIC AT61 19O4 3002 3457 3201 bei',
      'inside a longer word': 'MIBAN AT61 19O4 3002 3457 3201 bei',
    },
  },
};

/**
 * German bank account number that a scan has spoilt, right behind its label.
 * Rule: as `scannedIban`.
 */
export const scannedGermanIban: Recognizer = {
  type: 'DE_IBAN',
  patterns: [pattern('gu')`${behindLabel}DE(?:${gap}${scannedDigit}){20}${tokenEnd}`],
  isValid: isMisread,
  examples: {
    finds: {
      'letters for digits': 'IBAN ⟦DE88 37O4 0O44 0532 0l30 00⟧ bei',
      'a digit misread, too': 'IBAN: ⟦DE89 3704 0O44 0532 0130 08⟧\n',
      'in one piece': 'IBAN ⟦DE8837O400440532013000⟧,',
      'with Nr.': 'IBAN-Nr. ⟦DE88 3704 0044 0532 0130 O0⟧',
      'no-break spaces': 'IBAN ⟦DE88\u00a03704\u00a00044\u00a00532\u00a00l30\u00a000⟧',
      'in a column': 'IBAN   | ⟦DE88 3704 0044 0532 0I30 00⟧ |',
    },
    ignores: {
      'no label': 'Code DE88 37O4 0044 0532 0130 00',
      'one digit short': 'IBAN DE88 37O4 0044 0532 0130 0',
      'one digit long': 'IBAN DE88 37O4 0044 0532 0130 000',
      'no letter in it': 'IBAN DE88 3704 0044 0532 0130 00',
      'other country': 'IBAN XK88 37O4 0044 0532 0130 00',
      'letters that no scan puts': 'IBAN DE88 37O4 0044 0532 0130 0X',
      'another label': 'BIC DE88 37O4 0044 0532 0130 00',
    },
  },
};
