/**
 * What speaks for or against a number being somebody's: how it is written, the words around it, its place in a table.
 * A clue is a short string; what each weighs is learned from marked documents.
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
import type { NumberText } from './number-text.js';

/** More of anything count as so many. */
const most = { digits: 12, alike: 4 } as const;

/** The clues of a token; each once. */
export function cluesOf(numbers: NumberText, token: Stretch): string[] {
  const around = surroundingsOf(numbers.text, numbers.columns, token);
  const writing = writingOf(numbers.text.slice(token.start, token.end));
  return [
    ...new Set([
      `text ${numbers.signsOfPersons}`,
      `text ${numbers.signsOfPersons} ${writing.outline}`,
      `text ${numbers.signsOfPersons} ${writing.size}`,
      `code ${numbers.levelOfCode}`,
      `code ${numbers.levelOfCode} ${writing.outline}`,
      `among ${magnitudeOf(numbers.tokens.length)} ${writing.outline}`,
      ...cluesOfWriting(writing, numbers.timesOfShape),
      ...cluesOfSurroundings(around),
      ...cluesOfNeighbours(writing, around),
      ...cluesOfCell(writing, around),
      ...cluesOfLine(writing, around),
    ]),
  ];
}

/** How a token is written: exactly, in outline (`AA-99999` is `A-9`), and how long. */
interface Writing {
  readonly token: string;
  readonly shape: string;
  readonly outline: string;
  readonly size: string;
  /** What a number in words is called: `in words siebzehn`. */
  readonly words: readonly string[];
}

function writingOf(written: string): Writing {
  const isInWords = !/[\p{Nd}._]/u.test(written);
  const token = isInWords ? '99' : written; // what stands around it says the same
  const shape = shapeOf(token);
  const digits = Math.min(token.replace(/\P{Nd}/gu, '').length, most.digits);
  return {
    token,
    shape,
    outline: shape.replace(/(.)\1+/gu, '$1'),
    size: `${digits}${/\p{L}/u.test(token) ? 'a' : ''}`,
    words: isInWords ? [`in words ${written.toLowerCase()}`, 'in words'] : [],
  };
}

function cluesOfWriting(
  { token, shape, outline, size, words }: Writing,
  timesOfShape: ReadonlyMap<string, number>,
): string[] {
  const capitals = /^\p{Lu}{1,6}/u.exec(token)?.[0];
  const alike = Math.min(timesOfShape.get(shape) ?? 1, most.alike);
  return [
    `shape ${shape}`,
    ...trigramsOf(shape).map((trigram) => `part ${trigram}`),
    `outline ${outline}`,
    `size ${size}`,
    ...words,
    `alike ${alike} ${outline}`,
    `words ${kindsOfParts(token)}`,
    ...(capitals === undefined ? [] : [`capitals ${capitals}`]),
    ...(token.startsWith('0') ? ['zero first'] : []),
    ...(/^(?:19|20)\d\d$/.test(token) ? ['year'] : []),
    ...(token.endsWith('00') ? ['round'] : []),
  ];
}

/**
 * What a login or the name of a variable is made of: `user_id` of common words, `e.muster` of an initial and a rare
 * one.
 */
const kindsOfParts = (token: string): string =>
  token
    .split(/[\d._-]+/)
    .map((part) => (part.length < 2 ? part.length : commonWords.has(part.toLowerCase()) ? 'common' : 'rare'))
    .join(' ');

const trigramsOf = (shape: string): string[] =>
  Array.from({ length: Math.max(0, shape.length - 2) }, (_, at) => shape.slice(at, at + 3));

const cluesOfNeighbours = ({ shape, outline, size }: Writing, around: Surroundings): string[] => [
  ...cluesOfKinds(around, [outline, size]),
  `behind like ${shape} ${kindOf(around.left[0])}`,
  `behind ${outline} ${folded(around.left[0] ?? '')}`,
];

/** Whether it fills a cell or line, and what touches it. */
function cluesOfCell({ outline, size }: Writing, around: Surroundings): string[] {
  const edges = edgesOf(around);
  return [
    `edges ${edges}`,
    `edges ${edges} ${outline}`,
    `edges ${edges} ${size}`,
    `touches left ${around.before.slice(-1)}`,
    `touches right ${around.after.slice(0, 2)}`,
  ];
}

/** What else stands near it on its line. */
const company = [
  /\p{Lu}\p{L}+, \p{Lu}\p{Ll}|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u, // somebody's name
  /\d[.,]\d\d(?!\d)/, // an amount
  /\d[./-]\d\d?[./-]\d\d/, // a date
];

function cluesOfLine({ outline, size }: Writing, { before, after }: Surroundings): string[] {
  const has = company.map((pattern) => (pattern.test(before + after) ? 'yes' : 'no')).join(' ');
  return [`beside ${has}`, `beside ${has} ${outline}`, `beside ${has} ${size}`];
}
