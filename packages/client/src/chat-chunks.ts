/** Restores the reply stream of an OpenAI-compatible chat, chunk by chunk: words, thoughts, arguments of tool calls. */
import {
  askingOnce,
  type AskForValues,
  type ChunkRestorer,
  createChunkRestorer,
  type Encode,
  jsonStringContent,
  verbatim,
} from './restore-chunks.js';
import { untilAborted } from './until-aborted.js';

/** What is read of a streamed chunk (`chat.completion.chunk`). Everything else in it passes through untouched. */
export interface ChatChunk {
  /** Some servers send chunks without, such as one that tells the usage. */
  readonly choices: readonly ChatChunkChoice[] | null | undefined;
}

/** One of the alternative replies that stream at the same time. */
interface ChatChunkChoice {
  readonly index: number;
  /** Azure sends choices without, which tell only what its content filter says. */
  readonly delta?: ChatDelta | null | undefined;
  readonly finish_reason?: string | null | undefined;
}

/** Where words of a reply stand; thoughts and refusals hold placeholders, too. */
const wordFields = ['content', 'refusal', 'reasoning_content', 'reasoning'] as const;

/** What a chunk adds to a reply. */
interface ChatDelta extends Partial<Record<(typeof wordFields)[number], Words | null | undefined>> {
  readonly content?: Words | null | undefined;
  readonly tool_calls?: readonly ToolCallDelta[] | null | undefined;
  /** The one tool call of the older form. */
  readonly function_call?: FunctionCallDelta | null | undefined;
}

/** Words as they are, or in parts, as Mistral sends them beside its thoughts. */
type Words = string | readonly object[];

/** What a chunk adds to a tool call: to the arguments of a function or the input of a custom tool, a plain text. */
interface ToolCallDelta {
  readonly index: number;
  readonly function?: FunctionCallDelta | null | undefined;
  readonly custom?: { readonly input?: string | null | undefined } | null | undefined;
}

/** `arguments` is a part of a JSON text; some servers begin with null. */
interface FunctionCallDelta {
  readonly arguments?: string | null | undefined;
}

/** A text of a reply: what restores it, and how a delta gets what it still held back. */
interface ReplyText {
  readonly restorer: ChunkRestorer;
  readonly add: AddRest;
}
type AddRest = (delta: ChatDelta, rest: string) => ChatDelta;

/** The texts of one reply, each under a name of its own. */
type ReplyTexts = Map<string, ReplyText>;

/**
 * Gives every chunk back with its text restored. A chunk may carry less text than it came with and a later one more;
 * nothing is left behind when a reply finishes, breaks off or its source fails. Values are asked for once, however many
 * texts hold them. Throws the reason of the signal when that aborts, also while no chunk comes.
 */
export async function* restoreChatChunks<Chunk extends ChatChunk>(
  chunks: AsyncIterable<Chunk>,
  ask: AskForValues,
  signal?: AbortSignal,
): AsyncGenerator<Chunk, void, undefined> {
  const askOnce = askingOnce(ask);
  const createRestorer = (encode: Encode): ChunkRestorer => createChunkRestorer(askOnce, encode);
  const replies = new Map<number, ReplyTexts>();
  const textsOf = (index: number): ReplyTexts => {
    const texts = replies.get(index) ?? new Map<string, ReplyText>();
    replies.set(index, texts);
    return texts;
  };
  const restoreChoice = async (choice: ChatChunkChoice): Promise<ChatChunkChoice> => {
    if (!choice.delta && !choice.finish_reason) return choice;
    const texts = textsOf(choice.index);
    const delta = await restoreDelta(choice.delta ?? {}, texts, createRestorer);
    return { ...choice, delta: choice.finish_reason ? withRest(delta, texts) : delta };
  };

  let last: Chunk | undefined;
  const failures: unknown[] = [];
  for await (const chunk of endingAtFailure(untilAborted(chunks, signal), failures)) {
    if (chunk.choices?.length) last = chunk; // one that tells the usage must not tell it twice
    yield chunk.choices ? { ...chunk, choices: await Promise.all(chunk.choices.map(restoreChoice)) } : chunk;
  }
  signal?.throwIfAborted(); // the stream of the `openai` package ends without an error if its own signal aborts
  const brokenOff = [...replies].map(([index, texts]) => ({ index, delta: withRest({}, texts) }));
  const choices = brokenOff.filter(({ delta }) => Object.keys(delta).length > 0);
  if (last && choices.length > 0) yield { ...last, choices };
  if (failures.length > 0) throw failures[0] as Error; // what the source failed with, handed on as it is
}

/** The items of a source, and in `failures` what it fails with: what was held back is told before. */
async function* endingAtFailure<Item>(source: AsyncIterable<Item>, failures: unknown[]): AsyncGenerator<Item> {
  try {
    yield* source;
  } catch (error) {
    failures.push(error);
  }
}

async function restoreDelta(
  delta: ChatDelta,
  texts: ReplyTexts,
  createRestorer: (encode: Encode) => ChunkRestorer,
): Promise<ChatDelta> {
  const restore = (name: string, written: string, encode: Encode, add: AddRest): Promise<string> => {
    const text = texts.get(name) ?? { restorer: createRestorer(encode), add };
    texts.set(name, text);
    return text.restorer.push(written);
  };
  const restoreThought = (written: string) => restore('thinking', written, verbatim, addThought);
  const restoreFunction = async (name: string, called: FunctionCallDelta, add: AddRest): Promise<FunctionCallDelta> =>
    typeof called.arguments === 'string'
      ? { ...called, arguments: await restore(name, called.arguments, jsonStringContent, add) }
      : called;
  const restoreToolCall = async (call: ToolCallDelta): Promise<ToolCallDelta> => {
    const { index, function: called, custom } = call;
    if (called) {
      const add = addToolCall((rest) => ({ index, function: { arguments: rest } }));
      return { ...call, function: await restoreFunction(`arguments ${index}`, called, add) };
    }
    if (typeof custom?.input !== 'string') return call;
    const add = addToolCall((rest) => ({ index, custom: { input: rest } }));
    return { ...call, custom: { ...custom, input: await restore(`input ${index}`, custom.input, verbatim, add) } };
  };
  const restored: [string, unknown][] = [];
  for (const field of wordFields) {
    const written = delta[field];
    const restoreWord = (text: string) => restore(field, text, verbatim, addWords(field));
    if (written?.length) restored.push([field, await restoreWords(written, restoreWord, restoreThought)]);
  }
  return {
    ...delta,
    ...Object.fromEntries(restored),
    ...(delta.tool_calls && { tool_calls: await Promise.all(delta.tool_calls.map(restoreToolCall)) }),
    ...(delta.function_call && {
      function_call: await restoreFunction('function_call', delta.function_call, addFunctionCall),
    }),
  };
}

/** Words with the texts of their parts restored, and those of thoughts among them; what is no text stays. */
async function restoreWords(
  written: Words,
  restore: (text: string) => Promise<string>,
  restoreThought: (text: string) => Promise<string>,
): Promise<Words> {
  if (typeof written === 'string') return restore(written);
  const parts: object[] = [];
  for (const part of written) {
    if ('text' in part && typeof part.text === 'string') parts.push({ ...part, text: await restore(part.text) });
    else if ('thinking' in part && isWords(part.thinking))
      parts.push({ ...part, thinking: await restoreWords(part.thinking, restoreThought, restoreThought) });
    else parts.push(part);
  }
  return parts;
}

const isWords = (value: unknown): value is Words =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((part) => typeof part === 'object' && part !== null));

/** The delta with all that was still held back at its end. */
function withRest(delta: ChatDelta, texts: ReplyTexts): ChatDelta {
  let whole = delta;
  for (const { restorer, add } of texts.values()) {
    const rest = restorer.end();
    if (rest !== '') whole = add(whole, rest);
  }
  return whole;
}

const addWords =
  (field: (typeof wordFields)[number]): AddRest =>
  (delta, rest) => {
    const written = delta[field];
    const isInParts = typeof written === 'object' && written !== null;
    return { ...delta, [field]: isInParts ? [...written, textPart(rest)] : (written ?? '') + rest };
  };

const addThought: AddRest = (delta, rest) => {
  const { content } = delta;
  const written = typeof content === 'string' ? [textPart(content)] : (content ?? []);
  return { ...delta, content: [...written, { type: 'thinking', thinking: [textPart(rest)] }] };
};

const addToolCall =
  (callWith: (rest: string) => ToolCallDelta): AddRest =>
  (delta, rest) => ({ ...delta, tool_calls: [...(delta.tool_calls ?? []), callWith(rest)] });

const addFunctionCall: AddRest = (delta, rest) => ({
  ...delta,
  function_call: { ...delta.function_call, arguments: (delta.function_call?.arguments ?? '') + rest },
});

const textPart = (text: string) => ({ type: 'text', text });
