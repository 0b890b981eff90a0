/** A real HTTP server on a free port that plays a chat completions server: as it should be, broken, or hostile. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

/** A request as it arrived. */
export interface Call {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** Everything that came over the wire, for tests on what must never do so. */
  readonly body: string;
  readonly json: Readonly<Record<string, unknown>>;
  readonly system: string;
  readonly user: string;
}

/** Answers a call; whatever it likes to do with the connection. */
export type Answer = (call: Call, response: ServerResponse) => void;

/** A listening server. `answer` can be exchanged at any time. */
export interface ReplayServer {
  readonly url: string;
  /** Questions about a text, in order of arrival. */
  readonly calls: readonly Call[];
  /** Questions with the constant text by which a client finds out how to speak to the server. */
  readonly probes: readonly Call[];
  answer: Answer;
  /** How the probes are answered. */
  answerProbe: Answer;
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

/** Starts a server that finds nothing to quote, on a free port. */
export async function startReplayServer(): Promise<ReplayServer> {
  const calls: Call[] = [];
  const probes: Call[] = [];
  const replay = {
    calls,
    probes,
    answer: saying({ quotes: [] }),
    answerProbe: saying({ colour: 'blue' }),
    forget() {
      calls.length = 0;
      probes.length = 0;
    },
  };
  const server = createServer((request, response) => {
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

function readCall({ url = '', headers }: IncomingMessage, body: string): Call {
  const json = JSON.parse(body || '{}') as Record<string, unknown>;
  const messages = (json['messages'] ?? []) as { role: string; content: string }[]; // what our own client sends
  const contentOf = (role: string) => messages.find((message) => message.role === role)?.content ?? '';
  return { path: url, headers, body, json, system: contentOf('system'), user: contentOf('user') };
}
