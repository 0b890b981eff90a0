/** All that the search has to know of patterns before it sees a text: strings and numbers, so that they can be written down. */
import { createHash } from 'node:crypto';
import { alphabetOf, runsOf } from './alphabet.js';
import { indexLandmarks, type LandmarkIndex } from './landmark-search.js';
import { tableOf, type ViewTable, viewsOf } from './landmark-views.js';
import { type Landmark, planOf } from './landmarks.js';
import type { Range } from './match-length.js';
import { keyOf as keyOfWay } from './outlook.js';
import type { PatternSource } from './pattern-source.js';
import { patternReducer, type ReducedPattern } from './reduced-pattern.js';

/** Where to try a pattern, and how it is written in the alphabet. */
export interface PatternPlan {
  readonly reduced: ReducedPattern;
  /** The number of a landmark that each match has. */
  readonly mark: number;
  /** How matches begin before it; absent where they begin at it. */
  readonly lead?: Lead;
}

/** A match begins so many characters before its landmark. */
export interface Lead extends Range {
  /** For each kind of character 1 if it may stand in between. */
  readonly between: Uint8Array;
  /** What stands around the beginning. */
  readonly start: ViewTable;
}

/** The plans of some patterns, with the runs of their alphabet and the landmarks of all of them. */
export interface Plans {
  readonly alphabet: readonly number[];
  readonly landmarks: LandmarkIndex;
  /** By the keys of the patterns. */
  readonly ofKey: ReadonlyMap<string, PatternPlan>;
}

/** In how many ways at most a beginning is looked for at one place. */
const mostStarts = 8;

/** Reads the plans off `patterns`, which must have the flag `u`. */
export function makePlans(patterns: readonly PatternSource[]): Plans {
  const alphabet = alphabetOf(patterns);
  const reduce = patternReducer(alphabet);
  const landmarks = new Landmarks();
  const ofKey = new Map<string, PatternPlan>();
  for (const pattern of patterns) {
    const { start, inside } = planOf(pattern);
    const mark = landmarks.numberOf(inside ?? start);
    const lead = inside && {
      from: inside.from,
      to: inside.to,
      between: inside.between.members,
      start: tableOf(viewsOf(start, mostStarts)),
    };
    ofKey.set(keyOf(pattern), { reduced: reduce(pattern), mark, ...(lead && { lead }) });
  }
  return { alphabet: runsOf(alphabet), landmarks: indexLandmarks(landmarks.all), ofKey };
}

/** Tells a pattern from others. */
export function keyOf(pattern: PatternSource): string {
  const key = keys.get(pattern) ?? hashOf(pattern);
  keys.set(pattern, key);
  return key;
}

/** Each is asked for several times while a worker starts, and all patterns together are megabytes. */
const keys = new WeakMap<PatternSource, string>();

const hashOf = ({ source, flags }: PatternSource): string =>
  createHash('sha256').update(`${flags} ${source}`).digest('base64url').slice(0, 22);

/** The landmarks of some patterns, each once. */
class Landmarks {
  readonly all: Landmark[] = [];
  readonly #numbers = new Map<string, number>();

  /** Its number among all. */
  numberOf(landmark: Landmark): number {
    const key = [landmark.behind, landmark.ahead].map((outlook) => outlook.map(keyOfWay).join(';')).join(' ');
    const number = this.#numbers.get(key) ?? this.all.push(landmark) - 1;
    this.#numbers.set(key, number);
    return number;
  }
}
