import type { Recognizer } from '../../../recognizer.js';
import { wordEnd, wordStart } from '../bounds.js';
import { oneOf, pattern } from '../pattern.js';
import { addressEnds, canadianCode } from './postal-code-parts.js';
import { canadianProvinces } from './state-words.js';

const writtenProvinces = [
  'Alberta', 'British Columbia', 'Manitoba', 'New Brunswick', 'Nouveau-Brunswick', 'Newfoundland', 'Labrador',
  'Nova Scotia', 'Ontario', 'Prince Edward Island', 'Quebec', 'Québec', 'Saskatchewan', 'Yukon', 'Nunavut',
  'B.C.', 'P.E.I.', 'N.S.', 'N.B.', 'Ont.', 'Que.', 'Alta.', 'Sask.', 'Man.',
]; // prettier-ignore
const province = oneOf([...canadianProvinces, ...writtenProvinces]);

const code = `${canadianCode}${wordEnd}`;
/** Between province and code. */
const gap = String.raw`\)?(?:[.,]? {1,3}|"?[,;|\t]"?)`;

/**
 * Canadian postal code behind its province or where an address ends, and the abbreviated province before it;
 * `foreignCodeInField` finds those behind their word.
 * Rule: Canada Post, Addressing Guidelines (place, province, postal code on the last line, two spaces before the code).
 */
export const canadianPostalCode: Recognizer = {
  type: 'LOCATION',
  patterns: [
    pattern('gu')`(?<=\p{L}\)?"?,? {0,3}|[,;|\t]"?)${wordStart}${oneOf(canadianProvinces)}(?=${gap}${code})`,
    pattern('gu')`(?<=${wordStart}${province}${gap})${code}`,
    ...addressEnds(code),
  ],
  examples: {
    finds: {
      'behind the province': 'Sampleton, ⟦MB⟧  ⟦R3C 0V8⟧\n',
      'without a space': 'Sampleton ⟦BC⟧ ⟦V6B4Y8⟧',
      'behind the written province': 'Sampleton (Québec) ⟦H3B 4W8⟧',
      'cell of a table': 'Regina,⟦SK⟧,⟦S4P 3Y2⟧,306',
      'behind the place': '44 Main Street, Calgary ⟦T2P 1J9⟧',
      'alone on its line': 'Sampleton\n⟦B3J 2K9⟧\n',
    },
    ignores: {
      'no place before it': 'the new code R3C 0V8 works',
      'behind a thing': 'Model R3C 0V8',
      'a letter that no code has': 'Sampleton, MB  R3O 0V8\n',
      'a digit more': 'Sampleton, MB  R3C 0V88\n',
      'lower case': 'Sampleton, MB  r3c 0v8\n',
      'letter and digit swapped': 'Sampleton, MB  3RC 0V8\n',
    },
  },
};
