/**
 * One provider for every server that speaks OpenAI's chat completions: OpenAI, Azure, Mistral, vLLM, llama.cpp, Ollama.
 */
import OpenAI from 'openai';
import { unlessAborted } from '../unless-aborted.js';
import { withinTime } from '../within-time.js';
import { type CallPolicyOptions, createCallPolicy } from './call-policy.js';
import { textOfCompletion } from './completion.js';
import { type Dialect, findDialect, type FoundDialect, type Structure } from './dialect.js';
import { asLlmFailure } from './failures.js';
import { guardFetch } from './guarded-fetch.js';
import { jsonInReply } from './json-in-reply.js';
import { type LlmProvider, LlmReplyError, type LlmRequest } from './provider.js';
import { dialectQuestion, isDialectAnswer } from './dialect-question.js';
import { RefusedRequestError } from './refused-request.js';

/** Where a model is, and how to call it. */
export interface OpenAiProviderOptions extends CallPolicyOptions {
  /** Address before `/chat/completions`, such as `http://127.0.0.1:11434/v1`. */
  readonly baseUrl: string;
  /** Sent as a bearer token; without one, no such header goes out. */
  readonly apiKey?: string | undefined;
  readonly model: string;
  /** Longest reply, reasoning included. */
  readonly maxTokens: number;
  readonly structure: Structure | 'auto';
  /** Time to find out, with a constant text, how to speak to the server. */
  readonly probeTimeoutMs: number;
  /** Aborts when nobody will ask any more. */
  readonly ended?: AbortSignal | undefined;
  /** How soon that may be found out anew, where it is known and seems to hold no more. Default 60 000. */
  readonly askAgainAfterMs?: number;
}

/** A provider that can be asked how its server is spoken to. */
export interface OpenAiProvider extends LlmProvider {
  /**
   * Asks the server with a constant text, unless that is known. Rejects with `LlmUnavailableError` if the server can't
   * be spoken to at all.
   */
  dialect(): Promise<FoundDialect>;
}

/** Makes a provider. It calls nobody before the first request. */
export function createOpenAiProvider(options: OpenAiProviderOptions): OpenAiProvider {
  const send = createSender(options);
  const withinBounds = createCallPolicy(options);
  let dialect: Promise<FoundDialect> | undefined; // of one base URL and model: each provider has one of each

  const probe = (signal: AbortSignal): Promise<FoundDialect> => {
    const ask = async (candidate: Dialect): Promise<boolean> => {
      try {
        const reply = await withinBounds(() => send(dialectQuestion, candidate, signal), signal);
        return jsonInReply(reply).some((object) => object !== undefined && isDialectAnswer(object));
      } catch (error) {
        if (!(error instanceof LlmReplyError)) throw error;
        return error.flaw === 'cut_off'; // the server took the question; its model found no end
      }
    };
    return findDialect(options.structure, ask).catch((error: unknown) => {
      throw asLlmFailure(error, signal);
    });
  };
  // No caller can abort it: others wait for the answer too.
  const askServer = () => withinTime(options.probeTimeoutMs, options.ended ?? new AbortController().signal, probe);
  const knownDialect = (): Promise<FoundDialect> => {
    dialect ??= askServer().catch((error: unknown) => {
      dialect = undefined;
      throw error;
    });
    return dialect;
  };
  let mayAskAgain = true;
  /** Asks the server anew, which may have changed. Nobody waits for it: one refused text is not to hold up others. */
  const askAgain = (): void => {
    if (!mayAskAgain) return;
    mayAskAgain = false;
    setTimeout(() => {
      mayAskAgain = true;
    }, options.askAgainAfterMs ?? 60_000).unref();
    askServer().then(
      (found) => {
        dialect = Promise.resolve(found);
      },
      () => undefined, // the old one still holds, for all that is known
    );
  };
  /** Whether a reply may owe its lack of a format to bad luck when the server was asked what it can hold a reply to. */
  const isFormless = (reply: string, { structure }: Dialect): boolean =>
    options.structure === 'auto' && structure !== 'json_schema' && !jsonInReply(reply).some((object) => object);
  const complete = async (request: LlmRequest, signal: AbortSignal): Promise<string> => {
    const spoken = await unlessAborted(knownDialect(), signal);
    try {
      const reply = await withinBounds(() => send(request, spoken, signal), signal);
      if (isFormless(reply, spoken)) askAgain();
      return reply;
    } catch (error) {
      if (error instanceof RefusedRequestError && error.complaint !== 'other') askAgain();
      throw error;
    }
  };

  return {
    dialect: knownDialect,
    complete: (request, signal) =>
      complete(request, signal).catch((thrown: unknown) => {
        throw asLlmFailure(thrown, signal);
      }),
  };
}

/** Makes the function that does one HTTP call. */
function createSender({ baseUrl, apiKey, model, maxTokens }: OpenAiProviderOptions) {
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    // Everything else that the client would read from OPENAI_* variables, meant for other programs:
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    defaultHeaders: { Authorization: apiKey === undefined ? null : `Bearer ${apiKey}` }, // and no other's key
    maxRetries: 0, // the call policy retries
    logLevel: 'off', // it would log what is sent
    fetch: guardFetch(fetch),
  });
  return async (request: LlmRequest, dialect: Dialect, signal: AbortSignal): Promise<string> => {
    try {
      const completion = await client.chat.completions.create(
        {
          model,
          messages: [
            { role: 'system', content: request.system },
            { role: 'user', content: request.user },
          ],
          stream: false,
          [dialect.tokenLimit]: maxTokens,
          ...(dialect.sendsTemperature && { temperature: 0 }),
          ...responseFormat(request, dialect),
        },
        { signal },
      );
      return textOfCompletion(completion, request);
    } catch (error) {
      throw asLlmFailure(error, signal);
    }
  };
}

function responseFormat({ format }: LlmRequest, { structure }: Dialect) {
  switch (structure) {
    case 'json_schema':
      return {
        response_format: {
          type: 'json_schema' as const,
          json_schema: { name: format.name, strict: true, schema: { ...format.schema } },
        },
      };
    case 'json_object':
      return { response_format: { type: 'json_object' as const } };
    case 'none':
      return {};
  }
}
