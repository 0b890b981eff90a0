/** Patterns over an alphabet of one byte a character, which say of a text in it what they say of the text itself. */
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { replaceEach } from '@palimpsest/protocol';
import { type Alphabet, firstBeyondAscii } from './alphabet.js';
import type { PatternSource } from './pattern-source.js';

/** A pattern without the flags `i`, `s` and `u`: all that they say stands in its source. */
export interface ReducedPattern {
  readonly source: string;
  readonly flags: string;
}

/** Makes the function that writes patterns, which must have the flag `u`, in `alphabet`. */
export function patternReducer(alphabet: Alphabet): (pattern: PatternSource) => ReducedPattern {
  const setIn = setWriter(alphabet);
  const lineEnds = setIn(String.raw`[\u2028\u2029]`, 'u');
  return ({ source, flags }) => {
    const edits: { readonly start: number; readonly end: number; readonly by: string }[] = [];
    const references: AST.Backreference[] = [];
    const setFlags = flags.replace(/[^isu]/g, '');
    const write = ({ raw, start, end, parent }: AST.Character | AST.CharacterSet | AST.CharacterClass): void => {
      if (parent.type !== 'CharacterClass' && parent.type !== 'CharacterClassRange')
        edits.push({ start, end, by: setIn(raw, setFlags) });
    };
    visitRegExpAST(new RegExpParser().parsePattern(source, 0, source.length, { unicode: true }), {
      onCharacterEnter: write,
      onCharacterSetEnter: write,
      onCharacterClassEnter: write,
      onAlternativeEnter({ elements, end }) {
        for (const element of elements)
          if (isWorthMeeting(element, end)) edits.push({ start: element.end, end: element.end, by: meeting });
      },
      onBackreferenceEnter: (reference) => void references.push(reference),
      onAssertionEnter({ kind, start, end, raw }) {
        if (kind === 'start' && flags.includes('m')) edits.push({ start, end, by: `(?:^|(?<=${lineEnds}))` });
        if (kind === 'end' && flags.includes('m')) edits.push({ start, end, by: `(?:$|(?=${lineEnds}))` });
        if (kind === 'word' && flags.includes('i'))
          edits.push({ start, end, by: wordEdge(setIn(String.raw`\w`, setFlags), raw) });
      },
    });
    const inOrder = edits.sort((a, b) => a.start - b.start || a.end - b.end);
    const dropped = references.length > 0 ? /[^dim]/g : /[^dm]/g;
    return { source: replaceEach(source, inOrder, ({ by }) => by), flags: flags.replace(dropped, '') };
  };
}

/**
 * Where the ways through a group meet again. V8 writes the code for what follows a group anew for each way through it,
 * up to ten times; an empty assertion has it written once.
 */
const meeting = '(?=)';

/** Whether there are so many ways through an element, and so much behind it in a sequence that ends at `end`. */
const isWorthMeeting = (element: AST.Element, end: number): boolean =>
  ['Group', 'CapturingGroup', 'Quantifier'].includes(element.type) &&
  element.raw.length > longEnough &&
  end - element.end > longEnough;
const longEnough = 8; // characters of the pattern

/** `\b` or `\B`, where more than the letters of ASCII are word characters. */
const wordEdge = (word: string, raw: string): string =>
  raw === String.raw`\b`
    ? `(?:(?<=${word})(?!${word})|(?<!${word})(?=${word}))`
    : `(?:(?<=${word})(?=${word})|(?<!${word})(?!${word}))`;

/** Writes a character, class or escape of a pattern as the bytes that stand for what it takes. */
function setWriter({ samples }: Alphabet): (raw: string, flags: string) => string {
  const ascii = Array.from({ length: firstBeyondAscii }, (_, byte) => [byte, byte] as const);
  const characters = [...ascii, ...[...samples].sort(([a], [b]) => a - b)].map(
    ([byte, codePoint]) => [byte, String.fromCodePoint(codePoint)] as const,
  );
  const known = new Map<string, string>();
  return (raw, flags) => {
    const key = `${flags} ${raw}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const set = new RegExp(`^${raw}$`, flags);
    const written = writeSet(rangesOf(characters, (character) => set.test(character)));
    known.set(key, written);
    return written;
  };
}

/**
 * First and last byte of each run of characters that are taken; bytes in between that stand for nothing don't end it.
 */
function rangesOf(
  characters: readonly (readonly [number, string])[],
  isTaken: (character: string) => boolean,
): Range[] {
  const ranges: Range[] = [];
  let range: Range | undefined;
  for (const [byte, character] of characters) {
    if (!isTaken(character)) range = undefined;
    else if (range) range.last = byte;
    else ranges.push((range = { first: byte, last: byte }));
  }
  return ranges;
}

interface Range {
  readonly first: number;
  last: number;
}

/** A class that takes the bytes of `ranges`; a single one by itself. */
function writeSet(ranges: readonly Range[]): string {
  const written = ranges.map(({ first, last }) =>
    first === last ? writeByte(first) : `${writeByte(first)}-${writeByte(last)}`,
  );
  return ranges.length === 1 && ranges[0]?.first === ranges[0]?.last ? written.join('') : `[${written.join('')}]`;
}

const writeByte = (byte: number): string => {
  const character = String.fromCharCode(byte);
  return /[A-Za-z0-9]/.test(character) ? character : `\\x${byte.toString(16).padStart(2, '0')}`;
};
