/** A text and the letters in it that somebody may sign with: `EM`, `mus`, `E.M.`, `J`. */
import type { Stretch } from '@palimpsest/protocol';
import { levelOfCode } from '../clues/program-code.js';
import { shapeOf, timesOf } from '../clues/words.js';
import { isFunctionWord } from '../function-words.js';
import { areInitialsOf, isShorthandOf, lettersOfName } from '../memory/initials.js';
import { type Columns, columnsOf } from '../patterns/columns.js';

/** What clues are read from. */
export interface InitialsText {
  readonly text: string;
  readonly columns: Columns;
  /** What can be initials, in order. */
  readonly candidates: readonly Stretch[];
  /** Where the persons stand that are known. */
  readonly known: readonly Stretch[];
  /** Letters in lower case that are the initials of somebody known, and such as are made of their letters. */
  readonly initialsOfKnown: ReadonlySet<string>;
  readonly shorthandsOfKnown: ReadonlySet<string>;
  /** How many candidates are the same letters, and how many are written alike, by `shapeOf`. */
  readonly timesOfLetters: ReadonlyMap<string, number>;
  readonly timesOfShape: ReadonlyMap<string, number>;
  /** How much of it is program code, from 0 to 4. */
  readonly levelOfCode: number;
  readonly isInCapitals: boolean;
}

/** One to three letters, or two to four capitals with dots behind them; no part of a longer token. */
const candidate =
  /(?<![\p{L}\p{M}\p{N}_@]|[\p{L}\p{N}][-.'’])(?:(?:\p{Lu}\.[ -]?){1,3}\p{Lu}(?!\.?[\p{L}\p{N}'’])\.?|\p{L}{1,3}(?![\p{L}\p{M}\p{N}_@]|['’-]\p{L}|\.\p{L}))/gu;

/** A text is in capitals where so many of its letters are. */
const shareOfCapitals = 0.4;

/** Looks a text through for what can be initials, of somebody `known` or not. */
export function readInitials(text: string, known: readonly Stretch[]): InitialsText {
  const candidates = Array.from(text.matchAll(candidate))
    .filter(([written]) => !isFunctionWordAsWritten(written))
    .map(({ 0: { length }, index }) => ({ start: index, end: index + length }));
  const written = candidates.map(({ start, end }) => text.slice(start, end));
  const letters = [...new Set(written.map(lettersOf))];
  const names = [...new Set(known.map(({ start, end }) => text.slice(start, end)))].map(lettersOfName);
  return {
    text,
    columns: columnsOf(text),
    candidates,
    known,
    initialsOfKnown: new Set(letters.filter((word) => names.some((name) => areInitialsOf(name, word.toUpperCase())))),
    shorthandsOfKnown: new Set(
      letters.filter((word) => word.length > 1 && names.some((name) => isShorthandOf(name, word))),
    ),
    timesOfLetters: timesOf(written),
    timesOfShape: timesOf(written.map(shapeOf)),
    levelOfCode: levelOfCode(text),
    isInCapitals: countOf(/\p{Lu}/gu, text) > shareOfCapitals * countOf(/\p{L}/gu, text),
  };
}

/** The letters of initials, in lower case: `em` of `E.M.`. */
export const lettersOf = (written: string): string => written.replace(/\P{L}/gu, '').toLowerCase();

/** `der` and `Der`, but not `DER`. */
const isFunctionWordAsWritten = (written: string): boolean =>
  /^\p{L}\p{Ll}*$/u.test(written) && isFunctionWord(written);

const countOf = (letter: RegExp, text: string): number => text.match(letter)?.length ?? 0;
