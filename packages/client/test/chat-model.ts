/** A model with the chat API of OpenAI that says what it is told to, in one piece or as a stream. */
import { answering, type ReplayServer, startReplayServer } from '../../../test/replay-server.js';

/** A tool call that the model makes. Its arguments are JSON. */
interface ToolCall {
  readonly name: string;
  readonly arguments: string;
}

/** What the model says, and how many code units of it each chunk carries. */
export interface ModelReply {
  readonly content?: string;
  readonly toolCalls?: readonly ToolCall[];
  readonly chunkLength?: number;
}

/** Starts a model that says `reply`, whatever it is asked, streaming if it is asked to. */
export const startModel = (reply: ModelReply): Promise<ReplayServer> =>
  startReplayServer((call, response) => {
    if (call.json['stream'] !== true) {
      answering(JSON.stringify(chatCompletion(reply)))(call, response);
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    for (const event of [...chatChunks(reply).map((chunk) => JSON.stringify(chunk)), '[DONE]']) {
      response.write(`data: ${event}\n\n`);
    }
    response.end();
  });

const envelope = { id: 'chatcmpl-1', created: 1_893_456_000, model: 'replay' };

/** The reply in one piece. */
const chatCompletion = ({ content, toolCalls = [] }: ModelReply) => ({
  ...envelope,
  object: 'chat.completion',
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content: content ?? null, tool_calls: toolCalls.map(toolCallMessage) },
      finish_reason: toolCalls.length > 0 ? 'tool_calls' : 'stop',
    },
  ],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});

const toolCallMessage = (call: ToolCall, index: number) => ({ id: `call_${index}`, type: 'function', function: call });

/** What a chunk adds to the reply. */
interface Delta {
  readonly role?: string;
  readonly content?: string;
  readonly tool_calls?: readonly {
    readonly index: number;
    readonly function: { readonly name?: string; readonly arguments: string };
  }[];
}

/** The reply as chunks of a stream. */
export function chatChunks({ content = '', toolCalls = [], chunkLength = 3 }: ModelReply) {
  const words = cut(content, chunkLength).map((part) => ({ content: part }));
  const calls = toolCalls.flatMap(({ name, arguments: json }, index) => [
    { tool_calls: [{ index, id: `call_${index}`, type: 'function', function: { name, arguments: '' } }] },
    ...cut(json, chunkLength).map((part) => ({ tool_calls: [{ index, function: { arguments: part } }] })),
  ]);
  const deltas: readonly Delta[] = [{ role: 'assistant' }, ...words, ...calls, {}];
  return deltas.map((delta, at) => ({
    ...envelope,
    object: 'chat.completion.chunk',
    choices: [
      { index: 0, delta, finish_reason: at < deltas.length - 1 ? null : calls.length > 0 ? 'tool_calls' : 'stop' },
    ],
  }));
}

/** A text in chunks of `length` code units, surrogate pairs cut where it falls. */
export const cut = (text: string, length: number): string[] =>
  Array.from({ length: Math.ceil(text.length / length) }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  );
