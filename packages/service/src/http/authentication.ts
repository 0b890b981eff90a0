/** The first two doors of every path under `/v1`: a valid key, and room in its rate limit. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problems.js';
import { tokenOfHeader } from '../keys/api-token.js';
import type { Caller, KeyStore } from '../keys/key-store.js';
import type { RateDecision, RateLimiter } from '../rate-limit.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key that the request was sent with; set by `authenticate`, which all routes under `/v1` have before them. */
    key: Caller;
  }
}

/** Makes the hook that lets nobody pass without a valid key. The key comes in the one `Authorization` header. */
export const authenticate =
  (keys: Pick<KeyStore, 'authenticate'>) => async (request: FastifyRequest, reply: FastifyReply) => {
    const [credentials = '', ...more] = request.raw.headersDistinct['authorization'] ?? [];
    const token = more.length === 0 ? tokenOfHeader(credentials) : undefined;
    const key = token === undefined ? undefined : await keys.authenticate(token);
    if (key === undefined) {
      reply.header('WWW-Authenticate', 'Bearer');
      throw new Problem('unauthorized', 'Send one header "Authorization: Bearer <API key>" with a valid key.');
    }
    request.key = key;
  };

/** Makes the hook that counts every request with a valid key, whatever becomes of it. */
export const limitRate = (limiter: RateLimiter) => async (request: FastifyRequest, reply: FastifyReply) => {
  const decision = await limiter(request.key);
  if (decision === undefined) return;
  reply.headers(rateLimitHeaders(decision));
  if (decision.isAllowed) return;
  reply.header('Retry-After', String(decision.resetSeconds));
  throw new Problem('rate_limit_exceeded', `Repeat the request in ${decision.resetSeconds} seconds.`);
};

/**
 * draft-ietf-httpapi-ratelimit-headers, two fields since -08: `q` quota, `r` what is left of it, `t` seconds until it
 * is whole again.
 */
const rateLimitHeaders = ({ limit, remaining, resetSeconds }: RateDecision) => ({
  'RateLimit-Policy': `"key";q=${limit}`,
  RateLimit: `"key";r=${remaining};t=${resetSeconds}`,
});
