/** Which requests of a connection wait for their answers: nothing else may be written before those. */
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long a connection stays half open for whoever still sends. */
const lingerMs = 1_000;

/** Requests without an answer and where it will go, by the connection that they came on. */
const unanswered = new WeakMap<Socket, Map<IncomingMessage, ServerResponse>>();

/** Connections on which garbage came behind whole requests: they close behind the answers to those. */
const closing = new WeakSet<Socket>();

/**
 * Closes a connection on which garbage came, but only behind the answers to the whole requests before it. False where
 * none are owed.
 */
export function closesBehindAnswers(socket: Socket): boolean {
  if (isOwedAnAnswer(socket)) closing.add(socket);
  return closing.has(socket);
}

/** Who goes on sending may lose an answer whose connection is cut at once (RFC 9112 § 9.6). */
export const destroyLater = (socket: Socket) => setTimeout(() => socket.destroy(), lingerMs).unref();

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

/** Whether a whole request still waits for its answer: another would be taken for that one (RFC 9112 § 9.3.2). */
const isOwedAnAnswer = (socket: Socket): boolean =>
  [...(unanswered.get(socket)?.keys() ?? [])].some((request) => request.complete);

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
