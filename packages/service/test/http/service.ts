/** A listening service for tests, on a free port, with a clock that only moves when it is told to. */
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { buildApp } from '../../src/http/app.js';
import type { AppParts, ApiKey, RateLimit } from '../../src/http/parts.js';
import { inMemoryMasking, inMemoryRateLimiter } from './in-memory-parts.js';

/** A clock that stands still until a test moves it. */
export interface TestClock {
  nowMs: number;
}

/** Whether `startService` wires the service's own use cases, and not stand-ins that mask e-mail addresses only. */
export const hasRealMasking = false as boolean;

/** What a test may choose. */
export interface ServiceOptions extends Partial<Pick<AppParts, 'basePath' | 'corsOrigins' | 'timeouts' | 'isReady'>> {
  /** For every key; absent means that requests are not limited. */
  readonly rateLimit?: RateLimit;
  /** Wraps the use cases, to watch them or to let them fail. */
  readonly masking?: (real: AppParts['masking']) => AppParts['masking'];
}

/** A running service and the keys that open it. */
export interface Service {
  readonly url: string;
  readonly port: number;
  readonly key: string;
  readonly otherKeyOfSameTenant: string;
  readonly keyOfOtherTenant: string;
  readonly clock: TestClock;
  /** Every line that the service logged so far, as parsed JSON. */
  readonly log: readonly Record<string, unknown>[];
  /** From now on the service answers 503. */
  drain(): void;
  stop(): Promise<void>;
}

const keyOf = (name: string): string => `plm_${name}_${'k'.repeat(43)}`;
const apiKeys: Readonly<Record<string, ApiKey>> = {
  [keyOf('acme1')]: { id: 'acme1', tenant: 'acme' },
  [keyOf('acme2')]: { id: 'acme2', tenant: 'acme' },
  [keyOf('other')]: { id: 'other', tenant: 'other' },
};

/** Starts a service. The one place that knows which parts tests run against. */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  const clock: TestClock = { nowMs: Date.UTC(2030, 0, 1) };
  const log: Record<string, unknown>[] = [];
  let draining = false;
  const masking = inMemoryMasking(clock);
  const app = buildApp({
    masking: options.masking?.(masking) ?? masking,
    keys: { authenticate: (token) => (Object.hasOwn(apiKeys, token) ? apiKeys[token] : undefined) },
    rateLimiter: options.rateLimit && inMemoryRateLimiter(options.rateLimit, clock),
    logger: pino({ level: 'trace' }, { write: (line) => log.push(JSON.parse(line) as Record<string, unknown>) }),
    basePath: options.basePath ?? '',
    corsOrigins: options.corsOrigins ?? [],
    isDraining: () => draining,
    isReady: options.isReady ?? (() => true),
    ...(options.timeouts && { timeouts: options.timeouts }),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo; // listens on TCP
  return {
    url: `http://127.0.0.1:${port}${options.basePath ?? ''}`,
    port,
    key: keyOf('acme1'),
    otherKeyOfSameTenant: keyOf('acme2'),
    keyOfOtherTenant: keyOf('other'),
    clock,
    log,
    drain: () => {
      draining = true;
    },
    stop: async () => {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}
