/**
 * The few characters that patterns tell apart.
 *
 * To the patterns most characters are alike: none of them names `ṃ`, and all take it where they take any small letter.
 * So one byte can stand for all that are alike: each ASCII character for itself, and some hundred others for the rest
 * of Unicode. Over such a text a pattern needs neither two bytes a character nor the tables of all letters of the
 * world, and the machine code for it is a fraction as large and fast.
 */
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { mayGoBeyondAscii } from './set-reader.js';
import type { PatternSource } from './pattern-source.js';

/** Which byte stands for each character. */
export interface Alphabet {
  /** For each code point its byte. A lone surrogate is a character of its own. */
  readonly standIns: Uint8Array;
  /**
   * For each byte from 128 on that stands for something one of the characters that it stands for, by its code point.
   */
  readonly samples: ReadonlyMap<number, number>;
}

/** The first byte, and code point, that is not ASCII. */
export const firstBeyondAscii = 128;
const codePoints = 0x110000;
const [firstSurrogate, lastSurrogate] = [0xd800, 0xdfff];

/** The smallest alphabet in which each of `patterns` says the same of every text. They have the flag `u`. */
export function alphabetOf(patterns: readonly PatternSource[]): Alphabet {
  const groups = new Uint32Array(codePoints); // characters are in one group as long as they are alike
  let count = 1;
  for (const set of characterSetsOf(patterns)) {
    const inSet = new Map<number, number>(); // for each group the one of those of its characters that are in the set
    for (const character of membersOf(set)) {
      const group = groups[character] ?? 0;
      const part = inSet.get(group) ?? count++;
      inSet.set(group, part);
      groups[character] = part;
    }
  }
  groups.fill(groups[firstSurrogate] ?? 0, firstSurrogate, lastSurrogate + 1);
  return alphabetWith(groups);
}

/** Writes an alphabet as the code points at which another byte begins, each with that byte behind it. */
export const runsOf = ({ standIns }: Alphabet): number[] =>
  Array.from(standIns.keys()).flatMap((character) => {
    const byte = standIns[character] ?? 0;
    return character >= firstBeyondAscii && byte !== standIns[character - 1] ? [character, byte] : [];
  });

/** The alphabet that was written so. */
export function alphabetOfRuns(runs: readonly number[]): Alphabet {
  const standIns = new Uint8Array(codePoints);
  for (let character = 0; character < firstBeyondAscii; character++) standIns[character] = character;
  const samples = new Map<number, number>();
  for (let run = 0; run < runs.length; run += 2) {
    const [start = 0, byte = 0, end = codePoints] = runs.slice(run, run + 3);
    standIns.fill(byte, start, end);
    if (!samples.has(byte)) samples.set(byte, start);
  }
  return { standIns, samples };
}

/** Gives each group of characters beyond ASCII a byte, kind beside kind, so that sets of characters are few ranges. */
function alphabetWith(groups: Uint32Array): Alphabet {
  const bytes = new Map<number, number>();
  const free = Array.from({ length: 256 - firstBeyondAscii }, (_, index) => firstBeyondAscii + index);
  const give = (group: number, wanted: number): void => {
    if (bytes.has(group)) return;
    const [byte] = free.splice(Math.max(0, free.findIndex((one) => one >= wanted)), 1); // prettier-ignore
    if (byte === undefined) throw new RangeError('the patterns tell more characters apart than there are bytes');
    bytes.set(group, byte);
  };
  const samples = samplesOf(groups);
  for (const { kind, from } of kindsInOrder)
    for (const [group, sample] of samples) {
      if (!kind.test(sample)) continue;
      give(group, from);
      if (from === firstCapital)
        give(groups[sample.toLowerCase().codePointAt(0) ?? 0] ?? 0, (bytes.get(group) ?? 0) + toSmall);
    }
  const runs: number[] = [];
  for (let character = firstBeyondAscii; character < codePoints; character++) {
    const group = groups[character] ?? 0;
    if (group !== groups[character - 1] || runs.length === 0) runs.push(character, bytes.get(group) ?? 0);
  }
  return alphabetOfRuns(runs);
}

const firstCapital = 0xc0; // as in Latin-1
const toSmall = 32; // from a capital's byte to that of its small letter

/**
 * Kinds of characters in the order of their bytes, and where the bytes of each begin if there is room. Letters stand
 * where Latin-1 has them, a small one 32 behind its capital: so V8 compares them where a pattern with the flag `i`
 * refers back to a group.
 */
const kindsInOrder = [
  { kind: /[^\p{N}\p{M}\p{L}]/u, from: firstBeyondAscii },
  { kind: /[\p{N}\p{M}]/u, from: firstBeyondAscii },
  { kind: /[\p{Lo}\p{Lm}\p{Lt}]/u, from: firstBeyondAscii },
  { kind: /\p{Lu}/u, from: firstCapital },
  { kind: /\p{Ll}/u, from: firstCapital + toSmall },
] as const;

/** For each group its first character beyond ASCII. */
function samplesOf(groups: Uint32Array): Map<number, string> {
  const samples = new Map<number, string>();
  for (let character = firstBeyondAscii; character < codePoints; character++) {
    const group = groups[character] ?? 0;
    if (!samples.has(group)) samples.set(group, String.fromCodePoint(character));
  }
  return samples;
}

/**
 * What patterns tell apart beside the characters that stand in them: where lines end, and for `\b` what folds into
 * ASCII.
 */
const alwaysApart = [/[\u2028\u2029]+/gu, /[\u017f\u212a]+/gu];

/** The characters, ranges and escapes that stand in patterns, each as a pattern, as far as they go beyond ASCII. */
function characterSetsOf(patterns: readonly PatternSource[]): RegExp[] {
  const sets = new Map<string, RegExp>();
  const parser = new RegExpParser();
  for (const { source, flags } of patterns) {
    const classFlags = flags.replace(/[^isu]/g, '');
    const add = ({ raw, type, parent }: AST.Character | AST.CharacterSet | AST.CharacterClassRange): void => {
      if (parent.type === 'CharacterClassRange') return; // its ends say nothing by themselves
      const set = type === 'CharacterClassRange' || parent.type === 'CharacterClass' ? `[${raw}]` : raw;
      const key = `${classFlags} ${set}`;
      if (!sets.has(key) && mayGoBeyondAscii(set, classFlags)) sets.set(key, new RegExp(`${set}+`, `${classFlags}g`));
    };
    visitRegExpAST(parser.parsePattern(source, 0, source.length, { unicode: true }), {
      onCharacterEnter: add,
      onCharacterSetEnter: add,
      onCharacterClassRangeEnter: add,
    });
  }
  return [...alwaysApart, ...sets.values()];
}

/** The characters beyond ASCII that a set takes; of the lone surrogates, which no pattern tells apart, the first. */
function* membersOf(set: RegExp): Generator<number> {
  const key = `${set.flags} ${set.source}`;
  const runs = knownRuns.get(key) ?? runsIn(set);
  knownRuns.set(key, runs);
  for (const [first, last] of runs) for (let character = first; character <= last; character++) yield character;
}

type Run = readonly [first: number, last: number];
/** All of Unicode is looked through once for a set, however many patterns have it. */
const knownRuns = new Map<string, readonly Run[]>();

function runsIn(set: RegExp): Run[] {
  everyCharacter ??= writeEveryCharacter();
  const runs = Array.from(everyCharacter.matchAll(set), ([run]): Run => {
    const last = run.codePointAt(run.length - 2) ?? 0;
    return [run.codePointAt(0) ?? 0, last > 0xffff ? last : run.charCodeAt(run.length - 1)];
  });
  const withoutSurrogates = runs.flatMap(([first, last]): Run[] =>
    first < firstSurrogate && last > lastSurrogate
      ? [
          [first, firstSurrogate - 1],
          [lastSurrogate + 1, last],
        ]
      : [[first, last]],
  );
  const takesSurrogates = String.fromCharCode(firstSurrogate).search(set) === 0;
  return takesSurrogates ? [...withoutSurrogates, [firstSurrogate, firstSurrogate]] : withoutSurrogates;
}

let everyCharacter: string | undefined; // made when first asked for: who reads an alphabet from a file needs none

function writeEveryCharacter(): string {
  const characters = Array.from({ length: codePoints }, (_, character) => character);
  return characters
    .filter((character) => character >= firstBeyondAscii && (character < firstSurrogate || character > lastSurrogate))
    .map((character) => String.fromCodePoint(character))
    .join('');
}
