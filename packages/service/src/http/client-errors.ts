/** Answers where Node would answer in its own words, or without any. */
import { type ProblemCode, problems } from '@palimpsest/protocol';
import type { FastifyInstance } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from '../problems.js';
import { problemBody, problemMediaType } from './problem-answers.js';
import { closesBehindAnswers, destroyLater } from './unanswered-requests.js';

interface Refusal {
  readonly code: ProblemCode;
  readonly detail: string;
}

const malformed: Refusal = { code: 'malformed_request', detail: 'This is not an HTTP/1.1 request.' };

/** RFC 9110 § 9.3.6 */
const tunnel: Refusal = { code: 'malformed_request', detail: 'CONNECT asks for a tunnel, and this is no proxy.' };

/** Refusals by the code of Node's error; all others are `malformed`. */
const refusals: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'request_timeout', detail: 'The request was not complete in time.' },
  HPE_HEADER_OVERFLOW: {
    code: 'header_too_large',
    detail: 'The request line and the headers together are too long.',
  },
};

/** Answers what is no HTTP request and closes its connection. Nothing of what was received is repeated or logged. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  refuse(socket, refusals[error.code ?? ''] ?? malformed);
}

function refuse(socket: Socket, { code, detail }: Refusal): void {
  if (closesBehindAnswers(socket)) return;
  const { status } = problems[code];
  const body = JSON.stringify(problemBody(new Problem(code, detail)));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nContent-Type: ${problemMediaType}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  destroyLater(socket);
}

/**
 * Answers in our own words what Node would refuse without a body (no `Host` or two of them, an unknown `Expect`) or
 * without a word (`CONNECT`), and keeps headers that it would drop. The server must be made with `requireHostHeader: false`.
 */
export function takeOverFromNode(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const hosts = raw.headersDistinct['host']?.length ?? 0; // one with HTTP/1.1, at most one before: RFC 9112 § 3.2
    const isValid = hosts === 1 || (hosts === 0 && raw.httpVersion !== '1.1');
    done(isValid ? undefined : new Problem(malformed.code, malformed.detail));
  });
  app.server.maxHeadersCount = 0; // their length is bounded; Node would drop what comes behind 2 000
  // RFC 9110 § 10.1.1 allows 417 for expectations that nobody knows, and allows to ignore them.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.server.on('connect', (_request, socket: Socket) => {
    socket.on('error', () => socket.destroy()); // Node listens no more
    refuse(socket, tunnel);
  });
}
