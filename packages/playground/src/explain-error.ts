/** Says in the person's language what went wrong and what to do about it. */
import {
  NetworkError,
  type ProblemCode,
  ProblemError,
  TimeoutError,
  UnavailableError,
  UnexpectedAnswerError,
} from '@palimpsest/client';
import { KeyFormError } from './connection.js';
import { TextFileError } from './text-file.js';
import type { Words } from './words/index.js';

/** Something that the person has to do first. */
export class MissingInputError extends Error {
  override readonly name = 'MissingInputError';

  constructor(readonly missing: 'noKey' | 'noText' | 'noReply') {
    super(missing);
  }
}

/** The person did not want to wait any longer. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
}

/** One or two sentences. What nobody expected is said to be that, without details that the person can't use. */
export function explainError(error: unknown, { problems }: Words): string {
  if (error instanceof CancelledError) return problems.cancelled;
  if (error instanceof MissingInputError) return problems[error.missing];
  if (error instanceof KeyFormError) return problems.unauthorized;
  if (error instanceof TextFileError) return problems[error.reason];
  if (error instanceof ProblemError)
    return explanations[error.code]?.(error, problems) ?? problems.unexpected(error.status);
  if (error instanceof UnavailableError)
    return error.status === 503 ? problems.unavailable : problems.gateway(error.status);
  if (error instanceof NetworkError) return problems.unreachable;
  if (error instanceof TimeoutError) return problems.timeout;
  if (error instanceof UnexpectedAnswerError) return problems.unexpected(error.status);
  return problems.other;
}

/** Refusals that a person at the page can meet; any other says that something else than the service answered. */
const explanations: Partial<Record<ProblemCode, (error: ProblemError, problems: Words['problems']) => string>> = {
  unauthorized: (_error, problems) => problems.unauthorized,
  rate_limit_exceeded: ({ retryAfterSeconds = '?' }, problems) => problems.tooMany(String(retryAfterSeconds)),
  session_not_found: (_error, problems) => problems.sessionEnded,
  validation_error: ({ errors }, problems) =>
    problems.invalid(errors.map(({ path, message }) => `${path} ${message}`).join('; ')),
  request_timeout: (_error, problems) => problems.slowUpload,
  internal_error: (_error, problems) => problems.internal,
};
