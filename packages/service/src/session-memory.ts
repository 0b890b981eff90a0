/** What one session knows, unsealed. Lives in the process only, and there only in a cache that forgets. */
import { type KnownValue, KnownValues } from '@palimpsest/engine';
import type { EntityType, Placeholder } from '@palimpsest/protocol';

/** What a session is to know in future: a placeholder and its value; without one, the number is only reserved. */
export interface NewMapping extends Placeholder {
  readonly value: KnownValue | undefined;
  /** Of a stored value that can't be opened: whether it was `text`. So the same value never gets a second number. */
  readonly wasValue?: (text: string) => boolean;
}

/**
 * Bytes that a mapping takes in memory: map entries, trie nodes and objects, measured roughly. A longer value has more
 * nodes, up to a bound, and the name of a person is looked for by its parts and in other cases.
 */
const bytesOf = ({ value }: NewMapping): number => {
  if (value === undefined) return 600;
  const isFullName = value.type === 'PERSON' && /\s/u.test(value.text);
  return 1_000 + 40 * Math.min(value.text.length, 64) + 4 * value.text.length + (isFullName ? 2_000 : 0);
};

/** Bytes of a session that knows nothing. */
const emptyBytes = 600;

/** The mapping of one session at one version. It only grows: nothing is ever taken back before the session ends. */
export class SessionMemory {
  /** The values to look for in a text. */
  readonly values = new KnownValues();
  readonly #numbers = new Map<string, number>();
  /** What each placeholder stands for, by type and number; undefined where the number is only reserved. */
  readonly #texts = new Map<EntityType, Map<number, string | undefined>>();
  readonly #unopened: NewMapping[] = [];
  readonly #firstFree = new Map<EntityType, number>();
  #version = 0;
  #bytes = emptyBytes;

  /** Placeholders that are assigned or reserved. Mappings are only added, so it is the version of the session too. */
  get version(): number {
    return this.#version;
  }

  /** Estimated size in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Takes over the mappings that came after `sinceVersion`. What it has learnt already makes no difference. */
  learn(sinceVersion: number, mappings: readonly NewMapping[]): void {
    for (const mapping of mappings.slice(this.version - sinceVersion)) this.#add(mapping);
  }

  /** The number that a value has, if it has one. */
  numberOf({ type, text }: Pick<KnownValue, 'type' | 'text'>): number | undefined {
    const unopened = () => this.#unopened.find((mapping) => mapping.type === type && mapping.wasValue?.(text));
    return this.#numbers.get(`${type} ${text}`) ?? unopened()?.number;
  }

  /** The value that a placeholder stands for; undefined if it is unknown or only reserved. */
  textOf({ type, number }: Placeholder): string | undefined {
    return this.#texts.get(type)?.get(number);
  }

  /** Whether a placeholder is assigned or reserved. */
  isTaken({ type, number }: Placeholder): boolean {
    return this.#texts.get(type)?.has(number) ?? false;
  }

  /** The smallest number of `type` that is neither assigned nor reserved. */
  firstFree(type: EntityType): number {
    let number = this.#firstFree.get(type) ?? 1;
    while (this.isTaken({ type, number })) number++;
    this.#firstFree.set(type, number);
    return number;
  }

  #add(mapping: NewMapping): void {
    const { type, number, value, wasValue } = mapping;
    if (wasValue) this.#unopened.push(mapping);
    const texts = this.#texts.get(type) ?? new Map<number, string | undefined>();
    if (!texts.has(number)) this.#version++;
    this.#texts.set(type, texts.set(number, value?.text));
    this.#bytes += bytesOf(mapping);
    if (value === undefined) return;
    this.#numbers.set(`${type} ${value.text}`, number);
    this.values.add(value);
  }
}
