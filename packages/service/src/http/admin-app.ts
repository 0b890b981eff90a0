/** The operator's side: metrics and health on a port of its own, on loopback, without keys. */
import { UnavailableBody } from '@palimpsest/protocol/schemas';
import fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.js';
import { answerClientError } from './client-errors.js';
import { healthRoutes } from './health-routes.js';
import type { AppParts } from './parts.js';
import { refuseUnknown, routableTarget } from './paths.js';
import { answerProblems } from './problem-answers.js';

/** Builds `/metrics`, `/livez` and `/readyz`; nothing listens yet. */
export function buildAdminApp(
  parts: Pick<AppParts, 'isDraining' | 'isReady' | 'logger'>,
  metrics: Metrics,
): FastifyInstance {
  const app = fastify({
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    rewriteUrl: ({ url = '/' }) => routableTarget(url),
  });
  app.addSchema(UnavailableBody);
  app.setErrorHandler(answerProblems(parts.logger));
  refuseUnknown(app);
  healthRoutes(app, parts);
  app.get('/metrics', async (_request, reply) => {
    const { contentType, body } = await metrics.text();
    return reply.type(contentType).send(body);
  });
  return app;
}
