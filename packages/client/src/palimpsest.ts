/** The way in: where the service is, and how it is asked. */
import { readSession } from './answers.js';
import { type CallOptions, Session } from './session.js';
import { createTransport, type Transport } from './transport.js';

/** How the SDK speaks to a service. */
export interface PalimpsestOptions {
  /** Address of the service, with its base path, such as `http://127.0.0.1:8080`; in browsers also a path. */
  readonly baseUrl: string;
  /** The key that the operator issued. */
  readonly apiKey: string;
  /** How long one answer may take, in milliseconds; default two minutes, which lets all four stages finish. */
  readonly timeoutMs?: number;
  /** How often a call is tried again when the service is unreachable, busy or asks to wait; default 3. */
  readonly maxRetries?: number;
  /**
   * Reject with `DegradedError` rather than accept a text that not all asked stages have masked; default false. Advised
   * where a leak matters more than an answer. With it, ask for the stages that the service has (`stages: [1, 2]`).
   */
  readonly refuseDegraded?: boolean;
  /** Sends the requests; default: the `fetch` of the platform. */
  readonly fetch?: typeof globalThis.fetch;
}

/** How a session is opened. */
export interface SessionOptions extends CallOptions {
  /** Lifetime in seconds, 60 to 86400; default 3600. Use does not prolong it. */
  readonly ttlSeconds?: number;
}

/** What must be kept of a session to go on with it later; a `Session` is one itself. */
export interface SessionName {
  readonly id: string;
  readonly expiresAt: Date;
}

/**
 * A service and the key to it.
 * @example
 * const palimpsest = new Palimpsest({ baseUrl: 'http://127.0.0.1:8080', apiKey });
 * const session = await palimpsest.session({ ttlSeconds: 600 });
 */
export class Palimpsest {
  readonly #transport: Transport;
  readonly #refuseDegraded: boolean;

  /** @throws TypeError if the key or the address is missing or can't be sent; it tells neither of them. */
  constructor(options: PalimpsestOptions) {
    requireSendable(options);
    this.#refuseDegraded = options.refuseDegraded ?? false;
    this.#transport = createTransport({
      baseUrl: options.baseUrl.replace(/\/$/, ''),
      apiKey: options.apiKey,
      timeoutMs: options.timeoutMs ?? 120_000,
      maxRetries: options.maxRetries ?? 3,
      fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    });
  }

  /** Opens a session. Destroy it as soon as its texts need not be restored any more. */
  async session({ ttlSeconds, signal }: SessionOptions = {}): Promise<Session> {
    const answer = await this.#transport({
      method: 'POST',
      path: '/v1/masking/session',
      body: { ttl_seconds: ttlSeconds },
      signal,
    });
    return this.reopen(readSession(answer));
  }

  /**
   * Goes on with a session that was opened before, perhaps by another process. Asks nobody whether it is still active.
   */
  reopen({ id, expiresAt }: SessionName): Session {
    return new Session({ transport: this.#transport, refuseDegraded: this.#refuseDegraded, id, expiresAt });
  }
}

/** Throws for what `fetch` would refuse each time, quoting the key or the password in its error, or not at all. */
function requireSendable({ baseUrl, apiKey }: PalimpsestOptions): void {
  if (typeof apiKey !== 'string' || apiKey.trim() === '')
    throw new TypeError('`apiKey` must be the key as it was issued; it is missing or empty.');
  try {
    new Headers({ Authorization: `Bearer ${apiKey}` });
  } catch {
    throw new TypeError('`apiKey` holds a character that no header can carry, such as a line break.');
  }
  // Browsers resolve what is relative.
  const { location } = globalThis as { readonly location?: { readonly href: string } };
  const address = typeof baseUrl === 'string' ? parseUrl(baseUrl, location?.href) : undefined;
  if (address === undefined || !/^https?:$/.test(address.protocol))
    throw new TypeError(
      '`baseUrl` must be an address that begins with http:// or https://, such as http://127.0.0.1:8080.',
    );
  if (address.username + address.password !== '')
    throw new TypeError('`baseUrl` holds a user name or a password; `fetch` takes none.');
}

const parseUrl = (url: string, base: string | undefined): URL | undefined =>
  URL.canParse(url, base) ? new URL(url, base) : undefined;
