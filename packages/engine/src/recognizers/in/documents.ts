import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/**
 * Indian voter number (EPIC): three letters and seven digits.
 * Rule: Registration of Electors Rules 1960, rule 28. Newer numbers end in a Luhn digit, older ones don't, so nothing
 * is checked and it needs context.
 */
export const voter: Recognizer = {
  type: 'IN_VOTER',
  patterns: [wholeWord(/[A-Z]{3}[\p{Zs}/]?\d{7}/iu)],
  normalize: alphanumericUpper,
  needsContext: true,
  contextWords: {
    de: ['wählerausweis', 'wählernummer'],
    en: ['voter', 'epic', 'elector', 'election card'],
    other: ['मतदाता'],
  },
  examples: {
    finds: {
      'voter id': 'Voter ID: ⟦KBZ4827153⟧.',
      EPIC: 'EPIC No. ⟦QWN6182047⟧',
      'with a space': 'voter card ⟦KBZ 4827153⟧',
      'with a slash': "Elector's photo identity card ⟦RTX/7013952⟧",
      'lower case': 'epic ⟦kbz4827153⟧',
      'word after it': '⟦QWN6182047⟧ (voter)',
    },
    ignores: {
      'no context word': 'part KBZ4827153',
      'six digits': 'Voter KBZ482715',
      'eight digits': 'Voter KBZ48271530',
      'two letters': 'Voter KB4827153',
      'four letters': 'Voter KBZA4827153',
      'a letter after it': 'Voter KBZ4827153A',
    },
  },
};

/**
 * Indian passport: a letter (no Q, X, Z) and seven digits, none of which at the ends is 0; any letter and digits where
 * the text names the country.
 * Rule: Passports Act 1967; layout as printed by the Ministry of External Affairs. Needs context.
 */
export const passport: Recognizer = {
  type: 'IN_PASSPORT',
  patterns: [
    wholeWord(/[A-PR-WY]\p{Zs}?[1-9]\d\p{Zs}?\d{4}[1-9]/iu),
    // the word is the evidence
    wholeWord(/(?<=[iI]ndian passport(?: [nN]o\.?| [nN]umber)?:? )[A-Z]\p{Zs}?\d{7}/u),
  ],
  normalize: alphanumericUpper,
  needsContext: true,
  contextWords: {
    de: ['indischer reisepass', 'indischen reisepass', 'indischer pass', 'indischen pass'],
    en: ['passport'],
    other: ['पासपोर्ट'],
  },
  examples: {
    finds: {
      'passport number': 'Passport No. ⟦K4827153⟧.',
      'with a space': 'passport ⟦M 6182047⟧',
      'lower case': 'passport ⟦k4827153⟧',
      'German word': 'indischer Reisepass ⟦T7013952⟧',
      'any letter behind the country': 'Indian passport ⟦Z4827150⟧',
      'Hindi word': 'पासपोर्ट ⟦K4827153⟧',
      'word after it': '⟦M6182047⟧ (passport)',
    },
    ignores: {
      'no context word': 'part K4827153',
      'the letter Q': 'Passport Q4827153',
      'first digit 0': 'Passport K0827153',
      'last digit 0': 'Passport K4827150',
      'German word without the country': 'Reisepass K4827153',
      'six digits': 'Passport K482715',
      'two letters': 'Passport KM4827153',
    },
  },
};
