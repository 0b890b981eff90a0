import { isIso7064Mod11_10 } from '../../checksums/iso7064.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/**
 * Croatian personal identification number (OIB), eleven digits, of persons and companies.
 * Rule: Zakon o osobnom identifikacijskom broju (NN 60/08), art. 3; last digit ISO/IEC 7064 MOD 11,10. One in ten
 * random numbers passes, so it needs context. The examples are computed.
 */
export const oib: Recognizer = {
  type: 'HR_OIB',
  patterns: [
    wholeWord(/\d{11}/u),
    wholeWord(/\d{3}\p{Zs}\d{4}\p{Zs}\d{4}/u),
    wholeWord(/\d{2}\p{Zs}\d{3}\p{Zs}\d{3}\p{Zs}\d{3}/u),
  ],
  normalize: digitsOnly,
  isValid: isIso7064Mod11_10,
  needsContext: true,
  contextWords: {
    de: ['kroatische identifikationsnummer', 'kroatische steuernummer'],
    en: ['croatian personal identification', 'croatian tax number'],
    other: ['oib', 'osobni identifikacijski broj'],
  },
  examples: {
    finds: {
      'without spaces': 'OIB: ⟦58271049360⟧.',
      'in a sentence': 'Horvat d.o.o., OIB ⟦04193852705⟧, Zagreb',
      'Croatian words in full': 'osobni identifikacijski broj ⟦91503627484⟧',
      'grouped 2-3-3-3': 'OIB ⟦58 271 049 360⟧',
      'no-break spaces': 'OIB ⟦582\u00a07104\u00a09360⟧',
      'word after it': '⟦91503627484⟧ (OIB)',
    },
    ignores: {
      'wrong check digit': 'OIB 58271049361',
      'no context word': 'Narudžba 58271049360',
      'ten digits': 'OIB 5827104936',
      'one digit more': 'OIB 582710493600',
      'a letter touches it': 'OIB x58271049360',
      'a piece of a longer number': 'OIB 58271049360-12',
    },
  },
};
