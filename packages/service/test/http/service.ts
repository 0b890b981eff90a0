/** A listening service for tests, on a free port, with a clock that only moves when it is told to. */
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundledModelFolder, type Detectors, startDetectors } from '@palimpsest/engine';
import { pino } from 'pino';
import { assemble } from '../../src/assemble.js';
import { type Config, readConfig } from '../../src/config.js';
import { buildAdminApp } from '../../src/http/admin-app.js';
import { buildApp } from '../../src/http/app.js';
import type { AppParts } from '../../src/http/parts.js';
import type { ManualClock } from '../stores/test-sessions.js';

/** What a test may choose. */
export interface ServiceOptions extends Partial<Pick<AppParts, 'timeouts' | 'isReady' | 'pagesFolder'>> {
  /** `PALIMPSEST_*` variables. Requests are not limited unless these say so. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Where its store is and stays, such as after a service before it; otherwise in a folder of its own, which goes. */
  readonly folder?: string;
  /** Modules for the worker threads in place of the real ones, to let them fail. */
  readonly threads?: { readonly detector?: URL; readonly writer?: URL };
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
  readonly clock: ManualClock;
  /** Every line that the service logged so far, as parsed JSON. */
  readonly log: readonly Record<string, unknown>[];
  /** Where the store's files are. */
  readonly folder: string;
  /** How many connections it holds. */
  connections(): Promise<number>;
  /** What `/metrics` on the admin port answers. */
  metrics(): Promise<string>;
  /** From now on the service answers 503. */
  drain(): void;
  stop(): Promise<void>;
}

/** Makes detectors with one worker, which starts, and loads the model, with the first text. */
const detectorsFor = (config: Config, workerUrl?: URL): Detectors =>
  startDetectors({
    workers: 1,
    modelFolder: bundledModelFolder,
    maxQueuedCharacters: config.PALIMPSEST_QUEUE_CHARACTERS,
    waiting: { mostMs: config.PALIMPSEST_QUEUE_MS, nowMs: () => performance.now() },
    ...(workerUrl && { workerUrl }),
  });

let sharedDetectors: Detectors | undefined; // ends with the process: to start its worker takes longer than most tests

/** Those that all services of this process share, and how to let go of them; its own for one that asks for others. */
function borrowDetectors(config: Config, { settings = {}, threads }: ServiceOptions): [Detectors, () => Promise<void>] {
  if (threads?.detector === undefined && !Object.keys(settings).some((name) => name.includes('_QUEUE_'))) {
    sharedDetectors ??= detectorsFor(config);
    return [sharedDetectors, () => Promise.resolve()];
  }
  const own = detectorsFor(config, threads?.detector);
  return [own, () => own.close()];
}

/** Starts a service with the bundled model, on a store of its own unless told where. */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  const clock: ManualClock = { nowMs: Date.UTC(2030, 0, 1) };
  const log: Record<string, unknown>[] = [];
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'palimpsest-')));
  const config = readConfig({
    PALIMPSEST_STORE: `sqlite:${folder}/palimpsest.db`,
    PALIMPSEST_RATE_LIMIT: '0',
    PALIMPSEST_QUEUE_MS: '600000', // tests load the machine as no operator would
    ...options.settings,
  });
  const [detectors, letGoOfDetectors] = borrowDetectors(config, options);
  const assembly = await assemble(config, {
    detectors,
    clock: () => clock.nowMs,
    logger: pino({ level: 'trace' }, { write: (line) => log.push(JSON.parse(line) as Record<string, unknown>) }),
    writerUrl: options.threads?.writer ?? new URL('../../dist/stores/sqlite/writer-thread.js', import.meta.url),
  });
  const tokenFor = async (tenant: string) => (await assembly.keys.createKey({ tenant })).token;
  const { masking } = assembly.app;
  const app = buildApp({
    ...assembly.app,
    masking: options.masking?.(masking) ?? masking,
    isReady: options.isReady ?? assembly.app.isReady,
    ...(options.timeouts && { timeouts: options.timeouts }),
    pagesFolder: options.pagesFolder,
  });
  const admin = buildAdminApp(assembly.app, assembly.metrics);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo; // listens on TCP
  return {
    url: `http://127.0.0.1:${port}${assembly.app.basePath}`,
    port,
    key: await tokenFor('acme'),
    otherKeyOfSameTenant: await tokenFor('acme'),
    keyOfOtherTenant: await tokenFor('other'),
    clock,
    log,
    folder,
    connections: promisify(app.server.getConnections.bind(app.server)),
    metrics: async () => (await admin.inject('/metrics')).body,
    drain: () => {
      assembly.drain();
    },
    stop: async () => {
      app.server.closeAllConnections();
      await app.close();
      await admin.close();
      await assembly.close();
      await letGoOfDetectors();
      if (options.folder === undefined) await rm(folder, { recursive: true });
    },
  };
}
