/** A text and the numbers in it, ready for questions about each. */
import type { Stretch } from '@palimpsest/protocol';
import { shapeOf, timesOf } from '../clues/words.js';
import { type Columns, columnsOf } from '../patterns/columns.js';
import { wordEnd, wordStart } from '../recognizers/text/bounds.js';
import { ageInWords } from '../recognizers/text/date/age-numbers.js';
import { isNoNumber } from './no-numbers.js';
import { levelOfCode } from '../clues/program-code.js';
import { withoutThings } from './thing-columns.js';

/**
 * Letters and digits, alone or joined: `4711`, `KD-20417`, `26/0183.B`; the words of a path are none: `/drivers/20664`.
 */
const joint = String.raw`(?:[-._]|(?<!\p{Ll}{2})/(?!\p{Ll}{2}))`;
const number = String.raw`(?=[\p{L}\p{N}\-._/]{0,24}\p{Nd})[\p{L}\p{N}]+(?:${joint}[\p{L}\p{N}]+)*[#*]?`;
/** Words of small letters with `_` between, or a word and an initial: `sw_muster`, `e.muster`, `erna.m`. */
const login =
  String.raw`(?<![@./_])(?:\p{Ll}+(?:_\p{Ll}+)+|\p{Ll}\.\p{Ll}{3,}|\p{Ll}{3,}\.\p{Ll})` +
  String.raw`(?![\p{L}\p{N}@/]|[._-][\p{L}\p{N}])`;
const token = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${number}|(?<login>${login}))`, 'gu');
/** Names of columns and variables: `user_id`, `first_name`. */
const column = /_(?:ids?|name|date|time|type|code|key|count|status|number|total|value|list|text|url|path|file)$/;
/** UUIDs and hashes are longer. */
const longestToken = 32;

/** `siebzehn`, `forty-one`: an age may be told so. */
const inWords = new RegExp(`${wordStart}${ageInWords}${wordEnd}`, 'gu');

/** What clues are read from. */
export interface NumberText {
  readonly text: string;
  readonly columns: Columns;
  /** What can be somebody's number, in order. */
  readonly tokens: readonly Stretch[];
  /** Numbers from two to ninety-nine in words, in order: what can be somebody's age. */
  readonly inWords: readonly Stretch[];
  /** How many tokens are written so, by `shapeOf`. */
  readonly timesOfShape: ReadonlyMap<string, number>;
  /** How many kinds of signs the text has that it is about somebody. */
  readonly signsOfPersons: number;
  /** How much of it is program code, from 0 to 4. */
  readonly levelOfCode: number;
}

const signsOfPersons = [
  /[\p{L}\d]@[\p{L}\d]/u, // a mailbox
  /(?<!\p{L})(?:Herrn?|Frau|Fr\.|Hr\.|Mrs?\.?|Ms\.?|Dr\.|Dear|Liebe|Lieber|Hallo|Sehr geehrte[rn]?)(?!\p{L})/u,
  /(?:[sS]tr\.|[sS]tra(?:ß|ss)e|weg|gasse|platz|Street|St|Road|Rd|Avenue|Ave|Lane)(?: \d|, )/u,
  /(?:\+\d{2}|(?<!\d)0\d{2,4})[ ()/-]{1,3}\d{2,}/u, // a telephone
  /(?<!\p{L})(?:geb\.|geboren|Geburt|DOB|D\.O\.B|[bB]orn)/u,
];

/** Looks a text through for tokens with a digit, and logins without one. */
export function readNumbers(text: string): NumberText {
  const columns = columnsOf(text);
  const candidates = Array.from(text.matchAll(token)).flatMap(({ 0: { length }, index, groups }) => {
    const written = text.slice(index, index + length);
    const login = groups?.['login'];
    const isToken = /\p{Nd}/u.test(written) || (login !== undefined && !column.test(login));
    const place = { start: index, end: index + length };
    return isToken && length <= longestToken && !isNoNumber(text, place) ? [place] : [];
  });
  const tokens = withoutThings(text, columns, candidates);
  return {
    text,
    columns,
    tokens,
    inWords: Array.from(text.matchAll(inWords), ({ 0: { length }, index }) => ({ start: index, end: index + length })),
    timesOfShape: timesOf(tokens.map(({ start, end }) => shapeOf(text.slice(start, end)))),
    signsOfPersons: signsOfPersons.filter((sign) => sign.test(text)).length,
    levelOfCode: levelOfCode(text),
  };
}
