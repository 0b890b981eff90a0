/** A server on a free port that gives the answers it was handed, in order, and remembers what it was asked. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

/** An answer. `hangUp` closes the connection instead, `never` leaves the request without one, `unfinished` begins it. */
export type ReplayedAnswer =
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: unknown;
    }
  | 'hangUp'
  | 'never'
  | 'unfinished';

/** A request as it came. */
interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A running server. */
export interface ReplayServer {
  readonly url: string;
  readonly seen: readonly SeenRequest[];
  /** Requests whose connection stands and which have no whole answer yet. */
  readonly open: number;
  stop(): Promise<void>;
}

/** Starts a server that gives `answers` in order and the last one for ever. */
export const startReplay = (...answers: readonly ReplayedAnswer[]): Promise<ReplayServer> => {
  let next = 0;
  return startServer((_request, response) => {
    const answer = answers[Math.min(next++, answers.length - 1)] ?? {};
    if (answer === 'never') return;
    if (answer === 'unfinished') return void response.writeHead(200).write('{');
    if (answer === 'hangUp') return void response.destroy();
    const { status = 200, headers = {}, body } = answer;
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
};

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

/** Starts a model with the chat API of OpenAI that says `reply`, whatever it is asked, streaming if it is asked to. */
export const startModel = (reply: ModelReply): Promise<ReplayServer> =>
  startServer((request, response) => {
    const { stream } = JSON.parse(request.body) as { stream?: boolean };
    if (stream === true) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      for (const event of [...chatChunks(reply).map((chunk) => JSON.stringify(chunk)), '[DONE]']) {
        response.write(`data: ${event}\n\n`);
      }
      response.end();
      return;
    }
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(chatCompletion(reply)));
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

async function startServer(answer: (request: SeenRequest, response: ServerResponse) => void): Promise<ReplayServer> {
  const seen: SeenRequest[] = [];
  let open = 0;
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    open++;
    response.on('close', () => open--);
    const { method = '', url = '', headers } = request;
    const whole = { method, url, headers, body: await readText(request) };
    seen.push(whole);
    answer(whole, response);
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listens on TCP
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    get open() {
      return open;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
