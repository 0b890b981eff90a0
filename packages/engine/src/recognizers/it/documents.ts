import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/**
 * Italian driving licence (patente di guida): two letters, seven digits, a letter; or U1, seven characters, a letter.
 * Rule: D.Lgs. 285/1992 art. 116; layout as printed in field 5. No check that is published, so it needs context.
 */
export const driverLicense: Recognizer = {
  type: 'IT_DRIVER_LICENSE',
  patterns: [wholeWord(/[A-Z]{2}\p{Zs}?\d{7}\p{Zs}?[A-Z]/iu), wholeWord(/U1\p{Zs}?[\dA-Z]{7}\p{Zs}?[A-Z]/iu)],
  normalize: alphanumericUpper,
  needsContext: true,
  contextWords: {
    de: ['führerschein'],
    en: ['driving licence', "driver's license", 'driver license'],
    other: ['patente'],
  },
  examples: {
    finds: {
      'province and digits': 'Patente di guida n. ⟦MI5274163K⟧',
      'with spaces': 'patente ⟦RM 4081527 X⟧.',
      'new form': 'Patente: ⟦U1B40K275D⟧',
      'new form, any letters': 'patente ⟦U1A48271BC⟧',
      'new form in lower case': 'patente ⟦u1w72r904h⟧',
      'word after it': '⟦TO3391746B⟧ (Führerschein)',
      'in a sentence': 'Her driving licence, ⟦NA7150238Z⟧, is Italian.',
    },
    ignores: {
      'no context word': 'Artikel MI5274163K',
      'six digits': 'Patente MI527416K',
      'no letter at the end': 'Patente MI52741630',
      'a new form of nine characters': 'Patente U1B40K75D',
      'a digit more': 'Patente MI52741630K',
      'one letter before': 'Patente M5274163K',
    },
  },
};

/**
 * Italian passport: two letters and seven digits.
 * Rule: legge 1185/1967; layout of the passports in use (ICAO 9303 zone). Needs context: nothing can be checked.
 */
export const passport: Recognizer = {
  type: 'IT_PASSPORT',
  patterns: [wholeWord(/[A-Z]{2}\p{Zs}?\d{7}/iu)],
  normalize: alphanumericUpper,
  needsContext: true,
  contextWords: {
    de: ['italienischer reisepass', 'italienischen reisepass', 'italienischer pass'],
    en: ['passport'],
    other: ['passaporto'],
  },
  examples: {
    finds: {
      'Italian word': 'Passaporto n. ⟦YA4827163⟧',
      'English word': 'Passport: ⟦YB 1093847⟧.',
      'German word': 'italienischer Reisepass ⟦AA5521903⟧',
      'lower case': 'passaporto ⟦ya4827163⟧',
      'no-break space': 'passaporto ⟦YA\u00a04827163⟧',
      'word after it': '⟦YB1093847⟧ (passaporto)',
    },
    ignores: {
      'no context word': 'Teil YA4827163',
      'German word without the country': 'Reisepass YA4827163',
      'six digits': 'Passaporto YA482716',
      'eight digits': 'Passaporto YA48271630',
      'one letter': 'Passaporto Y4827163',
      'three letters': 'Passaporto YAB4827163',
      'a letter after it': 'Passaporto YA4827163K',
    },
  },
};

/**
 * Italian identity card: paper (AA1234567), first electronic (1234567AA), current electronic (CA00000AA).
 * Rule: R.D. 773/1931 art. 3; D.M. 23 dicembre 2015 (carta d'identità elettronica). Needs context: nothing can be
 * checked.
 */
export const identityCard: Recognizer = {
  type: 'IT_IDENTITY_CARD',
  patterns: [
    wholeWord(/[A-Z]{2}\p{Zs}?\d{7}/iu),
    wholeWord(/\d{7}\p{Zs}?[A-Z]{2}/iu),
    wholeWord(/C[A-Z]\p{Zs}?\d{5}\p{Zs}?[A-Z]{2}/iu),
  ],
  normalize: alphanumericUpper,
  needsContext: true,
  contextWords: {
    de: ['italienischer personalausweis', 'italienischen personalausweis', 'italienische identitätskarte'],
    en: ['identity card', 'id card'],
    other: ["carta d'identità", 'carta d’identità', 'carta di identità', 'cie n', 'c.i.'],
  },
  examples: {
    finds: {
      'paper card': "Carta d'identità n. ⟦AS4271083⟧",
      'first electronic card': 'carta d’identità ⟦4271083AE⟧.',
      'current electronic card': 'Carta di identità: ⟦CA57203LK⟧',
      'with spaces': 'identity card ⟦CB 18264 ZT⟧',
      'lower case': 'carta di identità ⟦ca57203lk⟧',
      'word after it': '⟦AY9026471⟧ (italienischer Personalausweis)',
    },
    ignores: {
      'no context word': 'Teil CA57203LK',
      'German word without the country': 'Personalausweis AY9026471',
      'four digits': "Carta d'identità CA5720LK",
      'a current card does not start with D': "Carta d'identità DA57203LK",
      'eight digits': "Carta d'identità AS42710831",
      'one letter': "Carta d'identità S4271083",
      'letters on both ends of a paper number': "Carta d'identità AS4271083E",
    },
  },
};
