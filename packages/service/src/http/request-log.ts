/** One line for each request: who, what, how it ended. The pattern of the route stands for the URL, and nothing for the text. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { RequestObserver } from './parts.js';

/** Makes the hook that logs and observes a request when its answer is sent, or when its client is gone. */
export const logRequests =
  (logger: Logger, onRequest: RequestObserver) => async (request: FastifyRequest, reply: FastifyReply) => {
    const onOutcome = onRequest();
    const startedMs = performance.now(); // Fastify's own `elapsedTime` stays 0 without its logger
    reply.raw.once('close', () => {
      const { method } = request;
      const { key } = request as Partial<FastifyRequest>; // a path may need none, and a request have none
      const route = request.routeOptions.url ?? 'unknown';
      const status = reply.statusCode;
      const milliseconds = performance.now() - startedMs;
      onOutcome({ method, route, status, milliseconds });
      logger.info(
        {
          requestId: request.id,
          keyId: key?.id,
          method,
          route,
          status,
          ms: Math.round(milliseconds * 10) / 10,
          aborted: reply.raw.writableFinished ? undefined : true,
        },
        'request',
      );
    });
  };
