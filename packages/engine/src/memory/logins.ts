/** Logins that are made of the name of a person of the text: `awrobel` and `wrobela` of Agnieszka Wróbel. */
import type { Stretch } from '@palimpsest/protocol';
import { type Detection, type Span, valuesOf } from '../detection.js';
import { extend } from '../overlaps.js';
import { touchesNone } from '../patterns/in-order.js';
import { inAsciiLetters, isEverydayWord } from './ascii-letters.js';
import { isPart } from './name-parts.js';

/** A word of small letters, perhaps with digits behind them, that is no part of an address, a path or a program. */
const login = /(?<![\p{L}\p{M}\p{N}_.@/\\-])([a-z]{4,24})\d{0,3}(?![\p{L}\p{M}\p{N}_@(-]|\.\p{L})/gu;

/** A surname of fewer letters is in too many words: `kreis` is not Karin Reis. */
const shortestSurname = 5;
/** So many letters of the other name stand before the surname, or all of them. */
const lettersOfOther = [1, 2, 3];
/** A name of more words is read by the first ones. */
const mostWords = 4;
/** Letters that end the forms of a word: `bakers` are many, and not Sam Baker. */
const endings = /[enrst]$/;

/** Adds to `known` the logins of its persons that none of its spans touches. */
export function withLogins(known: Detection): Detection {
  const { text, spans } = known;
  const logins = new Set([...valuesOf(known, 'PERSON')].flatMap(loginsOf));
  if (logins.size === 0) return known;
  const found = Array.from(text.matchAll(login))
    .filter(([, letters = '']) => logins.has(letters) && !isEverydayWord(letters))
    .map(({ 0: { length }, index }): Stretch => ({ start: index, end: index + length }))
    .filter((place) => touchesNone(place, spans))
    .map((place): Span => ({ ...place, type: 'USERNAME', confidence: 1, stage: 1 }));
  return extend(known, { spans: found, flags: [] });
}

/** The logins of somebody with a name of two words or more, in whichever order these stand. */
function loginsOf(name: string): string[] {
  const words = name.split(/[\s,-]+/u).filter(isPart).slice(0, mostWords); // prettier-ignore
  return inAsciiLetters.flatMap((spelled) => {
    const parts = words.map(spelled).filter((part) => part !== '');
    return parts.flatMap((surname, place) =>
      surname.length < shortestSurname ? [] : parts.filter((_, other) => other !== place).flatMap(loginsWith(surname)),
    );
  });
}

const loginsWith =
  (surname: string) =>
  (other: string): string[] => {
    const behind = isEverydayWord(surname) || endings.test(other.charAt(0)) ? [] : [surname + other.charAt(0)];
    return [...lettersOfOther.map((length) => other.slice(0, length) + surname), other + surname, ...behind];
  };
