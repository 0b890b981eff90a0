/** Persons of the text in the names of files: `iqbal_arrears.pdf`, `Scan-WeissAnna.jpg` of Anna Weiß. */
import type { Stretch } from '@palimpsest/protocol';
import type { Detection, Span } from '../detection.js';
import { isGivenName } from '../given-names.js';
import { extend } from '../overlaps.js';
import { lastAtOrBefore } from '../patterns/in-order.js';
import { oneOf } from '../recognizers/text/pattern.js';
import { wordsIn } from '../word-list.js';
import { inAsciiLetters, isEverydayWord } from './ascii-letters.js';
import { isAmbiguous, isPart } from './name-parts.js';

const extensions = wordsIn(`
  pdf doc docx docm odt rtf txt md tex xls xlsx xlsm ods csv tsv ppt pptx odp eml msg ics vcf jpg jpeg png gif heic tif
  tiff bmp svg webp mp3 m4a wav ogg mp4 mov avi dss ds2 dcm zip 7z rar json xml html htm log sql db bak p7s p12 pfx`);

/** The name of a file up to its extension; it may have more than one: `scan.ocr.pdf`. */
const fileName = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}_@.~+-])[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.~+()-]{1,120}(?=\.${oneOf(extensions)}(?![\p{L}\p{N}_]))`,
  'giu',
);
/** The words of such a name, parted by marks and digits, and what capitals part in them: `CVRahimi`. */
const run = /[\p{L}\p{M}]+/gu;
const humps = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+/gu;

/** A given name of fewer letters, alone, names anything: `max_values.csv`, `val_loss.json`. */
const shortestGivenName = 6;
const shortestSurname = 4;

/** A part of the name of one person; whether it says by itself that the person is meant. */
interface Part {
  readonly person: number;
  readonly isSure: boolean;
}

/**
 * Adds to `known` the words in names of files that are a part of the name of one of its persons: everyday words, as
 * `Koch`, and short given names only beside another part.
 */
export function withFileNames(known: Detection): Detection {
  const { text, spans } = known;
  const persons = new Set(
    spans.filter(({ type }) => type === 'PERSON').map(({ start, end }) => text.slice(start, end)),
  );
  const parts = partsBySpelling([...persons]);
  if (parts.size === 0) return known;
  const inOrder = [...spans].sort((one, other) => one.start - other.start);
  const isFree = ({ start, end }: Stretch): boolean => (inOrder[lastAtOrBefore(inOrder, end - 1)]?.end ?? 0) <= start;
  const found = Array.from(text.matchAll(fileName))
    .flatMap(({ 0: file, index }) => personsIn(file, index, parts))
    .filter(isFree);
  return extend(known, {
    spans: found.map((place): Span => ({ ...place, type: 'PERSON', confidence: 1, stage: 1 })),
    flags: [],
  });
}

/** The parts of all names by the ways to write them in small letters of ASCII. */
function partsBySpelling(names: readonly string[]): ReadonlyMap<string, Part[]> {
  const parts = new Map<string, Part[]>();
  names.forEach((name, person) => {
    for (const word of name.split(/[\s,-]+/u)) {
      if (!/^\p{L}[\p{L}\p{M}'’]/u.test(word) || !isPart(word)) continue;
      for (const letters of spellingsOf(word)) {
        const part = { person, isSure: isSure(word, letters) };
        const others = parts.get(letters);
        if (others) others.push(part);
        else parts.set(letters, [part]);
      }
    }
  });
  return parts;
}

const spellingsOf = (word: string): Set<string> =>
  new Set(inAsciiLetters.map((spelled) => spelled(word)).filter((letters) => letters.length > 1));

const isSure = (word: string, letters: string): boolean =>
  !isAmbiguous(word) &&
  !isEverydayWord(letters) &&
  letters.length >= (isGivenName(word) ? shortestGivenName : shortestSurname);

/** Where the words of the name of a file, which begins at `from`, are parts of a person's name, if that is meant. */
function personsIn(file: string, from: number, parts: ReadonlyMap<string, readonly Part[]>): Stretch[] {
  const hits = Array.from(file.matchAll(run)).flatMap(({ 0: word, index }) => {
    const whole = hitOf(word, from + index, parts);
    if (whole.length > 0) return whole;
    return Array.from(word.matchAll(humps)).flatMap((hump) => hitOf(hump[0], from + index + hump.index, parts));
  });
  const meant = new Set<number>();
  const seen = new Map<number, string>();
  for (const { word, parts: ofWord } of hits) {
    for (const { person, isSure: isEnough } of ofWord) {
      if (isEnough || (seen.has(person) && seen.get(person) !== word)) meant.add(person);
      seen.set(person, word);
    }
  }
  return hits
    .filter(({ parts: ofWord }) => ofWord.some(({ person }) => meant.has(person)))
    .map(({ word, start }) => ({ start, end: start + word.length }));
}

function hitOf(word: string, start: number, parts: ReadonlyMap<string, readonly Part[]>) {
  const found = [...spellingsOf(word)].flatMap((letters) => parts.get(letters) ?? []);
  return found.length === 0 ? [] : [{ word, start, parts: found }];
}
