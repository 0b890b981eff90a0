/**
 * A second reading of texts that a scanner read badly, in which numbers and words are whole again.
 *
 * - Letters in numbers become the digits that they stand for: `O3.O5.2025`, `l7`; and `l` the capital of a word that
 *   cannot begin with it: `lhre`.
 * - Characters that stood in boxes become one number: `7 6 5 2 1 O 9 3`.
 * - Spaces inside words go, where only the joined word is one: `Akten zeichen`; so do those before the street's word and
 *   around the joints of numbers: `Brücken str. 7`, `12. 05. 2025`.
 */
import { type ShortenedText, withoutStretches } from './shortened-text.js';

/** A number in which a letter stands for a digit. Liters (`10l`) are none. */
const misread = /(?<![\p{L}\p{M}\p{N}])(?:[Ol]\d|\d{1,12}[./-]?[OlI][\d.]|\d{1,12}O(?![\p{L}\d]))/gu;
const numberLike = /(?<![\p{L}\p{M}\p{N}])[\dOlI](?:[\dOlI]|[./-](?=[\dOlI])){0,40}(?![\p{L}\p{M}])/gu;
const fewestMisread = 2;

/** Four single characters or more, a digit among them, behind two capitals at most: `D E 8 9  6 4 l 5`. */
const notBehindBox = String.raw`(?<![\p{L}\p{M}\p{N}])(?<!(?<![\p{L}\p{N}])[\p{L}\p{N}] {1,2})`;
const box = String.raw`[\dOlI](?![\p{L}\p{M}\p{N}])`;
const boxes = new RegExp(String.raw`${notBehindBox}(?:[A-Z] {1,2}){0,2}${box}(?: {1,2}${box}(?![.,])){3,40}`, 'gu');
const fromFirstDigit = /\d.*$/;
/** `lhre`, `ldentifikation`. */
const misreadCapital = /(?<![\p{L}\p{M}\p{N}])l(?=[bdghkmnpqrstvwz]\p{Ll})/gu;

const wordPair = /(?<![\p{L}\p{M}])(\p{L}[\p{L}\p{M}]{1,20}) (?=(\p{Ll}[\p{L}\p{M}]{1,20}))/gu;
const beforeStreetWord =
  /(?<=\p{Lu}\p{Ll}{2,20}) (?=(?:str\.|straße|strasse|weg|platz|gasse|allee|ring|damm|berg|hof) \d)/gu;
const insideTownAdjective = /(?<=\p{Lu}\p{Ll}{1,12}) (?=\p{Ll}{2,12}er (?:Str\.|Straße|Weg|Platz|Allee) \d)/gu;
const aroundJoint = /(?<=\d) (?=[./] ?\d)|(?<=\d ?[./]) (?=\d)|(?<=[./]\d) (?=\d[./])/gu;

/** The repaired text, or undefined where hardly any number was misread or stood in boxes. `isWord` tells whether a word in lower case is known. */
export function repairScannedText(text: string, isWord: (word: string) => boolean): ShortenedText | undefined {
  if (!isScanned(text)) return undefined;
  const numbers = text
    .replace(numberLike, (number) => (isMisread(number) ? withDigits(number) : number))
    .replace(boxes, (characters) => characters.replace(fromFirstDigit, withDigits))
    .replace(misreadCapital, 'I');
  return withoutUnits(numbers, [
    ...splitWords(numbers, isWord),
    ...insideBoxes(numbers),
    ...[beforeStreetWord, insideTownAdjective, aroundJoint].flatMap((spaces) => starts(numbers, spaces)),
  ]);
}

function isScanned(text: string): boolean {
  if (text.search(boxes) >= 0) return true;
  const numbers = text.matchAll(misread);
  for (let found = 0; found < fewestMisread; found++) if (numbers.next().done === true) return false;
  return true;
}

const isMisread = (number: string): boolean => /[Ol]\d|\d[./-]?[OlI][\d./-]|\dO$/.test(number);
const withDigits = (number: string): string => number.replace(/[lI]/g, '1').replaceAll('O', '0');
const starts = (text: string, pattern: RegExp): number[] => [...text.matchAll(pattern)].map(({ index }) => index);

/** Where spaces stand inside words: the parts are known together, and not each alone. */
function splitWords(text: string, isWord: (word: string) => boolean): number[] {
  return [...text.matchAll(wordPair)].flatMap(({ 1: first = '', 2: second = '', index }) => {
    const [head, tail] = [first.toLowerCase(), second.toLowerCase()];
    const isSplit = isWord(head + tail) && !(isWord(head) && isWord(tail));
    return isSplit ? [index + first.length] : [];
  });
}

/** Where blanks stand between characters in boxes. */
const insideBoxes = (text: string): number[] =>
  [...text.matchAll(boxes)].flatMap(({ 0: characters, index }) =>
    [...characters.matchAll(/ /g)].map((blank) => index + blank.index),
  );

/** `text` without the code units at `offsets`. */
const withoutUnits = (text: string, offsets: readonly number[]): ShortenedText =>
  withoutStretches(
    text,
    [...new Set(offsets)].sort((a, b) => a - b).map((start) => ({ start, end: start + 1 })),
  );
