/** Restores a text that comes in chunks, wherever it is cut. */
import { findPlaceholders, unfinishedPlaceholderStart } from '@palimpsest/protocol/placeholder';
import { replaceEach } from '@palimpsest/protocol/replace-each';
import { requireText } from './require-text.js';

/** Asks the service for the values of distinct placeholders, one at least; one that has no value stands for itself. */
export type AskForValues = (placeholders: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** How a value is written into the text. */
export type Encode = (value: string) => string;

/** For plain text: a value as it is. */
export const verbatim: Encode = (value) => value;

/**
 * For the inside of a JSON string (RFC 8259 § 7): quotes, backslashes, control characters and lone surrogates escaped.
 */
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
  const restore = createTextRestorer(ask, encode);
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
export function createTextRestorer(ask: AskForValues, encode: Encode): (text: string) => Promise<string> {
  const askOnce = askingOnce(ask);
  return async (text) => {
    const matches = findPlaceholders(text);
    const distinct = new Set(matches.map(({ start, end }) => text.slice(start, end)));
    const values = await askOnce([...distinct]);
    return replaceEach(text, matches, (_match, written) => encode(values.get(written) ?? written));
  };
}

/** Asks for each placeholder once, also where several texts ask at the same time. */
export function askingOnce(ask: AskForValues): AskForValues {
  const asked = new Map<string, Promise<string>>();
  const valueOf = async (placeholder: string, answer: ReturnType<AskForValues>): Promise<string> =>
    (await answer).get(placeholder) ?? placeholder;
  return async (placeholders) => {
    const fresh = placeholders.filter((placeholder) => !asked.has(placeholder));
    if (fresh.length > 0) {
      const answer = ask(fresh);
      for (const placeholder of fresh) asked.set(placeholder, valueOf(placeholder, answer));
    }
    const known = async (placeholder: string) => [placeholder, (await asked.get(placeholder)) ?? placeholder] as const;
    return new Map(await Promise.all(placeholders.map(known)));
  };
}

/** A chunk restorer as a stream. It fails with the reason of the signal as soon as that aborts. */
export function restoringStream(restorer: ChunkRestorer, signal?: AbortSignal): TransformStream<string, string> {
  let stop = (): void => undefined;
  const pass = (text: string, controller: TransformStreamDefaultController<string>): void => {
    if (text !== '') controller.enqueue(text);
  };
  return new TransformStream({
    start: (controller) => {
      stop = () => {
        controller.error(signal?.reason);
      };
      if (signal?.aborted) stop();
      else signal?.addEventListener('abort', stop, { once: true });
    },
    transform: async (chunk, controller) => {
      requireText('chunk', chunk); // bytes, where no `TextDecoderStream` stands before
      const restored = await restorer.push(chunk);
      signal?.throwIfAborted();
      pass(restored, controller);
    },
    flush: (controller) => {
      signal?.removeEventListener('abort', stop);
      pass(restorer.end(), controller);
    },
  });
}
