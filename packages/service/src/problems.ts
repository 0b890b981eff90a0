/** What any layer throws to refuse a request. The HTTP layer alone turns it into an answer. */
import type { FieldError, ProblemCode } from '@palimpsest/protocol';

/** A refused request, answered as RFC 9457 `problem+json`. `detail` names the field and the bound, never the value. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly errors: readonly FieldError[];

  constructor(
    readonly code: ProblemCode,
    readonly detail: string,
    options: ErrorOptions & { readonly errors?: readonly FieldError[] } = {},
  ) {
    super(detail, options);
    this.errors = options.errors ?? [];
  }
}

/** A request that can't be served now and may be repeated: 503, which carries no code. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';

  constructor(
    readonly detail: string,
    options?: ErrorOptions,
  ) {
    super(detail, options);
  }
}
