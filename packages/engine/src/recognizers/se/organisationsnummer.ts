import { isLuhn } from '../../checksums/luhn.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/**
 * Swedish organisation number, ten digits; the third is at least 2, so that it is nobody's personal number.
 * Rule: lag (1974:174) om identitetsbeteckning för juridiska personer m.fl.; Luhn digit; "16" may stand before it.
 * One in ten random numbers passes, so it needs context.
 */
export const organisationsnummer: Recognizer = {
  type: 'SE_ORGANISATIONSNUMMER',
  patterns: [wholeWord(/(?:16)?[1-35-9]\d[2-9]\d{3}[\p{Zs}\p{Pd}]?\d{4}/u)],
  normalize: digitsOnly,
  isValid: (digits) => isLuhn(digits.slice(-10)),
  needsContext: true,
  contextWords: {
    de: ['organisationsnummer', 'schwedische handelsregisternummer'],
    en: ['organisation number', 'organization number', 'company number'],
    other: ['org.nr', 'org nr', 'orgnr', 'org.-nr', 'organisationsnr'],
  },
  examples: {
    finds: {
      'with a hyphen': 'Org.nr ⟦556814-2730⟧.',
      'without separators': 'orgnr ⟦8024173067⟧',
      'with 16 before it': 'organisationsnummer ⟦165568142730⟧',
      'an authority': 'Org nr: ⟦212000-4813⟧',
      'a trading partnership': 'Organisation number ⟦969752-3182⟧',
      'word after it': '⟦556814-2730⟧ (orgnr)',
    },
    ignores: {
      'wrong check digit': 'Org.nr 556814-2731',
      'no context word': 'Bestellung 556814-2730',
      'third digit below 2': 'Org.nr 551814-2731',
      'no such group 4': 'Org.nr 456814-2733',
      'one digit more': 'Org.nr 556814-27300',
      'a letter touches it': 'Org.nr 556814-2730A',
    },
  },
};
