/** Reads what the service answers. The wire is checked here, once; behind this file everything has its type. */
import type { AuditFlag } from '@palimpsest/protocol/audit-flags';
import type { EntityType } from '@palimpsest/protocol/entity-types';
import type { FieldError, ProblemCode } from '@palimpsest/protocol/problems';
import type { AnonymizedText, PiiEntity, RestoredText, Session } from '@palimpsest/protocol/schemas';
import {
  ProblemError,
  RateLimitError,
  SessionNotFoundError,
  UnauthorizedError,
  UnexpectedAnswerError,
  ValidationError,
} from './errors.js';

/** An answer as it came, parsed; `body` is undefined where there is none. */
export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A stretch of the original text that was masked. Offsets are UTF-16 code units, `end` exclusive. */
export interface Entity {
  readonly type: EntityType;
  readonly start: number;
  readonly end: number;
  /** What stands in the masked text instead. */
  readonly placeholder: string;
  /** How sure the stage is that found it, 0 to 1. */
  readonly confidence: number;
}

/** A text with placeholders in place of personal data. */
export interface MaskedText {
  readonly text: string;
  /** Sorted by `start`, disjoint, one entry per occurrence. */
  readonly entities: readonly Entity[];
  /** Why stages did less than was asked; empty if all of them ran completely. */
  readonly auditFlags: readonly AuditFlag[];
}

/** The answer of POST session. */
export function readSession(answer: ApiAnswer): { readonly id: string; readonly expiresAt: Date } {
  const { session_id, expires_at } = checkedBody<Session>(answer, { session_id: 'string', expires_at: 'string' });
  return { id: session_id, expiresAt: new Date(expires_at) };
}

/** The answer of anonymize. */
export function readMaskedText(answer: ApiAnswer): MaskedText {
  const body = checkedBody<AnonymizedText>(answer, {
    anonymized_text: 'string',
    entities: 'array',
    audit_flags: 'array',
  });
  const entities = body.entities.map(({ entity_type, start, end, placeholder, confidence }: PiiEntity) => ({
    type: entity_type, // the closed set, by contract
    start,
    end,
    placeholder,
    confidence,
  }));
  return { text: body.anonymized_text, entities, auditFlags: body.audit_flags };
}

/** The answer of deanonymize. */
export const readRestoredText = (answer: ApiAnswer): string =>
  checkedBody<RestoredText>(answer, { original_text: 'string' }).original_text;

/** The classes of the contract's own codes. */
const errorClasses: ReadonlyMap<string, typeof ProblemError> = new Map<ProblemCode, typeof ProblemError>([
  ['unauthorized', UnauthorizedError],
  ['session_not_found', SessionNotFoundError],
  ['validation_error', ValidationError],
  ['rate_limit_exceeded', RateLimitError],
]);

/** The error that a refusal stands for. A rate limit may be that of a proxy, which says so in words of its own. */
export function readProblem(status: number, text: string, retryAfterSeconds: number | undefined): Error {
  const { code, detail, errors } = parseFields(text);
  if (typeof code !== 'string' || typeof detail !== 'string')
    return status === 429 ? rateLimitOfProxy(retryAfterSeconds) : new UnexpectedAnswerError(status);
  return new (errorClasses.get(code) ?? ProblemError)({
    code: code as ProblemCode, // the closed set, by contract
    status,
    detail,
    errors: Array.isArray(errors) ? (errors as FieldError[]) : [],
    retryAfterSeconds,
  });
}

const rateLimitOfProxy = (retryAfterSeconds: number | undefined): RateLimitError =>
  new RateLimitError({
    code: 'rate_limit_exceeded',
    status: 429,
    detail: 'Something before the service limits the rate of requests.',
    errors: [],
    retryAfterSeconds,
  });

/** The fields of a JSON object; none if `text` is anything else. */
function parseFields(text: string): Readonly<Record<string, unknown>> {
  try {
    return { ...(JSON.parse(text) as unknown as object) };
  } catch {
    return {};
  }
}

/** The body, if every named field has its type: a proxy's own page of status 200 must not pass for an answer. */
function checkedBody<Body>({ status, body }: ApiAnswer, types: Partial<Record<keyof Body, 'string' | 'array'>>): Body {
  const record = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const isAsDescribed = Object.entries(types).every(([name, type]) =>
    type === 'array' ? Array.isArray(record[name]) : typeof record[name] === type,
  );
  if (!isAsDescribed) throw new UnexpectedAnswerError(status);
  return record as Body;
}
