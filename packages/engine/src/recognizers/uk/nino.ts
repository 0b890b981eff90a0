import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';
import { tokenEnd, tokenStart } from '../text/bounds.js';
import { pattern } from '../text/pattern.js';

/** Two letters, of which the second is no O. */
const prefix = '[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]';
const joint = String.raw`[\p{Zs}\p{Pd}]?`;

/**
 * UK national insurance number (NINO): two prefix letters, six digits, a suffix A-D.
 * Rule: HMRC National Insurance Manual NIM39110: no D, F, I, Q, U, V in the prefix, no O in second place, and the
 * prefixes BG, GB, KN, NK, NT, TN, ZZ are not given. Nothing can be checked but that, so it needs context.
 */
export const nino: Recognizer = {
  type: 'UK_NINO',
  patterns: [wholeWord(pattern('iu')`${prefix}${joint}\d{2}${joint}\d{2}${joint}\d{2}${joint}[A-D]`)],
  normalize: alphanumericUpper,
  isValid: (number) => !/^(?:BG|GB|KN|NK|NT|TN|ZZ)/.test(number),
  needsContext: true,
  contextWords: {
    de: ['britische sozialversicherungsnummer', 'sozialversicherungsnummer'],
    en: [
      'national insurance', 'nat. insurance', 'nat insurance', 'nino', 'ni', 'ni number', 'ni no', 'n.i. number',
      'hmrc', 'paye', 'payroll', 'tax', 'reference', 'our ref', 'your ref', 'universal credit', 'dwp', 'pension', 'employee',
    ], // prettier-ignore
  },
  examples: {
    finds: {
      'grouped in pairs': 'National Insurance number: ⟦AB 48 27 15 C⟧.',
      'without spaces': 'NINO ⟦JG103856D⟧',
      'lower case': 'ni number ⟦ab 482715 c⟧',
      'with hyphens': 'NI No. ⟦WK-20-71-94-A⟧',
      'no-break spaces': 'NINO ⟦AB\u00a048\u00a027\u00a015\u00a0C⟧',
      'its letters alone': 'She read me her NI (⟦JW 48 21 07 C⟧), so',
      'word after it': '⟦JG103856D⟧ (national insurance)',
      'reference of a tax office': 'Reference  ⟦AB 48 27 15 C⟧\n',
    },
    ignores: {
      'no context word': 'part AB 48 27 15 C',
      'a prefix letter that is not used': 'her NINO was DB 48 27 15 C',
      'O in second place': 'her NINO was AO 48 27 15 C',
      'a prefix that is not given': 'her NINO was GB 48 27 15 C',
      'a suffix beyond D': 'her NINO was AB 48 27 15 E',
      'seven digits': 'NINO AB 48 27 15 3 C',
      'a letter more': 'her NINO was AB482715CX',
    },
  },
};

/** Two digits, also as a scanner reads them. */
const two = '[\\dOlI]{2}';

/**
 * The same right behind its label, whatever its prefix and with or without its suffix: `NI No: QQ 12 34 56`.
 * Rule: two letters and six digits; a slip of the pen, a number of a training case or one without its suffix (NIM39110)
 * is written in the same place.
 */
export const labelledNino: Recognizer = {
  type: 'UK_NINO',
  patterns: [
    pattern('dgu')`
      ${tokenStart}(?:[nN]ational [iI]nsurance|Nat\.? ?Ins(?:urance|\.)?|NINO|N\.I\.|NI)\)?
      (?: ?(?:[nN]umber|[nN]o|NO|NUMBER|#)\.?)?[ \t]{0,20}[:=|.]{0,20}[ \t]{0,20}
      (?<value>[A-Z]{2}[ -]?${two}[ -]?${two}[ -]?${two}(?:[ -]?[A-Z])?)${tokenEnd}(?![ -]?\d)
    `,
    // the reference of the pension service
    pattern('dgu')`
      ${tokenStart}(?:[oO]ur|[yY]our) [rR]ef(?:erence|\.)?[ \t]{0,20}[:=|.]{0,3}[ \t]{1,20}
      (?<value>[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z][ ]${two}[ ]${two}[ ]${two}[ ][A-D])${tokenEnd}(?![ -]?\d)
    `,
  ],
  examples: {
    finds: {
      'misread by a scanner': 'Nat. Ins. No. ⟦JK ll 96 29 C⟧, residing',
      'as a reference, misread': 'Our reference  ⟦JX 6l 4O 27 C⟧\n',
      'a prefix that is not given': 'NI number ⟦QQ 12 34 56 C⟧.',
      'no suffix': 'National Insurance number: ⟦AB 48 27 15⟧\n',
      'a suffix beyond D': 'NINO ⟦AB482715E⟧',
      'abbreviated label and wide gap': 'Nat. Ins. No.      ⟦JX 48 29 17 B⟧     x',
      'two letters alone': 'NI: ⟦JX 48 29 17 B⟧',
      'in parentheses': 'Insurance number (NI) ⟦JX 482917 B⟧\n',
      hyphens: 'N.I. No. ⟦QQ-12-34-56-C⟧',
    },
    ignores: {
      'another label': 'Part No: QQ 12 34 56 C',
      'one letter': 'NI number Q 12 34 56 C',
      'five digits': 'NI number QQ 12 34 5 C',
      'seven digits': 'NI number QQ 12 34 567',
      'lower case': 'NI number qq 12 34 56 c',
      'part of a word': 'OMNI: QQ 12 34 56 C',
    },
  },
};
