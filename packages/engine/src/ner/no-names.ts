/** What the model takes for a name and is none, by its words alone or by those around it. */
import { isFunctionWord } from '../function-words.js';
import { commonWords } from '../memory/common-words.js';
import { abbreviations } from './abbreviations.js';
import { answers } from './answers.js';
import { bodies } from './bodies.js';
import { documents, manyBodies, things } from './compounds.js';
import { isCar } from './cars.js';
import { isLaw } from './cited-law.js';
import { isInCapitals, isInTableHead } from './headings.js';
import { countryAdjectives, languages } from './country-adjectives.js';
import { labelWords } from './label-words.js';
import type { NameType } from './labels.js';
import type { Stretch } from './model-text.js';
import { isPost, isWrittenAsNoName } from './no-name-shapes.js';
import { isDevice } from './products.js';
import { isRole } from './roles.js';
import { isRank, isTitle } from './titles.js';

/** `vom Opa`, `an der Rezeption`: labels with small words before them. */
const isOnlyLabels = (text: string, words: readonly Stretch[]): boolean => {
  const written = words.map(({ start, end }) => text.slice(start, end));
  return (
    written.some(isLabel) && written.every((word) => isLabel(word) || (/^\p{Ll}+$/u.test(word) && isFunctionWord(word)))
  );
};

/** What lists of words hold a word by. */
const wordKey = (text: string, { start, end }: Stretch): string => text.slice(start, end).toLowerCase();

/**
 * Whether `words` are no name of this type wherever they stand: nothing but labels, ranks and abbreviations, languages,
 * kinds of bodies, adjectives of countries (French is a surname, and no place), one spaced-out word, or a single letter.
 */
export const isNoName = (text: string, words: readonly Stretch[], type: NameType): boolean =>
  words.every((word) => isLabel(text.slice(word.start, word.end)) || languages.has(wordKey(text, word))) ||
  (type === 'LOCATION' && words.every((word) => countryAdjectives.has(wordKey(text, word)))) ||
  isSpacedOut(text, words) ||
  isOnlyLabels(text, words) ||
  (type !== 'LOCATION' &&
    words.every((word) => isEveryday(text, [word]) || bodies.has(wordKey(text, word))) &&
    isInCapitals(text, words)) ||
  isInTableHead(text, words, isColumnHead) ||
  isNoNameHere(text, words, type);

/** Whether `words` are no name by what stands around them. */
function isNoNameHere(text: string, words: readonly Stretch[], type: NameType): boolean {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return true;
  const name = text.slice(first.start, last.end);
  const before = text.slice(Math.max(0, first.start - 60), first.start);
  const after = text.slice(last.end, last.end + 30);
  if (type === 'LOCATION' && isIdaho(name, before)) return false;
  return (
    labelWords.has(name.toLowerCase()) ||
    things.test(name) ||
    (name.length === 1 && (!after.startsWith('.') || /F\. ?d\. ?$/u.test(before))) ||
    isLabelWithLetter(text, words) ||
    isKey(name, before, after, type) ||
    isAnswer(text, words, before, after) ||
    isRole(name, before, after) ||
    isDevice(text, words) ||
    isCar(
      words.map((word) => wordKey(text, word)),
      before,
      after,
      type,
    ) ||
    isNumberName(text, words, after) ||
    errorsExcepted.test(before.slice(-6) + name + after.slice(0, 8)) ||
    isCode(name, type) ||
    isStateRoad(name, after) ||
    isWeekday(name, before, after) ||
    isSenior(name, before, after) ||
    numberedPlace.test(name) ||
    isWrittenAsNoName(name, before, after, type) ||
    (type !== 'PERSON' && isPost(text, first.start, last.end)) ||
    isLaw(name, after, type)
  );
}

/** Whether a body that names none, or a service, is all there is. */
export const isBody = (text: string, words: readonly Stretch[]): boolean =>
  words.every((word) => {
    const written = text.slice(word.start, word.end);
    const key = written.toLowerCase();
    return bodies.has(key) || manyBodies.test(key) || isLabel(written) || (isTitle(written) && written !== 'ING');
  });

/** `Boise, ID` */
const isIdaho = (name: string, before: string): boolean => name === 'ID' && /\p{Lu}[\p{L}.]+, $/u.test(before);

/** `Sr. Manager`: at the start of a line it is the rank of a post, and not the elder of two. */
const isSenior = (name: string, before: string, after: string): boolean =>
  /^[JS]r$/u.test(name) && /(?:^|\n)[ \t>]*$/u.test(before) && /^\. \p{Lu}/u.test(after);

/** The `St` of `St 2359`, a road of a German state. */
const isStateRoad = (name: string, after: string): boolean => name === 'St' && /^ \d{3,4}(?!\d)/u.test(after);

/** `bay 41`, `Tor 2`. */
const numberedPlace = /^(?:bay|gate|platform|level|tor|gleis|stellplatz) \d{1,3}$/iu;

/** `E. & O. E.` on Indian and British invoices: errors and omissions excepted. */
const errorsExcepted = /(?<!\p{L})E\. ?& ?O\. ?E(?!\p{L})/u;

/** `B. No`: a label and a letter. */
const isLabelWithLetter = (text: string, words: readonly Stretch[]): boolean =>
  words.length === 2 &&
  words.some((word) => isLabel(text.slice(word.start, word.end))) &&
  words.every(({ start, end }) => end - start === 1 || isLabel(text.slice(start, end)));

/** `"mandatsRef": 7` of JSON. A person may be a key in lower case, too. */
const isKey = (name: string, before: string, after: string, type: NameType): boolean =>
  before.endsWith('"') &&
  /^" ?:/u.test(after) &&
  (type === 'PERSON' ? /^\p{Ll}+(?:\p{Lu}|_)\p{L}+$/u : /^\p{Ll}[\p{L}\p{N}_]*$/u).test(name);

/** `Agent: Great. And your name?` */
const isAnswer = (text: string, words: readonly Stretch[], before: string, after: string): boolean =>
  /: (?:ja |na |yes |oh )?$/iu.test(before) &&
  /^(?:[.!?…]|, \p{Ll})/u.test(after) &&
  words.every((word) => answers.has(wordKey(text, word)));

/** `NHS No: 485 227 1968`: the number is named, and not the body. */
const isNumberName = (text: string, words: readonly Stretch[], after: string): boolean =>
  /^(?: (?:no|number|id)(?!\p{L})|#)/iu.test(after) && words.every((word) => numberNames.has(wordKey(text, word)));

/** `A 57`, `St 2359`, `B3`, `2b`: a road, a class, a priority. Firms may have such names, and districts of towns (Q7, E8). */
const isCode = (name: string, type: NameType): boolean =>
  ({
    PERSON: /^(?:\p{Lu}-?\d{1,3}|\d+)$/u,
    LOCATION: /^(?:[ABKLMPSUV] ?\d{1,4}|(?:St|Kr) \d{2,4}|\d+)$/u,
    ORGANIZATION: /^(?:[BKLPSUV]\d{1,3}|\d{1,2}\p{Ll}|\d+)$/u,
  })[type].test(name);

const weekday = '(?:Mo|Di|Mi|Do|Fr|Sa|So|Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)';
const oneDay = new RegExp(`^${weekday}$`, 'u');
const daysFromTo = new RegExp(`^${weekday}[-–]${weekday}$`, 'u');
const besideWeekday = [
  new RegExp(`(?<!\\p{L})${weekday}\\.?[ \\t]*[-–,/|+;]?[ \\t]*$`, 'u'),
  new RegExp(`^\\.?[ \\t]*[-–,/|+;]?[ \\t]*${weekday}(?!\\p{L})`, 'u'),
] as const;

/** `Mo, Di, Do`: a day beside another one; `Mo-Mi`. */
const isWeekday = (name: string, before: string, after: string): boolean =>
  daysFromTo.test(name) || (oneDay.test(name) && (besideWeekday[0].test(before) || besideWeekday[1].test(after)));

/** Words before the word number, in lower case. */
const numberNames: ReadonlySet<string> = new Set('nhs national insurance social security health'.split(' '));

const isLabel = (word: string): boolean =>
  labelWords.has(word.toLowerCase()) || isRank(word) || abbreviations.has(word);

/** `B e s c h e i d`: a heading. A name in spaced letters is in none of the lists. */
function isSpacedOut(text: string, words: readonly Stretch[]): boolean {
  if (words.length < 3 || words.some(({ start, end }) => end - start > 1)) return false;
  const key = words.map((word) => wordKey(text, word)).join('');
  return labelWords.has(key) || (words.length > 3 && (commonWords.has(key) || bodies.has(key) || documents.test(key)));
}

/** Whether each of `words` is an everyday word, a number or a single letter: a name, too, may be made of these. */
export const isEveryday = (text: string, words: readonly Stretch[]): boolean =>
  words.every((word) => {
    const parts = wordKey(text, word).split('-');
    return parts.every((part) => commonWords.has(part) || labelWords.has(part) || /^(?:\p{N}+|.)$/u.test(part));
  });

/** `Name`, `Pers-Nr`, `first_name`, `Bemerkung`: what stands above a column. */
const isColumnHead = (cell: string): boolean =>
  /(?:nr|no|id|code|datum|date|name)$/iu.test(cell) ||
  cell.split(/[ _/-]/u).every((word) => isLabel(word) || commonWords.has(word.toLowerCase()) || things.test(word));
