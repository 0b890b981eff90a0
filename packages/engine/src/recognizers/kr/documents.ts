import { alphanumericUpper, digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/**
 * Korean passport: M, S, R, O, D or G and eight digits; since December 2021 a letter stands after the third digit.
 * Rule: 여권법 (Passport Act); layout as announced by the Ministry of Foreign Affairs. Needs context.
 */
export const passport: Recognizer = {
  type: 'KR_PASSPORT',
  patterns: [wholeWord(/[MSRODG]\d{3}(?:\d{5}|[A-Z]\d{4})/iu)],
  normalize: alphanumericUpper,
  needsContext: true,
  contextWords: { de: ['reisepass', 'passnummer', 'pass-nr'], en: ['passport'], other: ['여권번호', '여권'] },
  examples: {
    finds: {
      'eight digits': 'Korean passport ⟦M48271530⟧.',
      'with a letter, since 2021': '여권번호: ⟦M482B7153⟧',
      'one journey only': 'passport ⟦S61820473⟧',
      'lower case': 'passport ⟦m48271530⟧',
      'German word': 'koreanischer Reisepass ⟦D70139526⟧',
      'word after it': '⟦M482B7153⟧ (passport)',
    },
    ignores: {
      'no context word': 'part M48271530',
      'another first letter': 'Passport K48271530',
      'seven digits': 'Passport M4827153',
      'nine digits': 'Passport M482715309',
      'letter in another place': 'Passport M48B27153',
      'two letters in front': 'Passport KM48271530',
    },
  },
};

/**
 * Korean driving licence: region (11-28), year, six digits, two check digits whose rule is not public.
 * Rule: 도로교통법 시행규칙 (Enforcement Rule of the Road Traffic Act) art. 77. Needs context.
 */
export const driverLicense: Recognizer = {
  type: 'KR_DRIVER_LICENSE',
  patterns: [wholeWord(/(?:1[1-9]|2[0-8])[\p{Zs}\p{Pd}]?\d{2}[\p{Zs}\p{Pd}]?\d{6}[\p{Zs}\p{Pd}]?\d{2}/u)],
  normalize: digitsOnly,
  needsContext: true,
  contextWords: {
    de: ['führerschein'],
    en: [
      "driver's license", 'driver’s license', 'driver license', 'driver licence', 'driving licence', 'driving license',
    ], // prettier-ignore
    other: ['운전면허번호', '운전면허', '면허번호'],
  },
  examples: {
    finds: {
      'with hyphens': '운전면허번호: ⟦11-04-482715-30⟧.',
      'without separators': "driver's license ⟦281961820473⟧",
      'with spaces': 'driver license ⟦13 99 701395 26⟧',
      'another Korean word': '면허번호 ⟦26-12-539104-77⟧',
      'German word': 'koreanischer Führerschein ⟦11-04-482715-30⟧',
      'British spelling': 'driver licence (Korea) ⟦11-04-482715-31⟧',
      'word after it': '⟦13-99-701395-26⟧ (driver license)',
    },
    ignores: {
      'no context word': 'order 11-04-482715-30',
      'region 10': '운전면허 10-04-482715-30',
      'region 29': '운전면허 29-04-482715-30',
      'eleven digits': '운전면허 11-04-48271-30',
      'one digit more': '운전면허 11-04-482715-301',
      'a letter touches it': '운전면허 110448271530A',
    },
  },
};
