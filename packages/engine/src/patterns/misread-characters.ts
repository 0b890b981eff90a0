/** Letters that a scanner put for digits, digits that it put for letters, and digits that stood in boxes. */

/** A number in which a letter stands for a digit. Liters (`10l`) are none. */
const misread = /(?<![\p{L}\p{M}\p{N}])(?:[Ol]\d|\d{1,12}[./-]?[OlI][\d.]|\d{1,12}O(?![\p{L}\d]))/gu;
const fewestMisread = 2;

/** Also `l7th`. */
const numberLike =
  /(?<![\p{L}\p{M}\p{N}])[\dOolI](?:[\dOolI]|[./-](?=[\dOolI])){0,40}(?=(?:st|nd|rd|th)?(?![\p{L}\p{M}]))/gu;
/** Capitals and digits: `4TW8`, `RH6l`; without a digit only between two numbers: `633 lS 44l`. */
const codeLike =
  /(?<![\p{L}\p{M}\p{N}])(?:(?=[A-Zl]{1,12}\d)[A-Z\dl]{2,20}|(?<=\d )l[A-Z](?= \d))(?![\p{L}\p{M}\p{N}])/gu;
/** `Apt B-l`. */
const behindLetter = /(?<=(?<![\p{L}\p{M}\p{N}])[A-Z]-)l(?![\p{L}\p{M}])/gu;
/** `lhre`, `ldentifikation`, `lBAN`, `Scan-lD`, `lV-Stelle`. */
const misreadCapital = /(?<![\p{L}\p{M}\p{N}])l(?=[bdghkmnpqrstvwz]\p{Ll}|\p{Lu}{2}|dN|[DV](?!\p{L}))/gu;
/** `PATlENT`, `REGl0NAL`, `HlC`; `LAT0007` has too few letters. */
const wordInCapitals = /(?<![\p{L}\p{M}\p{N}])(?=[\p{Lu}0]{0,28}[l0])[\p{Lu}l0]{3,30}(?![\p{L}\p{M}\p{N}])/gu;
/** Digits and capitals that stand for the letters of a word: `Te1 : `, `B1ock`, `St0re`, `0rt`, `NorfoIk`, `2. 0G`. */
const lettersOfWords: readonly (readonly [digit: RegExp, letter: string])[] = [
  [/(?<=\p{Ll})[1I](?=\p{Ll})|(?<=\p{L}\p{Ll})1(?![\p{L}\p{N}])|(?<=(?<![\p{L}\p{N}])\p{Lu})1(?=\p{Ll})/gu, 'l'],
  [/(?<=\p{Ll})0(?=\p{Ll})|(?<=(?<![\p{L}\p{N}])\p{Lu})0(?=\p{Ll})|(?<=(?<![\p{L}\p{N}])[Nn])0(?= ?[.:])/gu, 'o'],
  [/(?<![\p{L}\p{N}])0(?=\p{Ll}{2}|G(?!\p{L}))|(?<=(?<![\p{L}\p{N}])[MC])0(?= {1,3}\d{5}(?!\d))/gu, 'O'],
];

const notBehindBox = String.raw`(?<![\p{L}\p{M}\p{N}])(?<!(?<![\p{L}\p{N}])[\p{L}\p{N}] {1,2})`;
const box = String.raw`[\dOlI](?![\p{L}\p{M}\p{N}])`;
/**
 * Four single characters or more, a digit among them, behind two capitals at most: `D E 8 9  6 4 l 5`; or the capitals
 * and digits of a plate: `K F - K H  9 l 8`.
 */
const boxes = new RegExp(
  String.raw`${notBehindBox}(?:` +
    String.raw`(?:[A-Z] {1,2}){0,2}${box}(?: {1,2}(?:[-/] {1,2})?${box}(?![.,]\d)){3,40}|` +
    String.raw`(?:[A-Z] {1,2}){1,3}- {1,2}(?:[A-Z] {1,2}){1,2}\d(?: {1,2}${box}){0,3})`,
  'gu',
);
/** Source of what ends the label of a number. */
export const numberLabel = '(?:Nr|NR|[nN]o|NO|[nN]ummer|[nN]umber)';
/** Characters of any kind behind `Nr.`: `L O l X O O T 4 7 9`. */
const mixedBoxes = new RegExp(
  String.raw`(?<=${numberLabel}[ .:]{1,5})(?=(?:[A-Zl] {1,2}){0,9}\d)` +
    String.raw`(?:[A-Z\dl] {1,2}){5,20}[A-Z\d](?![\p{L}\p{M}\p{N}])`,
  'gu',
);
/** A group of one letter for a digit: `44 18 72 O`, `4 l Otley Road`. */
const lonelyLetter = /(?<=\d )[Ol](?= ?[.,;)]| {2}|\s*$)|(?<=\d )l(?= \p{Lu}\p{Ll})/gmu;
/** Two characters alone in their cell: the `7 3` of `Age  7 3   Sex`. */
const pairOfBoxes = /(?<= {2}|\t|: )(?:\d [\dOl]|l \d)(?= {2}|\t| ?[.,;)]? ?$)/gmu;
const fromFirstDigit = /[\dl].*$/;

/** Whether two numbers or more were misread, or some stand in boxes. */
export function isScanned(text: string): boolean {
  if (text.search(boxes) >= 0) return true;
  const numbers = text.matchAll(misread);
  for (let found = 0; found < fewestMisread; found++) if (numbers.next().done === true) return false;
  return true;
}

const asDigits = (number: string): string => number.replace(/[lI]/g, '1').replace(/[Oo]/g, '0');
/** A digit and a letter, or `ll` and `lO`, which no word is. */
const isMisread = (number: string): boolean => /\d[^\d]*[OolI]|[OolI][^\d]*\d|^l[lO]+$/.test(number);
/** The word with its letters, where twice as many are certain. */
const asLetters = (word: string): string => {
  const misreadCount = word.replace(/[^l0]/g, '').length;
  const isWord = word.length >= 3 * misreadCount && (word.length > 4 || !word.includes('0'));
  return isWord ? word.replaceAll('l', 'I').replaceAll('0', 'O') : word;
};
const asCode = (code: string): string => code.replaceAll('l', '1').replace(/(?<=\d)O|O(?=\d)/g, '0');

/** The text with the digits that letters stand for, and the letters that digits do; nothing changes its place. */
export const withoutMisreadings = (text: string): string =>
  lettersOfWords
    .reduce((read, [digit, letter]) => read.replace(digit, letter), digitsForLetters(text))
    .replace(misreadCapital, 'I');

const digitsForLetters = (text: string): string =>
  text
    .replace(wordInCapitals, asLetters)
    .replace(numberLike, (number) => (isMisread(number) ? asDigits(number) : number))
    .replace(codeLike, asCode)
    .replace(behindLetter, '1')
    .replace(boxes, (characters) => characters.replace(fromFirstDigit, asDigits))
    .replace(pairOfBoxes, asDigits)
    .replace(mixedBoxes, (characters) => characters.replaceAll('l', '1').replaceAll('O', '0'))
    .replace(lonelyLetter, asDigits);

/** Where blanks stand between characters in boxes. */
export const blanksBetweenBoxes = (text: string): number[] =>
  [boxes, pairOfBoxes, mixedBoxes].flatMap((shape) =>
    [...text.matchAll(shape)].flatMap(({ 0: characters, index }) =>
      [...characters.matchAll(/ /g)].map((blank) => index + blank.index),
    ),
  );
