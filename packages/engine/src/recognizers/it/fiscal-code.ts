import { weightedSum } from '../../checksums/weighted-sum.js';
import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';
import { isDateOfEitherCentury } from '../two-digit-year.js';

const monthLetters = 'ABCDEHLMPRST';
/** Letters that stand for 0-9 where two people would have the same code (omocodia). */
const omocodiaLetters = 'LMNPQRSTUV';
/** What 0-9, or A-J, count in odd places, then K-Z. */
const oddValues = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

const evenValue = (character: string): number =>
  /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65;
const oddValue = (character: string): number => oddValues[evenValue(character)] ?? NaN;

function hasCheckLetter(code: string): boolean {
  const odd = weightedSum(code, [1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1], oddValue);
  const even = weightedSum(code, [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1], evenValue);
  return (odd + even) % 26 === evenValue(code.charAt(15));
}

/** Women have 40 added to the day. */
function hasBirthDate(code: string): boolean {
  const digits = code.replace(/[LMNPQRSTUV]/g, (letter) => String(omocodiaLetters.indexOf(letter)));
  const [year, day] = [Number(digits.slice(6, 8)), Number(digits.slice(9, 11)) % 40];
  const month = monthLetters.indexOf(code.charAt(8)) + 1;
  return Number(digits.slice(9, 11)) <= 71 && isDateOfEitherCentury({ year, month, day });
}

/**
 * Italian fiscal code (codice fiscale) of a person: surname, first name, year, month, day and sex, place, check letter.
 * Rule: D.M. 23 dicembre 1976, art. 2-7, omocodia in art. 6. The examples are computed.
 */
export const fiscalCode: Recognizer = {
  type: 'IT_FISCAL_CODE',
  patterns: [
    wholeWord(
      /[A-Z]{3}\p{Zs}?[A-Z]{3}\p{Zs}?[\dL-NP-V]{2}[A-EHLMPR-T][\dL-NP-V]{2}\p{Zs}?[A-Z][\dL-NP-V]{3}\p{Zs}?[A-Z]/iu,
    ),
  ],
  normalize: alphanumericUpper,
  isValid: (code) => hasBirthDate(code) && hasCheckLetter(code),
  contextWords: {
    de: ['italienische steuernummer', 'steuernummer'],
    en: ['italian tax code', 'fiscal code'],
    other: ['codice fiscale', 'c.f.', 'cod. fisc.'],
  },
  examples: {
    finds: {
      'a man': 'Codice fiscale: ⟦PLMZNE85T10A562P⟧.',
      'a woman, day and 40': 'C.F. ⟦VRDGLI92A53H501E⟧',
      grouped: 'Steuernummer ⟦PLM ZNE 85T10 A562 P⟧',
      'in lower case': 'cf ⟦pjqbcd70m01f205h⟧',
      'omocodia, last digit a letter': 'CF ⟦PLMZNE85T10A56NE⟧',
      'omocodia, every digit a letter': 'CF ⟦PLMZNEURTMLAQSNG⟧',
      'leap day of 2000': 'CF ⟦VRDGLI00B29H501S⟧',
    },
    ignores: {
      'wrong check letter': 'CF PLMZNE85T10A562Q',
      'no such month letter': 'CF PLMZNE85F10A562O',
      'day 32': 'CF PLMZNE85T32A562V',
      '31 November': 'CF PLMZNE85S31A562O',
      'day 81': 'CF PLMZNE85T81A562V',
      'a letter that omocodia has not': 'CF PLMZNE85T10AO62N',
      'a letter more': 'CF PLMZNE85T10A562PA',
    },
  },
};

const scannedDigits: Readonly<Record<string, string>> = { O: '0', I: '1', l: '1', B: '8' };

/** O, I, l and B in the places of digits are 0, 1, 1 and 8; omocodia has none of these in upper case. */
const readScan = (code: string): string =>
  alphanumericUpper(
    code.replace(/[OIlB]/g, (letter, at: number) =>
      [6, 7, 9, 10, 12, 13, 14].includes(at) ? (scannedDigits[letter] ?? letter) : letter,
    ),
  );

/**
 * Italian fiscal code with letters that a scanner put for digits, near a word for it.
 * Rule: as `fiscalCode`.
 */
export const scannedFiscalCode: Recognizer = {
  type: 'IT_FISCAL_CODE',
  patterns: [wholeWord(/[A-Z]{6}[\dOIlBL-NP-V]{2}[A-EHLMPR-T][\dOIlBL-NP-V]{2}[A-Z][\dOIlBL-NP-V]{3}[A-Z]/u)],
  normalize: readScan,
  isValid: (code) => hasBirthDate(code) && hasCheckLetter(code),
  needsContext: true,
  contextWords: {
    de: ['italienische steuernummer', 'steuernummer'],
    en: ['italian tax code', 'fiscal code'],
    other: ['codice fiscale', 'c.f.', 'cod. fisc.', 'cf'],
  },
  examples: {
    finds: {
      'letter l': 'Codice fiscale: ⟦PLMZNE85Tl0A562P⟧.',
      'letter O': 'C.F. ⟦VRDGLI92A53H5OlE⟧',
      'capital I': 'CF ⟦PLMZNE85TIOA562P⟧',
      'letter B': 'codice fiscale ⟦PLMZNEB5T10A562P⟧',
      'English words': 'fiscal code ⟦VRDGLI92A53H50IE⟧',
      'German word': 'Steuernummer ⟦PLMZNE85T1OA562P⟧',
    },
    ignores: {
      'wrong check letter': 'CF PLMZNE85Tl0A562Q',
      'no word near': 'Teil PLMZNE85Tl0A562P',
      'no such month letter': 'CF PLMZNE85Fl0A562O',
      'another letter': 'CF PLMZNE85TA0A562P',
      'a letter more': 'CF PLMZNE85Tl0A562PA',
      'letter before it': 'CF XPLMZNE85Tl0A562P',
    },
  },
};
