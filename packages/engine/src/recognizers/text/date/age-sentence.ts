/** How sentences tell an age without a word for years. */
import { oneOf, source } from '../pattern.js';
import { wordEnd } from '../bounds.js';

/** ` is`, `’s`, ` war`, behind whoever is so old. */
export const verb = String.raw`(?:['’](?:s|m)| is| am| ist| bin| was| war)`;

/** `jetzt`, `only`: a word before the number. */
export const adverb = oneOf([
  'now', 'only', 'just', 'already', 'still', 'jetzt', 'erst', 'schon', 'gerade', 'damals', 'inzwischen',
  'mittlerweile', 'knapp', 'fast', 'about', 'nearly', 'almost', 'then', 'around', 'roughly', 'maybe', 'probably',
  'over', 'ungefähr', 'etwa', 'rund', 'um die', 'wohl', 'vielleicht',
]); // prettier-ignore

/** A sentence, clause or line ends behind the number, or a new clause begins; nothing is counted. */
export const endOfClause = source`(?=
  [.!?;)](?:\s|$)|,[ ]\p{Ll}|[ \t]{0,4}(?:\r?\n|$)|
  ,?[ ]${oneOf([
    'and', 'und', 'aber', 'but', 'so', 'als', 'when', 'at the time', 'at that time', 'now', 'then', 'years young',
    'at the latest', 'or over', 'or older', 'oder älter',
  ])}${wordEnd}
)`; // prettier-ignore
