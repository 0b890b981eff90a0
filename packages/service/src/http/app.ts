/** Puts the HTTP layer together. What is checked in which order can be read off here. */
import fastify, { type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { Problem, UnavailableError } from '../problems.js';
import { authenticate, limitRate } from './authentication.js';
import { answerClientError } from './client-errors.js';
import { allowOrigins } from './cors.js';
import { healthRoutes } from './health-routes.js';
import { maskingRoutes } from './masking-routes.js';
import { describeApi, openApiRoute } from './openapi.js';
import type { AppParts } from './parts.js';
import { recordMethods, routableTarget } from './paths.js';
import { answerProblems } from './problem-answers.js';
import { logRequests } from './request-log.js';

/** 100 000 characters outside the BMP, each written as two `\uXXXX`, are 1.2 MB. */
const bodyLimitBytes = 2 * 1024 * 1024;

/** Builds the service's HTTP side; nothing listens yet. Requests under `/v1` meet 401, 429, 503, 404/405, 422 in this order. */
export function buildApp(parts: AppParts): FastifyInstance {
  const { headersMs, requestMs } = parts.timeouts ?? { headersMs: 10_000, requestMs: 30_000 };
  const app = fastify({
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: Math.min(headersMs, 1_000) },
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => routableTarget(url),
    routerOptions: { maxParamLength: 65_536 }, // more than a header can hold: a long id is refused by its schema
    return503OnClosing: false, // we answer that ourselves, after 401 and 429
    clientErrorHandler: answerClientError,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  app.addHttpMethod('DELETE', { hasBody: false, overrideExisting: true }); // neither body nor content type is looked at
  app.removeAllContentTypeParsers();
  app.setErrorHandler(answerProblems(parts.logger));
  const methodsOf = recordMethods(app);

  app.addHook('onRequest', logRequests(parts.logger, parts.onRequest));
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' });
  });
  if (parts.corsOrigins.length > 0) app.addHook('onRequest', allowOrigins(parts.corsOrigins));
  // Unknown paths are refused here, after all of `onRequest` and before any body is read.
  app.addHook('preParsing', async (request, reply) => {
    if (!request.is404) return;
    const allow = methodsOf(request.raw.url ?? '/');
    if (allow === undefined) throw new Problem('not_found', 'There is nothing at this path.');
    reply.header('Allow', allow);
    throw new Problem('method_not_allowed', `This path takes ${allow}.`);
  });

  describeApi(app, { basePath: parts.basePath, version: '1' });
  void app.register(
    (root, _options, done) => {
      healthRoutes(root, parts);
      openApiRoute(root);
      done();
    },
    { prefix: parts.basePath },
  );
  void app.register(
    (v1, _options, done) => {
      protect(v1, parts);
      void v1.register(
        (masking, _maskingOptions, masked) => {
          maskingRoutes(masking, parts.masking);
          masked();
        },
        { prefix: '/masking' },
      );
      done();
    },
    { prefix: `${parts.basePath}/v1` },
  );
  return app;
}

/** Gives all paths below `v1`, known or not, their doors: key, rate limit, drain. */
function protect(v1: FastifyInstance, { keys, rateLimiter, isDraining }: AppParts): void {
  v1.addHook('onRequest', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
  });
  v1.addHook('onRequest', authenticate(keys));
  v1.addHook('onRequest', limitRate(rateLimiter));
  v1.addHook('onRequest', (_request, _reply, done) => {
    done(isDraining() ? new UnavailableError('The service is shutting down.') : undefined);
  });
  v1.setNotFoundHandler(() => undefined); // never reached, but makes unknown paths pass the hooks above
}
