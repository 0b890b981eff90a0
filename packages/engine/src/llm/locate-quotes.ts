/**
 * Finds where the quotes of a model stand in a text. What stands nowhere is counted, never guessed at, and no quote can
 * reach what is masked already: a reply can add spans and do nothing else.
 */
import { type EntityType, findPlaceholders, replaceEach, type Stretch } from '@palimpsest/protocol';
import { originalStretch, wellFormed } from '../aligned-text.js';
import { canonicalize } from '../canonical-text.js';
import type { Detection, Span } from '../detection.js';
import { type DecodedText, decodeText } from '../decoded-text.js';
import { isFunctionWord } from '../function-words.js';
import { PrefixTree } from '../patterns/prefix-tree.js';
import { isInsideWord } from '../patterns/word-boundaries.js';

/** What a model wants masked, as it wrote it. */
export interface Quote {
  readonly text: string;
  readonly type: EntityType;
}

/** Where the quotes stand. */
export interface Located {
  /** Spans outside of all that is masked, in order of their starts. They may overlap each other. */
  readonly spans: readonly Span[];
  /** The parts of quotes that stand there, in the form in which they were found. */
  readonly standing: ReadonlySet<string>;
  /** How many parts of quotes are fit to be masked but stand nowhere, or are too long to be masked. */
  readonly lost: number;
  /** How many of these are too long, which says nothing of where they stand. */
  readonly tooLong: number;
}

/** A part of a quote, in canonical form and without space and punctuation at its ends. */
export interface QuotePart {
  /** With its escapes and markup decoded. */
  readonly read: string;
  /** With all of them as they are: cut out of a text, they may mean something else, or nothing. */
  readonly written: string;
}

/** Lengths that a part must keep to, in UTF-16 code units; what is shorter would be found all over the text. */
const partLength = { min: 3, max: 200 } as const;

/** Longer quotes are not even decoded, in UTF-16 code units. Parts and the placeholders between them fit in easily. */
const longestQuote = 4_096;

/**
 * Those of the quotes of one reply that hold together no more text than `count` of the longest that can be masked. A
 * hostile reply of a megabyte would take seconds to look for, in which nobody else is served.
 */
export function withinReason<Q>(quotes: readonly Q[], count: number, textOf: (quote: Q) => string): Q[] {
  let left = count * partLength.max;
  return quotes.filter((quote) => {
    const { length } = textOf(quote);
    if (length > left) return false;
    left -= length;
    return true;
  });
}

/** Stands for what is masked. It is no letter and in no quote. */
const filler = '\ufffc';

/**
 * Finds every occurrence of every quote at word boundaries in what `known` leaves visible; of several at one place the
 * longest. A quote that does not stand in the decoded text is looked for as it is written.
 */
export function locateQuotes(
  known: Detection,
  quotes: readonly Quote[],
  ofStage: Pick<Span, 'confidence' | 'stage'>,
): Located {
  const wanted = new Map<string, QuotePart & Pick<Quote, 'type'>>(); // of two types for one text the first counts
  let tooLong = 0;
  for (const { text, type } of quotes) {
    for (const part of quoteParts(text)) {
      if (part === 'too long') tooLong++;
      else if (!wanted.has(part.written)) wanted.set(part.written, { ...part, type });
    }
  }
  const text = visibleText(known);
  const parts = [...wanted.values()];
  const decoded = findIn(decodeText(text), typesOf(parts, 'read'));
  const missed = parts.filter(({ read }) => !decoded.standing.has(read));
  const asWritten = findIn({ text, original: (stretch) => stretch }, typesOf(missed, 'written'));
  const stretches = [...decoded.stretches, ...asWritten.stretches].sort((a, b) => a.start - b.start);
  return {
    spans: stretches.map((stretch) => ({ ...stretch, ...ofStage })),
    standing: new Set([...decoded.standing, ...asWritten.standing]),
    lost: tooLong + missed.filter(({ written }) => !asWritten.standing.has(written)).length,
    tooLong,
  };
}

/** What to look for, and its types: the parts that are fit to be masked in one of their forms. */
function typesOf(parts: readonly (QuotePart & Pick<Quote, 'type'>)[], form: keyof QuotePart): Map<string, EntityType> {
  const types = new Map<string, EntityType>();
  for (const part of parts) if (isFitToMask(part[form]) && !types.has(part[form])) types.set(part[form], part.type);
  return types;
}

/** Finds the keys of `types` in one reading of a text. Takes no time where there are none. */
function findIn(reading: DecodedText, types: ReadonlyMap<string, EntityType>) {
  const standing = new Set<string>();
  const stretches: (Stretch & Pick<Span, 'type'>)[] = [];
  if (types.size === 0) return { standing, stretches };
  const tree = new PrefixTree(Array.from(types.keys(), (form) => [form, form] as const));
  const visible = canonicalize(reading.text);
  for (let start = 0; start < visible.text.length; start++) {
    const here = wholeQuotesAt(visible.text, start, tree);
    for (const form of here) standing.add(form);
    const [longest = ''] = here;
    const type = types.get(longest);
    if (type === undefined) continue;
    const end = start + longest.length;
    stretches.push({ ...reading.original(originalStretch(visible, { start, end })), type });
  }
  return { standing, stretches };
}

/** The quotes that stand at `start` as whole words, the longest first. */
function wholeQuotesAt(text: string, start: number, tree: PrefixTree<string>): string[] {
  if (isInsideWord(text, start)) return [];
  const parts: string[] = [];
  tree.visitAt(text, start, (part, end) => {
    if (!isInsideWord(text, end)) parts.unshift(part);
  });
  return parts;
}

/**
 * Which of `quotes`, all in canonical form, stand as whole words in one of `others`, or the other way round. Takes time
 * linear in their lengths together, if none stands in many: a hostile model names thousands.
 */
export function quotesNestedWith(quotes: readonly string[], others: Iterable<string>): ReadonlySet<string> {
  const treeOf = (keys: readonly string[]) => new PrefixTree(keys.map((key) => [key, key] as const));
  const all = [...others];
  const text = all.join(filler);
  const [ofQuotes, ofOthers] = [treeOf(quotes), treeOf(all)];
  const holding = quotes.filter((quote) => {
    for (let start = 0; start < quote.length; start++)
      if (wholeQuotesAt(quote, start, ofOthers).length > 0) return true;
    return false;
  });
  const nested = new Set(holding);
  for (let start = 0; start < text.length; start++)
    for (const quote of wholeQuotesAt(text, start, ofQuotes)) nested.add(quote);
  return nested;
}

/** The text as models see it, but with everything that is masked, and every placeholder, overwritten; all offsets stay. */
function visibleText({ text, spans }: Detection): string {
  const covered = [...spans, ...findPlaceholders(text)].sort((a, b) => a.start - b.start);
  return wellFormed(replaceEach(text, covered, ({ start, end }) => filler.repeat(end - start)));
}

/**
 * What of a quote is looked for: the parts around placeholders, as far as they are fit to be masked or too long for it.
 * @example quoteParts('[PERSON_1], Imkerin in [LOCATION_2]') // [{ read: 'Imkerin in', written: 'Imkerin in' }]
 */
export function quoteParts(quote: string): (QuotePart | 'too long')[] {
  if (quote.length > longestQuote) return ['too long'];
  return replaceEach(quote, findPlaceholders(quote), () => filler)
    .split(filler)
    .flatMap((part): (QuotePart | 'too long')[] => {
      const [read, written] = [canonicalPart(decodeText(part).text), canonicalPart(part)];
      if (isFitToMask(read) || isFitToMask(written)) return [{ read, written }];
      return read.length > partLength.max ? ['too long'] : [];
    });
}

const canonicalPart = (part: string): string => withoutPunctuationAround(canonicalize(part).text);

/** Takes time linear in the length of the part, which a model may make as long as it likes. */
const withoutPunctuationAround = (part: string): string => /[^\s\p{P}](?:.*[^\s\p{P}])?/su.exec(part)?.[0] ?? '';

function isFitToMask(part: string): boolean {
  if (part.length < partLength.min || part.length > partLength.max) return false;
  const words = part.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 0 && !words.every(isFunctionWord);
}
