/** Makes the stages that ask language models, as far as the configuration has them. */
import { randomBytes } from 'node:crypto';
import { adversaryStage, contextStage, isLlmError, type LlmProvider, type Stage } from '@palimpsest/engine';
import type { OpenAiProvider } from '@palimpsest/engine/openai-provider';
import type { Config } from './config.js';
import type { Metrics, ModelRole } from './metrics.js';
import type { OperatorChoice } from './operator-choice.js';
import { untraced } from './tracing.js';

/** The stages that are configured and that the operator allows. */
export interface ModelStages {
  readonly 3?: Stage;
  readonly 4?: Stage;
}

/** What the stages report. */
type ModelMetrics = Pick<Metrics, 'countModelFailure' | 'countLostQuotes'>;

/** Where a model is. */
export interface ModelAddress {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
}

/** Where the models that are configured are. */
export type ModelAddresses = Partial<Record<ModelRole, ModelAddress | undefined>>;

const randomToken = (): string => randomBytes(16).toString('hex');

/**
 * Builds stages 3 and 4 within PALIMPSEST_STAGES. They call nobody before the first text, and when `ended` aborts they
 * leave no question behind.
 */
export async function createModelStages(
  config: Config,
  choice: OperatorChoice,
  metrics: ModelMetrics,
  ended?: AbortSignal,
): Promise<ModelStages> {
  const isAllowed = (stage: 3 | 4) => config.PALIMPSEST_STAGES.includes(stage);
  const { context, adversary } = await createProviders(config, metrics, ended);
  const allowedContext = isAllowed(3) ? context : undefined;
  return {
    ...(allowedContext && {
      3: contextStage({
        llm: allowedContext,
        budgetMs: config.PALIMPSEST_LLM_TIMEOUT_MS,
        atOnce: config.PALIMPSEST_LLM_CONCURRENCY,
        randomToken,
        onLostQuotes: (count) => {
          metrics.countLostQuotes(3, count);
        },
        onUnreadableReply: () => {
          metrics.countModelFailure('context', 'unreadable');
        },
      }),
    }),
    ...(adversary &&
      isAllowed(4) && {
        4: adversaryStage({
          adversary,
          context: allowedContext,
          riskTarget: config.PALIMPSEST_RISK_TARGET,
          rounds: config.PALIMPSEST_RISK_ROUNDS,
          budgetMs: config.PALIMPSEST_RISK_BUDGET_MS,
          callTimeoutMs: config.PALIMPSEST_LLM_TIMEOUT_MS,
          countingAttributes: config.PALIMPSEST_RISK_ATTRIBUTES,
          types: choice.types,
          isNeverMasked: choice.terms.isNeverMasked,
          atOnce: config.PALIMPSEST_LLM_CONCURRENCY,
          randomToken,
          onLostQuotes: (count) => {
            metrics.countLostQuotes(4, count);
          },
          onUnreadableReply: () => {
            metrics.countModelFailure('adversary', 'unreadable');
          },
          onUnreadablePieces: () => {
            metrics.countModelFailure('context', 'unreadable');
          },
        }),
      }),
  };
}

/** One provider for one model on one server, so that both roles share its circuit breaker and its limit of calls. */
async function createProviders(
  config: Config,
  metrics: ModelMetrics,
  ended: AbortSignal | undefined,
): Promise<Partial<Record<ModelRole, LlmProvider>>> {
  const { context, adversary } = modelAddresses(config);
  const contextProvider = context && (await providerAt(context, config, ended));
  const adversaryProvider = isShared({ context, adversary })
    ? contextProvider
    : adversary && (await providerAt(adversary, config, ended));
  const inRole = (role: ModelRole, provider: LlmProvider) => counted(role, outsideOfTraces(provider), metrics);
  return {
    ...(contextProvider && { context: inRole('context', contextProvider) }),
    ...(adversaryProvider && { adversary: inRole('adversary', adversaryProvider) }),
  };
}

/** Counts the failures of a provider for the role in which it was asked. */
const counted = (role: ModelRole, provider: LlmProvider, metrics: ModelMetrics): LlmProvider => ({
  complete: (request, signal) =>
    provider.complete(request, signal).catch((error: unknown) => {
      if (isLlmError(error)) metrics.countModelFailure(role, 'flaw' in error ? error.flaw : error.reason);
      throw error;
    }),
});

/** No header that instrumentation may add tells the provider which texts belong together: see docs/observability.md. */
const outsideOfTraces = (provider: LlmProvider): LlmProvider => ({
  complete: (request, signal) => untraced(() => provider.complete(request, signal)),
});

/**
 * Makes the provider of the model at `address`. It calls nobody before it is asked. Where no model is configured, its
 * client is not even loaded: that takes as long as all of the engine beside it.
 */
export async function providerAt(address: ModelAddress, config: Config, ended?: AbortSignal): Promise<OpenAiProvider> {
  const { createOpenAiProvider } = await import('@palimpsest/engine/openai-provider');
  return createOpenAiProvider({
    ...address,
    maxTokens: config.PALIMPSEST_LLM_MAX_TOKENS,
    structure: config.PALIMPSEST_LLM_STRUCTURED_OUTPUT,
    probeTimeoutMs: config.PALIMPSEST_LLM_TIMEOUT_MS,
    ended,
    concurrency: config.PALIMPSEST_LLM_CONCURRENCY,
    fairTimeMs: Math.min(config.PALIMPSEST_LLM_TIMEOUT_MS, config.PALIMPSEST_RISK_BUDGET_MS) / 2,
    random: Math.random,
  });
}

/** Whether one model on one server plays both roles. */
export const isShared = ({ context, adversary }: ModelAddresses): boolean =>
  (['baseUrl', 'model', 'apiKey'] as const).every((part) => context?.[part] === adversary?.[part]);

/** Where the models are. A key goes to no other server than the one it was configured for. */
export function modelAddresses(config: Config): ModelAddresses {
  const {
    PALIMPSEST_LLM_BASE_URL: contextUrl,
    PALIMPSEST_LLM_API_KEY: contextKey,
    PALIMPSEST_LLM_MODEL: contextModel,
    PALIMPSEST_ADVERSARY_BASE_URL: ownUrl,
    PALIMPSEST_ADVERSARY_API_KEY: ownKey,
    PALIMPSEST_ADVERSARY_MODEL: ownModel,
  } = config;
  const baseUrl = ownUrl ?? contextUrl;
  const model = ownModel ?? contextModel;
  const apiKey = ownKey ?? (baseUrl === contextUrl ? contextKey : undefined);
  return {
    ...(contextUrl !== undefined &&
      contextModel !== undefined && { context: { baseUrl: contextUrl, apiKey: contextKey, model: contextModel } }),
    ...(baseUrl !== undefined && model !== undefined && { adversary: { baseUrl, apiKey, model } }),
  };
}
