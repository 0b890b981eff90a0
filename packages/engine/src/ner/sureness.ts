/** How probable a name must be by the way its words are written: what looks least like a name must be surest. */
import type { Stretch } from '@palimpsest/protocol';
import { persons } from '../recognizers/text/date/person-words.js';
import type { NameType } from './labels.js';
import { scannedEndings } from './name-ends.js';
import { everyWord, namesNothingAlone, isEveryday } from './word-kinds.js';

/** A word of a name, and how probable its type is. */
interface ProbableWord extends Stretch {
  readonly probability: number;
}

/** How probable a name, or a word of one, must be for what it is: 0..1. */
const least = {
  /** Names of nothing but everyday words: more probable than not. */
  everyday: 0.5,
  /** The same in lower case: `vom bett`, `als zeuge`. */
  everydayInLowerCase: 0.94,
  /** A kind of body as a person's name: `Kantine`, `Valuta`. */
  bodyAsPerson: 0.9,
  /** What somebody is to somebody, as a person's name: `Relationship  Son (44)`. Mann and Kind are surnames, too. */
  relativeAsPerson: 0.95,
  /** Several words in lower case among capitals: `delle und lack`, `the scout group`. */
  wordsInLowerCase: { PERSON: 0.6, LOCATION: 0.3, ORGANIZATION: 0.2 },
  /** One word in lower case, which a chat may well name somebody by: `drüber wohnt`, `the end berth`. */
  wordInLowerCase: { PERSON: 0.35, LOCATION: 0.6, ORGANIZATION: 0.3 },
  /** A word behind a name that it is to be part of. */
  wordAtEnd: 0.15,
  /** An abbreviation alone in brackets: `Diplom-Archivar (FH)`. */
  abbreviationInBrackets: 0.5,
} as const;

const relatives: ReadonlySet<string> = new Set(persons);

/** Whether the model is too unsure of `words` for what they are. */
export function isTooUnsure(text: string, words: readonly ProbableWord[], type: NameType): boolean {
  const most = Math.max(...words.map(({ probability }) => probability));
  return most < leastProbability(text, words, type);
}

function leastProbability(text: string, words: readonly ProbableWord[], type: NameType): number {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return 1;
  if (/-\r?\n$/u.test(text.slice(Math.max(0, first.start - 3), first.start))) return 0; // the rest of a word
  const name = text.slice(first.start, last.end);
  const [before, after] = [text.charAt(first.start - 1), text.charAt(last.end)];
  if (type === 'PERSON' && everyWord(text, words, namesNothingAlone)) return least.bodyAsPerson;
  if (type === 'PERSON' && relatives.has(name.toLowerCase())) return least.relativeAsPerson;
  if (everyWord(text, words, isEveryday))
    return isInLowerCase(text, words) ? least.everydayInLowerCase : least.everyday;
  if (words.length > 1) {
    if (!/^\p{Ll}+(?: \p{Ll}+)+$/u.test(name) || !isInLowerCase(text, words)) return 0;
    const isPhrase = everyWord(text, words, (word) => isEveryday(word) || namesNothingAlone(word));
    return isPhrase ? least.everydayInLowerCase : least.wordsInLowerCase[type];
  }
  // a login has digits, symbols or a part beside it: `anna.koch`, `user=akoch`
  const isPartOfLogin = !/^\p{Ll}+$/u.test(name) || /[.@_=/"'\\-]/u.test(before + after.replace(/[.,]/u, ''));
  if (!isPartOfLogin && isInLowerCase(text, words)) return least.wordInLowerCase[type];
  if (type === 'ORGANIZATION' && /^\p{Lu}{2,6}$/u.test(name) && before === '(' && after === ')')
    return least.abbreviationInBrackets;
  return 0;
}

/** `jun.` and the like, which belong to a name. */
const generations: ReadonlySet<string> = new Set(['jr', 'jun', 'sen', 'sr']);

/**
 * Whether a word at the end of a name is none of it: an everyday word in lower case or a number, and rather none to the
 * model, too, or any such word of very little probability. A scan makes such words of one (`Tre gear`, `Oldes loe`).
 */
export function isLoose(text: string, word: ProbableWord): boolean {
  const written = text.slice(word.start, word.end);
  const before = text.slice(Math.max(0, word.start - 5), word.start);
  const isSmall = /^[\p{Ll}\p{N}]+(?:-[\p{Ll}\p{N}]+)*$/u.test(written);
  const isTornOff = /-\s*$|(?<!\p{L})\p{Lu}\p{Ll}{1,2} $/u.test(before);
  if (!isSmall || isTornOff || generations.has(written)) return false;
  if (/^\p{Ll}/u.test(written) && !isInLowerCase(text, [word])) return false;
  if (isEveryday(written)) return word.probability < least.everyday && !scannedEndings.has(written);
  return word.probability < least.wordAtEnd && /\p{L}{4}/u.test(written);
}

/** How many words with a capital must stand around a name in lower case for its lower case to mean anything. */
const leastCapitals = 4;
/** How far around a name they count, on either side, in UTF-16 code units. */
const reach = 300;

/**
 * Whether `words` are in lower case in a text that otherwise has capitals; what is dictated or tweeted may have none.
 */
function isInLowerCase(text: string, words: readonly Stretch[]): boolean {
  const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
  const name = text.slice(start, end);
  if (!/\p{Ll}/u.test(name) || /\p{Lu}/u.test(name)) return false;
  const around = text.slice(Math.max(0, start - reach), end + reach);
  return (around.match(/(?<!\p{L})\p{Lu}\p{Ll}/gu) ?? []).length >= leastCapitals;
}
