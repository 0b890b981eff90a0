import type { Recognizer } from '../../../recognizer.js';
import { wholeWord } from '../../../whole-word.js';
import { tokenEnd, tokenStart } from '../bounds.js';
import { pattern, source } from '../pattern.js';
import { gap, lineBelow, remark } from './behind-label.js';

/** With a capital, for `pass` is a verb in English. */
const passport = source`
  (?:
  (?:Kinderreise|[rR]eise|Dienst|Diplomaten)pa(?:ss|ß)|Pa(?:ss|ß)|REISEPASS|PASS|
  [pP]assport|PASSPORT|[pP]spt|PSPT|Passeport|Reiseausweis
  )
  (?:-?[nN]r\.?|-?[nN]ummer|[ ](?:Nr\.?|[nN]o\.?|[nN]umber|#))?
`;

/** The state that issued it, in two or three letters. */
const country = String.raw`(?:[A-Z]{2,3}[ ](?=\d{6}|[A-Z]))?`;

/**
 * Number of a passport of any state behind its word: `Pass X3927051`.
 * Rule: ICAO 9303-4 § 4.2.2 (up to nine letters and digits; each state composes them its own way); here seven to nine,
 * five digits among them. German, British, American and other passports with a rule of their own have their own type.
 */
export const passportNumber: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`
      ${tokenStart}${passport}${remark}["']?${gap}(?:[:=|]${gap})?${lineBelow}["']?${country}
      (?=(?:[A-Z]{0,3}[ ]?\d){5})(?<value>[A-Z\d]{1,3} ?[A-Z\d]{4,8})${tokenEnd}(?![.,/-]\d)
    `,
  ],
  isValid: (number) => /^.{7,9}$/.test(number.replace(' ', '')),
  examples: {
    finds: {
      Swiss: 'Geb. 24.08.1970    Pass ⟦X3927051⟧\n',
      Austrian: 'Reisepass ⟦P 4471820⟧, gültig bis 2031',
      'Turkish, and a colon': 'Reisepass: ⟦U22447180⟧\n',
      French: 'Reisepass Nr. ⟦12AB34567⟧.',
      'Russian, in two groups': 'Reisepass ⟦71 4471820⟧ liegt vor',
      'with its state': 'Pass UA ⟦FA447182⟧, Wien',
      English: 'passport ⟦X3927051⟧ issued in Bern',
      'of a crew': 'Mstr Sample Pspt ⟦Z4471882⟧; next',
    },
    ignores: {
      'the English verb': 'pass X3927051 on',
      'a road': 'Pass B39270 gesperrt',
      'four digits': 'Pass XKB3927',
      'ten characters': 'Pass X392705144',
      'a date': 'Pass 12.03.2031',
      'another word': 'Passage X3927051',
      'part of a word': 'Kompass X3927051',
    },
  },
};

/**
 * Number of a passport or identity card of any state near its German word, before or behind it: `K4827153 (Reisepass)`.
 * Rule: a letter or two and seven digits, as India, Italy, Austria and Switzerland print them, and the newer cards of
 * Italy (D.M. 23 dicembre 2015); the word does not say whose.
 */
export const identityDocumentNearWord: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    wholeWord(/[A-Z]{1,2}\p{Zs}?\d{7}/iu),
    wholeWord(/\d{7}\p{Zs}?[A-Z]{2}/iu),
    wholeWord(/C[A-Z]\p{Zs}?\d{5}\p{Zs}?[A-Z]{2}/iu),
  ],
  needsContext: true,
  contextWords: {
    de: ['reisepass', 'passnummer', 'pass-nr', 'personalausweis', 'identitätskarte', 'ausweisnummer'],
  },
  examples: {
    finds: {
      'word behind it': '⟦K4827153⟧ (Reisepass)',
      'card, word behind it': '⟦AY9026471⟧ (Personalausweis)',
      Swiss: 'Schweizer Identitätskarte ⟦E4827153⟧',
      'Italian, newer': 'Identitätskarte ⟦CA57203LK⟧',
      'Italian, older': 'der Personalausweis ⟦4271083AE⟧ gilt',
      'lower case': 'reisepass ⟦ya 4827163⟧',
    },
    ignores: {
      'no word': 'Bauteil K4827153',
      'six digits': 'K482715 (Reisepass)',
      'eight digits': 'K48271530 (Reisepass)',
      'three letters': 'ABK4827153 (Reisepass)',
      'a letter behind it': 'AY9026471E (Personalausweis)',
      'no letter': '9026471 (Personalausweis)',
    },
  },
};
