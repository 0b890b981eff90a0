/**
 * A second reading of texts that a scanner read badly, in which numbers and words are whole again.
 *
 * - Letters in numbers become the digits that they stand for: `O3.O5.2025`, `2l`, `RH6l`; and `l` the capital of a word
 *   that cannot begin with it: `lhre`, `lBAN`. Digits in words become letters: `Te1`, `PATlENT`, `REGl0NAL`.
 * - Characters that stood in boxes become one number: `7 6 5 2 1 O 9 3`, `K F - K H 9 l 8`.
 * - Spaces inside words go, where only the joined word is one: `Akten zeichen`; so do those before the street's word,
 *   around the joints of numbers, inside brackets and before a comma: `Brücken str. 7 , Tel. ( 610 ) 433 - 7092`; and
 *   those inside house numbers, British postcodes and plates, and numbers behind `Nr.`.
 */
import { blanksBetweenBoxes, isScanned, numberLabel, withoutMisreadings } from './misread-characters.js';
import { type ShortenedText, withoutStretches } from './shortened-text.js';

const wordPair = /(?<![\p{L}\p{M}])(\p{L}[\p{L}\p{M}]{1,20}) (?=(\p{Ll}[\p{L}\p{M}]{1,20}))/gu;
/**
 * Blanks between groups of digits behind `Nr.` or `Konto`: so many groups before the one at its left, so many behind.
 */
const behindNumberLabel = (before: string, behind: string): RegExp =>
  new RegExp(
    String.raw`(?<=(?:${numberLabel}|Konto|Kto|Account|Acct|a/c)[ .:]{1,5}(?:\d{1,4} )${before}\d{1,4}) ` +
      String.raw`(?=(?:\d{1,4}(?![\p{L}\d]|[.,]\d) ?)${behind})`,
    'gu',
  );
/** Blanks that stand where none was written. */
const needless: readonly RegExp[] = [
  // `Brücken str. 7`
  /(?<=\p{Lu}\p{Ll}{2,20}) (?=(?:str\.|straße|strasse|weg|platz|gasse|allee|ring|damm|berg|hof) \d)/gu,
  // `Tü binger Straße 7`
  /(?<=\p{Lu}\p{Ll}{1,12}) (?=\p{Ll}{2,12}er (?:Str\.|Straße|Weg|Platz|Allee) \d)/gu,
  // `12. 05. 2025`, `188 - 40 - 7725`, `4TW8 - KM3`
  /(?<=\d) (?=[./] ?\d)|(?<=\d ?[./]) (?=\d)|(?<=[./]\d) (?=\d[./])/gu,
  /(?<=[A-Z\d]{2}) (?=- {1,2}[A-Z\d]{2})|(?<=[A-Z\d]{2} ?- ?) (?= ?[A-Z\d]{2})/gu,
  // `DM/ 21/ 004`, `W / 8814`, `IV/0331847/ rh`
  /(?<=[A-Z\d]{2}\/) (?=\d)|(?<=(?<!\p{L})[A-Z]{1,3}) (?=\/ \d)|(?<=(?<!\p{L})[A-Z]{1,3} ?\/) (?=\d{2})/gu,
  /(?<=\d{4}\/) (?=\p{L}{2}(?!\p{L}))/gu,
  // plate and postcodes of Britain: `AY0 7 KLU`, `NR 13 3HE`, `NR13  3HE`, `LS 6  2 DB`
  /(?<=(?<![A-Z\d])[A-Z]{2}\d) (?=\d [A-Z]{3}(?![A-Z\d]))/gu,
  /(?<=(?<![A-Z\d])[A-Z]{1,2}) (?=\d{1,2} {1,2}\d ?[A-Z]{2}(?![A-Z\d]))/gu,
  /(?<=(?<![A-Z\d])[A-Z]{1,2} ?\d{1,2} ) (?=\d ?[A-Z]{2}(?![A-Z\d]))/gu,
  /(?<=(?<![A-Z\d])[A-Z]{1,2} ?\d{1,2} {1,2}\d) (?=[A-Z]{2}(?![A-Z\d]))/gu,
  // `14 87 Elm Street`
  /(?<=(?:^|[:,] )\d{1,2}) (?=\d{1,2} \p{Lu}\p{Ll}{1,12} (?:St|Street|Road|Rd|Avenue|Ave|Lane|Drive)(?!\p{L}))/gmu,
  // `Goldgasse 1 3,`
  /(?<=(?:[gG]asse|[sS]tra(?:ß|ss)e|[sS]tr ?\.|[wW]eg|[pP]latz|[aA]llee|[rR]ing) [1-9]) (?=\d(?: ?[,;]|\s*$))/gmu,
  // `Tel : 01603  77 41 92`, `264-17 45`
  /(?<=(?:Tel|TEL|Fax|FAX|Phone|PHONE|Mobile?|Telefon)[ .:]{1,4}\d{3,6} ) (?=\d)/gu,
  /(?<=(?<!\d)\d{3} ?- ?\d\d) (?=\d\d(?!\d))/gu,
  // four groups of digits or more behind `Nr.`, `Konto`
  behindNumberLabel('{0,7}', '{2}'),
  behindNumberLabel('{3,7}', '{1}'),
  // `( 610 ) 433`
  /(?<=\() | (?=\))/gu,
  // `Str . 2`, `7 , Ulm`
  /(?<=[\p{L}\d)]) (?=[.,;](?:\s|$))/gu,
];

/**
 * The repaired text, or undefined where hardly any number was misread or stood in boxes. `isWord` tells whether a word
 * in lower case is known.
 */
export function repairScannedText(text: string, isWord: (word: string) => boolean): ShortenedText | undefined {
  if (!isScanned(text)) return undefined;
  const numbers = withoutMisreadings(text);
  return withoutUnits(numbers, [
    ...splitWords(numbers, isWord),
    ...blanksBetweenBoxes(numbers),
    ...needless.flatMap((blanks) => [...numbers.matchAll(blanks)].map(({ index }) => index)),
  ]);
}

/** Where spaces stand inside words: the parts are known together, and not each alone. */
function splitWords(text: string, isWord: (word: string) => boolean): number[] {
  return [...text.matchAll(wordPair)].flatMap(({ 1: first = '', 2: second = '', index }) => {
    const [head, tail] = [first.toLowerCase(), second.toLowerCase()];
    const isSplit = isWord(head + tail) && !(isWord(head) && isWord(tail));
    return isSplit ? [index + first.length] : [];
  });
}

/** `text` without the code units at `offsets`. */
const withoutUnits = (text: string, offsets: readonly number[]): ShortenedText =>
  withoutStretches(
    text,
    [...new Set(offsets)].sort((a, b) => a - b).map((start) => ({ start, end: start + 1 })),
  );
