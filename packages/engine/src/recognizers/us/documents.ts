import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';
import { notCounted } from '../text/counted.js';
import { pattern } from '../text/pattern.js';
import { stateNames } from './state-names.js';

/**
 * US passport: nine digits, since 2021 a letter and eight digits; passport cards C and eight digits.
 * Rule: 22 CFR part 51; layout as printed by the Department of State. Nothing can be checked, so it needs context.
 */
export const passport: Recognizer = {
  type: 'US_PASSPORT',
  patterns: [wholeWord(/[A-Z]?\d{8}|\d{9}/iu)],
  normalize: alphanumericUpper,
  isValid: (number) => number.length === 9,
  needsContext: true,
  contextWords: {
    de: ['amerikanischer reisepass', 'us-reisepass', 'us-pass'],
    en: [
      'us passport', 'u.s. passport', 'american passport', 'passport card', 'passport book', 'passport no',
      'passport number',
    ], // prettier-ignore
  },
  examples: {
    finds: {
      'nine digits': 'US passport ⟦482715309⟧.',
      'a colon': 'US passport: ⟦482715308⟧',
      'a letter and eight digits': 'Passport number: ⟦A48271530⟧',
      'passport card': 'passport card ⟦C61820473⟧',
      'German word': 'US-Reisepass ⟦482715309⟧',
      'lower case': 'u.s. passport ⟦a48271530⟧',
      'word after it': '⟦A61820473⟧ (US passport)',
    },
    ignores: {
      'no context word': 'order A48271530',
      'eight digits': 'US passport 48271530',
      'ten digits': 'US passport 4827153091',
      'two letters': 'US passport AB48271530',
      'a letter after it': 'US passport 48271530A',
      'a piece of a longer number': 'US passport 482715309-7',
    },
  },
};

/**
 * US driving licence of any state: up to three letters among 7 to 15 characters, each state in its own way.
 * Rule: AAMVA DL/ID Card Design Standard, field 4d; layouts of the 50 states as their motor vehicle offices publish
 * them. The shapes say next to nothing, so it needs context.
 */
export const driverLicense: Recognizer = {
  type: 'US_DRIVER_LICENSE',
  patterns: [
    wholeWord(/[A-Z]\d{3}[\p{Zs}\p{Pd}]?\d{3,4}[\p{Zs}\p{Pd}]?\d{2,4}(?:[\p{Zs}\p{Pd}]?\d{1,3}(?:\p{Pd}\d)?)?/iu), // FL, IL, MI, MN, NJ, WI
    wholeWord(/[A-Z]\d{6,14}/iu), // CA, AZ, HI, KY, MA, MO, NE, NY, OH, VA, WV
    wholeWord(/[A-Z]{2}\d{6}[A-Z]?/iu), // ID, OH
    wholeWord(pattern('u')`\d{3}[\p{Zs}\p{Pd}]?\d{3}[\p{Zs}\p{Pd}]?\d{3}${notCounted}`), // NY, GA, KS, MO, NM
    wholeWord(/\d{2}[\p{Zs}\p{Pd}]\d{3}[\p{Zs}\p{Pd}]\d{3,4}/u), // CO, PA
    wholeWord(pattern('u')`\d{7,12}${notCounted}`), // AL, AK, AR, LA, TX, TN, UT and others
    wholeWord(/\d{2}[A-Z]{3}\d{5}/iu), // NH
    wholeWord(/WDL[A-Z0-9]{9}/iu), // WA
  ],
  normalize: alphanumericUpper,
  needsContext: true,
  contextWords: {
    de: ['amerikanischer führerschein', 'us-führerschein'],
    en: [
      "driver's license", 'driver’s license', 'drivers license', 'driver license', 'driving license', "driver's lic",
      'driver’s lic', 'drivers lic', 'driver lic', 'dl', 'dl no', 'dl number', 'dl#', 'dln', 'oln', 'ol no', 'cdl',
      ...stateNames.map((state) => `${state} license`),
    ], // prettier-ignore
  },
  examples: {
    finds: {
      California: "driver's license ⟦D4827153⟧.",
      Florida: 'Drivers License: ⟦H482-715-30-916⟧',
      'New York': 'DL No. ⟦482 715 309⟧',
      Texas: 'TX DL# ⟦48271530⟧',
      Colorado: 'driver license ⟦48-271-5308⟧',
      Pennsylvania: "Driver's License: PA ⟦48 271 530⟧",
      abbreviated: "Driver's Lic.  ⟦22 418 076⟧ PA",
      'state before the word': 'Colorado license ⟦48-271-5309⟧',
      Washington: 'WA driver license ⟦WDLAB12CD345⟧',
      'New Hampshire': "driver's license ⟦07KTM48271⟧",
    },
    ignores: {
      'no context word': 'part D4827153',
      'no digit': "driver's license DELTAFORCE",
      'what is counted': 'Download (dl) 123456789 bytes',
      'six digits': "driver's license 482715",
      'four letters': "driver's license ABCD482715",
      'thirteen digits': "driver's license 4827153091642",
      'a letter touches it': "driver's license 48271530K",
    },
  },
};
