import type { Recognizer } from '../../../recognizer.js';
import { pattern } from '../pattern.js';
import { verbOrAdverb } from './behind-label.js';
import { isNumber, numberToken } from './number-token.js';
import { wordStart } from '../bounds.js';

const americanRank = String.raw`(?:Officer|Deputy|Det\.|Sgt\.|Ofc\.|Trooper|Constable|PC|Agent)`;
const britishRank = '(?:PC|DC|PS|DS|WPC|PCSO|Sgt|Insp)';
const name = String.raw`(?:\p{Lu}[\p{L}.'-]{0,20} )`;

/**
 * Badge or collar number of a police officer: `PC 4417 Sample`, `Officer R. Sample #412`, `badge 4417`.
 * Rule: none published, each force has its own; a rank and a name, or the word, stand beside it.
 */
export const badgeNumber: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`${wordStart}(?:[bB]adge|(?:[oO]fficer|OIC):? (?:P[CS]|DC))${verbOrAdverb}(?<value>${numberToken})`,
    pattern('gu')`(?<=${americanRank} ${name}{1,3}#)\d{2,6}(?!\d)`,
    pattern('gu')`(?<=(?<!\p{L})${britishRank} )\d{3,5}(?= \p{Lu}\p{Ll})`,
  ],
  isValid: isNumber,
  examples: {
    finds: {
      'behind the name': 'Officer R. Sample #⟦412⟧   Beat 4',
      'before the name': 'taken by: PC ⟦4417⟧ Sample, CID',
      'behind the word': 'Detective Sample, badge ⟦4417⟧, wrote',
      'officer in the case': 'OIC DC ⟦4417⟧ of CID',
      'sergeant with two names': 'Sgt. Anna Sample #⟦88⟧ responded',
      'community support': 'statement of PCSO ⟦7120⟧ Muster',
      'badge with letters': 'Badge: ⟦K-4417⟧',
    },
    ignores: {
      'no rank': 'striker R. Muster #412',
      'no name': 'PC 4417 and a monitor',
      'six digits before a name': 'PC 441700 Sample',
      'no digit': 'badge of honour',
      'another word': 'patch 4417, wrote',
      'a word instead of a name': 'Officer on beat #412',
    },
  },
};
