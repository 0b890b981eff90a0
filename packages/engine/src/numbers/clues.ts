/**
 * What speaks for or against a number being somebody's: how it is written, the words around it, its place in a table.
 * A clue is a short string; what each weighs is learned from marked documents.
 */
import type { Stretch } from '@palimpsest/protocol';
import { commonWords } from '../common-words.js';
import { type NumberText, shapeOf } from './number-text.js';

/** How far a clue may stand away, in UTF-16 code units of the same line; and how far a label reaches into its line. */
const reach = { before: 120, after: 60, label: 50 } as const;
/** Words before a number that count by their place, and those that count wherever they stand. */
const nearWords = 3;
const wordsAround = 6;
/** Ends of words tell heads and labels: `-nummer`, `-nr`, `-id`; their beginnings whose they are: `Kunden-`, `member`. */
const lengthsOfEndings = [2, 3, 4, 5];
const lengthsOfBeginnings = [4, 6];
/** More of anything count as so many. */
const most = { digits: 12, alike: 4 } as const;

const word = /[\p{L}\p{N}]+(?:[-.'’/][\p{L}\p{N}]+)*[.:#]?|[^\s\p{L}\p{N}]/gu;
const lineLabel = /^[\s>*|-]*(\p{L}[^:\n]{0,30}):/u;

/** The clues of a token; each once. */
export function cluesOf(numbers: NumberText, token: Stretch): string[] {
  const { text, columns } = numbers;
  const lineStart = columns.lineBefore(token).start;
  const before = text.slice(Math.max(lineStart, token.start - reach.before), token.start);
  const after = /^[^\r\n]*/.exec(text.slice(token.end, token.end + reach.after))?.[0] ?? '';
  const writing = writingOf(text.slice(token.start, token.end));
  const left = wordsOf(before).slice(-wordsAround).reverse();
  const right = wordsOf(after).slice(0, nearWords);
  return [
    ...new Set([
      `text ${numbers.signsOfPersons}`,
      `text ${numbers.signsOfPersons} ${writing.outline}`,
      `text ${numbers.signsOfPersons} ${writing.size}`,
      `code ${numbers.levelOfCode}`,
      `code ${numbers.levelOfCode} ${writing.outline}`,
      `among ${magnitudeOf(numbers.tokens.length)} ${writing.outline}`,
      ...cluesOfWriting(writing, numbers.timesOfShape),
      ...cluesOfWords(left, right),
      ...cluesOfLabel(text.slice(lineStart, Math.min(token.start, lineStart + reach.label))),
      ...cluesOfNeighbours(writing, left, right),
      ...cluesOfCell(writing, before, after),
      ...cluesOfLine(writing, before + after),
      ...cluesOfHeads(numbers, token),
    ]),
  ];
}

/** The length of a count in binary digits: of 1 it is 1, of 100 it is 7. */
const magnitudeOf = (count: number): number => count.toString(2).length;
const wordsOf = (text: string): string[] => text.match(word) ?? [];
/** In lower case, with every digit a 9. */
const folded = (written: string): string => written.toLowerCase().replace(/\p{Nd}/gu, '9');
const endingsOf = (written: string): string[] =>
  lengthsOfEndings.filter((length) => length < written.length).map((length) => written.slice(-length));
const beginningsOf = (written: string): string[] =>
  lengthsOfBeginnings.filter((length) => length < written.length).map((length) => written.slice(0, length));

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

/** What a login or the name of a variable is made of: `user_id` of common words, `e.muster` of an initial and a rare one. */
const kindsOfParts = (token: string): string =>
  token
    .split(/[\d._-]+/)
    .map((part) => (part.length < 2 ? part.length : commonWords.has(part.toLowerCase()) ? 'common' : 'rare'))
    .join(' ');

const trigramsOf = (shape: string): string[] =>
  Array.from({ length: Math.max(0, shape.length - 2) }, (_, at) => shape.slice(at, at + 3));

function cluesOfWords(left: readonly string[], right: readonly string[]): string[] {
  const before = left.map(folded);
  const after = right.map(folded);
  const [nearest = '', next = '', third = ''] = before;
  const near = before.slice(0, nearWords);
  const endingsOfLabel = (written: string): string[] => endingsOf(written.replace(/[.:#]$/, ''));
  return [
    ...before.map((written) => `around ${written}`),
    ...near.map((written, place) => `left ${place} ${written}`),
    ...near.flatMap((written, place) => beginningsOf(written).map((beginning) => `left ${place} begins ${beginning}`)),
    ...after.map((written, place) => `right ${place} ${written}`),
    ...endingsOfLabel(nearest).map((ending) => `left ends ${ending}`),
    ...[next, third].flatMap(endingsOfLabel).map((ending) => `before ends ${ending}`),
    `left ${next} ${nearest}`,
    `before ${third} ${next}`,
    `between ${nearest} ${after[0] ?? ''}`,
  ];
}

/** The words of the label at the beginning of the line, and their ends. */
function cluesOfLabel(line: string): string[] {
  const words = wordsOf(lineLabel.exec(line)?.[1] ?? '').map(folded);
  return words.flatMap((written) => [
    `label ${written}`,
    ...endingsOf(written).map((ending) => `label ends ${ending}`),
  ]);
}

function cluesOfNeighbours(
  { shape, outline, size }: Writing,
  left: readonly string[],
  right: readonly string[],
): string[] {
  const [nearest, next, third] = [0, 1, 2].map((place) => kindOf(left[place]));
  const [following, second, last] = [0, 1, 2].map((place) => kindOf(right[place]));
  return [
    `left like ${next} ${nearest}`,
    `left like ${third} ${next} ${nearest}`,
    `right like ${following} ${second}`,
    `right like ${following} ${second} ${last}`,
    ...[outline, size].map((own) => `between like ${own} ${nearest} ${following}`),
    `behind like ${shape} ${nearest}`,
    `behind ${outline} ${folded(left[0] ?? '')}`,
  ];
}

/** What a word looks like; a sign stands for itself. */
function kindOf(written: string | undefined): string {
  if (written === undefined) return 'none';
  if (/\p{Nd}/u.test(written)) return '9';
  if (/^\p{Lu}{2,}\P{L}*$/u.test(written)) return 'AA';
  if (/^\p{Lu}/u.test(written)) return 'Aa';
  return /^\p{L}/u.test(written) ? 'a' : written;
}

/** Whether it stands alone between the edges of a cell or line, and what touches it. */
function cluesOfCell({ outline, size }: Writing, before: string, after: string): string[] {
  const edges = `${/(?:^|[|;,\t"]| {2})\s*"?$/.test(before)} ${/^"?\s*(?:$|[|;,\t"]| {2})/.test(after)}`;
  return [
    `edges ${edges}`,
    `edges ${edges} ${outline}`,
    `edges ${edges} ${size}`,
    `touches left ${before.slice(-1)}`,
    `touches right ${after.slice(0, 2)}`,
  ];
}

/** What else stands near it on its line. */
const company = [
  /\p{Lu}\p{L}+, \p{Lu}\p{Ll}|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u, // somebody's name
  /\d[.,]\d\d(?!\d)/, // an amount
  /\d[./-]\d\d?[./-]\d\d/, // a date
];

function cluesOfLine({ outline, size }: Writing, line: string): string[] {
  const has = company.map((pattern) => (pattern.test(line) ? 'yes' : 'no')).join(' ');
  return [`beside ${has}`, `beside ${has} ${outline}`, `beside ${has} ${size}`];
}

/** The words of the heads over it, and their ends. */
function cluesOfHeads({ text, columns }: NumberText, token: Stretch): string[] {
  const heads = columns.headsOver(token).map(({ start, end }) => text.slice(start, end));
  const words = heads.filter((head) => !/\p{Nd}/u.test(head)).flatMap((head) => wordsOf(head).map(folded));
  return [
    `row ${columns.separatorAround(token) !== undefined}`,
    ...words.flatMap((written) => [`head ${written}`, ...endingsOf(written).map((ending) => `head ends ${ending}`)]),
  ];
}
