/**
 * Everything that a call can fail with. Each error has a `code`, so that a program can tell them apart by `instanceof`
 * or by `code`. None of them holds text, values or keys: whatever an error carries ends in a log some day.
 * An aborted call is no error of ours: it rejects with the signal's own reason, as `fetch` does.
 */
import type { AuditFlag } from '@palimpsest/protocol/audit-flags';
import type { FieldError, ProblemCode } from '@palimpsest/protocol/problems';

/** What went wrong, for programs: the service's own codes and those of the SDK. */
export type ErrorCode =
  ProblemCode | 'unavailable' | 'network_error' | 'timeout' | 'degraded' | 'unexpected_answer' | 'unmaskable_content';

/** What all errors of the SDK have in common. */
export abstract class PalimpsestError extends Error {
  abstract readonly code: ErrorCode;
}

/** What the service says about a refusal (RFC 9457). `retryAfterSeconds` comes with `rate_limit_exceeded`. */
export interface ProblemDetails {
  readonly code: ProblemCode;
  readonly status: number;
  readonly detail: string;
  readonly errors: readonly FieldError[];
  readonly retryAfterSeconds?: number | undefined;
}

/**
 * The service refused the request; `code` says why, and the page on errors what to do about it. The refusals of the
 * contract have classes of their own, below; what is left is mostly the fault of a proxy or of the service itself.
 */
export class ProblemError extends PalimpsestError {
  override readonly name: string = 'ProblemError';
  readonly code: ProblemCode;
  readonly status: number;
  /** The single complaints of a 422; else empty. */
  readonly errors: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;

  constructor({ code, status, detail, errors, retryAfterSeconds }: ProblemDetails) {
    super(detail);
    this.code = code;
    this.status = status;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The API key is missing or not valid. */
export class UnauthorizedError extends ProblemError {
  override readonly name = 'UnauthorizedError';
}

/** The session has ended, or never was, or belongs to somebody else: the service does not tell which. */
export class SessionNotFoundError extends ProblemError {
  override readonly name = 'SessionNotFoundError';
}

/** Something in the request is not as the service takes it; `errors` says what. */
export class ValidationError extends ProblemError {
  override readonly name = 'ValidationError';
}

/** The rate limit of the key is used up, for another `retryAfterSeconds`. */
export class RateLimitError extends ProblemError {
  override readonly name = 'RateLimitError';
}

/** The service, or a proxy before it, restarts, is overloaded or lacks what it needs (502, 503, 504). */
export class UnavailableError extends PalimpsestError {
  override readonly name = 'UnavailableError';
  readonly code = 'unavailable';

  constructor(
    readonly status: number,
    readonly retryAfterSeconds: number | undefined,
  ) {
    super(`The service is not available (status ${status}).`);
  }
}

const networkFailures = {
  unreachable: 'The service could not be reached.',
  broken_off: 'The answer of the service broke off.',
  redirect: 'The address redirects; use the final one.',
} as const;

/**
 * No whole answer came: `reason` says whether there was no connection (a wrong address, or one that broke before the
 * answer began), whether the answer broke off, or whether it was a redirect, which is never followed.
 */
export class NetworkError extends PalimpsestError {
  override readonly name = 'NetworkError';
  readonly code = 'network_error';

  constructor(
    readonly reason: keyof typeof networkFailures,
    options?: ErrorOptions,
  ) {
    super(networkFailures[reason], options);
  }
}

/** No complete answer came in time. */
export class TimeoutError extends PalimpsestError {
  override readonly name = 'TimeoutError';
  readonly code = 'timeout';

  constructor(readonly timeoutMs: number) {
    super(`No answer within ${timeoutMs} ms.`);
  }
}

/** Stages did less than was asked, and the caller refuses that. */
export class DegradedError extends PalimpsestError {
  override readonly name = 'DegradedError';
  readonly code = 'degraded';

  constructor(readonly auditFlags: readonly AuditFlag[]) {
    super(`The text was not masked by all stages: ${auditFlags.join(', ')}.`);
  }
}

/** Something answered, but not as this service does: mostly a proxy, or a wrong address. */
export class UnexpectedAnswerError extends PalimpsestError {
  override readonly name = 'UnexpectedAnswerError';
  readonly code = 'unexpected_answer';

  constructor(
    readonly status: number,
    message = `The answer (status ${status}) is not one of a Palimpsest service.`,
  ) {
    super(message);
  }
}

/** A message holds content that is no text, such as an image, and so cannot be masked. */
export class UnmaskableContentError extends PalimpsestError {
  override readonly name = 'UnmaskableContentError';
  readonly code = 'unmaskable_content';

  /** @param partType the `type` of a part, or the class of an object, which no `leave` lets pass */
  constructor(
    readonly partType: string,
    kind: 'part' | 'object' = 'part',
  ) {
    const advice = kind === 'part' ? 'name it in `leave` to send it as it is' : 'give it as a string, or leave it out';
    super(`Content of type "${partType}" cannot be masked; ${advice}.`);
  }
}
