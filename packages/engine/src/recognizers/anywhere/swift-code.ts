import { countrySpecs, isValidBIC } from 'ibantools';
import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';

/**
 * Bank identifier code (BIC, SWIFT code), 8 or 11 characters, near a word for it.
 * Rule: ISO 9362: four letters of the party, ISO 3166 country, two characters of the place, three of the branch.
 */
export const swiftCode: Recognizer = {
  type: 'SWIFT_CODE',
  patterns: [
    /(?<![\p{L}\p{N}])(?:[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?|[a-z]{6}[a-z0-9]{2}(?:[a-z0-9]{3})?)(?![\p{L}\p{N}])/gu,
    /(?<![\p{L}\p{N}])[A-Z]{4}[ -][A-Z]{2}[ -][A-Z0-9]{2}(?:[ -][A-Z0-9]{3})?(?![\p{L}\p{N}])/gu,
  ],
  normalize: alphanumericUpper,
  isValid: (code) => code.slice(4, 6) in countrySpecs && isValidBIC(code),
  needsContext: true,
  contextWords: {
    de: ['bic', 'swift', 'swift-code', 'bankleitzahl', 'bankverbindung', 'iban'],
    en: ['bic', 'swift', 'bank code', 'bank details'],
  },
  examples: {
    finds: {
      label: 'BIC: ⟦COBADEFFXXX⟧',
      'eight characters': 'SWIFT ⟦DEUTDEFF⟧.',
      'lower case': 'bic: ⟦cobadeffxxx⟧',
      'in groups': 'BIC ⟦COBA DE FF XXX⟧',
      'digits in the place': 'swift code ⟦MARKDEF1100⟧',
      'behind the bank': 'Bankverbindung: Musterbank, ⟦COBADEFFXXX⟧\n',
      'word after it': '⟦GENODEF1S02⟧ (BIC)',
    },
    ignores: {
      'no word near': 'Der Code COBADEFFXXX',
      'no country': 'BIC COBAQQFFXXX',
      'nine characters': 'BIC COBADEFFX',
      'digit in the party': 'BIC C0BADEFF',
      'mixed case': 'BIC CobaDeFf',
      'inside a longer word': 'BIC XCOBADEFFXXXX',
    },
  },
};
