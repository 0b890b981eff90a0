/** What a session must know after each turn, kept by the rules alone: the numbers to expect, and what to restore. */
import { findPlaceholders } from '@palimpsest/protocol';
import { expect } from 'vitest';
import type { Masked } from './conversation.js';

/** Placeholder -> its value; undefined where the number is only reserved. */
export class ExpectedMapping {
  readonly #values = new Map<string, string | undefined>();

  /** Checks everything that is promised of one masked text, and remembers what it added. */
  expectTurn(text: string, masked: Masked): void {
    const literals = findPlaceholders(text);
    for (const { start, end } of literals) this.#reserve(text.slice(start, end));
    let rebuilt = '';
    let at = 0;
    for (const { start, end, placeholder, entity_type: type } of masked.entities) {
      expect(start, 'entities are sorted and disjoint').toBeGreaterThanOrEqual(at);
      expect(end).toBeGreaterThan(start);
      expect(literals.filter((literal) => literal.start < end && start < literal.end)).toEqual([]);
      expect(placeholder).toBe(this.#placeholderOf(type, text.slice(start, end)));
      rebuilt += text.slice(at, start) + placeholder;
      at = end;
    }
    expect(masked.text, 'replacing each entity gives the masked text').toBe(rebuilt + text.slice(at));
  }

  /** The text with each placeholder that has a value replaced by it, once. */
  restored(text: string): string {
    let restored = '';
    let at = 0;
    for (const { start, end } of findPlaceholders(text)) {
      const written = text.slice(start, end);
      restored += text.slice(at, start) + (this.#values.get(written) ?? written);
      at = end;
    }
    return restored + text.slice(at);
  }

  #reserve(placeholder: string): void {
    if (!this.#values.has(placeholder)) this.#values.set(placeholder, undefined);
  }

  /** That of the value, or else the smallest number of its type that is neither assigned nor reserved. */
  #placeholderOf(type: string, value: string): string {
    for (const [placeholder, known] of this.#values)
      if (known === value && placeholder.startsWith(`[${type}_`) && /^\d+\]$/.test(placeholder.slice(type.length + 2)))
        return placeholder;
    let number = 1;
    while (this.#values.has(`[${type}_${number}]`)) number++;
    this.#values.set(`[${type}_${number}]`, value);
    return `[${type}_${number}]`;
  }
}
