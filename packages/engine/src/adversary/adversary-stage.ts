/**
 * Stage 4: an adversary attacks the masked text, and what gave somebody away is masked, until the risk is at the target
 * or the answer says that it is not. After Staab et al., "Large Language Models are Advanced Anonymizers" (ICLR 2025),
 * with one difference: nothing is rewritten, since every change must be taken back later.
 */
import type { AuditFlag, EntityType } from '@palimpsest/protocol';
import { mapInTurns } from '../turns.js';
import type { Detection, Findings, Span, Stage } from '../detection.js';
import { languageOf } from '../llm/language.js';
import { locateQuotes, type Quote, quoteParts, quotesNestedWith } from '../llm/locate-quotes.js';
import { maskedView } from '../llm/masked-view.js';
import type { LlmProvider } from '../llm/provider.js';
import { extend } from '../overlaps.js';
import { withinTime } from '../within-time.js';
import type { Attribute } from './attributes.js';
import { type Look, lookAt, type LookOptions } from './look.js';
import { type Clue, narrow } from './narrow.js';
import { riskOf, riskOfGuess } from './risk.js';

/** What stage 4 is made of. */
export interface AdversaryStageOptions extends LookOptions {
  /** The model of stage 3, which narrows what is masked; without it quotes are masked whole. */
  readonly context: LlmProvider | undefined;
  /** 0 to 1: the highest risk that is accepted. */
  readonly riskTarget: number;
  /** How often something may be masked; each time the adversary looks again. */
  readonly rounds: number;
  /** Time for one text, everything included. */
  readonly budgetMs: number;
  readonly countingAttributes: readonly Attribute[];
  /** The types that are masked; spans of others become QUASI_IDENTIFIER here. */
  readonly types: ReadonlySet<EntityType>;
  /** Terms that the operator wants visible: no span that is one of them and nothing else is masked. */
  readonly isNeverMasked: (value: string) => boolean;
  /** Told how many quotes of the adversary stand nowhere in the text, or are too long to be masked. */
  readonly onLostQuotes?: (count: number) => void;
  /** Told of each reply of the context model of which not all is of the format. */
  readonly onUnreadablePieces?: () => void;
}

/** What every span of this stage is stamped with; a clue is less sure than a quote of stage 3 (0.7). */
const ofStage4: Pick<Span, 'confidence' | 'stage'> = { confidence: 0.6, stage: 4 };
const whole = (quote: string): Quote => ({ text: quote, type: 'QUASI_IDENTIFIER' });

/** Makes stage 4. It only adds spans, so that no answer is worse for having gone through it. */
export const adversaryStage =
  (options: AdversaryStageOptions): Stage =>
  (known, signal) =>
    withinTime(options.budgetMs, signal, (inTime) => attack(known, options, inTime));

async function attack(known: Detection, options: AdversaryStageOptions, signal: AbortSignal): Promise<Findings> {
  const refused = new Set<string>();
  const flags = new Set<AuditFlag>();
  const added: Span[] = [];
  let seen = known;
  let looks = judge(undefined, await lookAt(maskedView(seen), options, signal), options);
  for (let round = 0; round < options.rounds && looks.risk > options.riskTarget; round++) {
    const clues = cluesOf(looks.last, seen, options);
    if (clues.length === 0) break;
    const again = raisedAgain(clues, refused);
    if (again.size > 0) flags.add('re_id_oscillation');
    const fresh = clues.filter(({ quote }) => !again.has(quote));
    const quotes = [...[...again].map(whole), ...(await quotesToMask(fresh, seen, refused, options, signal))];
    const spans = spansOf(quotes, seen, options);
    added.push(...spans);
    seen = extend(seen, { spans, flags: [] });
    looks = judge(looks, await lookAt(maskedView(seen), options, signal), options);
  }
  for (const flag of flagsOf(looks, options)) flags.add(flag);
  return { spans: added, flags: [...flags] };
}

/** What all looks so far came to. */
interface Looks {
  readonly last: Look;
  /** The lowest risk that can be vouched for; 0 while there is no assessment at all. */
  readonly risk: number;
  /** Whether every window was assessed at least in one look. */
  readonly wereComplete: boolean;
}

/** A look that missed a window can't lower the risk: nobody knows what was to be seen there. */
function judge(before: Looks | undefined, last: Look, { countingAttributes }: AdversaryStageOptions): Looks {
  const isComplete = last.failures.size === 0;
  const risk = riskOf(last.guesses, countingAttributes);
  return {
    last,
    risk: isComplete ? risk : Math.max(before?.risk ?? 0, risk),
    wereComplete: isComplete || (before?.wereComplete ?? false),
  };
}

function* flagsOf({ last, risk, wereComplete }: Looks, { riskTarget }: AdversaryStageOptions): Generator<AuditFlag> {
  if (last.failures.has('unavailable') && !wereComplete) yield 'adversarial_unavailable';
  if (last.failures.has('invalid')) yield 'adversarial_invalid_output';
  if (risk > riskTarget) yield 're_id_risk_remaining';
}

/** The quotes behind each guess above target, as far as they stand in what is still visible. */
function cluesOf({ guesses }: Look, seen: Detection, options: AdversaryStageOptions): Clue[] {
  const telling = guesses.filter(
    (guess) => options.countingAttributes.includes(guess.attribute) && riskOfGuess(guess) > options.riskTarget,
  );
  const { standing, lost } = locateQuotes(seen, telling.flatMap(({ quotes }) => quotes.map(whole)), ofStage4); // prettier-ignore
  options.onLostQuotes?.(lost);
  const clues = new Map<string, Clue>();
  for (const { attribute, quotes } of telling) {
    for (const quote of quotes.flatMap((quote) => formsStanding(quote, standing)))
      if (!clues.has(quote) && !options.isNeverMasked(quote)) clues.set(quote, { attribute, quote });
  }
  return [...clues.values()];
}

/** The parts of a quote that stand in the text, in the form in which they do. */
const formsStanding = (quote: string, standing: ReadonlySet<string>): string[] =>
  quoteParts(quote)
    .filter((part) => part !== 'too long')
    .flatMap(({ read, written }) => [read, written].find((form) => standing.has(form)) ?? []);

/** The quotes that were refused, or are around or inside of one that was. */
const raisedAgain = (clues: readonly Clue[], refused: ReadonlySet<string>): ReadonlySet<string> =>
  quotesNestedWith(clues.map(({ quote }) => quote), refused); // prettier-ignore

/** What to mask for clues that come up for the first time: their telling pieces. What is refused goes to `refused`. */
async function quotesToMask(
  clues: readonly Clue[],
  seen: Detection,
  refused: Set<string>,
  options: AdversaryStageOptions,
  signal: AbortSignal,
): Promise<Quote[]> {
  const pieces = await piecesOf(clues, seen, options, signal);
  for (const [quote, telling] of pieces) if (telling.length === 0) refused.add(quote);
  return [...pieces].flatMap(([quote, telling]) => maskable(quote, telling, options));
}

/**
 * Clues of one question: the reply about them fits into the 200 quotes that count, and into a token limit. A clue
 * without a piece because there was no room for it would count as refused.
 */
const cluesAtOnce = 50;

/** The telling pieces of each clue, by its quote; all of it where no context model can say, none where it refuses. */
async function piecesOf(
  clues: readonly Clue[],
  seen: Detection,
  { context, atOnce, randomToken, onUnreadablePieces }: AdversaryStageOptions,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly Quote[]>> {
  const starts = Array.from({ length: Math.ceil(clues.length / cluesAtOnce) }, (_, index) => index * cluesAtOnce);
  const language = languageOf(seen.text);
  const narrowSome = async (start: number) => {
    const some = clues.slice(start, start + cluesAtOnce);
    const narrowed = context && (await narrow(some, { context, language, randomToken, onUnreadablePieces }, signal));
    return [...(narrowed ?? some.map(({ quote }) => [quote, [whole(quote)]] as const))];
  };
  const answers = await mapInTurns(starts, atOnce, narrowSome);
  return new Map(answers.flat());
}

/** `pieces` without terms that are never masked; all of their quote where nothing else is telling. */
function maskable(quote: string, pieces: readonly Quote[], { isNeverMasked }: AdversaryStageOptions): readonly Quote[] {
  const left = pieces.filter(({ text }) => !isNeverMasked(text));
  return pieces.length > 0 && left.length === 0 ? [whole(quote)] : left;
}

const spansOf = (
  quotes: readonly Quote[],
  seen: Detection,
  { types, isNeverMasked }: AdversaryStageOptions,
): readonly Span[] =>
  locateQuotes(
    seen,
    quotes.map(({ text, type }) => ({ text, type: types.has(type) ? type : 'QUASI_IDENTIFIER' })),
    ofStage4,
  ).spans.filter(({ start, end }) => !isNeverMasked(seen.text.slice(start, end)));
