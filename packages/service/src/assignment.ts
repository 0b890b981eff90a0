/** Gives every span of a text its placeholder. Pure: what it decides becomes real when the store has appended it. */
import { type Detection, type Span, valueOf } from '@palimpsest/engine';
import {
  type EntityType,
  findPlaceholders,
  formatPlaceholder,
  type Placeholder,
  replaceEach,
} from '@palimpsest/protocol';
import type { NewMapping, SessionMemory } from './session-memory.js';

/** A span with the number of the placeholder that replaces it. */
export interface MaskedSpan extends Span {
  readonly number: number;
}

/** How one text is masked. `added` comes in order of reservation and assignment. */
export interface Assignment {
  readonly maskedText: string;
  readonly spans: readonly MaskedSpan[];
  readonly added: readonly NewMapping[];
}

/**
 * A value that the session knows keeps its placeholder; a new one takes the smallest number of its type that is neither
 * assigned nor reserved, in order of start. Placeholder-shaped literals that the session does not know are reserved
 * first, so that none of them ever comes to mean something.
 */
export function assignPlaceholders({ text, spans }: Detection, memory: SessionMemory): Assignment {
  const added = new Map<string, NewMapping>();
  const isTaken = (placeholder: Placeholder): boolean =>
    memory.isTaken(placeholder) || added.has(formatPlaceholder(placeholder));
  const add = (mapping: NewMapping): void => void added.set(formatPlaceholder(mapping), mapping);

  for (const { type, number } of findPlaceholders(text)) {
    if (!isTaken({ type, number })) add({ type, number, value: undefined });
  }

  const freeFrom = new Map<EntityType, number>();
  const numbers = new Map<string, number>();
  const numberFor = (span: Span): number => {
    const value = valueOf(text, span);
    const { type } = value;
    const key = `${type} ${value.text}`;
    const known = memory.numberOf(value) ?? numbers.get(key);
    if (known !== undefined) return known;
    let number = freeFrom.get(type) ?? memory.firstFree(type);
    while (isTaken({ type, number })) number++;
    freeFrom.set(type, number + 1);
    numbers.set(key, number);
    add({ type, number, value });
    return number;
  };
  const masked = spans.map((span) => ({ ...span, number: numberFor(span) }));
  return { maskedText: replaceEach(text, masked, formatPlaceholder), spans: masked, added: [...added.values()] };
}
