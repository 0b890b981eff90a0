/** Puts the service together from its configuration: every part is made here, once, and handed what it needs. */
import type { Detectors } from '@palimpsest/engine';
import { type AuditLog, noAuditLog, openAuditLog } from './audit-log.js';
import { filesOf, openBackend } from './backend.js';
import { type Config, ConfigError } from './config.js';
import { describeError } from './describe-error.js';
import type { AppParts } from './http/parts.js';
import type { KeyStore } from './keys/key-store.js';
import type { Logger } from './logging.js';
import { watchLoopDelay } from './loop-delay.js';
import { createMasking } from './masking.js';
import { createModelStages } from './model-stages.js';
import { Metrics } from './metrics.js';
import { observeStore } from './observed-store.js';
import { readOperatorChoice } from './operator-choice.js';
import { createPipeline } from './pipeline.js';
import { limitWith } from './rate-limit.js';
import { Sessions } from './sessions.js';
import type { Store, StoredSession } from './stores/store.js';
import { startSweeping } from './stores/sweeper.js';
import { type KeyFile, parseMasterKeys, readKeyFile, readOrMakeKeyFile } from './vault/master-keys.js';
import { checkMasterKeys } from './vault/session-keys.js';

/** What the service can't make by itself. */
export interface Surroundings {
  readonly detectors: Detectors;
  readonly logger: Logger;
  /** Milliseconds since the epoch; the clock of the embedded store. */
  readonly clock: () => number;
  /** The compiled module of the store's writing thread, if it is not beside this one. */
  readonly writerUrl?: URL;
}

/** A service that is ready to listen. */
export interface Assembly {
  readonly app: AppParts;
  readonly keys: KeyStore;
  readonly metrics: Metrics;
  readonly audit: AuditLog;
  /** From now on new requests are answered 503. */
  drain(): void;
  /** Requests that came in and are not answered yet. */
  requestsInWork(): number;
  close(): Promise<void>;
}

/** Bytes that unsealed values may take in memory, estimated. */
const maxCacheBytes = 256 * 1024 * 1024;

/**
 * The master keys of a configuration; where it says nothing, a key file is made beside the embedded store, unless
 * `sessions` of it need a key that is gone. Replicas must not each make one of their own, and a file that is named and
 * missing was not mounted. Throws `ConfigError`, `VaultError`.
 */
export function readMasterKeys(
  config: Config,
  sessions: readonly StoredSession[],
): KeyFile & { readonly file: string | undefined } {
  const { PALIMPSEST_MASTER_KEY: text, PALIMPSEST_MASTER_KEY_FILE: file, PALIMPSEST_STORE: location } = config;
  if (text !== undefined) return { keys: parseMasterKeys(text), isNew: false, file: undefined };
  if (file !== undefined) return { keys: readKeyFile(file), isNew: false, file };
  if (location.kind === 'postgres') {
    throw new ConfigError(
      'PALIMPSEST_MASTER_KEY: must be set with PostgreSQL, or PALIMPSEST_MASTER_KEY_FILE; all replicas take the same',
    );
  }
  const made = filesOf(location.file).masterKey;
  if (sessions.length > 0) return { keys: readKeyFile(made), isNew: false, file: made };
  return { ...readOrMakeKeyFile(made), file: made };
}

/** Whether a store, of sessions or of keys, can be used. */
const isWorking = (store: Pick<Store | KeyStore, 'check'>): Promise<boolean> =>
  store.check().then(
    () => true,
    () => false,
  );

/** The audit log where one is configured, else one that records nothing. */
async function startAudit(
  { PALIMPSEST_AUDIT_FILE: file }: Config,
  { clock, logger }: Surroundings,
  metrics: Metrics,
): Promise<AuditLog> {
  if (file === undefined) return noAuditLog;
  const onFailure = (code: string) => {
    metrics.countAuditFailure();
    logger.error({ code }, 'the audit log cannot be written');
  };
  return openAuditLog({ file, clock, onFailure });
}

/**
 * Opens the stores and builds all parts. Rejects with `StoreError`, `VaultError`, `ConfigError` or `AuditError`; then
 * nothing stays open.
 */
export async function assemble(config: Config, surroundings: Surroundings): Promise<Assembly> {
  const { detectors, logger, clock, writerUrl } = surroundings;
  const metrics = new Metrics({
    queuedCharacters: () => detectors.queuedCharacters(),
    maxQueuedCharacters: config.PALIMPSEST_QUEUE_CHARACTERS,
  });
  const backend = await openBackend(config, { clock, writerUrl });
  const { keys, rateCounter } = backend;
  const store = observeStore(backend.store, metrics);
  try {
    const samples = await store.sampleSessions();
    const { keys: masterKeys, isNew, file } = readMasterKeys(config, samples);
    checkMasterKeys(masterKeys, samples);
    if (isNew) logger.warn({ file }, 'made a master key; in production keep it elsewhere, in PALIMPSEST_MASTER_KEY');

    const onCorruptValue = () => {
      metrics.countCorruptValue();
    };
    const sessions = new Sessions({ store, masterKeys, maxCacheBytes, onCorruptValue });
    const choice = readOperatorChoice(config);
    const pipeline = createPipeline({
      detectors,
      modelStages: await createModelStages(config, choice, metrics),
      choice,
      onStage: (stage, milliseconds) => {
        metrics.countStage(stage, milliseconds);
      },
    });
    const audit = await startAudit(config, surroundings, metrics); // last of what can fail: nothing is left to close it
    const masking = createMasking({ pipeline, sessions, metrics, audit, maxMappings: config.PALIMPSEST_MAX_MAPPINGS });
    const stopSweeping = startSweeping(store, (error) => {
      logger.error(describeError(error), 'sweep failed');
    });

    const rateLimit = config.PALIMPSEST_RATE_LIMIT === 'off' ? undefined : config.PALIMPSEST_RATE_LIMIT;
    const loopDelay = watchLoopDelay();
    let isDraining = false;
    let requestsInWork = 0;
    const app: AppParts = {
      masking,
      keys,
      rateLimiter: limitWith(rateCounter, rateLimit),
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
      isOverloaded: () => loopDelay.currentMs() >= config.PALIMPSEST_QUEUE_MS,
      isReady: async () => (await isWorking(store)) && (await isWorking(keys)) && audit.isWorking(),
    };
    return {
      app,
      keys,
      metrics,
      audit,
      drain: () => {
        isDraining = true;
      },
      requestsInWork: () => requestsInWork,
      async close() {
        stopSweeping();
        loopDelay.stop();
        await audit.close();
        await backend.close();
      },
    };
  } catch (error) {
    await backend.close();
    throw error;
  }
}
