/** Puts the HTTP layer together. What is checked in which order can be read off here. */
import fastify, { type FastifyInstance, type FastifyPluginCallback } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { UnavailableError } from '../problems.js';
import { authenticate, limitRate } from './authentication.js';
import { answerClientError, takeOverFromNode } from './client-errors.js';
import { allowOrigins } from './cors.js';
import { healthRoutes } from './health-routes.js';
import { maskingRoutes } from './masking-routes.js';
import { describeApi, openApiRoute } from './openapi.js';
import { pageRoutes } from './pages.js';
import type { AppParts } from './parts.js';
import { refuseUnknown, routableTarget } from './paths.js';
import { answerProblems } from './problem-answers.js';
import { enterTrace, logRequests } from './request-log.js';
import { trackAnswers } from './unanswered-requests.js';

/** 100 000 characters outside the BMP, each written as two `\uXXXX`, are 1.2 MB. */
const bodyLimitBytes = 2 * 1024 * 1024;

/** How long clients may take. */
const defaultTimeouts = {
  headersMs: 10_000, // a header is a few packets; who sends none holds a connection
  requestMs: 30_000, // the largest body at 70 kB a second
  unreadMs: 60_000, // an answer of which nothing is read for so long is dropped, and holds no memory any more
} as const satisfies AppParts['timeouts'];

/**
 * Builds the service's HTTP side; nothing listens yet.
 * A request under `/v1` meets its refusals in this order: 401, 429, 503, 404 or 405, 422, then those of its use case.
 */
export function buildApp(parts: AppParts): FastifyInstance {
  const timeouts = { ...defaultTimeouts, ...parts.timeouts };
  const app = bareApp(parts.logger, timeouts);
  app.addHook('onRequest', logRequests(parts.logger, parts.onRequest));
  app.addHook('preHandler', enterTrace);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers({ 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' });
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (parts.isDraining()) reply.header('Connection', 'close'); // else a next request could meet the end of the process
    done();
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    request.raw.socket.setTimeout(timeouts.unreadMs); // until Node sets its own for the next request
    done();
  });
  trackAnswers(app);
  takeOverFromNode(app);
  if (parts.corsOrigins.length > 0) app.addHook('onRequest', allowOrigins(parts.corsOrigins));
  refuseUnknown(app);

  describeApi(app, parts.basePath);
  void app.register(openRoutes(parts), { prefix: parts.basePath }); // Fastify itself awaits what is registered
  void app.register(v1Routes(parts), { prefix: `${parts.basePath}/v1` });
  if (parts.pagesFolder !== undefined) void app.register(pageRoutes(parts.pagesFolder, parts.basePath));
  return app;
}

/** Fastify with none of its own answers, logs and conversions. */
function bareApp(logger: Logger, timeouts: NonNullable<AppParts['timeouts']>): FastifyInstance {
  const app = fastify({
    bodyLimit: bodyLimitBytes,
    requestTimeout: timeouts.requestMs,
    http: {
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: Math.min(timeouts.headersMs, 1_000),
      requireHostHeader: false, // we answer that ourselves, too
    },
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => routableTarget(url),
    routerOptions: { maxParamLength: 65_536 }, // more than a header can hold: a long id is refused by its schema
    return503OnClosing: false, // we answer that ourselves, after 401 and 429
    clientErrorHandler: answerClientError,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  app.addHttpMethod('DELETE', { hasBody: false, overrideExisting: true }); // neither body nor content type is looked at
  app.removeAllContentTypeParsers();
  app.setErrorHandler(answerProblems(logger));
  return app;
}

/** What needs no key. */
const openRoutes =
  (parts: AppParts): FastifyPluginCallback =>
  (app, _options, done) => {
    healthRoutes(app, parts);
    openApiRoute(app);
    done();
  };

/** All paths under `/v1`, known or not, and the doors before them: key, rate limit, drain. */
const v1Routes =
  ({ keys, rateLimiter, isDraining, isOverloaded, masking }: AppParts): FastifyPluginCallback =>
  (v1, _options, done) => {
    v1.addHook('onRequest', (_request, reply, next) => {
      reply.header('Cache-Control', 'no-store');
      next();
    });
    v1.addHook('onRequest', authenticate(keys));
    v1.addHook('onRequest', limitRate(rateLimiter));
    v1.addHook('onRequest', (_request, _reply, next) => {
      if (isDraining()) next(new UnavailableError('The service is shutting down.'));
      else next(isOverloaded() ? new UnavailableError('Too many requests at once.') : undefined);
    });
    v1.setNotFoundHandler(() => undefined); // never reached, but makes unknown paths pass the hooks above
    maskingRoutes(v1, masking);
    done();
  };
