/** Answers for what is no HTTP request at all, where Node would answer in its own words. */
import { type ProblemCode, problems } from '@palimpsest/protocol';
import type { FastifyInstance } from 'fastify';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from '../problems.js';
import { problemBody, problemMediaType } from './problem-answers.js';

interface Refusal {
  readonly code: ProblemCode;
  readonly detail: string;
}

const malformed: Refusal = { code: 'malformed_request', detail: 'This is not an HTTP/1.1 request.' };

/** Refusals by the code of Node's error; all others are `malformed`. */
const refusals: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'request_timeout', detail: 'The request was not complete in time.' },
  HPE_HEADER_OVERFLOW: {
    code: 'header_too_large',
    detail: 'The request line and the headers together are too long.',
  },
};

/** How long the connection of a refusal stays half open for whoever still sends. */
const lingerMs = 1_000;

/** Requests without an answer and where it will go, by the connection that they came on. */
const unanswered = new WeakMap<Socket, Map<IncomingMessage, ServerResponse>>();

/** Connections on which garbage came behind whole requests: they close behind the answers to those. */
const closing = new WeakSet<Socket>();

/** Answers and closes the connection. Nothing of what was received is repeated or logged. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  if (isOwedAnAnswer(socket)) {
    closing.add(socket);
    return;
  }
  if (closing.has(socket)) return; // all is said
  const { code, detail } = refusals[error.code ?? ''] ?? malformed;
  const { status } = problems[code];
  const body = JSON.stringify(problemBody(new Problem(code, detail)));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nContent-Type: ${problemMediaType}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  destroyLater(socket);
}

/** Whether a whole request still waits for its answer: ours would be taken for that one (RFC 9112 § 9.3.2). */
const isOwedAnAnswer = (socket: Socket): boolean =>
  [...(unanswered.get(socket)?.keys() ?? [])].some((request) => request.complete);

/** Who goes on sending may lose an answer whose connection is cut at once (RFC 9112 § 9.6). */
const destroyLater = (socket: Socket) => setTimeout(() => socket.destroy(), lingerMs).unref();

/**
 * Notes which requests wait for an answer, and closes connections with garbage behind the last one. Notes them before
 * all hooks: what comes behind a request may be parsed before the first of them runs.
 */
export function trackAnswers({ server }: FastifyInstance): void {
  server.prependListener('request', (request, response) => {
    const { socket } = request;
    const waiting = unansweredOn(socket).set(request, response);
    response.once('close', () => {
      waiting.delete(request);
      if (!closing.has(socket) || isOwedAnAnswer(socket)) return;
      socket.end();
      destroyLater(socket);
    });
  });
}

function unansweredOn(socket: Socket): Map<IncomingMessage, ServerResponse> {
  const known = unanswered.get(socket);
  if (known) return known;
  const waiting = new Map<IncomingMessage, ServerResponse>();
  unanswered.set(socket, waiting);
  closeAnswersWith(socket, waiting);
  return waiting;
}

/** Node tells the first of several answers on a connection that it is gone, not those behind it (seen with Node 20). */
function closeAnswersWith(socket: Socket, waiting: ReadonlyMap<IncomingMessage, ServerResponse>): void {
  socket.once('close', () => {
    setImmediate(() => {
      for (const response of waiting.values()) response.emit('close');
    });
  });
}

/** Takes over what Node would refuse without a body, or drop unread. The server itself must not ask for `Host`. */
export function checkHead(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const hosts = raw.headersDistinct['host']?.length ?? 0; // one with HTTP/1.1, at most one before: RFC 9112 § 3.2
    const isValid = hosts === 1 || (hosts === 0 && raw.httpVersion !== '1.1');
    done(isValid ? undefined : new Problem(malformed.code, malformed.detail));
  });
  app.server.maxHeadersCount = 0; // their length is bounded; Node would drop what comes behind 2 000
  // RFC 9110 § 10.1.1 allows 417 for expectations that nobody knows, and allows to ignore them.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
}
