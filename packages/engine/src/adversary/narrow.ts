/**
 * Asks the context model for the telling piece of what the adversary went by, so that no more is masked than must be.
 */
import { undetected } from '../detection.js';
import type { Language } from '../llm/language.js';
import { locateQuotes, type Quote } from '../llm/locate-quotes.js';
import { boundaryFor, fenced, instructions } from '../llm/prompts.js';
import { isLlmError, type LlmProvider } from '../llm/provider.js';
import { parseQuotes, quotesFormat } from '../llm/quotes-reply.js';
import type { Attribute } from './attributes.js';

/** Part of a masked text that gave an attribute away. */
export interface Clue {
  readonly attribute: Attribute;
  readonly quote: string;
}

/** Who narrows, and how. */
interface NarrowOptions {
  readonly context: LlmProvider;
  readonly language: Language;
  readonly randomToken: () => string;
  /** Told of a reply of which not all is of the format. */
  readonly onUnreadablePieces?: (() => void) | undefined;
}

/**
 * The pieces of each clue, by its quote; none for a quote that the model refuses. Undefined if the model fails. What it
 * quotes from elsewhere than the clues does not count.
 */
export async function narrow(
  clues: readonly Clue[],
  { context, language, randomToken, onUnreadablePieces }: NarrowOptions,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly Quote[]> | undefined> {
  const list = clues.map((clue) => JSON.stringify(clue)).join('\n');
  const boundary = boundaryFor(list, randomToken);
  const system = instructions('narrow', language, boundary);
  try {
    const reply = await context.complete({ system, user: fenced(list, boundary), format: quotesFormat }, signal);
    const { quotes, isWhole } = parseQuotes(reply);
    if (isWhole) return piecesByQuote(clues, quotes);
    onUnreadablePieces?.();
    return undefined;
  } catch (error) {
    if (isLlmError(error)) return undefined;
    throw error;
  }
}

/** Which pieces stand in which clue, in one walk through all of them: a hostile model names thousands of both. */
function piecesByQuote(clues: readonly Clue[], pieces: readonly Quote[]): Map<string, readonly Quote[]> {
  const between = '\ufffc'; // no letter, and in no quote
  const text = clues.map(({ quote }) => quote).join(between);
  const { spans } = locateQuotes(undetected(text), pieces, { confidence: 1, stage: 4 });
  const found = new Map<string, readonly Quote[]>();
  let clueEnd = -between.length;
  let at = 0;
  for (const { quote } of clues) {
    clueEnd += between.length + quote.length;
    const own: Quote[] = [];
    for (let span = spans[at]; span && span.end <= clueEnd; span = spans[++at])
      own.push({ text: text.slice(span.start, span.end), type: span.type });
    found.set(quote, own);
  }
  return found;
}
