/** The page's way to the service: one key and one session. Both are in memory only and leave with the page. */
import { Palimpsest, ProblemError, type Session } from '@palimpsest/client';

const lifetimeSeconds = 3_600;

/** A key that no service can have made: an HTTP header could not even carry it. */
export class KeyFormError extends Error {
  override readonly name = 'KeyFormError';
}

/** No session is open under the key, so that nothing can be restored. */
export class NoSessionError extends Error {
  override readonly name = 'NoSessionError';
}

/** Opens a session with the first text and keeps it until it is destroyed, ends, or another key is used. */
export class Connection {
  #apiKey = '';
  #session: Session | undefined;

  /** @param baseUrl where the service is, without `/v1` */
  constructor(readonly baseUrl: string) {}

  /** When the open session ends; undefined if there is none. */
  get expiresAt(): Date | undefined {
    return this.#session?.expiresAt;
  }

  /**
   * Runs `use` in the open session, or in a new one. Waiting is left to the person: nothing is tried again.
   * Rejects with `PalimpsestError`, `KeyFormError` or the reason of `signal`.
   */
  inSession<Result>(
    { apiKey, signal }: { readonly apiKey: string; readonly signal: AbortSignal },
    use: (session: Session) => Promise<Result>,
  ): Promise<Result> {
    return this.#whileOpen(apiKey, async () => {
      this.#session ??= await this.#service().session({ ttlSeconds: lifetimeSeconds, signal });
      return use(this.#session);
    });
  }

  /**
   * Runs `use` in the session that is open. Rejects as `inSession` does, and with `NoSessionError` where there is none.
   */
  inOpenSession<Result>(apiKey: string, use: (session: Session) => Promise<Result>): Promise<Result> {
    return this.#whileOpen(apiKey, () => {
      if (!this.#session) throw new NoSessionError();
      return use(this.#session);
    });
  }

  async #whileOpen<Result>(apiKey: string, work: () => Promise<Result>): Promise<Result> {
    if (!/^[\x21-\x7e]+$/.test(apiKey)) throw new KeyFormError();
    if (apiKey !== this.#apiKey) this.leave();
    this.#apiKey = apiKey;
    try {
      return await work();
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'session_not_found') this.#session = undefined;
      throw error;
    }
  }

  /**
   * Ends the session, if there is one. Rejects with `PalimpsestError`; then it is still open, and this can be tried
   * again.
   */
  async destroy(): Promise<void> {
    const session = this.#session;
    await session?.destroy();
    if (session === this.#session) this.#session = undefined;
  }

  /** Ends the session with no word of whether that worked: it ends by itself, too. The request outlives the page. */
  leave(): void {
    this.destroy().catch(() => undefined);
    this.#session = undefined;
  }

  #service(): Palimpsest {
    return new Palimpsest({
      baseUrl: this.baseUrl,
      apiKey: this.#apiKey,
      maxRetries: 0,
      fetch: (input, init) => fetch(input, { ...init, keepalive: init?.method === 'DELETE' }),
    });
  }
}
