/** Every refusal leaves the service here, as RFC 9457 `application/problem+json`. */
import { problems, unavailable } from '@palimpsest/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { AuditError } from '../audit-log.js';
import { describeError } from '../describe-error.js';
import { codeOf } from '../errors/code-of.js';
import { Problem, UnavailableError } from '../problems.js';
import { StoreError } from '../stores/store-error.js';
import { VaultError } from '../vault/vault-error.js';
import { fieldError, type SchemaError } from './validation-errors.js';

/** Media type of every error body. */
export const problemMediaType = 'application/problem+json';

/** After so long whoever was answered 503 may ask again. */
const retryAfterSeconds = 1;

/** Makes the error handler. What it does not know is a bug: it goes to the log, and the client learns nothing of it. */
export const answerProblems = (logger: Logger) => (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  if (error instanceof UnavailableError) return sendUnavailable(error, reply);
  if (error instanceof StoreError) {
    logger.error({ requestId: request.id, ...describeError(error) }, 'the store failed');
    return sendUnavailable(new UnavailableError('The store does not answer as it should.'), reply);
  }
  if (error instanceof VaultError) {
    logger.error({ requestId: request.id, vault: error.code }, 'a session cannot be opened with the master keys');
    return sendUnavailable(new UnavailableError('This server lacks the key of the session.'), reply); // another may have it
  }
  if (error instanceof AuditError) return sendUnavailable(new UnavailableError('Nothing can be recorded.'), reply);
  const problem = problemOf(error);
  const isBug = problem.code === 'internal_error' && !hasClientLeft(error);
  if (isBug) logger.error({ requestId: request.id, ...describeError(error) }, 'failed');
  if (isTooLarge(error)) reply.removeHeader('connection');
  return reply.code(problems[problem.code].status).type(problemMediaType).send(problemBody(problem));
};

/** What the signal of a request aborts with when its connection closes: nobody reads the answer, and nothing failed. */
const hasClientLeft = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/**
 * Fastify closes the connection under a body that it did not read to its end, and a client that still writes may lose
 * the answer over that. Left alone, Node reads on and drops the rest, bounded by the request timeout.
 */
const isTooLarge = (error: unknown): boolean => codeOf(error) === 'FST_ERR_CTP_BODY_TOO_LARGE';

/** The body of a refusal. */
export const problemBody = ({ code, detail, errors }: Problem) => ({
  type: `urn:palimpsest:problem:${code}`,
  ...problems[code],
  detail,
  code,
  ...(errors.length > 0 && { errors }),
});

const sendUnavailable = ({ detail }: UnavailableError, reply: FastifyReply) =>
  reply
    .code(unavailable.status)
    .header('Retry-After', String(retryAfterSeconds))
    .type(problemMediaType)
    .send({ type: 'urn:palimpsest:problem:unavailable', ...unavailable, detail });

/** An error that Fastify throws before a route is reached. */
interface FrameworkError {
  readonly code?: string;
  readonly statusCode?: number;
  readonly validation?: readonly SchemaError[];
  readonly validationContext?: string;
}

/** Fastify's own refusals, in words that repeat neither the path nor the body. */
const frameworkRefusals: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'must be no larger than 2 MiB',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'must be as long as Content-Length says',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'must be sent as application/json in UTF-8',
  ECONNRESET: 'must be complete',
};

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { code = '', statusCode = 500, validation = [], validationContext = 'body' } = error as FrameworkError;
  const errors = validation.map((one) => fieldError(one, validationContext));
  const refusal = frameworkRefusals[code];
  if (statusCode < 500 && refusal !== undefined) errors.push({ path: '', message: refusal });
  const [first] = errors;
  if (first === undefined) return new Problem('internal_error', 'The service failed on this request.');
  return new Problem('validation_error', `${first.path || 'body'}: ${first.message}`, { errors });
}
