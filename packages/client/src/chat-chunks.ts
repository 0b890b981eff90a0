/** Restores the reply stream of an OpenAI-compatible chat: words and the arguments of tool calls, chunk by chunk. */
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
}

/** Words as they are, or in parts, as Mistral sends them beside its thoughts. */
type Words = string | readonly object[];

/** What a chunk adds to a tool call. `arguments` is a part of a JSON text; some servers begin with null. */
interface ToolCallDelta {
  readonly index: number;
  readonly function?: { readonly arguments?: string | null | undefined } | null | undefined;
}

/** The texts of one reply, each with what it holds back. */
interface ReplyTexts {
  readonly words: Map<(typeof wordFields)[number], ChunkRestorer>;
  readonly toolCalls: Map<number, ChunkRestorer>;
}

/**
 * Gives every chunk back with its text restored. A chunk may carry less text than it came with and a later one more;
 * nothing is left behind when a reply finishes or breaks off. Values are asked for once, however many texts hold them.
 * Throws the reason of the signal when that aborts, also while no chunk comes.
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
    const texts = replies.get(index) ?? { words: new Map(), toolCalls: new Map() };
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
  for await (const chunk of untilAborted(chunks, signal)) {
    if (chunk.choices?.length) last = chunk; // one that tells the usage must not tell it twice
    yield chunk.choices ? { ...chunk, choices: await Promise.all(chunk.choices.map(restoreChoice)) } : chunk;
  }
  signal?.throwIfAborted(); // the stream of the `openai` package ends without an error if its own signal aborts
  const brokenOff = [...replies].map(([index, texts]) => ({ index, delta: withRest({}, texts) }));
  const choices = brokenOff.filter(({ delta }) => Object.keys(delta).length > 0);
  if (last && choices.length > 0) yield { ...last, choices };
}

async function restoreDelta(
  delta: ChatDelta,
  { words, toolCalls }: ReplyTexts,
  createRestorer: (encode: Encode) => ChunkRestorer,
): Promise<ChatDelta> {
  const restorerOf = <Key>(restorers: Map<Key, ChunkRestorer>, key: Key, encode: Encode): ChunkRestorer => {
    const restorer = restorers.get(key) ?? createRestorer(encode);
    restorers.set(key, restorer);
    return restorer;
  };
  const restoreToolCall = async (call: ToolCallDelta): Promise<ToolCallDelta> => {
    const written = call.function?.arguments;
    if (typeof written !== 'string') return call;
    const restored = await restorerOf(toolCalls, call.index, jsonStringContent).push(written);
    return { ...call, function: { ...call.function, arguments: restored } };
  };
  const restored: [string, unknown][] = [];
  for (const field of wordFields) {
    const written = delta[field];
    if (written?.length) restored.push([field, await restoreWords(written, restorerOf(words, field, verbatim))]);
  }
  return {
    ...delta,
    ...Object.fromEntries(restored),
    ...(delta.tool_calls && { tool_calls: await Promise.all(delta.tool_calls.map(restoreToolCall)) }),
  };
}

/** Words with the texts of their parts restored; what is no text stays. */
async function restoreWords(written: Words, restorer: ChunkRestorer): Promise<Words> {
  if (typeof written === 'string') return restorer.push(written);
  const parts: object[] = [];
  for (const part of written) {
    const isText = 'text' in part && typeof part.text === 'string';
    parts.push(isText ? { ...part, text: await restorer.push(String(part.text)) } : part);
  }
  return parts;
}

/** The delta with all that was still held back at its end. */
function withRest(delta: ChatDelta, { words, toolCalls }: ReplyTexts): ChatDelta {
  const said = [...words].map(([field, restorer]) => [field, withEnd(delta[field], restorer.end())] as const);
  const rests = [...toolCalls].map(([index, restorer]) => ({ index, function: { arguments: restorer.end() } }));
  const calls = rests.filter((call) => call.function.arguments !== '');
  return {
    ...delta,
    ...Object.fromEntries(said.filter(([field, whole]) => whole !== delta[field])),
    ...(calls.length > 0 && { tool_calls: [...(delta.tool_calls ?? []), ...calls] }),
  };
}

function withEnd(written: Words | null | undefined, rest: string): Words | null | undefined {
  if (rest === '') return written;
  return written && typeof written !== 'string' ? [...written, { type: 'text', text: rest }] : (written ?? '') + rest;
}
