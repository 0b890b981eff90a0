/** Finds what is known already: from earlier texts of the session, and from other places of the same text. */
import type { Detection, Span } from '../detection.js';
import { decodeText } from '../decoded-text.js';
import { isNameType } from '../ner/labels.js';
import { settle } from '../overlaps.js';
import { hidePlaceholders } from '../patterns/readable-text.js';
import { withDefinedInitials } from './defined-initials.js';
import { withFileNames } from './file-names.js';
import { genitiveStems } from './genitive.js';
import { type KnownValue, KnownValues } from './known-values.js';
import { withLogins } from './logins.js';
import { withSpeakerInitials } from './speaker-initials.js';
import { TokenizedText } from './tokens.js';
import { outvotedWords } from './outvoted-words.js';

/**
 * Adds to `found` every place where a value of the session, or of the text itself, stands again, but for everyday words
 * that the text itself mostly uses as words. The longer span wins, the fresh one at equal bounds; what is masked only
 * grows.
 */
export function recall(found: Detection, session: KnownValues): Detection {
  const fresh = withShortForms(found);
  const outvoted = outvotedWords(fresh);
  const spans = fresh.spans.filter(
    ({ start, end, stage }) => stage !== 2 || !outvoted.has(fresh.text.slice(start, end)),
  );
  return withKnown(fresh, [session, newValues(fresh.text, spans, session)], (known, tokens) => known.find(tokens));
}

/**
 * Adds to `found` all that no stranger may see: what `recall` adds, and every other place where a value of the
 * session or of the text stands, be it an everyday word, a short number or part of a compound.
 */
export function shieldOf(found: Detection, session: KnownValues): Detection {
  const fresh = withShortForms(found);
  return withKnown(fresh, [session, newValues(fresh.text, fresh.spans, session)], (known, tokens) =>
    known.findAll(tokens),
  );
}

/**
 * Where values of the session stand in `text` that a language model found. They count as found again wherever models
 * are asked: behind the shield no model could find them a second time.
 */
export function foundByModels(text: string, session: KnownValues): Span[] {
  const decoded = decodeText(text);
  const spans = session.findAll(new TokenizedText(hidePlaceholders(decoded.text)));
  return spans.filter(({ stage }) => stage >= 3).map(decoded.original);
}

/** Adds the initials and logins by which the text itself names its persons, and names of files that name them. */
const withShortForms = (found: Detection): Detection =>
  withFileNames(withLogins(withSpeakerInitials(withDefinedInitials(found))));

/** Adds what `find` finds of the values, and the numbers that are like them. */
function withKnown(
  fresh: Detection,
  [session, own]: readonly [KnownValues, KnownValues],
  find: (known: KnownValues, tokens: TokenizedText) => Span[],
): Detection {
  const { text, flags } = fresh;
  const decoded = decodeText(text);
  const hidden = new TokenizedText(hidePlaceholders(decoded.text));
  const again = [session, own]
    .flatMap((known) => [...find(known, hidden), ...known.findAlike(hidden.text)])
    .map(decoded.original);
  // The sort is stable: at equal length a fresh span comes before a memory hit, the session before the text itself.
  // Only of names the first type is kept, since the model may call the same name a place, a person and a firm.
  const isRenamed = (span: Span): boolean => span.stage === 2 && isNameType(span.type);
  const candidates = [
    ...fresh.spans.filter((span) => !isRenamed(span)),
    ...again.filter(({ type }) => isNameType(type)),
    ...fresh.spans.filter(isRenamed),
    ...again.filter(({ type }) => !isNameType(type)),
  ];
  const settled = settle(text, candidates.sort(longestFirst));
  const spans = settled.flatMap((span) => inCells(text, span, session));
  return { text, flags, spans: spans.map((span) => withoutGenitive(text, span, [session, own])) };
}

const longestFirst = (one: Span, other: Span): number => other.end - other.start - (one.end - one.start);

/** The values of a text that the session does not know yet, to be looked for in the rest of it. */
function newValues(text: string, spans: readonly Span[], session: KnownValues): KnownValues {
  const values = new KnownValues();
  const surest = [...spans].sort((one, other) => one.stage - other.stage);
  for (const value of surest.map((span) => valueOf(text, span))) if (!session.has(value)) values.add(value);
  return values;
}

/** The value that a span covers. */
export const valueOf = (text: string, { start, end, type, confidence, stage }: Span): KnownValue => ({
  text: text.slice(start, end),
  type,
  confidence,
  stage,
});

/**
 * Cuts a genitive ending off a name that is known without it, so that `Müllers Vertrag` becomes `[PERSON_1]s Vertrag`.
 * A form that has a mapping of its own in the session keeps it.
 */
function withoutGenitive(text: string, span: Span, [session, own]: readonly [KnownValues, KnownValues]): Span {
  const { type, start, end } = span;
  const form = text.slice(start, end);
  if (!isNameType(type) || session.has({ type, text: form })) return span;
  const isKnown = (stem: string): boolean =>
    [session, own].some((known) => known.isPerson(stem) || known.has({ type: 'PERSON', text: stem }));
  const stem = genitiveStems(form).find(isKnown);
  return stem === undefined ? span : { ...span, type: 'PERSON', end: start + stem.length };
}

/**
 * A first name and a surname in two columns are two values, or else a table would lose a cell to its neighbour. A form
 * that has a mapping of its own in the session keeps it.
 */
function inCells(text: string, span: Span, session: KnownValues): Span[] {
  const { type, start, end } = span;
  const form = text.slice(start, end);
  if (!form.includes('\t') || !isNameType(type) || session.has({ type, text: form })) return [span];
  const cells = [...form.matchAll(/\S(?:[^\t]*[^\t\s])?/gu)];
  if (!cells.every(([cell]) => /\p{L}\p{M}*\p{L}/u.test(cell))) return [span]; // letters in the boxes of a form
  return cells.map(({ 0: cell, index }) => ({ ...span, start: start + index, end: start + index + cell.length }));
}
