/** Persons of the text in the names of files: `iqbal_arrears.pdf`, `Scan-WeissAnna.jpg` of Anna Weiß. */
import type { Stretch } from '@palimpsest/protocol';
import type { Detection, Span } from '../detection.js';
import { extend } from '../overlaps.js';
import { oneOf } from '../recognizers/text/pattern.js';
import { wordsIn } from '../word-list.js';
import { inAsciiLetters } from './ascii-letters.js';
import { isAmbiguous, isPart } from './name-parts.js';

const extensions = wordsIn(`
  pdf doc docx docm odt rtf txt md tex xls xlsx xlsm ods csv tsv ppt pptx odp eml msg ics vcf jpg jpeg png gif heic tif
  tiff bmp svg webp mp3 m4a wav ogg mp4 mov avi dss ds2 dcm zip 7z rar json xml html htm log sql db bak p7s p12 pfx`);

/** The name of a file up to its extension; more than one may belong to it: `scan.ocr.pdf`. */
const fileName = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}_@.~+-])[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.~+()-]{1,120}(?=\.${oneOf(extensions)}(?![\p{L}\p{N}_]))`,
  'giu',
);
/** A word of such a name: words begin at a mark, a digit or a capital. */
const wordOfName = /\p{Lu}?[\p{Ll}\p{M}]+|[\p{Lu}\p{M}]+/gu;

/** A part of a person's name, in all its spellings; whether it says by itself that the person is meant. */
interface Part {
  readonly spellings: ReadonlySet<string>;
  readonly isSure: boolean;
}

/**
 * Adds to `known` the words in names of files that are a part of the name of one of its persons: of `Koch`, which is
 * an everyday word as well, only beside another part.
 */
export function withFileNames(known: Detection): Detection {
  const { text, spans } = known;
  const persons = new Set(
    spans.filter(({ type }) => type === 'PERSON').map(({ start, end }) => text.slice(start, end)),
  );
  if (persons.size === 0) return known;
  const names = [...persons].map(partsOf);
  const found = Array.from(text.matchAll(fileName)).flatMap(({ 0: file, index }) => {
    const words = Array.from(file.matchAll(wordOfName), ({ 0: word, index: at }) => ({ word, start: index + at }));
    return names.flatMap((parts) => wordsOf(parts, words));
  });
  const fresh = found.filter((place) => !spans.some(({ start, end }) => start < place.end && place.start < end));
  return extend(known, {
    spans: fresh.map((place): Span => ({ ...place, type: 'PERSON', confidence: 1, stage: 1 })),
    flags: [],
  });
}

function partsOf(name: string): Part[] {
  const words = name.split(/[\s,-]+/u).filter((word) => /^\p{L}[\p{L}\p{M}'’]/u.test(word) && isPart(word));
  return words.map((word) => ({
    spellings: new Set(inAsciiLetters.map((spelled) => spelled(word)).filter((letters) => letters.length > 1)),
    isSure: !isAmbiguous(word),
  }));
}

/** Where the words of one name of a file are parts of one person's name, if that is meant. */
function wordsOf(parts: readonly Part[], words: readonly { word: string; start: number }[]): Stretch[] {
  const partOf = (word: string): Part | undefined =>
    parts.find(({ spellings }) => inAsciiLetters.some((spelled) => spellings.has(spelled(word))));
  const hits = words.flatMap(({ word, start }) => {
    const part = partOf(word);
    return part ? [{ part, place: { start, end: start + word.length } }] : [];
  });
  const isMeant = hits.some(({ part }) => part.isSure) || new Set(hits.map(({ part }) => part)).size > 1;
  return isMeant ? hits.map(({ place }) => place) : [];
}
