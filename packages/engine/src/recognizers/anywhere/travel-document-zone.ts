import type { Recognizer } from '../../recognizer.js';
import { pattern, source } from '../text/pattern.js';

const begin = String.raw`(?<![\p{L}\p{N}<])`;
const end = String.raw`(?![\p{L}\p{N}<])`;
const lineBreak = String.raw`(?:[ \t]{0,4}\r?\n[ \t>]{0,20}| {1,4})`;
/** Birth, sex and expiry. */
const days = String.raw`[\dOoIl<]{6}[\dOI<][MFX<][\dOoIl]{6}[\dOI<]`;

/** Lines of 44 characters (TD3) or 36 (TD2): kind and names, then number and state before the days. */
const twoLines = source`
  [PVIAC][A-Z<][A-Z<]{3}[A-Z<]{31,39}
  ${lineBreak}[A-Z\d<]{10}[A-Z<]{3}${days}[A-Z\d<]{2,17}
`;
/** Lines of 30 characters (TD1): number, days and state, names. */
const threeLines = source`
  [IAC][A-Z<][A-Z<]{3}[A-Z\d<]{25}
  ${lineBreak}${days}[A-Z<]{3}[A-Z\d<]{11,12}
  (?:${lineBreak}[A-Z<]{27,30})?
`;

/**
 * The machine-readable zone of a passport, visa, identity card or residence permit of any state.
 * Rule: ICAO 9303-4 § 4.2.2 (TD3), 9303-5 § 4.2.2 (TD1), 9303-6 § 4.2.2 (TD2), 9303-7 §§ 4, 5 (visas). The fillers are
 * evidence enough, so that a zone whose check digits a scanner misread is one, too.
 */
export const travelDocumentZone: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [pattern('gu')`${begin}${twoLines}${end}`, pattern('gu')`${begin}${threeLines}${end}`],
  isValid: (zone) => zone.includes('<<'),
  examples: {
    finds: {
      'passport of Utopia':
        '⟦P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10⟧\n',
      'German passport, misread':
        '⟦P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<\nC01XOOT478D<<64O8125F2702283<<<<<<<<<<<<<<<4⟧',
      'identity card of Austria':
        '⟦IDAUT10000999<6<<<<<<<<<<<<<<<\n7109094F1112315AUT<<<<<<<<<<<6\nMUSTERFRAU<<ISOLDE<<<<<<<<<<<<⟧',
      'its first two lines': 'MRZ: ⟦I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6⟧\n',
      'older identity card': '⟦I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<\nD231458907UTO7408122F1204159<<<<<<<6⟧',
      visa: '⟦V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL8988901C4XXX4009078F9612109<<<<<<<<<<<<<<<8⟧',
      'on one line':
        'Pass: ⟦P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<< L898902C36UTO7408122F1204159ZE184226B<<<<<10⟧',
    },
    ignores: {
      'first line alone': 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\n',
      'first line too short': 'P<UTOERIKSSON<<ANNA<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10',
      'no sex': 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122K1204159ZE184226B<<<<<10',
      'letters for a birth':
        'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTOABCDEF2F1204159ZE184226B<<<<<10',
      'another document': 'X<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10',
      arrows: 'PS<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<\n<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<',
    },
  },
};
