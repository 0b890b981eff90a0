/** The values that a session or a text knows, and where they stand again in a text. */
import { entityTypes, type EntityType } from '@palimpsest/protocol';
import type { Span, StageNumber } from '../detection.js';
import { genitiveStems } from './genitive.js';
import { LongEndings } from './long-endings.js';
import { endsInFormOfAddress, nameParts } from './name-parts.js';
import { tokenEnd, tokenKey } from './tokens.js';

/** A value that was masked, with the type, confidence and stage of its first find. */
export interface KnownValue {
  readonly text: string;
  readonly type: EntityType;
  readonly confidence: number;
  readonly stage: StageNumber;
}

/** What to look for: a known value, or a part of a known name. */
interface Clue extends KnownValue {
  /** A sign of the person only after a form of address or beside another part: "Koch" of "Anna Koch". */
  readonly isAmbiguous: boolean;
}

/** Where a clue stands in a text. */
interface Hit {
  readonly clue: Clue;
  readonly start: number;
  readonly end: number;
}

interface Node {
  readonly next: Map<string, Node>;
  clue?: Clue;
  /** Clues that go on for more than `maxDepth` tokens. */
  longer?: LongEndings<Clue>;
}

/** Tokens of a value that the trie holds; it keeps the walk through a text linear, whatever the values are. */
const maxDepth = 24;

/**
 * Known values in a trie over their tokens, so that one walk through a text finds all of them.
 * Values are only ever added: a session forgets nothing before its end.
 */
export class KnownValues {
  readonly #root: Node = { next: new Map() };
  readonly #known = new Set<string>();

  /** Adds a value and the parts by which a person may be named again. Of two finds of one text the first counts. */
  add(value: KnownValue): void {
    if (this.has(value)) return;
    this.#known.add(keyOf(value));
    if (!isFoundAgain(value)) return;
    this.#put({ ...value, isAmbiguous: false });
    if (value.type !== 'PERSON') return;
    for (const part of nameParts(value.text)) this.#put({ ...value, ...part });
  }

  /** Whether exactly this text is known as a value of this type. */
  has(value: Pick<KnownValue, 'type' | 'text'>): boolean {
    return this.#known.has(keyOf(value));
  }

  /** Whether `word` is a known person's name, or a part of one that is a sign of the person by itself. */
  isPerson(word: string): boolean {
    const clue = this.#root.next.get(word.normalize('NFC'))?.clue;
    return clue?.type === 'PERSON' && !clue.isAmbiguous;
  }

  /** Where known values stand in `text` at word boundaries, the longest at each place; sorted and disjoint. */
  find(text: string): Span[] {
    if (this.#root.next.size === 0) return [];
    const hits: Hit[] = [];
    for (let at = 0; at < text.length;) {
      const hit = this.#longestAt(text, at);
      if (hit) hits.push(hit);
      at = hit?.end ?? tokenEnd(text, at);
    }
    return hits
      .filter((hit, index) => !hit.clue.isAmbiguous || isNamedBy(text, hit, [hits[index - 1], hits[index + 1]]))
      .map(({ start, end, clue: { type, confidence, stage } }) => ({ start, end, type, confidence, stage }));
  }

  #put(clue: Clue): void {
    let node = this.#root;
    let depth = 0;
    for (let at = 0; at < clue.text.length; depth++) {
      if (depth === maxDepth) {
        (node.longer ??= new LongEndings()).add(clue.text.slice(at), clue);
        return;
      }
      const end = tokenEnd(clue.text, at);
      const key = tokenKey(clue.text, at, end);
      const next = node.next.get(key) ?? { next: new Map<string, Node>() };
      node.next.set(key, next);
      node = next;
      at = end;
    }
    if (node.clue === undefined || (node.clue.isAmbiguous && !clue.isAmbiguous)) node.clue = clue;
  }

  #longestAt(text: string, start: number): Hit | undefined {
    let longest: Hit | undefined;
    let node: Node | undefined = this.#root;
    for (let at = start; node !== undefined && at < text.length;) {
      const end = tokenEnd(text, at);
      const key = tokenKey(text, at, end);
      const next: Node | undefined = node.next.get(key);
      const found = next?.clue ? { clue: next.clue, end } : genitiveOf(node, key, end);
      if (found && standsAlone(text, start, end)) longest = { ...found, start };
      next?.longer?.visitAt(text, end, (clue, longerEnd) => {
        if (longerEnd > (longest?.end ?? 0) && standsAlone(text, start, longerEnd))
          longest = { clue, start, end: longerEnd };
      });
      node = next;
      at = end;
    }
    return longest;
  }
}

const keyOf = ({ type, text }: Pick<KnownValue, 'type' | 'text'>): string => `${type} ${text}`;

/** Everyday words and numbers of fewer than five digits are not looked for: they would be found all over the text. */
function isFoundAgain({ type, text }: KnownValue): boolean {
  if (!entityTypes[type].recalled) return false;
  return /\p{L}/u.test(text) || text.replace(/\P{Nd}/gu, '').length >= 5;
}

/** The name of which the word `form` that ends at `end` is the genitive: `Müllers` where Müller is known and Müllers is not. */
function genitiveOf(node: Node, form: string, end: number): Omit<Hit, 'start'> | undefined {
  if (!form.endsWith('s')) return undefined;
  for (const stem of genitiveStems(form)) {
    const clue = node.next.get(stem)?.clue;
    if (clue?.type === 'PERSON') return { clue, end: end - (form.length - stem.length) }; // `form` is composed, the text may not be
  }
  return undefined;
}

/** No letter, digit or mark on either side, nor a hyphen with a letter behind it. */
const standsAlone = (text: string, start: number, end: number): boolean =>
  !/(?:[\p{L}\p{N}\p{M}]|\p{L}\p{M}{0,3}-)$/u.test(text.slice(Math.max(0, start - 6), start)) &&
  !/^(?:[\p{L}\p{N}\p{M}]|-\p{L})/u.test(text.slice(end, end + 3));

/** Whether the surroundings of an ambiguous part say that it is a name after all. */
function isNamedBy(text: string, { start, end }: Hit, neighbours: readonly (Hit | undefined)[]): boolean {
  if (endsInFormOfAddress(text.slice(Math.max(0, start - 60), start))) return true;
  return neighbours.some((other) => {
    if (other?.clue.type !== 'PERSON') return false;
    const between = other.end <= start ? text.slice(other.end, start) : text.slice(end, other.start);
    return /^(?:,? |, ?)$/.test(between);
  });
}
