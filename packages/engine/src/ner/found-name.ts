/** A name as the model found it, before anybody asks whether it is one. */
import type { Stretch } from '@palimpsest/protocol';
import type { NameType } from './labels.js';

/** The words of a name and what stands around them. Offsets are UTF-16 code units, `end` exclusive. */
export interface FoundName extends Stretch {
  readonly text: string;
  readonly type: NameType;
  /** All of it, as it is written. */
  readonly name: string;
  /** Its words as they are written. */
  readonly words: readonly string[];
  /** Its words in lower case, as lists hold them. */
  readonly keys: readonly string[];
  /** At most 60 units of the text before it. */
  readonly before: string;
  /** At most 30 units of the text behind it. */
  readonly after: string;
}

/** The name that `words`, one or more, make. */
export function foundName(text: string, words: readonly Stretch[], type: NameType): FoundName {
  const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
  const written = words.map((word) => text.slice(word.start, word.end));
  return {
    text,
    type,
    start,
    end,
    name: text.slice(start, end),
    words: written,
    keys: written.map((word) => word.toLowerCase()),
    before: text.slice(Math.max(0, start - 60), start),
    after: text.slice(end, end + 30),
  };
}
