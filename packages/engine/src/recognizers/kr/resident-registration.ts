import { isCalendarDate } from '../../calendar.js';
import { weightedSum } from '../../checksums/weighted-sum.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/** The seventh digit gives sex, century and whether the bearer is a foreigner. */
const centuries: Readonly<Record<string, number>> = {
  0: 1800, 1: 1900, 2: 1900, 3: 2000, 4: 2000, 5: 1900, 6: 1900, 7: 2000, 8: 2000, 9: 1800,
}; // prettier-ignore

const hasBirthDate = (digits: string): boolean =>
  isCalendarDate({
    year: (centuries[digits.charAt(6)] ?? NaN) + Number(digits.slice(0, 2)),
    month: Number(digits.slice(2, 4)),
    day: Number(digits.slice(4, 6)),
  });

const hasCheckDigit = (digits: string): boolean =>
  (11 - (weightedSum(digits, [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]) % 11)) % 10 === Number(digits.charAt(12));

/**
 * Korean resident registration number (주민등록번호) with the check digit that numbers had until October 2020.
 * Rule: 주민등록법 (Resident Registration Act) art. 7-2 and its Enforcement Rule art. 2. The examples are computed.
 */
export const checkedResidentRegistration: Recognizer = {
  type: 'KR_RRN',
  patterns: [wholeWord(/\d{2}[01]\d[0-3]\d\p{Zs}?\p{Pd}?\p{Zs}?[1-4]\d{6}/u)],
  normalize: digitsOnly,
  isValid: (digits) => hasBirthDate(digits) && hasCheckDigit(digits),
  contextWords: {
    de: ['koreanische registrierungsnummer'],
    en: ['resident registration', 'rrn'],
    other: ['주민등록번호', '주민번호', '주민등록'],
  },
  examples: {
    finds: {
      'with a hyphen': '주민등록번호: ⟦830914-1215306⟧.',
      'without separators': 'RRN ⟦9202282639101⟧',
      'born after 1999': 'resident registration ⟦010305-3482718⟧',
      'spaces around the hyphen': '⟦830914 - 1215306⟧',
      'without any word': '⟦750621-2361829⟧',
      'leap day of 2000': '주민번호 ⟦000229-4153098⟧',
    },
    ignores: {
      'wrong check digit and no context word': '830914-1215307',
      'no such month': 'RRN 831314-1215300',
      'no such day': 'RRN 830931-1215304',
      "a foreigner's seventh digit": 'RRN 830914-5215307',
      'leap day of 1900': 'RRN 000229-1153090',
      'one digit more': 'RRN 83091412153060',
    },
  },
};

/**
 * Korean resident registration number as given since October 2020: the digits after the seventh are random.
 * Rule: 주민등록법 시행규칙 (Enforcement Rule) art. 2 as amended in 2020. Only the date is checked, so it needs context.
 */
export const residentRegistration: Recognizer = {
  ...checkedResidentRegistration,
  isValid: hasBirthDate,
  needsContext: true,
  examples: {
    finds: {
      'with a hyphen': '주민등록번호: ⟦201104-3215300⟧.',
      'without separators': 'RRN ⟦2107034482710⟧',
      'a changed number of somebody older': '주민번호 ⟦830914-1215300⟧',
      'spaces around the hyphen': 'RRN ⟦830914 - 1215300⟧',
      'words in full': 'resident registration number ⟦201104-3215300⟧',
      'word after it': '⟦210703-4482710⟧ (RRN)',
    },
    ignores: {
      'no context word': 'order 201104-3215300',
      'no such month': 'RRN 201304-3215301',
      'no such day': 'RRN 200431-3215300',
      "a foreigner's seventh digit": 'RRN 201104-7215301',
      'twelve digits': 'RRN 201104-321530',
      'one digit more': 'RRN 201104-32153000',
    },
  },
};

/**
 * Korean foreigner registration number (외국인등록번호); its check digit is 13 less the weighted sum modulo 11, given
 * until October 2020.
 * Rule: 출입국관리법 (Immigration Act) art. 31 and its Enforcement Decree art. 40-2. Only the date is checked, as newer
 * numbers are random, so it needs context.
 */
export const foreignerRegistration: Recognizer = {
  type: 'KR_FRN',
  patterns: [wholeWord(/\d{2}[01]\d[0-3]\d\p{Zs}?\p{Pd}?\p{Zs}?[5-8]\d{6}/u)],
  normalize: digitsOnly,
  isValid: hasBirthDate,
  needsContext: true,
  contextWords: {
    de: ['koreanische ausländernummer'],
    en: ['foreigner registration', 'alien registration', 'frn', 'arc no'],
    other: ['외국인등록번호', '외국인등록', '외국인 등록번호'],
  },
  examples: {
    finds: {
      'with a hyphen': '외국인등록번호: ⟦830914-5215309⟧.',
      'a random one, as given since 2020': 'FRN ⟦920228-6639100⟧',
      'without separators': 'alien registration ⟦9202286639103⟧',
      'born after 1999': 'ARC No. ⟦010305-7482711⟧',
      'spaces around the hyphen': 'FRN ⟦830914 - 5215309⟧',
      'word after it': '⟦750621-6361822⟧ (FRN)',
    },
    ignores: {
      'no context word': 'order 830914-5215309',
      'no such month': 'FRN 831314-5215303',
      'no such day': 'FRN 830931-5215307',
      "a citizen's seventh digit": 'FRN 830914-1215308',
      'leap day of 1900': 'FRN 000229-5153093',
      'one digit more': 'FRN 830914-52153090',
    },
  },
};
