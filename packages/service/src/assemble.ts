/** Puts the service together from its configuration: every part is made here, once, and handed what it needs. */
import type { Detectors } from '@palimpsest/engine';
import { type AuditLog, noAuditLog, openAuditLog } from './audit-log.js';
import { type Backend, openBackend } from './backend.js';
import type { Config } from './config.js';
import { readMasterKeys } from './configured-master-keys.js';
import { describeError } from './describe-error.js';
import { FindsCache } from './finds-cache.js';
import type { AppParts } from './http/parts.js';
import type { KeyStore } from './keys/key-store.js';
import type { Logger } from './logging.js';
import { watchLoopDelay } from './loop-delay.js';
import { createMasking, type Masking } from './masking.js';
import { createModelStages } from './model-stages.js';
import { Metrics } from './metrics.js';
import { observeStore } from './observed-store.js';
import { readOperatorChoice } from './operator-choice.js';
import { createPipeline, type Pipeline, type PipelineParts } from './pipeline.js';
import { limitWith } from './rate-limit.js';
import { Sessions } from './sessions.js';
import type { Store } from './stores/store.js';
import { startSweeping } from './stores/sweeper.js';
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

/** Says whether a store, of sessions or of keys, can be used. Of failures in a row the first is logged. */
function watchWorking(store: Pick<Store | KeyStore, 'check'>, logger: Logger): () => Promise<boolean> {
  let hasFailed = false;
  return async () => {
    try {
      await store.check();
      hasFailed = false;
      return true;
    } catch (error) {
      if (!hasFailed) logger.error(describeError(error), 'not ready');
      hasFailed = true;
      return false;
    }
  };
}

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

/** The sessions of `store`, under master keys that open those which are there already. */
async function openSessions(config: Config, store: Store, metrics: Metrics, logger: Logger): Promise<Sessions> {
  const samples = await store.sampleSessions();
  const { keys: masterKeys, isNew, file } = readMasterKeys(config, samples);
  checkMasterKeys(masterKeys, samples);
  if (isNew) logger.warn({ file }, 'made a master key; in production keep it elsewhere, in PALIMPSEST_MASTER_KEY');
  const onCorruptValue = () => {
    metrics.countCorruptValue();
  };
  return new Sessions({ store, masterKeys, maxCacheBytes, onCorruptValue });
}

/** Finds spans by the stages that the configuration has and allows. */
async function openPipeline(
  config: Config,
  detectors: Detectors,
  { metrics, ended }: Pick<OpenParts, 'metrics' | 'ended'>,
): Promise<Pipeline> {
  const choice = readOperatorChoice(config);
  const modelStages = await createModelStages(config, choice, metrics, ended.signal);
  const onStage: PipelineParts['onStage'] = (stage, milliseconds) => {
    metrics.countStage(stage, milliseconds);
  };
  return createPipeline({ detectors, modelStages, choice, onStage });
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
  const store = observeStore(backend.store, metrics);
  const ended = new AbortController();
  try {
    const sessions = await openSessions(config, store, metrics, logger);
    const pipeline = await openPipeline(config, detectors, { metrics, ended });
    const audit = await startAudit(config, surroundings, metrics); // last of what can fail: nothing is left to close it
    const finds = new FindsCache((result) => {
      metrics.countFindsLookup(result);
    });
    const maxMappings = config.PALIMPSEST_MAX_MAPPINGS;
    const masking = createMasking({ pipeline, sessions, finds, metrics, audit, maxMappings });
    return assembled({ config, backend: { ...backend, store }, masking, metrics, audit, logger, ended });
  } catch (error) {
    await backend.close();
    throw error;
  }
}

/** What is open, and makes up a service. */
interface OpenParts {
  readonly config: Config;
  readonly backend: Backend;
  readonly masking: Masking;
  readonly metrics: Metrics;
  readonly audit: AuditLog;
  readonly logger: Logger;
  /** Aborts what nobody waits for any more. */
  readonly ended: AbortController;
}

/** Starts what runs beside requests, and hands out the parts. */
function assembled({ config, backend, masking, metrics, audit, logger, ended }: OpenParts): Assembly {
  const { store, keys, rateCounter } = backend;
  const stopSweeping = startSweeping(store, (error) => {
    logger.error(describeError(error), 'sweep failed');
  });
  const [isStoreWorking, areKeysWorking] = [watchWorking(store, logger), watchWorking(keys, logger)];
  const loopDelay = watchLoopDelay();
  const rateLimit = config.PALIMPSEST_RATE_LIMIT === 'off' ? undefined : config.PALIMPSEST_RATE_LIMIT;
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
    isReady: async () => (await isStoreWorking()) && (await areKeysWorking()) && audit.isWorking(),
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
      ended.abort();
      stopSweeping();
      loopDelay.stop();
      await audit.close();
      await backend.close();
    },
  };
}
