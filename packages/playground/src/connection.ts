/** The page's way to the service: one key and one session. Both are in memory only and leave with the page. */
import { Palimpsest, ProblemError, type Session } from '@palimpsest/client';

const lifetimeSeconds = 3_600;

/** A key that no service can have made: an HTTP header could not even carry it. */
export class KeyFormError extends Error {
  override readonly name = 'KeyFormError';
}

/** A session, the key that opened it, and when it ends at the latest by the clock of this machine. */
interface OpenSession {
  readonly session: Session;
  readonly apiKey: string;
  readonly until: Date;
}

/** Opens a session with the first text and keeps it until it is destroyed, ends, or another key opens one. */
export class Connection {
  #open: OpenSession | undefined;

  /** @param baseUrl where the service is, without `/v1` */
  constructor(readonly baseUrl: string) {}

  /** When the open session ends; undefined if there is none. */
  get until(): Date | undefined {
    return this.#open?.until;
  }

  /**
   * The session that is open under this key, or a new one; then the one before it ends. Waiting is left to the person:
   * nothing is tried again. Rejects with `PalimpsestError`, `KeyFormError` or the reason of `signal`, and then the
   * session before is still open.
   */
  async sessionFor(apiKey: string, signal: AbortSignal): Promise<Session> {
    if (!/^[\x21-\x7e]+$/.test(apiKey)) throw new KeyFormError();
    if (this.#open?.apiKey === apiKey) return this.#open.session;
    const askedAt = Date.now(); // the clock of the service may be another
    const session = await this.#service(apiKey).session({ ttlSeconds: lifetimeSeconds, signal });
    this.leave();
    this.#open = { session, apiKey, until: new Date(askedAt + lifetimeSeconds * 1_000) };
    return session;
  }

  /** Runs `work` in `session`, and forgets the session if that tells that it has ended. Rejects as `work` does. */
  async during<Result>(session: Session, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'session_not_found') this.#forget(session);
      throw error;
    }
  }

  /**
   * Ends the session, if there is one. Rejects with `PalimpsestError`; then it is still open, and this can be tried
   * again.
   */
  async destroy(): Promise<void> {
    const session = this.#open?.session;
    await session?.destroy();
    this.#forget(session);
  }

  /** Ends the session with no word of whether that worked: it ends by itself, too. The request outlives the page. */
  leave(): void {
    this.destroy().catch(() => undefined);
    this.#open = undefined;
  }

  #forget(session: Session | undefined): void {
    if (this.#open?.session === session) this.#open = undefined;
  }

  #service(apiKey: string): Palimpsest {
    return new Palimpsest({
      baseUrl: this.baseUrl,
      apiKey,
      maxRetries: 0,
      fetch: (input, init) => fetch(input, { ...init, keepalive: init?.method === 'DELETE' }),
    });
  }
}
