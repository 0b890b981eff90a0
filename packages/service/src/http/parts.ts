/** What the HTTP layer is handed: the use cases behind its routes and the doors in front of them. */
import type { Logger } from 'pino';
import type { KeyStore } from '../keys/key-store.js';
import type { Masking } from '../masking.js';
import type { RequestOutcome } from '../metrics.js';
import type { RateLimiter } from '../rate-limit.js';

/** Is told when a request comes in; calls what it returns when the answer is out, or the client gone. */
export type RequestObserver = () => (outcome: RequestOutcome) => void;

/** All that `buildApp` needs. */
export interface AppParts {
  readonly masking: Masking;
  readonly keys: Pick<KeyStore, 'authenticate'>;
  readonly rateLimiter: RateLimiter;
  readonly onRequest: RequestObserver;
  readonly logger: Logger;
  /** Begins with `/` and does not end with one, or is empty. */
  readonly basePath: string;
  /** Browsers' origins that may read answers, such as `https://app.example`; compared exactly. */
  readonly corsOrigins: readonly string[];
  /** True from the moment on which the service takes no new work. */
  readonly isDraining: () => boolean;
  /** Whether more is asked of the process than it can answer soon. */
  readonly isOverloaded: () => boolean;
  /** Whether sessions, API keys and the audit log can be used now. */
  readonly isReady: () => boolean | Promise<boolean>;
  /** Folder of the built pages for people; left out, there are none. */
  readonly pagesFolder?: string | undefined;
  /**
   * Bounds the time in which a client sends its header and its whole request, and for how long it may read nothing of
   * its answer.
   */
  readonly timeouts?: { readonly headersMs: number; readonly requestMs: number; readonly unreadMs?: number };
}
