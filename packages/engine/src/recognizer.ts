/** What a recognizer of stage 1 is: plain data with its own proof. */
import type { EntityType } from '@palimpsest/protocol';
import type { PatternSource } from './patterns/pattern-source.js';

/** Finds one number or one family of them. One file each, found by `recognizers/index.ts`. */
export interface Recognizer {
  readonly type: EntityType;
  /**
   * Shapes, each with the flags `g` and `u` (and `i`, `d` where needed), linear in the length of any input.
   * A group named `value` (flag `d`) narrows the span to that group; otherwise the whole match is the span.
   */
  readonly patterns: readonly PatternSource[];
  /**
   * How much of the value counts, from its beginning on, where a pattern alone cannot say so; none of it where empty.
   */
  readonly cut?: (value: string) => string;
  /** What the checks look at, such as the digits alone. Without it they see the match as it stands. */
  readonly normalize?: (value: string) => string;
  /** The checks: calendar, check digit, range, list. */
  readonly isValid?: (normalized: string) => boolean;
  /**
   * True where the checks alone are no evidence (one random string in 200 or more passes them):
   * then one of `contextWords` must stand near, in the same line or sentence, in the label, or in the table head.
   */
  readonly needsContext?: boolean;
  /** Lower-case words and phrases that announce the value; matched at word starts, without regard to case. */
  readonly contextWords?: {
    readonly de?: readonly string[];
    readonly en?: readonly string[];
    readonly other?: readonly string[];
  };
  /**
   * How many characters before the value the context word may end, where the usual 80 would be too far for a shape that
   * says little; words behind the value do not count then.
   */
  readonly contextReach?: number;
  /** 0..1; 1 unless stated. */
  readonly confidence?: number;
  /**
   * `⟦ ⟧` stand where a span must begin and end. Each of `ignores` is wrong in one respect only: the one it is named
   * for.
   */
  readonly examples: {
    readonly finds: Readonly<Record<string, string>>;
    readonly ignores: Readonly<Record<string, string>>;
  };
}
