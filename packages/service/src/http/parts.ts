/** What the HTTP layer is handed: the use cases behind its routes and the doors in front of them. */
import type { StageNumber } from '@palimpsest/engine';
import type { AuditFlag, EntityType } from '@palimpsest/protocol';
import type { Logger } from 'pino';

/** A masked span with the number of the placeholder that replaced it. Offsets are UTF-16 code units, `end` exclusive. */
export interface MaskedSpan {
  readonly start: number;
  readonly end: number;
  readonly type: EntityType;
  readonly confidence: number;
  readonly number: number;
}

/** A session, as every use case but `open` names it. `sessionId` is a UUID in lower case. */
export interface SessionOfTenant {
  readonly tenant: string;
  readonly sessionId: string;
}

/** The use cases. Each rejects with a `Problem` where the request is refused, with `UnavailableError` where it may be repeated. */
export interface Masking {
  open(request: { tenant: string; ttlSeconds: number }): Promise<{ sessionId: string; expiresAtMs: number }>;
  /** `stages` undefined stands for all that are configured. `signal` aborts when nobody waits for the answer any more. */
  mask(
    request: SessionOfTenant & { text: string; stages: readonly StageNumber[] | undefined },
    signal: AbortSignal,
  ): Promise<{ maskedText: string; entities: readonly MaskedSpan[]; flags: readonly AuditFlag[] }>;
  unmask(request: SessionOfTenant & { text: string }): Promise<string>;
  /** Succeeds whether or not the session exists, for anybody. */
  destroy(request: SessionOfTenant): Promise<void>;
}

/** How many requests a key may send in a window. */
export interface RateLimit {
  readonly requests: number;
  readonly windowSeconds: number;
}

/** A key that opened the door. `rateLimit` stands in place of the one for everybody. */
export interface ApiKey {
  readonly id: string;
  readonly tenant: string;
  readonly rateLimit?: RateLimit | undefined;
}

/** The keys that are valid now. */
export interface Keys {
  authenticate(token: string): ApiKey | undefined | Promise<ApiKey | undefined>;
}

/** What is left to a key in its present window, this request already counted. */
export interface RateLimitStatus {
  readonly isAllowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds until the window ends, at least 1: a request sent then is allowed. */
  readonly resetSeconds: number;
}

/** Counts a request against its key. */
export interface RateLimiter {
  hit(key: ApiKey): RateLimitStatus | Promise<RateLimitStatus>;
}

/** All that `buildApp` needs. */
export interface AppParts {
  readonly masking: Masking;
  readonly keys: Keys;
  /** Undefined where requests are not limited. */
  readonly rateLimiter: RateLimiter | undefined;
  readonly logger: Logger;
  /** Begins with `/` and does not end with one, or is empty. */
  readonly basePath: string;
  /** Browsers' origins that may read answers, such as `https://app.example`; compared exactly. */
  readonly corsOrigins: readonly string[];
  /** True from the moment on which the service takes no new work. */
  readonly isDraining: () => boolean;
  /** Whether the service can do its work now: the store answers, the workers run. */
  readonly isReady: () => boolean | Promise<boolean>;
  /** Bounds the time in which a client sends its header and its whole request. */
  readonly timeouts?: { readonly headersMs: number; readonly requestMs: number };
}
