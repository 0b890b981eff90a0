import { isCalendarDate } from '../../calendar.js';
import { isLuhn } from '../../checksums/luhn.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/** `dayOffset` is 60 in a coordination number. A number with two digits for the year may be of either century. */
function hasBirthDate(digits: string, dayOffset: number): boolean {
  const [year, month, day] = [Number(digits.slice(0, -8)), Number(digits.slice(-8, -6)), Number(digits.slice(-6, -4))];
  const years = digits.length === 12 ? [year] : [1900 + year, 2000 + year];
  return years.some((fullYear) => isCalendarDate({ year: fullYear, month, day: day - dayOffset }));
}

/**
 * Swedish personal number (personnummer): birth date, three digits, a Luhn digit; `+` instead of the hyphen from a
 * hundred years of age on. Written with ten digits, with twelve in registers.
 * Rule: folkbokföringslagen (1991:481) § 18. The examples are computed.
 */
export const personnummer: Recognizer = {
  type: 'SE_PERSONNUMMER',
  patterns: [
    wholeWord(
      /(?<!(?:[pP]art|[iI]tem|[aA]rtikel|[aA]rticle|[oO]rder code)[^\n\d]{0,60})(?:18|19|20)?\d{2}[01]\d[0-3]\d[\p{Zs}\p{Pd}+]?\d{4}/u,
    ),
  ],
  normalize: digitsOnly,
  isValid: (digits) => hasBirthDate(digits, 0) && isLuhn(digits.slice(-10)),
  contextWords: {
    de: ['schwedische personennummer', 'personennummer'],
    en: ['swedish personal number', 'personal identity number'],
    other: ['personnummer', 'pnr', 'personnr'],
  },
  examples: {
    finds: {
      'ten digits with a hyphen': 'Personnummer ⟦830914-2175⟧.',
      'twelve digits': 'pnr ⟦198309142175⟧',
      'twelve digits with a hyphen': 'Personnr: ⟦20010228-4817⟧',
      'ten digits alone': 'personnummer ⟦6701239532⟧',
      'over a hundred years old': 'Personnummer ⟦190704+1824⟧',
      'leap day of 2000': 'personnummer ⟦000229-3603⟧',
    },
    ignores: {
      'a part': 'Part no.     6701239532',
      'wrong check digit': 'Personnummer 830914-2176',
      'no such day': 'Personnummer 830931-2174',
      'no such month': 'Personnummer 831314-2179',
      'leap day of a common year, with century': 'Personnummer 19010229-3602',
      'a century that is over': 'Personnummer 17830914-2175',
      'one digit more': 'Personnummer 830914-21751',
    },
  },
};

/**
 * Swedish coordination number (samordningsnummer) of people outside the register: a personal number with 60 added to
 * the day.
 * Rule: lag (2022:1697) om samordningsnummer, ch. 2. Allowed beside the plain date it would let too many random numbers
 * pass, so it stands for itself and needs context.
 */
export const samordningsnummer: Recognizer = {
  type: 'SE_PERSONNUMMER',
  patterns: [wholeWord(/(?:18|19|20)?\d{2}[01]\d[6-9]\d[\p{Zs}\p{Pd}+]?\d{4}/u)],
  normalize: digitsOnly,
  isValid: (digits) => hasBirthDate(digits, 60) && isLuhn(digits.slice(-10)),
  needsContext: true,
  contextWords: {
    de: ['koordinierungsnummer', 'personennummer'],
    en: ['coordination number', 'personal identity number', 'swedish personal number'],
    other: ['samordningsnummer', 'personnummer', 'samordningsnr', 'pnr'],
  },
  examples: {
    finds: {
      'day and 60': 'Samordningsnummer ⟦830974-2172⟧.',
      'twelve digits': 'samordningsnummer ⟦199102634087⟧',
      'twelve digits with a hyphen': 'coordination number ⟦20010288-4814⟧',
      'ten digits alone': 'samordningsnr ⟦6701839539⟧',
      'under the other word': 'personnummer ⟦750591-1664⟧',
      'word after it': '⟦830974-2172⟧ (samordningsnummer)',
    },
    ignores: {
      'wrong check digit': 'Samordningsnummer 830974-2173',
      'no context word': 'Bestellung 830974-2172',
      'day 92': 'Samordningsnummer 830992-2170',
      'day 60': 'Samordningsnummer 830960-2178',
      'no such month': 'Samordningsnummer 831374-2176',
      'one digit more': 'Samordningsnummer 830974-21721',
    },
  },
};
