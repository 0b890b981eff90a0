/**
 * Runs the patterns of many recognizers over a text without walking it once for each.
 *
 * From left to right, each match that is accepted counts. After one that counts the search goes on at its end, after
 * one that does not at its next character: a false start never hides a value. So what is found does not depend on
 * where else a pattern was tried, and it need only be tried where a match can begin.
 */
import { type MatchStart, matchStartOf } from './match-starts.js';
import { compileStarts } from './start-search.js';

/** Decides on one match; what it returns is found, unless that is undefined. */
export type Accept<T> = (match: RegExpExecArray) => T | undefined;

/** Collects what `accept` makes of the matches of one pattern. */
export type SearchShape = <T>(accept: Accept<T>) => T[];

/** Prepares `patterns` once; the function takes a text and returns a search for each of them, in their order. */
export function compileShapes(patterns: readonly RegExp[]): (text: string) => SearchShape[] {
  const starts = patterns.map(matchStartOf);
  const conditions = new Map(starts.filter(isRare).map((start) => [keyOf(start), start]));
  const findStarts = compileStarts([...conditions.values()]);
  const numberOf = new Map([...conditions.keys()].map((key, number) => [key, number]));
  const shapes = patterns.map((pattern, index) => {
    const start = starts[index];
    const condition = start && numberOf.get(keyOf(start));
    return { condition, search: new RegExp(pattern.source, flagsFor(pattern, condition === undefined ? 'g' : 'y')) };
  });
  return (text) => {
    const placesOf = findStarts(text);
    return shapes.map(({ condition, search }): SearchShape => {
      const places = condition === undefined ? undefined : placesOf[condition];
      return (accept) => (places ? searchAt(search, places, text, accept) : searchAll(search, text, accept));
    });
  };
}

const flagsFor = ({ flags }: RegExp, mode: 'g' | 'y'): string => flags.replace(/[gy]/g, '') + mode;
const keyOf = ({ first, notAfter }: MatchStart): string => `${first.join('')} ${notAfter.join('')}`;

/** Trying a pattern place by place pays unless it can begin within any word. */
function isRare({ first, notAfter }: MatchStart): boolean {
  const letter = 'e'.charCodeAt(0);
  return first[letter] === 0 || notAfter[letter] === 1;
}

function searchAt<T>(sticky: RegExp, places: readonly number[], text: string, accept: Accept<T>): T[] {
  const found: T[] = [];
  let from = 0;
  for (const at of places) {
    if (at < from || isInsidePair(text, at)) continue;
    sticky.lastIndex = at;
    const match = sticky.exec(text);
    const find = match ? accept(match) : undefined;
    if (!match || find === undefined) continue;
    found.push(find);
    from = at + match[0].length;
  }
  return found;
}

function searchAll<T>(global: RegExp, text: string, accept: Accept<T>): T[] {
  const found: T[] = [];
  global.lastIndex = 0;
  for (let match = global.exec(text); match; match = global.exec(text)) {
    const find = accept(match);
    if (find !== undefined) found.push(find);
    if (find === undefined || match[0] === '') global.lastIndex = nextCharacter(text, match.index);
  }
  return found;
}

const nextCharacter = (text: string, at: number): number => at + (isInsidePair(text, at + 1) ? 2 : 1);

const isInsidePair = (text: string, at: number): boolean =>
  (text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;
