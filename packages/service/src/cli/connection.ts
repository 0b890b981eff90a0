/** Where texts are masked: in this process, with a vault of its own, or by a server. Both are asked through the SDK. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Palimpsest } from '@palimpsest/client';
import type { StageNumber } from '@palimpsest/engine';
import { type Config, readConfig } from '../config.js';
import type { CommandLine } from './command-line.js';
import { directFetch } from './direct-fetch.js';
import { CommandFailure } from './failures.js';

/** A way to mask texts. */
export interface Connection {
  readonly palimpsest: Palimpsest;
  /** What a text goes through unless the user says otherwise; undefined: whatever the server has. */
  readonly stages: readonly StageNumber[] | undefined;
  /** Address of the server; undefined where texts are masked in this process. */
  readonly server: string | undefined;
  close(): Promise<void>;
}

/** A text of 100 000 characters may take minutes on a machine that is busy with other things. */
const localTimeoutMs = 3_600_000;

const databaseName = 'palimpsest.db';

/** Each takes a second of a core to start, and some 200 MB: most runs have too little text to make up for more. */
const usualWorkers = 4;

/** Whether there is a vault in this folder. */
export const isVault = (folder: string): boolean => existsSync(join(folder, databaseName));

/**
 * Starts the service on a free loopback port for as long as the command runs, behind a random key that nobody else has.
 * The settings are those of `serve`, but for the store, the address and the limits. What only restores loads no model.
 */
export async function connectLocally(
  { env }: CommandLine,
  vault: string,
  { masks }: { readonly masks: boolean },
): Promise<Connection> {
  const apiKey = randomBytes(32).toString('base64url');
  const settings = readConfig(env);
  const config: Config = {
    ...settings,
    PALIMPSEST_NER_WORKERS: settings.PALIMPSEST_NER_WORKERS ?? Math.min(availableParallelism(), usualWorkers),
    PALIMPSEST_STORE: { kind: 'sqlite', file: join(vault, databaseName) },
    PALIMPSEST_BOOTSTRAP_KEY: apiKey,
    PALIMPSEST_HOST: '127.0.0.1',
    PALIMPSEST_PORT: 0,
    PALIMPSEST_ADMIN_PORT: 0,
    PALIMPSEST_RATE_LIMIT: 'off',
    PALIMPSEST_BASE_PATH: '/',
  };
  // What a text for a server does without.
  const [{ startService }, { openLog }] = await Promise.all([import('../start.js'), import('../logging.js')]);
  const { logger } = await openLog('silent');
  const service = await startService(config, logger, { loadsModel: masks });
  return {
    palimpsest: new Palimpsest({
      baseUrl: service.url,
      apiKey,
      timeoutMs: localTimeoutMs,
      maxRetries: 0,
      fetch: directFetch, // the text is for no proxy
    }),
    stages: configuredStages(config),
    server: undefined,
    close: () => service.stop(),
  };
}

/** A server. Its key comes from the environment: the arguments of a program can be seen by everybody on the machine. */
export function connectToServer({ env }: CommandLine, url: string): Connection {
  const apiKey = env['PALIMPSEST_API_KEY'];
  if (apiKey === undefined || apiKey === '')
    throw new CommandFailure('PALIMPSEST_API_KEY: must hold the API key for the server');
  if (!/^[\x21-\x7e]+$/.test(apiKey.trim()))
    throw new CommandFailure('PALIMPSEST_API_KEY: must hold one API key and nothing else');
  if (!isAddress(url)) throw new CommandFailure('--server: takes an address such as http://127.0.0.1:8080');
  return {
    palimpsest: new Palimpsest({ baseUrl: url, apiKey }),
    stages: undefined,
    server: url,
    close: () => Promise.resolve(),
  };
}

/** Whether requests can be sent there: `fetch` takes no address with a user name or a password. */
function isAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  return /^https?:$/.test(protocol) && username + password === '';
}

/** The patterns and names that are always there, and the models that the settings name. */
const configuredStages = (config: Config): StageNumber[] =>
  config.PALIMPSEST_STAGES.filter(
    (stage) =>
      stage < 3 ||
      config.PALIMPSEST_LLM_BASE_URL !== undefined ||
      (stage === 4 && config.PALIMPSEST_ADVERSARY_BASE_URL !== undefined),
  );
