/** Values in a trie over their tokens, so that one walk through a text finds all of them. */
import type { EntityType } from '@palimpsest/protocol';
import type { Span, StageNumber } from '../detection.js';
import { genitiveStems } from './genitive.js';
import { LongEndings } from './long-endings.js';
import { TokenizedText } from './tokens.js';

/** A value that was masked, with the type, confidence and stage of its first find. */
export interface KnownValue {
  readonly text: string;
  readonly type: EntityType;
  readonly confidence: number;
  readonly stage: StageNumber;
}

/** Where a value stands again, in the light of its first find. */
export const spanOf = ({ type, confidence, stage }: KnownValue, start: number, end: number): Span => ({
  start,
  end,
  type,
  confidence,
  stage,
});

/** What to look for: a known value, or a part of a known name. */
export interface KnownForm extends KnownValue {
  /** A sign of the person only after a form of address or beside another part: "Koch" of "Anna Koch". */
  readonly isAmbiguous: boolean;
}

/** Where a form stands in a text. */
export interface Hit {
  readonly form: KnownForm;
  readonly start: number;
  readonly end: number;
}

/** Whether a form counts that stands from `start` to `end`. */
export type Boundaries = (text: string, start: number, end: number) => boolean;

interface Node {
  /** Unset where nothing goes on: most nodes are the end of a value, and a map is the largest part of one. */
  next?: Map<string, Node>;
  form?: KnownForm;
  /** Forms that go on for more than `maxDepth` tokens. */
  longer?: LongEndings<KnownForm>;
}

/** Tokens of a value that the trie holds; it keeps the walk through a text linear, whatever the values are. */
const maxDepth = 24;

/** Forms of values by their text. They are only ever added: a session forgets nothing before its end. */
export class ValueTrie {
  readonly #root: Node = {};

  /** Adds a form. Of two for one text the first counts, but for an ambiguous one. */
  add(form: KnownForm): void {
    let node = this.#root;
    let depth = 0;
    const tokens = new TokenizedText(form.text);
    for (let at = 0; at < form.text.length; depth++) {
      if (depth === maxDepth) {
        (node.longer ??= new LongEndings()).add(form.text.slice(at), form);
        return;
      }
      const { key, end } = tokens.tokenAt(at);
      node.next ??= new Map();
      const next = node.next.get(key) ?? {};
      node.next.set(key, next);
      node = next;
      at = end;
    }
    if (node.form === undefined || (node.form.isAmbiguous && !form.isAmbiguous)) node.form = form;
  }

  /** The form that is exactly this text; undefined for more than `maxDepth` tokens, which no name has. */
  of(text: string): KnownForm | undefined {
    let node: Node | undefined = this.#root;
    const tokens = new TokenizedText(text);
    for (let at = 0; node !== undefined && at < text.length;) {
      const { key, end } = tokens.tokenAt(at);
      node = node.next?.get(key);
      at = end;
    }
    return node?.form;
  }

  /** Where forms stand in a text, the longest that `counts` at each place; sorted and disjoint. */
  find(tokens: TokenizedText, counts: Boundaries): Hit[] {
    if (!this.#root.next) return [];
    const hits: Hit[] = [];
    for (let at = 0; at < tokens.text.length;) {
      const hit = this.#longestAt(tokens, at, counts);
      if (hit) hits.push(hit);
      at = hit?.end ?? tokens.tokenAt(at).end;
    }
    return hits;
  }

  #longestAt(tokens: TokenizedText, start: number, counts: Boundaries): Hit | undefined {
    const { text } = tokens;
    let longest: Hit | undefined;
    let node: Node | undefined = this.#root;
    for (let at = start; node !== undefined && at < text.length;) {
      const { key, end } = tokens.tokenAt(at);
      const next: Node | undefined = node.next?.get(key);
      const found = next?.form ? { form: next.form, end } : genitiveOf(node, key, end);
      if (found && counts(text, start, end)) longest = { ...found, start };
      next?.longer?.visitAt(text, end, (form, longerEnd) => {
        if (longerEnd > (longest?.end ?? 0) && counts(text, start, longerEnd))
          longest = { form, start, end: longerEnd };
      });
      node = next;
      at = end;
    }
    return longest;
  }
}

/** The name of which the `word` that ends at `end` is the genitive: `Müllers` where Müller is known and Müllers is not. */
function genitiveOf(node: Node, word: string, end: number): Omit<Hit, 'start'> | undefined {
  if (!/[sS]$/.test(word)) return undefined;
  for (const stem of genitiveStems(word)) {
    const form = node.next?.get(stem)?.form;
    // not from the start on: the text of a key may be longer
    if (form?.type === 'PERSON') return { form, end: end - (word.length - stem.length) };
  }
  return undefined;
}
