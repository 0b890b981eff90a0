/**
 * What stands around a place in outline: the classes of four characters on either side, a bit each. One look at these
 * bits rules out nearly all views that could stand at a place.
 */
import { kinds, textEdge } from './character-kinds.js';
import { setOf, type KindSet } from './kind-sets.js';

/** Each character is in one class; who is in none of these is in an eighth, and the text's edge is blank. */
const classes = [
  ' \t\r\n',
  '0123456789',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  // Most of a letter are small letters, so they have four classes; the more often they stand there, the fewer in one.
  'en',
  'arist',
  'cdghlmu',
  'bfjkopqvwxyz',
];

/** A character takes so many bits, one for each class, the nearest the lowest. */
const bitsPerCharacter = 8;
/** So many characters on either side are seen: 32 bits. */
const reach = 4;

const bitOfKind = Uint8Array.from({ length: kinds }, (_, kind) => {
  const number = kind === textEdge ? 0 : classes.findIndex((members) => members.includes(String.fromCharCode(kind)));
  return 1 << (number < 0 ? classes.length : number);
});

/** For each place of a text the outline of what stands before it, and of what stands from it on. */
export interface Outlines {
  readonly before: Int32Array;
  readonly after: Int32Array;
}

/** The outlines of all places in a text, given as its kinds. */
export function outlinesOf(text: Uint8Array): Outlines {
  const before = new Int32Array(text.length + 1);
  const after = new Int32Array(text.length + 1);
  for (let at = 0; at < text.length; at++) {
    before[at + 1] = ((before[at] ?? 0) << bitsPerCharacter) | (bitOfKind[text[at] ?? 0] ?? 0);
  }
  for (let at = text.length - 1; at >= 0; at--) {
    after[at] = ((after[at + 1] ?? 0) << bitsPerCharacter) | (bitOfKind[text[at] ?? 0] ?? 0);
  }
  return { before, after };
}

/** The bits that an outline can't have where the next characters on that side are in `sets`, the nearest first. */
export const bitsRuledOut = (sets: readonly KindSet[]): number =>
  sets
    .slice(0, reach)
    .reduce((bits, set, place) => bits | ((~classBitsOf(set) & 0xff) << (place * bitsPerCharacter)), 0);

/**
 * How probable it is that a character `distance` places on (1 or more) is in `set` where the outline does not rule it
 * out.
 */
export const probabilityInOutline = (set: KindSet, distance: number): number =>
  distance <= reach ? set.probability / probabilityOfClasses(set) : set.probability;

/** The classes of the members of a set, a bit each. */
const classBitsOf = oncePerSet((set) => set.kinds.reduce((bits, kind) => bits | (bitOfKind[kind] ?? 0), 0));

/** How probable a character of the classes is in which members of a set are. */
const probabilityOfClasses = oncePerSet((set) => {
  const bits = classBitsOf(set);
  return setOf(...Array.from(bitOfKind.keys()).filter((kind) => ((bitOfKind[kind] ?? 0) & bits) !== 0)).probability;
});

function oncePerSet(compute: (set: KindSet) => number): (set: KindSet) => number {
  const results = new Map<KindSet, number>();
  return (set) => {
    const result = results.get(set) ?? compute(set);
    results.set(set, result);
    return result;
  };
}
