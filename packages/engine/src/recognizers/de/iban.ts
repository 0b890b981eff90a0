import { isValidIBAN } from 'ibantools';
import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { ibanSeparators } from '../anywhere/iban.js';
import { readScannedDigits, scannedDigit } from '../anywhere/scanned-digits.js';
import { tokenEnd, tokenStart } from '../text/bounds.js';
import { pattern } from '../text/pattern.js';

const asDigits = (value: string): string => `DE${alphanumericUpper(readScannedDigits(value.slice(2)))}`;

/**
 * German bank account number: DE, two check digits, bank code (8), account (10), grouped in any way.
 * Rule: ISO 13616-1; length 22, MOD 97-10 of ISO/IEC 7064. Letters that a scanner puts for digits count as these.
 */
export const germanIban: Recognizer = {
  type: 'DE_IBAN',
  patterns: [pattern('gu')`${tokenStart}[Dd][Ee](?:${ibanSeparators}${scannedDigit}){20}${tokenEnd}`],
  normalize: asDigits,
  isValid: isValidIBAN,
  examples: {
    finds: {
      'grouped in fours': 'IBAN: ⟦DE89 3704 0044 0532 0130 00⟧.',
      'without spaces, BIC after it': '⟦DE89370400440532013000⟧ COBADEFFXXX',
      'lower case': 'überweise auf ⟦de89 3704 0044 0532 0130 00⟧ bitte',
      'no-break spaces': '⟦DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000⟧',
      'broken over lines': 'Konto ⟦DE89 3704 0044\n0532 0130 00⟧',
      'letters O and l of a scan': '⟦DE89 37O4 0O44 0532 0l30 00⟧',
      'letters S and B of a scan': '⟦DEB9 37O4 0044 0S32 0130 00⟧',
      'grouped as on the transfer form': '⟦DE 89 37040044 0532013000⟧',
      'read out, with commas': 'ich wiederhole ⟦DE 89, 3704, 0044, 0532, 0130, 00⟧',
      'single spaces of a scan': '⟦DE 8 9 3 7 0 4 0 0 4 4 0 5 3 2 0 1 3 0 0 0⟧',
    },
    ignores: {
      'wrong check digits': 'DE88 3704 0044 0532 0130 00',
      'one digit short': 'DE89 3704 0044 0532 0130 0',
      'one digit long': 'DE89 3704 0044 0532 0130 000',
      'other country': 'DK89 3704 0044 0532 0130 00',
      'letter inside the account': 'DE89 3704 0044 0532 013A 00',
      'two digits swapped': 'DE89 3704 0044 0532 0103 00',
      'inside a longer word': 'XDE89370400440532013000',
    },
  },
};
