/** Answers for what is no HTTP request at all, where Node would answer in its own words. */
import { type ProblemCode, problems } from '@palimpsest/protocol';
import type { FastifyInstance } from 'fastify';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from '../problems.js';
import { problemBody, problemMediaType } from './problem-answers.js';

const codes: Readonly<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'header_too_large',
};
const details = {
  request_timeout: 'The request was not complete in time.',
  header_too_large: 'The request line and the headers together are too long.',
  malformed_request: 'This is not an HTTP/1.1 request.',
};

/** How long the connection of a refusal stays half open for whoever still sends. */
const lingerMs = 1_000;

/** Requests without an answer and where it will go, by the connection that they came on. */
const unanswered = new WeakMap<Socket, Map<IncomingMessage, ServerResponse>>();

/** Whether a whole request still waits for its answer: ours would be taken for that one (RFC 9112 § 9.3.2). */
const isOwedAnAnswer = (socket: Socket): boolean =>
  [...(unanswered.get(socket)?.keys() ?? [])].some((request) => request.complete);

/** Node tells the first of several answers on a connection that it is gone, and not those behind it (seen with Node 20). */
function closeAnswersWith(socket: Socket, waiting: ReadonlyMap<IncomingMessage, ServerResponse>): void {
  socket.once('close', () => {
    setImmediate(() => {
      for (const response of waiting.values()) response.emit('close');
    });
  });
}

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
  const code = (codes[error.code ?? ''] ?? 'malformed_request') as keyof typeof details; // the table above
  const { status } = problems[code];
  const body = JSON.stringify(problemBody(new Problem(code, details[code])));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nContent-Type: ${problemMediaType}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  destroyLater(socket);
}

/** Who goes on sending may lose an answer whose connection is cut at once (RFC 9112 § 9.6). */
const destroyLater = (socket: Socket) => setTimeout(() => socket.destroy(), lingerMs).unref();

/** Notes who waits for an answer, and takes two further refusals over from Node, which answers them without a body. The server must not ask for `Host`. */
export function checkHead(app: FastifyInstance): void {
  // Before all hooks: what comes behind a request may be parsed before the first of them runs.
  app.server.prependListener('request', (request, response) => {
    const { socket } = request;
    const waiting = unanswered.get(socket) ?? new Map<IncomingMessage, ServerResponse>();
    if (!unanswered.has(socket)) closeAnswersWith(socket, waiting);
    unanswered.set(socket, waiting.set(request, response));
    response.once('close', () => {
      waiting.delete(request);
      if (!closing.has(socket) || isOwedAnAnswer(socket)) return;
      socket.end();
      destroyLater(socket);
    });
  });
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const hosts = raw.headersDistinct['host']?.length ?? 0; // one with HTTP/1.1, at most one before: RFC 9112 § 3.2
    const isOne = hosts === 1 || (hosts === 0 && raw.httpVersion !== '1.1');
    done(!isOne ? new Problem('malformed_request', details.malformed_request) : undefined);
  });
  app.server.maxHeadersCount = 0; // their length is bounded; Node would drop what comes behind 2 000, unread
  // RFC 9110 § 10.1.1 allows 417 for expectations that nobody knows, and allows to ignore them.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
}
