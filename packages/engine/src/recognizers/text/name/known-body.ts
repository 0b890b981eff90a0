import type { Recognizer } from '../../../recognizer.js';
import { oneOf, pattern } from '../pattern.js';
import { knownBodies } from './known-bodies.js';
import { wordEnd, wordStart } from '../bounds.js';

/** `OSHA 300`, `HMRC-Nr.`, `DHL.de`: a form, a number or a host. */
const notAForm = String.raw`(?![ -]?\d|[ -](?:Nr|Nummer|No|Number|number|Form|form|registration)${wordEnd}|\.\p{L}|@)`;

/**
 * An authority, insurer, bank or association by the short name that everybody writes: `KfW`, `HMRC`, `DEKRA`.
 * Rule: the exact writing of one of `known-bodies.ts`, also before the hyphen of a compound (`KfW-Antrag`).
 */
export const knownBody: Recognizer = {
  type: 'ORGANIZATION',
  patterns: [pattern('gu')`${wordStart}(?<![@/.\\]|\p{L}-)${oneOf(knownBodies)}${wordEnd}${notAForm}`],
  examples: {
    finds: {
      'in brackets': 'Konto 815 (⟦ING⟧), Ulm',
      'before a hyphen': 'Den ⟦KfW⟧-Antrag stellen wir.',
      'before a town': 'Client A/C, ⟦AIB⟧ Sampleton\n',
      'British authority': 'as ⟦HMRC⟧ wrote to you',
      insurer: 'Krankenkasse .... ⟦BARMER⟧\n',
      'with a hyphen': 'bei der ⟦DAK-Gesundheit⟧ versichert',
      inspectors: 'das Gutachten der ⟦DEKRA⟧ (liegt bei)',
    },
    ignores: {
      'a longer word': 'das INGenieurbüro',
      'lower case': 'die ing rief an',
      'a form': 'see OSHA 300 and OSHA-300',
      'a number': 'HMRC number follows',
      'a host': 'auf KfW.de',
      'a part of a word': 'im Sub-ING stand',
    },
  },
};
