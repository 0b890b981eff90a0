/**
 * Finds where the quotes of a model stand in a text. What stands nowhere is counted, never guessed at, and no quote can
 * reach what is masked already: a reply can add spans and do nothing else.
 */
import { type EntityType, findPlaceholders, replaceEach } from '@palimpsest/protocol';
import { originalStretch } from '../aligned-text.js';
import { canonicalize } from '../canonical-text.js';
import type { Detection, Span } from '../detection.js';
import { decodeText } from '../decoded-text.js';
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
  /** Quotes, or parts of them, that are fit to be masked but stand nowhere; in canonical form. */
  readonly lost: ReadonlySet<string>;
}

/** Lengths that a quote must keep to, in UTF-16 code units; what is shorter would be found all over the text. */
const quoteLength = { min: 3, max: 200 } as const;

/** Stands for what is masked. It is no letter and in no quote. */
const filler = '\ufffc';

/**
 * Finds every occurrence of every quote at word boundaries in what `known` leaves visible; of several at one place the
 * longest.
 */
export function locateQuotes(
  known: Detection,
  quotes: readonly Quote[],
  ofStage: Pick<Span, 'confidence' | 'stage'>,
): Located {
  const wanted = new Map<string, EntityType>(); // of two types for one text the first counts
  for (const { text, type } of quotes) {
    for (const part of quoteParts(text)) {
      if (!wanted.has(part)) wanted.set(part, type);
    }
  }
  const tree = new PrefixTree(Array.from(wanted.keys(), (part) => [part, part] as const));
  const spans: Span[] = [];
  const lost = new Set(wanted.keys());
  const decoded = decodeText(visibleText(known));
  const visible = canonicalize(decoded.text);
  for (let start = 0; start < visible.text.length; start++) {
    const standing = wholeQuotesAt(visible.text, start, tree);
    for (const part of standing) lost.delete(part);
    const [longest = ''] = standing;
    const type = wanted.get(longest);
    if (type === undefined) continue;
    const stretch = decoded.original(originalStretch(visible, { start, end: start + longest.length }));
    spans.push({ ...stretch, type, ...ofStage });
  }
  return { spans, lost };
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

/** The text with everything that is masked, and every placeholder, overwritten; all offsets stay. */
function visibleText({ text, spans }: Detection): string {
  const covered = [...spans, ...findPlaceholders(text)].sort((a, b) => a.start - b.start);
  return replaceEach(text, covered, ({ start, end }) => filler.repeat(end - start));
}

/**
 * What of a quote is looked for, in canonical form: the parts around placeholders, without space and punctuation at
 * their ends, as far as they are fit to be masked.
 * @example quoteParts('[PERSON_1], Imkerin in [LOCATION_2]') // ['Imkerin in']
 */
export function quoteParts(quote: string): string[] {
  return replaceEach(quote, findPlaceholders(quote), () => filler)
    .split(filler)
    .map((part) => withoutPunctuationAround(canonicalize(decodeText(part).text).text))
    .filter(isFitToMask);
}

/** Takes time linear in the length of the part, which a model may make as long as it likes. */
const withoutPunctuationAround = (part: string): string => /[^\s\p{P}](?:.*[^\s\p{P}])?/su.exec(part)?.[0] ?? '';

function isFitToMask(part: string): boolean {
  if (part.length < quoteLength.min || part.length > quoteLength.max) return false;
  const words = part.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 0 && !words.every(isFunctionWord);
}
