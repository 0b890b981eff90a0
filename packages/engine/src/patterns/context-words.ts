/**
 * Finds the context words of all recognizers in one pass.
 *
 * - A word is matched at the beginning of a word, so `steuernummer` is found in `Steuernummern`. After one of up to
 *   four characters no letter may follow: `tel` is not in `Teller`.
 * - Case does not count. Space, hyphen and underscore are one, and may be missing: `steuer-id` is found in `Steuer ID`,
 *   `steuer_id` and `steuerId`.
 * - A capital behind two small letters begins a word, too, as keys of programs have it: `uen` is found in `SellerUEN`.
 * - A word may be hyphenated over a line end: `steuernummer` is found in `Steuer-` and `nummer` below it.
 */
import type { Stretch } from '@palimpsest/protocol';
import type { Recognizer } from '../recognizer.js';
import { PrefixTree } from './prefix-tree.js';
import { withoutStretches } from './shortened-text.js';
import { foldCase, isLetterAt, isWordCharacterAt } from './word-boundaries.js';

/** A context word as it stands in a text. Offsets are UTF-16 code units, `end` exclusive. */
export interface ContextWord {
  readonly start: number;
  readonly end: number;
}

/** What a key of the tree stands for: a word of `recognizer`, after which no letter may follow where `isWhole`. */
interface Entry {
  readonly recognizer: Recognizer;
  readonly isWhole: boolean;
}

const longestWholeWord = 4;
const foldHyphens = (text: string): string => text.replace(/[-_\u00a0\u2007\u202f\u2010\u2011]/g, ' ');
const fold = (text: string): string => foldHyphens(foldCase(text));

/** Hyphen and line end inside a word. */
const lineEndInWord = /[-\u2010\u00ad](?<=\p{Ll}.)\r?\n[ \t>]{0,8}(?=\p{Ll})/gu;

/** Where hyphens and line ends stand inside words. */
const lineEndsIn = (text: string): Stretch[] =>
  Array.from(text.matchAll(lineEndInWord), ({ 0: end, index }) => ({ start: index, end: index + end.length }));

function isSmallLetterAt(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit > 96 && unit < 123;
}

/** Whether a capital stands at `at` behind two small letters, of ASCII all: `I` of `taxId`. */
function isHumpAt(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit > 64 && unit < 91 && [1, 2].every((back) => isSmallLetterAt(text, at - back));
}

/** Makes a function that finds, in one pass over a text, the context words of each recognizer, in order. */
export function compileContextWords(
  recognizers: readonly Recognizer[],
): (text: string) => Map<Recognizer, ContextWord[]> {
  const tree = treeOf(recognizers);
  return (text) => {
    const ends = lineEndsIn(foldCase(text));
    const { text: joined, offsetOf } = withoutStretches(text, ends);
    const folded = fold(joined);
    const found = new Map<Recognizer, ContextWord[]>();
    for (let start = 0; start < folded.length; start++) {
      if (isWordCharacterAt(folded, start - 1) && !isHumpAt(joined, start)) continue;
      tree.visitAt(folded, start, ({ recognizer, isWhole }, end) => {
        if (isWhole && isLetterAt(folded, end)) return;
        const words = found.get(recognizer);
        const word = { start: offsetOf(start), end: offsetOf(end - 1) + 1 };
        if (words) words.push(word);
        else found.set(recognizer, [word]);
      });
    }
    return found;
  };
}

const treeOf = (recognizers: readonly Recognizer[]): PrefixTree<Entry> =>
  new PrefixTree(
    recognizers.flatMap((recognizer) =>
      Array.from(spellings(recognizer), ([key, isWhole]) => [key, { recognizer, isWhole }] as const),
    ),
  );

/**
 * All ways in which the context words of a recognizer can stand in a folded text, and after which no letter may follow.
 */
function spellings({ contextWords = {} }: Recognizer): Map<string, boolean> {
  const words = Object.values(contextWords).flatMap((ofLanguage: readonly string[]) => ofLanguage);
  const keys = new Map<string, boolean>();
  for (const word of words.flatMap((composed) => [composed, composed.normalize('NFD')])) {
    const spaced = fold(word);
    keys.set(spaced.replaceAll(' ', ''), true);
    keys.set(spaced, word.length <= longestWholeWord && /\p{L}$/u.test(word));
  }
  return keys;
}
