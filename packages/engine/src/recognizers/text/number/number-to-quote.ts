import type { Recognizer } from '../../../recognizer.js';
import { pattern } from '../pattern.js';
import { isCode } from './code-shape.js';
import { numberToken } from './number-token.js';

/** `Bitte geben Sie „K-26“ an`; also `gib`, `quote`. */
const asked = '(?:geben Sie|gib|angeben|[qQ]uote|quoting)';
const openingQuote = '[„“"»]';

/**
 * A code that is to be given, looked up or found somewhere, without a label: `Bitte geben Sie „K-26-118204-4“ an`,
 * `see ZD-88204`, `gemeldet unter 22-00917-H`.
 * Rule: as `isCode`; the verb or preposition stands for the word that `labelledNumber` asks for.
 */
export const numberToQuote: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gu')`(?<=(?<!\p{L})${asked}[^\n.:„“"»]{0,60}${openingQuote})(?=[\p{Lu}\d])${numberToken}`,
    pattern('gu')`
      (?<=(?<!\p{L})(?:unter|under|quoting|quote|Angabe von|Angabe der|Angabe des) )
      (?=[\p{Lu}\d])${numberToken}
    `,
    // no pull request, control of a standard or paper of the Bundestag
    pattern('gu')`(?<=(?<!\p{L})(?:[sS]ee|[sS]iehe) )(?!(?:PR|AC|BT)-)[A-Z]{2,5}-\d{4,7}(?![\d-]|\p{L})`,
  ],
  isValid: isCode,
  examples: {
    finds: {
      'in quotes, to be given': 'Bitte geben Sie bei jeder Antwort „⟦K-26-118204-4⟧“ an.',
      'ticket that one may see': 'yes, see ⟦ZD-88204⟧. card',
      'behind a preposition': 'schon gemeldet unter ⟦22-00917-H⟧, ja',
      'giving a number': 'unter Angabe von ⟦M-4418820⟧ überweisen',
      English: 'call us quoting ⟦NW-3310-442⟧.',
      'German verb': 'Näheres siehe ⟦QM-44188⟧.',
    },
    ignores: {
      'a pull request': 'fixed, see PR-88204. card',
      'no such verb': 'yes, with ZD-88204. card',
      'lower case': 'liegt unter release-2026',
      'a standard': 'geprüft unter ISO-90012',
      'a section of a code of law': 'charged under ARS 13-1802',
      'too few digits': 'schon gemeldet unter K-26, ja',
      'a sentence end between': 'Bitte geben Sie Antwort. „K-26-118204-4“',
    },
  },
};
