/** Puts the service together from its configuration: every part is made here, once, and handed what it needs. */
import { dirname, join } from 'node:path';
import type { Detectors } from '@palimpsest/engine';
import { type EntityType, entityTypeNames, entityTypes } from '@palimpsest/protocol';
import type { Config } from './config.js';
import { describeError } from './describe-error.js';
import type { AppParts } from './http/parts.js';
import type { KeyStore } from './keys/key-store.js';
import { openSqliteKeyStore } from './keys/sqlite-key-store.js';
import type { Logger } from './logging.js';
import { createMasking } from './masking.js';
import { createModelStages } from './model-stages.js';
import { Metrics } from './metrics.js';
import { heedTerms } from './operator-terms.js';
import { createPipeline } from './pipeline.js';
import { createMemoryRateCounter, limitWith } from './rate-limit.js';
import { Sessions } from './sessions.js';
import { openSqliteStore } from './stores/sqlite/sqlite-store.js';
import type { Store } from './stores/store.js';
import { startSweeping } from './stores/sweeper.js';
import { type KeyFile, parseMasterKeys, readOrMakeKeyFile } from './vault/master-keys.js';
import { checkMasterKeys } from './vault/session-keys.js';

/** What the service can't make by itself. */
export interface Surroundings {
  readonly detectors: Detectors;
  readonly logger: Logger;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** The compiled module of the store's writing thread, if it is not beside this one. */
  readonly writerUrl?: URL;
}

/** A service that is ready to listen. */
export interface Assembly {
  readonly app: AppParts;
  readonly keys: KeyStore;
  readonly metrics: Metrics;
  /** From now on new requests are answered 503. */
  drain(): void;
  /** Requests that came in and are not answered yet. */
  requestsInWork(): number;
  close(): Promise<void>;
}

/** Bytes that unsealed values may take in memory, estimated. */
const maxCacheBytes = 256 * 1024 * 1024;

/** Files that belong to a database stand beside it. */
export const filesOf = (database: string) => ({
  database,
  keys: join(dirname(database), 'palimpsest-keys.db'),
  masterKey: join(dirname(database), 'palimpsest.key'),
});

/** The master keys of a configuration; in the embedded default a key file is made where there is none. */
export function readMasterKeys(config: Config): KeyFile & { readonly file: string | undefined } {
  const { PALIMPSEST_MASTER_KEY: text, PALIMPSEST_MASTER_KEY_FILE: file, PALIMPSEST_STORE: database } = config;
  if (text !== undefined) return { keys: parseMasterKeys(text), isNew: false, file: undefined };
  const path = file ?? filesOf(database).masterKey;
  return { ...readOrMakeKeyFile(path), file: path };
}

/** The types that are masked. */
export const typesSwitchedOn = (config: Config): ReadonlySet<EntityType> =>
  config.PALIMPSEST_ENTITIES ?? new Set(entityTypeNames.filter((type) => entityTypes[type].onByDefault));

/** Whether the store can be read and takes writes. */
const isWorking = (store: Store): Promise<boolean> =>
  store.check().then(
    () => true,
    () => false,
  );

/** Opens the stores and builds all parts. Rejects with `StoreError` or `VaultError`; then nothing stays open. */
export async function assemble(config: Config, surroundings: Surroundings): Promise<Assembly> {
  const { detectors, logger, clock, writerUrl } = surroundings;
  const files = filesOf(config.PALIMPSEST_STORE);
  const store = await openSqliteStore({ file: files.database, clock, ...(writerUrl && { writerUrl }) });
  try {
    const { keys: masterKeys, isNew, file } = readMasterKeys(config);
    checkMasterKeys(masterKeys, await store.sampleSessions());
    if (isNew) logger.warn({ file }, 'made a master key; in production keep it elsewhere, in PALIMPSEST_MASTER_KEY');
    const bootstrapToken = config.PALIMPSEST_BOOTSTRAP_KEY;
    const keys = openSqliteKeyStore({ file: files.keys, clock, bootstrapToken });

    const metrics = new Metrics(() => detectors.queuedCharacters());
    const onCorruptValue = () => {
      metrics.countCorruptValue();
    };
    const sessions = new Sessions({ store, masterKeys, maxCacheBytes, onCorruptValue });
    const types = typesSwitchedOn(config);
    const pipeline = createPipeline({
      detectors: heedTerms(detectors, config),
      modelStages: createModelStages(config, types, metrics),
      types,
    });
    const masking = createMasking({ pipeline, sessions, metrics, maxMappings: config.PALIMPSEST_MAX_MAPPINGS });
    const stopSweeping = startSweeping(store, (error) => {
      logger.error(describeError(error), 'sweep failed');
    });

    const rateLimit = config.PALIMPSEST_RATE_LIMIT === 'off' ? undefined : config.PALIMPSEST_RATE_LIMIT;
    let isDraining = false;
    let requestsInWork = 0;
    const app: AppParts = {
      masking,
      keys,
      rateLimiter: limitWith(createMemoryRateCounter(clock), rateLimit),
      logger,
      onRequest: () => {
        requestsInWork++;
        return (outcome) => {
          requestsInWork--;
          metrics.countRequest(outcome);
        };
      },
      basePath: config.PALIMPSEST_BASE_PATH.replace(/\/$/, ''),
      corsOrigins: config.PALIMPSEST_CORS_ORIGINS ?? [],
      isDraining: () => isDraining,
      isReady: () => isWorking(store),
    };
    return {
      app,
      keys,
      metrics,
      drain: () => {
        isDraining = true;
      },
      requestsInWork: () => requestsInWork,
      async close() {
        stopSweeping();
        await keys.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
