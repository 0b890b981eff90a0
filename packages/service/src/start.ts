/** Starts the service: worker threads, stores, and the two ports; and stops it without losing what is in work. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { bundledModelFolder, type Detectors, ModelFolderError, startDetectors } from '@palimpsest/engine';
import type { FastifyInstance } from 'fastify';
import { type Assembly, assemble } from './assemble.js';
import { type Config, ConfigError } from './config.js';
import { codeOf } from './errors/code-of.js';
import { buildAdminApp } from './http/admin-app.js';
import { buildApp } from './http/app.js';
import type { Logger } from './logging.js';

/** A service that listens. */
export interface RunningService extends Assembly {
  /** Address of the API with its base path, without a slash at the end. */
  readonly url: string;
  /** Address of the admin port; undefined if it is off. */
  readonly adminUrl: string | undefined;
  /** Refuses new work, finishes what is in work, closes everything. */
  stop(): Promise<void>;
}

/** A setting under which the service can't listen. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** How long a stop waits for requests in work, in milliseconds. */
const longestDrainMs = 30_000;
/** How often a stop looks whether any are left. */
const drainPollMs = 20;
/** How long answers that were worked out may still be read. */
const longestCloseMs = 2_000;

/**
 * Resolves when the service listens and its model is loaded. Rejects if anything is missing; then nothing stays open.
 * Where nothing will be masked, `loadsModel: false` saves the seconds that the model and the patterns take.
 */
export async function startService(
  config: Config,
  logger: Logger,
  { loadsModel = true }: { readonly loadsModel?: boolean } = {},
): Promise<RunningService> {
  const detectors = startDetectors({
    workers: config.PALIMPSEST_NER_WORKERS ?? availableParallelism(),
    modelFolder: config.PALIMPSEST_NER_MODEL ?? bundledModelFolder,
    maxQueuedCharacters: config.PALIMPSEST_QUEUE_CHARACTERS,
    waiting: { mostMs: config.PALIMPSEST_QUEUE_MS, nowMs: () => performance.now() },
  });
  const closers: (() => Promise<unknown>)[] = [() => detectors.close()];
  const closeAll = async (): Promise<void> => {
    for (const close of closers.toReversed()) await close();
  };
  try {
    const assembly = await assemble(config, { detectors, logger, clock: Date.now });
    closers.push(() => assembly.close());
    if (loadsModel) await loadModel(detectors, config);

    const pages = builtPages();
    if (pages === undefined) logger.warn('the pages are not built: no playground, no /docs; run "npm run build"');
    const app = buildApp({ ...assembly.app, pagesFolder: pages });
    closers.push(() => closeWithin(app, longestCloseMs));
    const url = await listen(app, 'PALIMPSEST_', { host: config.PALIMPSEST_HOST, port: config.PALIMPSEST_PORT });
    const adminUrl = await startAdmin(config, assembly, closers);
    const stop = async (): Promise<void> => {
      assembly.drain();
      const deadline = Date.now() + longestDrainMs;
      while (assembly.requestsInWork() > 0 && Date.now() < deadline) await sleep(drainPollMs);
      await closeAll();
    };
    return { ...assembly, url: url + assembly.app.basePath, adminUrl, stop };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Closes a server; whoever has not read an answer by then is cut off. */
async function closeWithin(app: FastifyInstance, milliseconds: number): Promise<void> {
  const timer = setTimeout(() => {
    app.server.closeAllConnections();
  }, milliseconds);
  try {
    await app.close();
  } finally {
    clearTimeout(timer);
  }
}

/** Loads the model in every worker. A folder of the operator's that can't be used is a wrong setting. */
async function loadModel(detectors: Detectors, { PALIMPSEST_NER_MODEL: folder }: Config): Promise<void> {
  await detectors.load().catch((cause: unknown) => {
    if (folder === undefined || !(cause instanceof ModelFolderError)) throw cause;
    throw new ConfigError(`PALIMPSEST_NER_MODEL: ${cause.message}`, { cause });
  });
}

/** Where the playground's build leaves its pages; undefined before it has run. */
function builtPages(): string | undefined {
  const folder = fileURLToPath(new URL('dist', import.meta.resolve('@palimpsest/playground/package.json')));
  return existsSync(join(folder, 'index.html')) ? folder : undefined;
}

async function startAdmin(
  config: Config,
  { app, metrics }: Assembly,
  closers: (() => Promise<unknown>)[],
): Promise<string | undefined> {
  const { PALIMPSEST_ADMIN_HOST: host, PALIMPSEST_ADMIN_PORT: port } = config;
  if (port === 0) return undefined;
  const admin = buildAdminApp(app, metrics);
  closers.push(() => closeWithin(admin, longestCloseMs));
  return listen(admin, 'PALIMPSEST_ADMIN_', { host, port });
}

/** Why an address can't be listened on, and which of its two settings is to blame. */
const listenFailures: Readonly<Record<string, readonly [setting: 'HOST' | 'PORT', reason: string]>> = {
  EADDRINUSE: ['PORT', 'another program has it'],
  EACCES: ['PORT', 'this user may not take it'],
  EADDRNOTAVAIL: ['HOST', 'this machine does not have that address'],
  ENOTFOUND: ['HOST', 'nobody knows that host'],
  EAI_AGAIN: ['HOST', 'nobody knows that host'],
};

async function listen(
  app: FastifyInstance,
  prefix: 'PALIMPSEST_' | 'PALIMPSEST_ADMIN_',
  { host, port }: { readonly host: string; readonly port: number },
): Promise<string> {
  try {
    return await app.listen({ host, port, listenTextResolver: () => '' });
  } catch (error) {
    const failure = listenFailures[codeOf(error) ?? ''];
    if (failure === undefined) throw error;
    const [setting, reason] = failure;
    throw new ListenError(`${prefix}${setting}: cannot listen on ${host} port ${port}: ${reason}`, { cause: error });
  }
}
