/**
 * Finds the landmarks of many patterns in one walk over a text.
 *
 * Each way in which a text can stand around a landmark is one bit, and for each distance from a place and each kind of
 * character an integer says for 32 of them at once whether that character may stand there. The bits that are left after
 * all distances are the landmarks of the place. On most places none is left after the first look.
 */
import { depth, fewer, type Way } from './outlook.js';
import type { Landmark } from './landmarks.js';
import { anything, beyondAscii, has, kinds, textEdge, type UnitSet } from './unit-sets.js';

/** A text as the search sees it. */
export interface Characters {
  /** The kind of each character, between `depth` text edges on either side. */
  readonly kinds: Uint8Array;
  /** Offset of each character in the text, in code units; absent where that is its number. */
  readonly offsets: Uint32Array | undefined;
  readonly length: number;
}

/** For each landmark the numbers of the characters before which it stands, in order; undefined where there is none. */
export type Places = readonly (readonly number[] | undefined)[];

const bitsPerPass = 32;
/** A landmark takes up to so many bits: words with different beginnings are kept apart. */
const waysPerLandmark = 8;

/** Reads a text for the search. A lone surrogate is a character of its own. */
export function readCharacters(text: string): Characters {
  const numbers = new Uint8Array(text.length + 2 * depth).fill(textEdge);
  let offsets: Uint32Array | undefined;
  let length = 0;
  for (let at = 0; at < text.length; at++, length++) {
    const unit = text.charCodeAt(at);
    if (offsets) offsets[length] = at;
    if (unit < beyondAscii) {
      numbers[length + depth] = unit;
      continue;
    }
    numbers[length + depth] = beyondAscii;
    if ((unit & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) {
      offsets ??= countUpTo(text.length, length);
      at++;
    }
  }
  numbers.fill(textEdge, length + depth);
  if (offsets) offsets[length] = text.length;
  return { kinds: numbers, offsets, length };
}

/** An array with room for `size` offsets and the end, of which those up to `last` are their own number. */
function countUpTo(size: number, last: number): Uint32Array {
  const offsets = new Uint32Array(size + 1);
  for (let number = 0; number <= last; number++) offsets[number] = number;
  return offsets;
}

/** What one bit stands for: a landmark, in one of its ways. */
interface Bit {
  readonly landmark: number;
  readonly behind: Way;
  readonly ahead: Way;
}

/** Makes a function that finds all of `landmarks` in a text. */
export function compileLandmarks(landmarks: readonly Landmark[]): (characters: Characters) => Places {
  const passes = inPasses(landmarks.map(bitsOf)).map(passOf);
  const groups: (readonly Pass[])[] = [];
  for (let at = 0; at < passes.length; at += bitsPerPass) groups.push(passes.slice(at, at + bitsPerPass));
  const walks = groups.map((group) => ({ group, open: passesOpenTo(group) }));
  return (characters) => {
    const places: number[][] = [];
    for (const { group, open } of walks) walk(characters, group, open, places);
    return places;
  };
}

/** Up to 32 bits and, for each distance and kind of character, which of them it leaves. */
interface Pass {
  readonly landmarkOf: readonly number[];
  readonly ahead: Int32Array;
  readonly behind: Int32Array;
}

const passOf = (bits: readonly Bit[]): Pass => ({
  landmarkOf: bits.map(({ landmark }) => landmark),
  ahead: tablesOf(bits.map(({ ahead }) => ahead)),
  behind: tablesOf(bits.map(({ behind }) => behind)),
});

/**
 * For each pair of neighbours an integer whose bit n says whether the n-th pass has a bit left between them. Inside words
 * most passes have none, which makes the walk three times as fast.
 */
function passesOpenTo(passes: readonly Pass[]): Int32Array {
  const open = new Int32Array(kinds * kinds);
  for (let pair = 0; pair < open.length; pair++) {
    passes.forEach(({ ahead, behind }, pass) => {
      if (((behind[Math.floor(pair / kinds)] ?? 0) & (ahead[pair % kinds] ?? 0)) !== 0)
        open[pair] = (open[pair] ?? 0) | (1 << pass);
    });
  }
  return open;
}

function walk(
  { kinds: text, length }: Characters,
  passes: readonly Pass[],
  open: Int32Array,
  places: number[][],
): void {
  for (let at = depth; at <= length + depth; at++) {
    let left = open[(text[at - 1] ?? 0) * kinds + (text[at] ?? 0)] ?? 0;
    for (; left !== 0; left &= left - 1) {
      const pass = passes[31 - Math.clz32(left & -left)];
      if (pass) look(pass, text, at, places);
    }
  }
}

/** Notes the landmarks of one pass that stand at one place. */
function look({ ahead, behind, landmarkOf }: Pass, text: Uint8Array, at: number, places: number[][]): void {
  let left = -1;
  for (let distance = 0; left !== 0 && distance < depth; distance++) {
    const row = distance * kinds;
    left &= (ahead[row + (text[at + distance] ?? 0)] ?? 0) & (behind[row + (text[at - 1 - distance] ?? 0)] ?? 0);
  }
  for (; left !== 0; left &= left - 1) note(places, landmarkOf[31 - Math.clz32(left & -left)] ?? 0, at - depth);
}

function bitsOf({ behind, ahead }: Landmark, landmark: number): Bit[] {
  const [aheads, behinds] =
    ahead.length >= behind.length
      ? [fewer(ahead, waysPerLandmark), fewer(behind, 1)]
      : [fewer(ahead, 1), fewer(behind, waysPerLandmark)];
  return aheads.flatMap((way) => behinds.map((other) => ({ landmark, ahead: way, behind: other })));
}

/**
 * Keeps the bits of a landmark in one pass, so that its places come in order, and landmarks that many pairs of neighbours
 * allow in passes of their own, so that the others need no look inside words.
 */
function inPasses(bitsOfEach: readonly Bit[][]): Bit[][] {
  const passes: Bit[][] = [];
  for (const bits of [...bitsOfEach].sort((a, b) => openness(b) - openness(a))) {
    const last = passes.at(-1);
    if (last && last.length + bits.length <= bitsPerPass) last.push(...bits);
    else passes.push([...bits]);
  }
  return passes;
}

/** At which share of the places in a German letter a look at the neighbours alone rules the landmark out least. */
const openness = (bits: readonly Bit[]): number =>
  bits.reduce(
    (sum, { ahead, behind }) => sum + (ahead[0] ?? anything).probability * (behind[0] ?? anything).probability,
    0,
  );

/** A landmark with several bits counts once. */
function note(places: number[][], landmark: number, at: number): void {
  const known = places[landmark];
  if (!known) places[landmark] = [at];
  else if (known[known.length - 1] !== at) known.push(at);
}

/** For each distance and kind of character an integer whose bit n says whether the n-th way lets it stand there. */
function tablesOf(ways: readonly Way[]): Int32Array {
  const tables = new Int32Array(depth * kinds);
  ways.forEach((way, bit) => {
    for (let distance = 0; distance < depth; distance++) {
      mark(tables, distance * kinds, way[distance] ?? anything, bit);
    }
  });
  return tables;
}

function mark(tables: Int32Array, row: number, set: UnitSet, bit: number): void {
  for (let kind = 0; kind < kinds; kind++) {
    if (has(set, kind)) tables[row + kind] = (tables[row + kind] ?? 0) | (1 << bit);
  }
}
