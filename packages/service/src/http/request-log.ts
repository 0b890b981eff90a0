/**
 * One line for each request: who, what, how it ended. The route's pattern stands for the URL, and nothing for the text.
 */
import type { Context } from '@opentelemetry/api';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { Logger } from 'pino';
import { endRequestSpan, runInside, startRequestSpan, type TraceHeaders, traceIdOf } from '../tracing.js';
import { inOneTurn } from '../scheduling/in-one-turn.js';
import type { RequestObserver } from './parts.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The trace context of the request; set by `logRequests`. */
    inside: Context;
  }
}

/** What nginx logs where nothing was answered: the client left, or took too long. Nobody is ever sent it. */
const unansweredStatus = 499;

/** Makes the hook that logs and observes a request when its answer is sent, or when its client is gone. */
export function logRequests(logger: Logger, onRequest: RequestObserver) {
  const together = inOneTurn((logAll) => {
    logAll();
  });
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const onOutcome = onRequest();
    const { traceparent, tracestate } = traceHeadersOf(request);
    const { span, inside } = startRequestSpan({ traceparent, tracestate });
    request.inside = inside;
    const startedMs = performance.now(); // Fastify's own `elapsedTime` stays 0 without its logger
    reply.raw.once('close', () => {
      // Now: a handler may still answer into the closed connection.
      const status = reply.raw.headersSent ? reply.statusCode : unansweredStatus;
      const milliseconds = performance.now() - startedMs;
      const aborted = reply.raw.writableFinished ? undefined : true;
      void together(() => {
        const { method } = request;
        const { key } = request as Partial<FastifyRequest>; // a path may need none, and a request have none
        const route = request.routeOptions.url ?? 'unknown';
        onOutcome({ method, route, status, milliseconds });
        endRequestSpan(span, { method, route, status });
        logger.info(
          {
            requestId: request.id,
            traceId: traceIdOf(traceparent),
            keyId: key?.id,
            method,
            route,
            status,
            ms: Math.round(milliseconds * 10) / 10,
            aborted,
          },
          'request',
        );
      });
    });
    done();
  };
}

/** Hook right before the handler: what the handler does belongs to the request's trace. Reading the body leaves it. */
export const enterTrace = ({ inside }: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void => {
  runInside(inside, done);
};

/**
 * Of a header that was sent twice, neither counts (W3C Trace Context § 3.2: exactly one). Node joins the two by a
 * comma.
 */
function traceHeadersOf({ headers: { traceparent, tracestate } }: FastifyRequest): Partial<TraceHeaders> {
  const isOne = typeof traceparent === 'string' && traceIdOf(traceparent) !== undefined;
  return isOne ? { traceparent, tracestate: typeof tracestate === 'string' ? tracestate : undefined } : {};
}
