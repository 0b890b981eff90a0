/** How a known name is written elsewhere: in capitals by headings and forms, without any by those who chat. */
import { commonWords } from '../common-words.js';
import { isAmbiguous, type NamePart, nameParts, particles } from './name-parts.js';
import type { KnownValue } from './value-trie.js';

/**
 * A person's name and its parts in capitals, in the usual case where it is known in capitals or small letters alone,
 * and the name and its parts in small letters.
 * @example otherCases({ type: 'PERSON', text: 'ANNA VON HAGEN', stage: 2 })[3]?.text // 'Anna von Hagen'
 */
export function otherCases(value: Pick<KnownValue, 'type' | 'text' | 'stage'>): NamePart[] {
  const whole = { text: value.text, isAmbiguous: false };
  if (value.type !== 'PERSON') return inCapitals([whole]);
  const parts = nameParts(value.text);
  return [...inCapitals([whole, ...parts]), ...inUsualCase(value, parts), ...inSmallLetters(value.text, parts)];
}

/** Without short names and everyday words: `LANGE`, `KOCH`. */
const inCapitals = (names: readonly NamePart[]): NamePart[] =>
  names
    .filter(({ text, isAmbiguous }) => !isAmbiguous && fourLetters.test(text) && !commonWords.has(text.toLowerCase()))
    .map((name) => ({ ...name, text: name.text.toUpperCase() }));

const fourLetters = /(?:\p{L}\p{M}*){4}/u;

/** None if the name has both cases. A word that the model found, maybe a heading, is no sign of a person by itself. */
function inUsualCase({ text, stage }: Pick<KnownValue, 'text' | 'stage'>, parts: readonly NamePart[]): NamePart[] {
  if (/\p{Lu}/u.test(text) && /\p{Ll}/u.test(text)) return [];
  const isUnsure = parts.length === 0 && (stage !== 1 || isAmbiguous(text));
  return [{ text, isAmbiguous: isUnsure }, ...parts].map((name) => ({ ...name, text: usualCase(name.text) }));
}

/** @example usualCase('SEAN MCGREGOR-O’BRIEN') // 'Sean McGregor-O’Brien' */
const usualCase = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\p{L}[\p{L}\p{M}]*/gu, (word) => (particles.has(word) ? word : capitalized(word)))
    .replace(/(?<!\p{L})Mc\p{Ll}/gu, (start) => `Mc${start.slice(2).toUpperCase()}`);

const capitalized = (word: string): string => word.replace(/^./u, (letter) => letter.toUpperCase());

/** A whole name of several parts, one of which at least is no everyday word, and those of its parts that say enough. */
function inSmallLetters(name: string, parts: readonly NamePart[]): NamePart[] {
  const whole = parts.length > 1 && parts.some((part) => !part.isAmbiguous) ? [{ text: name, isAmbiguous: false }] : [];
  const telling = parts.filter(({ text, isAmbiguous }) => !isAmbiguous && fiveLetters.test(text));
  return [...whole, ...telling].map((form) => ({ ...form, text: form.text.toLowerCase() }));
}

const fiveLetters = /(?:\p{L}\p{M}*){5}/u;
