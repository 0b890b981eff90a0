/**
 * A real HTTP server on a free port that answers as a test tells it to, and remembers what it was asked. Mostly it plays
 * a chat completions server: as it should be, broken, or hostile.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

/** A request as it arrived. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** Everything that came over the wire, for tests on what must never do so. */
  readonly body: string;
  readonly json: Readonly<Record<string, unknown>>;
  /** What the messages of a chat say in either role; empty where there are none. */
  readonly system: string;
  readonly user: string;
}

/** Answers a call; whatever it likes to do with the connection. */
export type Answer = (call: Call, response: ServerResponse) => void;

/** A listening server. `answer` can be exchanged at any time. */
export interface ReplayServer {
  /** Its address as clients of chat completions want it, with `/v1` at the end. */
  readonly url: string;
  /** What it was asked, in order of arrival, but for the probes. */
  readonly calls: readonly Call[];
  /** Questions with the constant text by which a client finds out how to speak to the server. */
  readonly probes: readonly Call[];
  answer: Answer;
  /** How the probes are answered. */
  answerProbe: Answer;
  /** How many requests have a connection that stands, and no whole answer yet. */
  countOpen(): number;
  forget(): void;
  stop(): Promise<void>;
}

/** The body of a finished chat completion with `content`. */
export const completion = (content: unknown, choice: object = {}, rest: object = {}): string =>
  JSON.stringify({
    id: 'replay',
    object: 'chat.completion',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content }, ...choice }],
    ...rest,
  });

/** Answers with `body`, which is JSON unless `headers` say otherwise. */
export const answering =
  (body: string, status = 200, headers: Readonly<Record<string, string>> = {}): Answer =>
  (_call, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body);

/** Answers as a model that says `content`. */
export const saying = (content: unknown): Answer =>
  answering(completion(typeof content === 'string' ? content : JSON.stringify(content)));

/** Answers with `answers` one after the other, and ever again with the last. */
export const inTurn = (...answers: readonly Answer[]): Answer => {
  let turn = 0;
  return (call, response) => {
    answers[Math.min(turn++, answers.length - 1)]?.(call, response);
  };
};

/** Takes the request and never answers. */
export const hanging: Answer = () => undefined;

/** Starts a server that gives `answer`, or finds nothing to quote. */
export async function startReplayServer(answer: Answer = saying({ quotes: [] })): Promise<ReplayServer> {
  const calls: Call[] = [];
  const probes: Call[] = [];
  let open = 0;
  const replay = {
    calls,
    probes,
    answer,
    answerProbe: saying({ colour: 'blue' }),
    countOpen: () => open,
    forget() {
      calls.length = 0;
      probes.length = 0;
    },
  };
  const server = createServer((request, response) => {
    open++;
    response.on('close', () => open--);
    void readText(request).then(
      (body) => {
        const call = readCall(request, body);
        const isProbe = call.user.startsWith('Which colour does a clear sky have');
        (isProbe ? probes : calls).push(call);
        (isProbe ? replay.answerProbe : replay.answer)(call, response);
      },
      () => undefined, // the client hung up
    );
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo; // listens on TCP
  return Object.assign(replay, {
    url: `http://127.0.0.1:${port}/v1`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  });
}

function readCall({ method = '', url = '', headers }: IncomingMessage, body: string): Call {
  const json = JSON.parse(body || '{}') as Record<string, unknown>;
  const messages = (json['messages'] ?? []) as { role: string; content: string }[]; // what our own client sends
  const contentOf = (role: string) => messages.find((message) => message.role === role)?.content ?? '';
  return { method, path: url, headers, body, json, system: contentOf('system'), user: contentOf('user') };
}
