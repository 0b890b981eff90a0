/** Stage 3: a language model reads the masked text and quotes what can still give a person away. */
import type { Span, Stage } from '../detection.js';
import { mapInTurns } from '../turns.js';
import { withinTime } from '../within-time.js';
import { languageOf } from './language.js';
import { locateQuotes } from './locate-quotes.js';
import { maskedView, windowsOf } from './masked-view.js';
import { boundaryFor, fenced, instructions } from './prompts.js';
import { isLlmError, type LlmProvider } from './provider.js';
import { parseQuotes, quotesFormat, type ReadQuotes } from './quotes-reply.js';

/** What stage 3 is made of. */
export interface ContextStageOptions {
  readonly llm: LlmProvider;
  /** Time for one text, all windows and retries included. */
  readonly budgetMs: number;
  /** Questions about one text at a time, so that those about other texts get their turn between them. */
  readonly atOnce: number;
  /** Another string each time, hard to guess. */
  readonly randomToken: () => string;
  /** Told how many quotes of a text stand nowhere in it, or are too long to be masked. */
  readonly onLostQuotes?: (count: number) => void;
  /** Told of each reply of which not all is of the format. */
  readonly onUnreadableReply?: () => void;
}

/** What every span of this stage is stamped with; a quote is less sure than a name of stage 2 (0.85). */
const ofStage3: Pick<Span, 'confidence' | 'stage'> = { confidence: 0.7, stage: 3 };

/** Makes stage 3. The model never sees what a span of the known detection covers. */
export const contextStage =
  (options: ContextStageOptions): Stage =>
  async (known, signal) => {
    const replies = await withinTime(options.budgetMs, signal, (inTime) =>
      mapInTurns(windowsOf(maskedView(known)), options.atOnce, (window) => askForQuotes(window, options, inTime)),
    );
    const { spans, lost, tooLong } = locateQuotes(known, replies.flatMap(({ quotes }) => quotes), ofStage3); // prettier-ignore
    options.onLostQuotes?.(lost);
    const isWhole = tooLong === 0 && replies.every((reply) => reply.isWhole);
    return { spans, flags: isWhole ? [] : ['context_llm_unavailable'] };
  };

/** What the model quotes of one window; nothing if there is no model to ask or no sense in what it says. */
async function askForQuotes(
  window: string,
  { llm, randomToken, onUnreadableReply }: ContextStageOptions,
  signal: AbortSignal,
): Promise<ReadQuotes> {
  const boundary = boundaryFor(window, randomToken);
  const system = instructions('context', languageOf(window), boundary);
  try {
    const reply = await llm.complete({ system, user: fenced(window, boundary), format: quotesFormat }, signal);
    const read = parseQuotes(reply);
    if (!read.isWhole) onUnreadableReply?.();
    return read;
  } catch (error) {
    // degraded, not failed: what the other stages found still counts
    if (isLlmError(error)) return { quotes: [], isWhole: false };
    throw error;
  }
}
