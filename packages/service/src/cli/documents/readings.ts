/** A text with tracked changes, as it reads with all of them made and with none. */
import type { Page, PageItem } from './document.js';

/** What a change does to the text in it. */
export type ChangeKind = 'added' | 'removed';

/**
 * Takes a text in order and makes pages of it, on which no removed word stands beside the one that took its place.
 * Each passage stands on one page; on the others it is a literal, so that a removed word is seen among its neighbours.
 */
export class Readings {
  readonly #accepted: PageItem[] = [];
  readonly #original: PageItem[] = [];
  /** What somebody added and somebody removed again, with the changes around it. */
  readonly #between: PageItem[] = [];
  #removals = 0;
  /** Where the additions that are open begin in `#between`. */
  readonly #additions: number[] = [];
  #lastBetween = -1;

  /** A change begins; nothing happens where there is none. */
  open(kind: ChangeKind | undefined): void {
    if (kind === 'removed') this.#removals++;
    if (kind === 'added') this.#additions.push(this.#between.length);
  }

  /** The change of this kind that began last ends; nothing happens if there is none. */
  close(kind: ChangeKind | undefined): void {
    if (kind === 'removed') this.#removals = Math.max(0, this.#removals - 1);
    if (kind !== 'added') return;
    const start = this.#additions.pop();
    if (start !== undefined && this.#lastBetween < start) this.#between.length = start; // it was added last
  }

  add(...items: readonly PageItem[]): void {
    for (const item of items) this.#add(item);
  }

  #add(item: PageItem): void {
    const literal = typeof item === 'string' ? item : item.text;
    if (literal === '') return;
    const isAdded = this.#additions.length > 0;
    const isRemoved = this.#removals > 0;
    if (!isRemoved) this.#accepted.push(item);
    if (!isAdded) this.#original.push(isRemoved ? item : literal);
    if (isAdded && isRemoved) this.#lastBetween = this.#between.length;
    if (isAdded || !isRemoved) this.#between.push(isAdded && isRemoved ? item : literal);
  }

  /** The text with all changes, and whatever page shows removed words. */
  pages(): Page[] {
    return [this.#accepted, ...[this.#original, this.#between].filter((page) => page.some(isPassage))];
  }
}

const isPassage = (item: PageItem): boolean => typeof item !== 'string';
