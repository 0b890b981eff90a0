/** How well the spans of one text cover its marked values, and what else they cover. */
import type { EntityType, Stretch } from '@palimpsest/protocol';
import { genitiveStems } from '../memory/genitive.js';
import { isNameType } from '../ner/labels.js';
import type { MarkedDocument, MarkedValue } from './marked-text.js';

/** As much of a span as counts here. Spans of one text are sorted and disjoint. */
export interface ScoredSpan extends Stretch {
  readonly type: EntityType;
}

/** What became of a value. `mistyped`: it is whole, and a letter or digit of it lies in a span of another type. */
export interface Verdict {
  readonly outcome: 'whole' | 'partly' | 'open';
  readonly mistyped: boolean;
}

/** Counts of values. */
export interface Tally {
  values: number;
  whole: number;
  partly: number;
  open: number;
  mistyped: number;
}

/** A tally of nothing. */
export const emptyTally = (): Tally => ({ values: 0, whole: 0, partly: 0, open: 0, mistyped: 0 });

/** Adds a value to `tally`, which it changes. */
export function countVerdict(tally: Tally, { outcome, mistyped }: Verdict): void {
  tally.values++;
  tally[outcome]++;
  if (mistyped) tally.mistyped++;
}

/** The share of values of which a letter or digit can be read, but for the ending of a genitive. */
export const leakOf = ({ values, partly, open }: Tally): number => (values === 0 ? 0 : (partly + open) / values);

/**
 * Whether a value is masked: `whole` if every letter and digit of it lies in spans of any type, `open` if none does.
 * Of an age only the digits count where it has any: "jährige" tells nobody's age. The ending of a genitive does not
 * count either, which stays behind the placeholder of the name: `[PERSON_1]s Vertrag`.
 */
export function judgeValue(text: string, value: MarkedValue, spans: readonly ScoredSpan[]): Verdict {
  const verdict = judgeLetters(text, value, spans);
  if (verdict.outcome !== 'partly' || !isNameType(value.type)) return verdict;
  const shown = text.slice(value.start, value.end);
  const stems = [...genitiveStems(shown).slice(0, 1), shown.replace(/['’]s$/u, '')];
  const verdicts = stems.map((stem) => judgeLetters(text, { ...value, end: value.start + stem.length }, spans));
  return verdicts.find(({ outcome }) => outcome === 'whole') ?? verdict;
}

function judgeLetters(text: string, value: MarkedValue, spans: readonly ScoredSpan[]): Verdict {
  const shown = text.slice(value.start, value.end);
  const telling = value.type === 'AGE' && /\p{N}/u.test(shown) ? /\p{N}/gu : /[\p{L}\p{N}]/gu;
  const owners = [...shown.matchAll(telling)].map(({ index }) => ownerAt(value.start + index, spans));
  const masked = owners.filter((owner) => owner !== undefined);
  const outcome = masked.length === owners.length ? 'whole' : masked.length > 0 ? 'partly' : 'open';
  return { outcome, mistyped: outcome === 'whole' && masked.some(({ type }) => type !== value.type) };
}

/**
 * The words that no mark touches: runs without white space or the punctuation of tables and code.
 * An amount such as `3.412,00` is one word.
 */
export function ordinaryWords({ text, values }: MarkedDocument): Stretch[] {
  const units = text.split('');
  for (const { start, end } of values) units.fill(' ', start, end);
  return [...units.join('').matchAll(/[^\s;|"{}<>[\]()=]+/gu)]
    .filter(([word]) => /[\p{L}\p{N}]/u.test(word))
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
}

/** Whether a span covers a letter or digit of a stretch. */
export const isTouched = (text: string, stretch: Stretch, spans: readonly Stretch[]): boolean =>
  spans.some(
    ({ start, end }) =>
      start < stretch.end &&
      stretch.start < end &&
      /[\p{L}\p{N}]/u.test(text.slice(Math.max(start, stretch.start), Math.min(end, stretch.end))),
  );

const ownerAt = (at: number, spans: readonly ScoredSpan[]): ScoredSpan | undefined =>
  spans.find(({ start, end }) => start <= at && at < end);
