/** Cross-origin access of browsers (WHATWG Fetch § 3.2), for the origins that the operator lists and nobody else. */
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Headers of answers that scripts of another origin may read, beyond those that they always may. */
const exposedHeaders = 'Retry-After, RateLimit, RateLimit-Policy';

/** Makes the hook that marks answers to `origins` as readable and answers their preflights, which carry no key. */
export const allowOrigins = (origins: readonly string[]) => async (request: FastifyRequest, reply: FastifyReply) => {
  reply.header('Vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined || !origins.includes(origin)) return undefined;
  reply.headers({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': exposedHeaders });
  if (request.method !== 'OPTIONS' || !('access-control-request-method' in request.headers)) return undefined;
  return reply
    .code(204)
    .headers({
      'Access-Control-Allow-Methods': 'GET, POST, DELETE',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type',
      'Access-Control-Max-Age': '600',
    })
    .send();
};
