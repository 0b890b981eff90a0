/**
 * Where in a text a match of a pattern can begin, read off the pattern itself. `(?<![\p{L}\d])[1-9]\d{10}` can only
 * begin with one of nine digits that follows neither a digit nor an ASCII letter, so hardly anywhere in a letter.
 * Code units beyond ASCII are treated as one: either some of them can begin a match, or none.
 */
import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** For each ASCII code and, last, for all else: 1 if it is in the set. */
export type UnitSet = Uint8Array;

/** A necessary condition on the first code unit of a match and on the one before it. */
export interface MatchStart {
  readonly first: UnitSet;
  readonly notAfter: UnitSet;
}

/** Index of what stands for all code units beyond ASCII. */
export const beyondAscii = 128;
const setSize = beyondAscii + 1;
const everything = (): UnitSet => new Uint8Array(setSize).fill(1);
const nothing = (): UnitSet => new Uint8Array(setSize);
const union = (sets: readonly UnitSet[]): UnitSet => nothing().map((_, unit) => Number(sets.some((set) => set[unit])));
const intersection = (sets: readonly UnitSet[]): UnitSet =>
  nothing().map((_, unit) => Number(sets.every((set) => set[unit])));

/** Reads the condition off a pattern with the flag `u`; a match of any other can begin anywhere. */
export function matchStartOf(pattern: RegExp): MatchStart {
  const { flags, source } = pattern;
  if (!flags.includes('u')) return { first: everything(), notAfter: nothing() };
  const { alternatives } = new RegExpParser().parsePattern(source, 0, source.length, { unicode: true });
  const unitsOf = unitReader(flags);
  return { first: firstOfAny(alternatives, unitsOf), notAfter: notAfterAny(alternatives, unitsOf) };
}

type SingleCharacter = AST.Character | AST.CharacterClass | AST.CharacterSet;
type UnitReader = (element: SingleCharacter) => UnitSet;

const isSingleCharacter = (element: AST.Element): element is SingleCharacter =>
  ['Character', 'CharacterClass', 'CharacterSet'].includes(element.type);

/** Asks the regular-expression engine itself which units a character or class of a pattern with these flags takes. */
function unitReader(flags: string): UnitReader {
  const classFlags = flags.replace(/[^isu]/g, '');
  return ({ raw }) => {
    const taken = new RegExp(`^${raw}$`, classFlags);
    const units = nothing();
    for (let unit = 0; unit < beyondAscii; unit++) units[unit] = Number(taken.test(String.fromCharCode(unit)));
    units[beyondAscii] = Number(mayGoBeyondAscii(raw) || foldedIntoAscii.some((letter) => taken.test(letter)));
    return units;
  };
}

/** All but ASCII characters, alone or in a class that is not negated, with the escapes that stay within ASCII. */
const mayGoBeyondAscii = (raw: string): boolean =>
  raw === '.' || raw.startsWith('[^') || /[^\x00-\x7f]|\\[a-ce-vx-zA-Z]/.test(raw);
/** Long s and the Kelvin sign, which the flags `iu` take for s and k. */
const foldedIntoAscii = ['\u017f', '\u212a'];

function firstOfAny(alternatives: readonly AST.Alternative[], unitsOf: UnitReader): UnitSet {
  return union(alternatives.map(({ elements }) => firstOf(elements, unitsOf)));
}

/** What a sequence can begin with: its first element, and the next one as long as those before it can be empty. */
function firstOf(elements: readonly AST.Element[], unitsOf: UnitReader): UnitSet {
  const sets: UnitSet[] = [];
  for (const element of elements) {
    if (element.type === 'Assertion') continue;
    sets.push(firstOfElement(element, unitsOf));
    if (!canBeEmpty(element)) return union(sets);
  }
  return everything();
}

function firstOfElement(element: Exclude<AST.Element, AST.Assertion>, unitsOf: UnitReader): UnitSet {
  if (isSingleCharacter(element)) return unitsOf(element);
  if (element.type === 'Quantifier') return firstOf([element.element], unitsOf);
  if (element.type === 'Group' || element.type === 'CapturingGroup') return firstOfAny(element.alternatives, unitsOf);
  return everything();
}

function canBeEmpty(element: AST.Element): boolean {
  if (isSingleCharacter(element)) return false;
  if (element.type === 'Quantifier') return element.min === 0 || canBeEmpty(element.element);
  if (element.type === 'Group' || element.type === 'CapturingGroup') {
    return element.alternatives.some(({ elements }) => elements.every(canBeEmpty));
  }
  return true;
}

function notAfterAny(alternatives: readonly AST.Alternative[], unitsOf: UnitReader): UnitSet {
  return intersection(alternatives.map(({ elements }) => notAfter(elements, unitsOf)));
}

/** What the negative lookbehinds at the beginning of a sequence rule out. */
function notAfter(elements: readonly AST.Element[], unitsOf: UnitReader): UnitSet {
  const sets: UnitSet[] = [];
  for (const element of elements) {
    if (element.type === 'Group' || element.type === 'CapturingGroup') {
      sets.push(notAfterAny(element.alternatives, unitsOf));
    }
    if (element.type !== 'Assertion') break;
    if (element.kind === 'lookbehind' && element.negate) sets.push(...element.alternatives.map(ruledOut(unitsOf)));
  }
  return union(sets);
}

const ruledOut =
  (unitsOf: UnitReader) =>
  ({ elements }: AST.Alternative): UnitSet => {
    const [only, ...more] = elements;
    if (!only || !isSingleCharacter(only) || more.length > 0) return nothing();
    return unitsOf(only).map((taken, unit) => (unit === beyondAscii ? 0 : taken)); // some of them are not all of them
  };
