/**
 * Every way in which a request can be refused, answered as RFC 9457 `application/problem+json`.
 * `docs/errors.md` explains each; a test compares the two both ways.
 */
export const problems = {
  malformed_request: { status: 400, title: 'Not an HTTP request' },
  unauthorized: { status: 401, title: 'API key missing or not valid' },
  session_not_found: { status: 404, title: 'No active session has this id' },
  not_found: { status: 404, title: 'No such path' },
  method_not_allowed: { status: 405, title: 'The path does not take this method' },
  request_timeout: { status: 408, title: 'The request took too long to arrive' },
  validation_error: { status: 422, title: 'A parameter or the body is not as the endpoint takes it' },
  rate_limit_exceeded: { status: 429, title: 'The rate limit of this key is used up' },
  header_too_large: { status: 431, title: 'The request line and headers are too long' },
  internal_error: { status: 500, title: 'The service failed on this request' },
} as const satisfies Record<string, { readonly status: number; readonly title: string }>;

/** A value of `code` in an error body. A 503 has a body too, but no `code`. */
export type ProblemCode = keyof typeof problems;

/** One thing that a 422 complains about. */
export interface FieldError {
  /** A JSON pointer into the body, or the name of a parameter. */
  readonly path: string;
  /** What the field takes; never what was sent. */
  readonly message: string;
}

/** What a 503 says: the service restarts, is overloaded or lacks something it needs. Trying again later helps. */
export const unavailable = { status: 503, title: 'The service is restarting or overloaded' } as const;
