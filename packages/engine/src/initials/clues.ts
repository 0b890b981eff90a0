/**
 * What speaks for or against letters being somebody's initials: how they are written, whether they are made of the name
 * of a person of the text, what stands around them. A clue is a short string; what each weighs is learned from marked
 * documents.
 */
import type { Stretch } from '@palimpsest/protocol';
import {
  cluesOfKinds,
  cluesOfSurroundings,
  edgesOf,
  type Surroundings,
  surroundingsOf,
} from '../clues/surroundings.js';
import { folded, kindOf, magnitudeOf, shapeOf } from '../clues/words.js';
import { commonWords } from '../common-words.js';
import { abbreviations } from '../ner/abbreviations.js';
import { canBeInitials } from '../recognizers/text/name/clerk-initials.js';
import { lettersOf, type InitialsText } from './initials-text.js';

/** More of anything count as so many. */
const most = { times: 6, persons: 3 } as const;

/** What may stand between a name and somebody beside it: `Erna Muster (EM)`, `EM / Erna Muster`. */
const between = /^[\s,;/&+()-]*$/;
const mostBetween = 4;

/** The clues of a candidate; each once. */
export function cluesOf(initials: InitialsText, candidate: Stretch): string[] {
  const around = surroundingsOf(initials.text, initials.columns, candidate);
  const written = initials.text.slice(candidate.start, candidate.end);
  const writing = { written, letters: lettersOf(written), shape: shapeOf(written) };
  return [
    ...new Set([
      ...cluesOfWriting(writing, initials),
      ...cluesOfText(writing, initials),
      ...cluesOfKnown(writing, initials, candidate),
      ...cluesOfSurroundings(around),
      ...cluesOfNeighbours(writing, around),
      ...cluesOfPlace(writing, around),
    ]),
  ];
}

/** How a candidate is written: as it stands, its letters in lower case, and its shape: `AA`, `A.A.`. */
interface Writing {
  readonly written: string;
  readonly letters: string;
  readonly shape: string;
}

function cluesOfWriting({ written, letters, shape }: Writing, { timesOfLetters }: InitialsText): string[] {
  const times = Math.min(timesOfLetters.get(written) ?? 1, most.times);
  const cannotBe = (letters.length > 1 && !canBeInitials(letters)) || abbreviations.has(written);
  return [
    `written ${written}`,
    `letters ${letters}`,
    `shape ${shape}`,
    `times ${times}`,
    `times ${times} ${shape}`,
    `common ${commonWords.has(letters)} ${shape}`,
    `vowel ${/[aeiouyäöü]/.test(letters)} ${shape}`,
    `no initials ${cannotBe}`,
  ];
}

const cluesOfText = (
  { shape }: Writing,
  { timesOfShape, levelOfCode, isInCapitals, known }: InitialsText,
): string[] => [
  `alike ${magnitudeOf(timesOfShape.get(shape) ?? 1)} ${shape}`,
  `code ${levelOfCode}`,
  `capitals ${isInCapitals}`,
  `capitals ${isInCapitals} ${shape}`,
  `known ${Math.min(known.length, most.persons)} ${shape}`,
];

/** Whether they are the letters of somebody, and who stands beside them. */
function cluesOfKnown({ letters, shape }: Writing, initials: InitialsText, { start, end }: Stretch): string[] {
  const isBetween = (from: number, to: number): boolean =>
    from <= to && to - from <= mostBetween && between.test(initials.text.slice(from, to));
  const behind = initials.known.some((name) => isBetween(name.end, start));
  const before = initials.known.some((name) => isBetween(end, name.start));
  return [
    `initials ${initials.initialsOfKnown.has(letters)}`,
    `shorthand ${initials.shorthandsOfKnown.has(letters)}`,
    `beside ${behind} ${before}`,
  ].flatMap((clue) => [clue, `${clue} ${shape}`]);
}

const cluesOfNeighbours = ({ shape }: Writing, around: Surroundings): string[] => [
  ...cluesOfKinds(around, [shape]),
  `behind like ${shape} ${kindOf(around.left[0])}`,
  `behind ${shape} ${folded(around.left[0] ?? '')}`,
  `before ${shape} ${folded(around.right[0] ?? '')}`,
];

/** Whether it fills a cell, or begins or ends a line, and what touches it. */
const cluesOfPlace = ({ shape }: Writing, around: Surroundings): string[] =>
  [
    `edges ${edgesOf(around)}`,
    `line ${around.before.trim() === ''} ${around.after.trim() === ''}`,
    `touches left ${around.before.slice(-1)}`,
    `touches right ${around.after.slice(0, 1)}`,
  ].flatMap((clue) => [clue, `${clue} ${shape}`]);
