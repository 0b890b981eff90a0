/** Persons of the text in the names of files: `iqbal_arrears.pdf`, `Scan-WeissAnna.jpg` of Anna Weiß. */
import type { Stretch } from '@palimpsest/protocol';
import { type Detection, type Span, valuesOf } from '../detection.js';
import { isGivenName } from '../given-names.js';
import { extend } from '../overlaps.js';
import { touchesNone } from '../patterns/in-order.js';
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

/** A name of more words is read by the first ones. */
const mostWords = 6;

/** The parts of names, in small letters of ASCII. */
interface Parts {
  /** Whether a part says by itself that somebody is meant. */
  readonly isSure: ReadonlyMap<string, boolean>;
  /** Which two parts stand in one name, in either order and with a space between. */
  readonly together: ReadonlySet<string>;
}

/**
 * Adds to `known` the words in names of files that are a part of the name of one of its persons: everyday words, as
 * `Koch`, and short given names only beside another part.
 */
export function withFileNames(known: Detection): Detection {
  const { text, spans } = known;
  const files = Array.from(text.matchAll(fileName));
  if (files.length === 0) return known;
  const parts = partsOf(valuesOf(known, 'PERSON'));
  const found = files
    .flatMap(({ 0: file, index }) => personsIn(file, index, parts))
    .filter((place) => touchesNone(place, spans));
  return extend(known, {
    spans: found.map(({ start, end }): Span => ({ start, end, type: 'PERSON', confidence: 1, stage: 1 })),
    flags: [],
  });
}

function partsOf(names: Iterable<string>): Parts {
  const isSure = new Map<string, boolean>();
  const together = new Set<string>();
  for (const name of names) {
    const words = name.split(/[\s,-]+/u).filter((word) => /^\p{L}[\p{L}\p{M}'’]/u.test(word) && isPart(word));
    const spellings = words.slice(0, mostWords).map((word) => {
      const ofWord = spellingsOf(word);
      for (const letters of ofWord) isSure.set(letters, isSure.get(letters) === true || isSureOf(word, letters));
      return ofWord;
    });
    for (const word of spellings) {
      const ofOthers = spellings.filter((other) => other !== word).flat();
      for (const one of word) for (const other of ofOthers) if (one !== other) together.add(`${one} ${other}`);
    }
  }
  return { isSure, together };
}

const spellingsOf = (word: string): string[] => [
  ...new Set(inAsciiLetters.map((spelled) => spelled(word)).filter((letters) => letters.length > 1)),
];

const isSureOf = (word: string, letters: string): boolean =>
  !isAmbiguous(word) &&
  !isEverydayWord(letters) &&
  letters.length >= (isGivenName(word) ? shortestGivenName : shortestSurname);

/** Where the words of the name of a file, which begins at `from`, are parts of a person's name, if that is meant. */
function personsIn(file: string, from: number, { isSure, together }: Parts): Stretch[] {
  const hitOf = (word: string, start: number) => {
    const spellings = spellingsOf(word).filter((letters) => isSure.has(letters));
    return spellings.length === 0 ? [] : [{ start, end: start + word.length, spellings }];
  };
  const hits = Array.from(file.matchAll(run)).flatMap(({ 0: word, index }) => {
    const whole = hitOf(word, from + index);
    if (whole.length > 0) return whole;
    return Array.from(word.matchAll(humps)).flatMap((hump) => hitOf(hump[0], from + index + hump.index));
  });
  const all = [...new Set(hits.flatMap(({ spellings }) => spellings))];
  return hits.filter(({ spellings }) => {
    const others = all.filter((letters) => !spellings.includes(letters));
    return spellings.some(
      (letters) => isSure.get(letters) === true || others.some((other) => together.has(`${letters} ${other}`)),
    );
  });
}
