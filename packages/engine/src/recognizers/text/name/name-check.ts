/** How much of a run of words with capitals is a name, by lists of words, which would be slow as parts of a pattern. */
import { commonWords } from '../../../common-words.js';
import { isGivenName } from '../../../given-names.js';
import { postNominals, titles } from './name-words.js';
import { departmentEndings, groupEndings, nounEndings, notNames, nounsAfterNames } from './not-names.js';
import { isPreposition } from './preposition.js';

/** One writing for what people write in several: case, umlauts, `ß`, accents that get lost. */
const fold = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßé]/g, (letter) => plain[letter as keyof typeof plain]);
const plain = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', é: 'e' } as const;

const never = new Set(notNames.map(fold));
const nouns = new Set(nounsAfterNames.map(fold));
const bodyEnding = new RegExp(
  `^\\p{L}{3}.{0,25}(?:${[...departmentEndings, ...groupEndings].map(fold).join('|')})$`,
  'u',
);
/** What may stand behind the comma of `Muster, POK`. */
const notFirstNames = new Set([...titles, ...postNominals].map((title) => title.replace(/\.$/, '')));
const nounEnding = new RegExp(`^\\p{L}{3,20}(?:${nounEndings.map(fold).join('|')})$`, 'u');

/**
 * The name at the beginning of `words`: all up to the first word that is none, without a particle or `'s` at its end. A
 * word of `nounsAfterNames` or with a noun's ending is a name only in the first place or behind the comma of
 * `Muster, Erna`; a title or another person behind that comma is none, nor is what `vom` or `zum` leads elsewhere.
 * Empty where the very first word is none.
 * @example nameIn('Erna von Muster Anspruch') // 'Erna von Muster'
 */
export function nameIn(words: string): string {
  let isFirst = true;
  let end = 0;
  for (const { 0: word, index } of words.matchAll(/[^ \u00a0,]+/g)) {
    if (words.slice(end, index).includes(',')) {
      const [before, behind] = [words.slice(0, end), words.slice(index)];
      if (notFirstNames.has(word) || isJob(before, behind) || isAnother(before, behind)) break;
      isFirst = true;
    }
    if (isLink(word, index + word.length === words.length)) {
      if (isPreposition(words.slice(index))) break;
      continue;
    }
    if (!isNameWord(word, isFirst)) break;
    const genitive = /(?<=\p{Ll}{2})['’]s$/u.exec(word)?.[0].length ?? 0;
    end = index + word.length - genitive;
    if (genitive > 0) break;
    isFirst = false;
  }
  return words.slice(0, end);
}

const job =
  /(?:leiter|manager|führer|berater|ingenieur|referent|assistent|techniker|director|engineer|officer)(?:in)?$/iu;

/** Whether a job follows the comma behind a full name, not a given name: `Erna Muster, Area Coordinator`. */
const isJob = (before: string, behind: string): boolean =>
  before.includes(' ') &&
  (job.test(behind) || (behind.includes(' ') && commonWords.has(/^\p{L}*/u.exec(behind)?.[0].toLowerCase() ?? '')));

const twoWords = /\p{Lu}[\p{L}\p{M}.'’-]*[ \u00a0]+(?:\p{Ll}+[ \u00a0]+)*\p{Lu}/u;
/** Whether another person follows the comma: `Erna Muster, Sam Sample`, but not `García Muster, Erna María`. */
function isAnother(before: string, behind: string): boolean {
  if (!twoWords.test(before) || !twoWords.test(behind)) return false;
  const first = /^[^ \u00a0]+/u.exec(before)?.[0] ?? '';
  const last = /[^ \u00a0]+$/u.exec(behind)?.[0] ?? '';
  return isGivenName(first) || !isGivenName(last);
}

/** Whether all of `words` is a name. */
export const isName = (words: string): boolean => nameIn(words) === words;

/**
 * The name that is all of `words`, or all before a comma: what seemed to be `Muster, Erna` can be `Muster, Tel`. Empty
 * where neither is a name.
 */
export function nameUpToComma(words: string): string {
  const name = nameIn(words);
  return name === words || words.charAt(name.length) === ',' ? name : '';
}

/** A particle, article or `und` between two words of a name. */
const isLink = (word: string, isLast: boolean): boolean => !isLast && /^(?:\p{Ll}{2,3}|v\.|d’)$/u.test(word);

/** What people write in capitals behind a name, to be read: `Herr Muster NICHT erreicht`. */
const stressed: ReadonlySet<string> = new Set(['NICHT', 'NUR', 'KEIN', 'KEINE', 'NOT', 'ONLY', 'NO']);

/** Judged by its first part: `Team` of `Team-Muster`. */
function isNameWord(word: string, isFirst: boolean): boolean {
  const folded = fold(word);
  const stem = /^[\p{L}\p{M}\p{N}_]*/u.exec(folded)?.[0] ?? '';
  if (never.has(stem) || never.has(folded) || bodyEnding.test(folded)) return false;
  return isFirst || !(nouns.has(stem) || nounEnding.test(stem) || stressed.has(word));
}
