import { isCalendarDate } from '../../calendar.js';
import { weightedSum } from '../../checksums/weighted-sum.js';
import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';
import { curpStates } from './states.js';

const alphabet = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';

/** The seventeenth character is a digit for births before 2000, a letter after. */
function hasBirthDate(curp: string): boolean {
  const century = /\d/.test(curp.charAt(16)) ? 1900 : 2000;
  return isCalendarDate({
    year: century + Number(curp.slice(4, 6)),
    month: Number(curp.slice(6, 8)),
    day: Number(curp.slice(8, 10)),
  });
}

function hasCheckDigit(curp: string): boolean {
  const weights = Array.from({ length: 17 }, (_, place) => 18 - place);
  const sum = weightedSum(curp, weights, (character) => alphabet.indexOf(character));
  return (10 - (sum % 10)) % 10 === Number(curp.charAt(17));
}

/**
 * Mexican population registry code (CURP): letters of the names, birth date, sex (H, M, X), state, consonants, two
 * characters of which the last is a check digit.
 * Rule: Instructivo Normativo para la Asignación de la CURP (DOF 18 October 2021). The examples are computed.
 */
export const curp: Recognizer = {
  type: 'MX_CURP',
  patterns: [wholeWord(/[A-Z]{4}\d{2}[01]\d[0-3]\d[HMX][A-Z]{2}[B-DF-HJ-NP-TV-Z]{3}[\dA-Z]\d/iu)],
  normalize: alphanumericUpper,
  isValid: (curp) => curpStates.has(curp.slice(11, 13)) && hasBirthDate(curp) && hasCheckDigit(curp),
  contextWords: {
    de: ['mexikanische personennummer'],
    en: ['population registry'],
    other: ['curp', 'clave única de registro'],
  },
  examples: {
    finds: {
      'a man': 'CURP: ⟦KUPM830914HDFZNR08⟧.',
      'a woman': 'CURP ⟦TEGL920228MJCNRS18⟧',
      'born after 1999': 'clave única de registro ⟦ROBA010305HNLXTKA1⟧',
      'born abroad': 'CURP ⟦SIVA750621MNEMLD08⟧',
      'lower case': 'curp ⟦kupm830914hdfznr08⟧',
      'without any word': '(⟦FAXC670123HYNRMS09⟧)',
    },
    ignores: {
      'wrong check digit': 'CURP KUPM830914HDFZNR09',
      'no such month': 'CURP KUPM831314HDFZNR02',
      'no such day': 'CURP KUPM830931HDFZNR05',
      'no such state': 'CURP KUPM830914HXXZNR07',
      'no such sex': 'CURP KUPM830914KDFZNR04',
      'a vowel among the consonants': 'CURP KUPM830914HDFANR08',
      'a letter more': 'CURP KUPM830914HDFZNR08A',
    },
  },
};
