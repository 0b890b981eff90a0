/**
 * What speaks for or against a token being somebody's login or secret: how it is written, which cue stands how far
 * before and behind it, what is around. A clue is a short string; what each weighs is learned from marked documents.
 */
import type { Stretch } from '@palimpsest/protocol';
import {
  cluesOfKinds,
  cluesOfSurroundings,
  edgesOf,
  type Surroundings,
  surroundingsOf,
} from '../clues/surroundings.js';
import { beginningsOf, endingsOf, folded, magnitudeOf, shapeOf, wordsOf } from '../clues/words.js';
import { commonWords } from '../common-words.js';
import { firstFrom, lastAtOrBefore } from '../patterns/in-order.js';
import type { CredentialText } from './credential-text.js';
import { cueKinds } from './cues.js';

/** Lengths are in UTF-16 code units. */
const most = {
  /** More lines between a cue and a token count as so many. */
  lines: 4,
  /** Longer tokens count as so long. */
  length: 24,
  /** A cue farther off is `far`. */
  away: 160,
  /** As long as this, what stands between a cue and a token is a clue. */
  between: 40,
  /** How much of the line above is read. */
  above: 80,
} as const;

/** Words between a cue and a token, each the least of a class. */
const distances = [1, 2, 3, 4, 5, 6, 7, 16];

/** What stands before what is said in a chat or call: `[12:03] Erna Muster: `, each part or none. */
const when = /^[[(<]?\d[\d.,:/ -]{3,21}[\])>]?/u;
const who = /^[- ]{0,3}\p{L}[\p{L}\p{M} .'’-]{0,24}[:>]$/u;
const longestBeginning = 60;

/** The clues of a candidate; each once. */
export function cluesOf(credentials: CredentialText, candidate: Stretch): string[] {
  const around = surroundingsOf(credentials.text, credentials.columns, candidate);
  const writing = writingOf(credentials.text.slice(candidate.start, candidate.end));
  return [
    ...new Set([
      ...cluesOfWriting(writing),
      ...cluesOfText(writing, credentials),
      ...cluesOfCues(writing, credentials, candidate),
      ...cluesOfLineAbove(writing, credentials, candidate),
      ...cluesOfPlace(writing, around),
      ...cluesOfSurroundings(around),
      ...cluesOfNeighbours(writing, around),
    ]),
  ];
}

/** How a token is written. */
interface Writing {
  readonly written: string;
  /** Which of capitals, small letters, digits and marks it has: `Winter!42` all of them, `1111`. */
  readonly characters: string;
  /** These, and what its words are: short, everyday or rare ones. */
  readonly kinds: string;
  readonly outline: string;
}

function writingOf(written: string): Writing {
  const characters = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u]
    .map((kind) => Number(kind.test(written)))
    .join('');
  const words = written.match(/\p{L}+/gu) ?? [];
  return {
    written,
    characters,
    kinds: `${characters} ${words
      .map(kindOfWord)
      .join('')
      .replace(/(.)\1{2,}/g, '$1$1+')}`,
    outline: shapeOf(written).replace(/(.)\1+/gu, '$1'),
  };
}

function kindOfWord(word: string): string {
  if (word.length < 3) return 's';
  return commonWords.has(word.toLowerCase()) ? 'c' : 'r';
}

const cluesOfWriting = ({ written, characters, kinds, outline }: Writing): string[] => [
  `written ${folded(written)}`,
  `shape ${shapeOf(written).replace(/(.)\1{3,}/gu, '$1$1$1+')}`,
  `outline ${outline}`,
  `characters ${characters}`,
  `kinds ${kinds}`,
  `camel ${/\p{Ll}\p{Lu}/u.test(written)} ${characters}`,
  `length ${Math.min(written.length, most.length)} ${characters}`,
  ...beginningsOf(folded(written)).map((beginning) => `begins ${beginning}`),
  ...endingsOf(folded(written)).map((ending) => `ends ${ending}`),
];

const cluesOfText = ({ characters }: Writing, { cues, levelOfCode }: CredentialText): string[] =>
  [`code ${levelOfCode}`, ...cueKinds.map((kind) => `cues ${kind} ${magnitudeOf(cues[kind].length)}`)].flatMap(
    (clue) => [clue, `${clue} ${characters}`],
  );

/** The nearest cue of each kind before and behind, how far away each is, and what stands between. */
function cluesOfCues(
  { characters, kinds }: Writing,
  { text, cues }: CredentialText,
  { start, end }: Stretch,
): string[] {
  return cueKinds.flatMap((kind) => {
    const next = cues[kind][firstFrom(cues[kind], end)];
    const nearest = lastAtOrBefore(cues[kind], end - 1);
    const begun = cues[kind].slice(Math.max(0, nearest - 1), nearest + 1); // one may be in the token itself
    const last = begun.findLast((cue) => cue.end <= start);
    const before = last ? distanceOf(text.slice(last.end, start)) : 'none';
    const behind = next ? distanceOf(text.slice(end, next.start)) : 'none';
    return [
      ...['', characters, kinds].map((writing) => `before ${kind} ${before} ${writing}`),
      ...['', characters].map((writing) => `behind ${kind} ${behind} ${writing}`),
      `within ${begun.some((cue) => cue.end > start)}`, // of whichever kind
      ...(last ? [`cue ${last.word.slice(-8)} ${before.charAt(0)}`] : []),
      ...(last ? cluesOfBetween(`between ${kind}`, text.slice(last.end, start), characters, kinds) : []),
    ];
  });
}

/** Lines and words, as long as there are few: `0 2`. */
function distanceOf(between: string): string {
  if (between.length > most.away) return 'far';
  const lines = Math.min(between.match(/\n/g)?.length ?? 0, most.lines);
  const words = between.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return `${lines} ${distances.filter((least) => words >= least).length}`;
}

function cluesOfBetween(clue: string, between: string, characters: string, kinds: string): string[] {
  if (between.length > most.between) return [];
  const words = folded(between.replace(/\s+/g, ' '));
  const marks = words.replace(/[\p{L}\p{N}]+/gu, 'w');
  return [words, `${words} ${characters}`, `marks ${marks}`, `marks ${marks} ${kinds}`].map(
    (said) => `${clue} ${said}`,
  );
}

/** Where a token begins its line, behind who says it and when, how the line above ends; and the words of that line. */
function cluesOfLineAbove({ characters }: Writing, { text, columns }: CredentialText, candidate: Stretch): string[] {
  const { start } = columns.lineBefore(candidate);
  const above = text.slice(Math.max(0, start - most.above), start).trimEnd();
  const words = wordsOf(above.slice(above.lastIndexOf('\n') + 1)).map(folded);
  const said = words.map((word) => `above ${word}`);
  const beginning = text.slice(start, candidate.start).trim();
  const speaker = beginning.length > longestBeginning ? beginning : beginning.replace(when, '');
  if (speaker !== '' && !who.test(speaker)) return said;
  const place = beginning === '' ? 'first' : 'said';
  const end = `above ends ${above.slice(-1)} ${place}`;
  return [...said, end, `${end} ${characters}`, ...words.slice(-4).map((word) => `above ${place} ${word}`)];
}

/** Whether it fills a cell, or begins or ends a line, and what touches it. */
function cluesOfPlace({ characters, kinds }: Writing, around: Surroundings): string[] {
  const isFirst = around.before.trim() === '';
  const touching = `touches ${around.before.slice(-1)} ${around.after.slice(0, 1)}`;
  return [
    touching,
    `${touching} ${characters}`,
    ...['', characters, kinds].map((writing) => `edges ${edgesOf(around)} ${writing}`),
    `line ${isFirst} ${characters}`,
    `line ${isFirst} ${around.after.trim() === ''} ${kinds}`,
  ];
}

const cluesOfNeighbours = ({ characters, kinds, outline }: Writing, around: Surroundings): string[] => [
  ...cluesOfKinds(around, [characters, outline]),
  ...[characters, kinds].map((writing) => `right of ${folded(around.left[0] ?? '')} ${writing}`),
  `left of ${folded(around.right[0] ?? '')} ${characters}`,
  ...around.heads.map((head) => `head ${head} ${characters}`),
  ...around.label.map((label) => `label ${label} ${characters}`),
];
