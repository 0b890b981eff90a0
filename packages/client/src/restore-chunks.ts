/** Restores a text that comes in chunks, wherever it is cut. */
import { findPlaceholders, unfinishedPlaceholderStart } from '@palimpsest/protocol/placeholder';
import { replaceEach } from '@palimpsest/protocol/replace-each';

/** Asks the service for the values of distinct placeholders, one at least; one that has no value stands for itself. */
export type AskForValues = (placeholders: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** How a value is written into the text. */
export type Encode = (value: string) => string;

/** For plain text: a value as it is. */
export const verbatim: Encode = (value) => value;

/** For the inside of a JSON string (RFC 8259 § 7): quotes, backslashes, control characters and lone surrogates escaped. */
export const jsonStringContent: Encode = (value) => JSON.stringify(value).slice(1, -1);

/** Takes a text in chunks and gives it back restored. What it holds back at any time can become a placeholder. */
export interface ChunkRestorer {
  /** The restored text up to where a placeholder may have begun that the chunk breaks off in. */
  push(chunk: string): Promise<string>;
  /** What was held back: no placeholder, as it turns out. */
  end(): string;
}

/** Makes a restorer for one text. Values are asked for once, and kept no longer than the restorer is. */
export function createChunkRestorer(ask: AskForValues, encode: Encode): ChunkRestorer {
  const restore = createRestore(ask, encode);
  let held = '';
  return {
    push(chunk) {
      const text = held + chunk;
      const cut = unfinishedPlaceholderStart(text);
      held = text.slice(cut);
      return restore(text.slice(0, cut));
    },
    end() {
      const rest = held;
      held = '';
      return rest;
    },
  };
}

/** Makes a function that restores whole texts, by one question each, asking for each distinct placeholder once. */
export function createRestore(ask: AskForValues, encode: Encode): (text: string) => Promise<string> {
  const asked = new Map<string, Promise<string>>();
  const askFor = (placeholders: readonly string[]): void => {
    if (placeholders.length === 0) return;
    const answer = ask(placeholders);
    for (const placeholder of placeholders) {
      asked.set(
        placeholder,
        answer.then((values) => encode(values.get(placeholder) ?? placeholder)),
      );
    }
  };
  return async (text) => {
    const matches = findPlaceholders(text).map(({ start, end }) => ({ start, end, written: text.slice(start, end) }));
    const distinct = new Set(matches.map(({ written }) => written));
    askFor([...distinct].filter((placeholder) => !asked.has(placeholder)));
    const values = await Promise.all(matches.map(({ written }) => asked.get(written) ?? Promise.resolve(written)));
    const placed = matches.map((match, index) => ({ ...match, value: values[index] ?? '' }));
    return replaceEach(text, placed, ({ value }) => value);
  };
}

/** A chunk restorer as a stream. */
export function restoringStream(restorer: ChunkRestorer): TransformStream<string, string> {
  const pass = (text: string, controller: TransformStreamDefaultController<string>): void => {
    if (text !== '') controller.enqueue(text);
  };
  return new TransformStream({
    transform: async (chunk, controller) => {
      pass(await restorer.push(chunk), controller);
    },
    flush: (controller) => {
      pass(restorer.end(), controller);
    },
  });
}
