/** Restores the reply stream of an OpenAI-compatible chat: words and the arguments of tool calls, chunk by chunk. */
import { type ChunkRestorer, type Encode, jsonStringContent, verbatim } from './restore-chunks.js';

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

/** What a chunk adds to a reply. */
interface ChatDelta {
  readonly content?: string | null | undefined;
  readonly tool_calls?: readonly ToolCallDelta[] | undefined;
}

/** What a chunk adds to a tool call. `arguments` is a part of a JSON text. */
interface ToolCallDelta {
  readonly index: number;
  readonly function?: { readonly arguments?: string | undefined } | undefined;
}

/** The texts of one reply, each with what it holds back. */
interface ReplyTexts {
  readonly content: ChunkRestorer;
  readonly toolCalls: Map<number, ChunkRestorer>;
}

/**
 * Gives every chunk back with its text restored. A chunk may carry less text than it came with and a later one more;
 * nothing is left behind when a reply finishes or breaks off.
 */
export async function* restoreChatChunks<Chunk extends ChatChunk>(
  chunks: AsyncIterable<Chunk>,
  createRestorer: (encode: Encode) => ChunkRestorer,
): AsyncGenerator<Chunk, void, undefined> {
  const replies = new Map<number, ReplyTexts>();
  const textsOf = (index: number): ReplyTexts => {
    const texts = replies.get(index) ?? { content: createRestorer(verbatim), toolCalls: new Map() };
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
  for await (const chunk of chunks) {
    last = chunk;
    yield chunk.choices ? { ...chunk, choices: await Promise.all(chunk.choices.map(restoreChoice)) } : chunk;
  }
  const brokenOff = [...replies].map(([index, texts]) => ({ index, delta: withRest({}, texts) }));
  const choices = brokenOff.filter(({ delta }) => Object.keys(delta).length > 0);
  if (last && choices.length > 0) yield { ...last, choices };
}

async function restoreDelta(
  delta: ChatDelta,
  { content, toolCalls }: ReplyTexts,
  createRestorer: (encode: Encode) => ChunkRestorer,
): Promise<ChatDelta> {
  const restoreToolCall = async (call: ToolCallDelta): Promise<ToolCallDelta> => {
    if (call.function?.arguments === undefined) return call;
    const restorer = toolCalls.get(call.index) ?? createRestorer(jsonStringContent);
    toolCalls.set(call.index, restorer);
    return { ...call, function: { ...call.function, arguments: await restorer.push(call.function.arguments) } };
  };
  return {
    ...delta,
    ...(delta.content && { content: await content.push(delta.content) }),
    ...(delta.tool_calls && { tool_calls: await Promise.all(delta.tool_calls.map(restoreToolCall)) }),
  };
}

/** The delta with all that was still held back at its end. */
function withRest(delta: ChatDelta, { content, toolCalls }: ReplyTexts): ChatDelta {
  const words = content.end();
  const rests = [...toolCalls].map(([index, restorer]) => ({ index, function: { arguments: restorer.end() } }));
  const calls = rests.filter((call) => call.function.arguments !== '');
  return {
    ...delta,
    ...(words !== '' && { content: (delta.content ?? '') + words }),
    ...(calls.length > 0 && { tool_calls: [...(delta.tool_calls ?? []), ...calls] }),
  };
}
