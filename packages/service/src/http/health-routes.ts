/** Whether the process lives and whether it takes work, for load balancers and orchestrators; no key. */
import type { FastifyInstance } from 'fastify';
import { UnavailableError } from '../problems.js';
import type { AppParts } from './parts.js';

const state = (status: string, description: string) => ({
  description,
  content: {
    'application/json': {
      schema: { type: 'object', properties: { status: { const: status, type: 'string' } }, required: ['status'] },
    },
  },
});
const notReady = {
  description: 'Not ready.',
  headers: { 'Retry-After': { type: 'integer', minimum: 1 } },
  content: { 'application/problem+json': { schema: { $ref: 'Unavailable#' } } },
};

/** Registers `/livez` and `/readyz`. */
export function healthRoutes(app: FastifyInstance, { isDraining, isReady }: Pick<AppParts, 'isDraining' | 'isReady'>) {
  app.get(
    '/livez',
    {
      schema: {
        operationId: 'live',
        summary: 'The process answers',
        tags: ['health'],
        security: [],
        response: { 200: state('alive', 'The process answers.') },
      },
    },
    () => ({ status: 'alive' }),
  );
  app.get(
    '/readyz',
    {
      schema: {
        operationId: 'ready',
        summary: 'The service takes work',
        tags: ['health'],
        security: [],
        response: {
          200: state('ready', 'Store, keys and audit log can be used, and the service is not draining.'),
          503: notReady,
        },
      },
    },
    async () => {
      if (isDraining() || !(await isReady())) throw new UnavailableError('Not ready.');
      return { status: 'ready' };
    },
  );
}
