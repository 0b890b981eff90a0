/** One look of the adversary at a masked text. */
import { mapInTurns } from '../turns.js';
import { languageOf } from '../llm/language.js';
import { windowsOf } from '../llm/masked-view.js';
import { boundaryFor, fenced, instructions } from '../llm/prompts.js';
import { type LlmProvider, LlmReplyError, LlmUnavailableError, type ReplyFlaw } from '../llm/provider.js';
import { withinTime } from '../within-time.js';
import { type Guess, guessesFormat, parseGuesses } from './guesses-reply.js';

/** Who looks, and how. */
export interface LookOptions {
  readonly adversary: LlmProvider;
  /** Time for one question. */
  readonly callTimeoutMs: number;
  /** Questions about one text at a time, so that those about other texts get their turn between them. */
  readonly atOnce: number;
  /** Another string each time, hard to guess. */
  readonly randomToken: () => string;
  /** Told of each reply that is not of the format. */
  readonly onUnreadableReply?: () => void;
}

/** Why there are no guesses about a window: no reply, or twice none that can be used. */
type Failure = 'unavailable' | 'invalid';

/** What came of a look: the guesses about all windows, and what kept others from being looked at. */
export interface Look {
  readonly guesses: readonly Guess[];
  readonly failures: ReadonlySet<Failure>;
}

/** Looks at `view` in the same windows as stage 3. Rejects only with the signal's reason. */
export async function lookAt(view: string, options: LookOptions, signal: AbortSignal): Promise<Look> {
  const results = await mapInTurns(windowsOf(view), options.atOnce, (window) => askTwice(window, options, signal));
  return {
    guesses: results.flatMap((result) => (typeof result === 'string' ? [] : result)),
    failures: new Set(results.filter((result) => typeof result === 'string')),
  };
}

const flaws: Readonly<Record<ReplyFlaw, string>> = {
  empty: 'the answer is empty',
  refusal: 'the answer is a refusal',
  cut_off: 'the answer is too long',
  filtered: 'the answer was filtered',
  prompt_cut_off: 'not all of the text was read',
};

/** The guesses about one window. A reply that can't be used is asked for once more, with the reason. */
async function askTwice(
  window: string,
  options: LookOptions,
  signal: AbortSignal,
): Promise<readonly Guess[] | Failure> {
  const boundary = boundaryFor(window, options.randomToken);
  const system = instructions('adversary', languageOf(window), boundary);
  const ask = async (complaint: string) => {
    const user = fenced(window, boundary) + complaint;
    try {
      const reply = await withinTime(options.callTimeoutMs, signal, (inTime) =>
        options.adversary.complete({ system, user, format: guessesFormat }, inTime),
      );
      const read = parseGuesses(reply);
      if ('problem' in read) options.onUnreadableReply?.();
      return read;
    } catch (error) {
      if (error instanceof LlmReplyError) return { problem: flaws[error.flaw] };
      throw error;
    }
  };
  try {
    const first = await ask('');
    if ('guesses' in first) return first.guesses;
    const second = await ask(`\n\nYour last answer could not be used: ${first.problem}. Answer again, with JSON only.`);
    return 'guesses' in second ? second.guesses : 'invalid';
  } catch (error) {
    if (error instanceof LlmUnavailableError) return 'unavailable';
    throw error;
  }
}
