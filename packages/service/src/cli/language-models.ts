/** What `doctor` says of the language models of stages 3 and 4. They are sent a constant question and nobody's text. */
import { type LlmFailure, LlmUnavailableError } from '@palimpsest/engine';
import type { Dialect, Structure } from '@palimpsest/engine/dialect';
import type { Config } from '../config.js';
import { isShared, type ModelAddress, modelAddresses, providerAt } from '../model-stages.js';
import { CommandFailure } from './failures.js';

/** A model, and what it is there for. */
interface ModelToAsk {
  readonly roles: string;
  readonly address: ModelAddress;
}

/** The models that the allowed stages need, each once. */
export function modelsToAsk(config: Config): ModelToAsk[] {
  const { context, adversary } = modelAddresses(config);
  const used = {
    context: config.PALIMPSEST_STAGES.includes(3) ? context : undefined,
    adversary: config.PALIMPSEST_STAGES.includes(4) ? adversary : undefined,
  };
  if (used.context && isShared(used)) return [{ roles: 'context model and adversary', address: used.context }];
  return [
    ...(used.context ? [{ roles: 'context model', address: used.context }] : []),
    ...(used.adversary ? [{ roles: 'adversary', address: used.adversary }] : []),
  ];
}

/**
 * Finds out whether a model answers, and how it is spoken to. Rejects with `CommandFailure` that says what is wrong.
 */
export async function describeLanguageModel(address: ModelAddress, config: Config): Promise<string> {
  const { baseUrl, model } = address;
  try {
    const dialect = await (await providerAt(address, config)).dialect();
    if (!dialect.isKept) throw new CommandFailure(`${model} at ${baseUrl} ${unusable}`);
    return `${model} at ${baseUrl} answers; ${describeDialect(dialect)}`;
  } catch (error) {
    if (!(error instanceof LlmUnavailableError)) throw error;
    throw new CommandFailure(`${model} at ${baseUrl}: ${describeFailedCall(error)}`);
  }
}

/** What such replies come to at run time: see `parseQuotes` and `parseGuesses`. */
const unusable =
  'answers, but not with the JSON that it is asked for; such replies are not used, and every text gets the flag of a stage that failed';

const structureNames: Readonly<Record<Structure, string>> = {
  json_schema: 'replies are held to a JSON schema',
  json_object: 'replies are held to JSON, not to a schema',
  none: 'replies are held to no format',
};

const describeDialect = ({ structure, tokenLimit, sendsTemperature }: Dialect): string =>
  [structureNames[structure], tokenLimit, sendsTemperature ? 'temperature 0' : 'no temperature'].join(', ');

function describeFailedCall({ reason, status, code }: LlmUnavailableError): string {
  if (status === 401 || status === 403) return `status ${status}: the key is missing, wrong or not for this model`;
  const descriptions: Readonly<Record<LlmFailure, string>> = {
    timeout: 'no answer within PALIMPSEST_LLM_TIMEOUT_MS',
    connection: describeConnection(code),
    redirected: `status ${status}: a redirect, which is not followed; take the address that it leads to`,
    status: `status ${status}`,
    request_refused: `status ${status}: the server knows no such model or address, or refuses the question`,
    not_a_completion: 'what answers there is no chat completions API',
    reply_too_long: 'the answer is longer than any that makes sense',
    circuit_open: 'too many failures in a row',
    overloaded: 'too many questions at a time',
  };
  return descriptions[reason];
}

/** How Node names a certificate that no authority it knows has signed, or that is for another name or time. */
const certificateCode = /CERT|SELF_SIGNED|ALTNAME|UNABLE_TO_(?:GET|VERIFY)/;

function describeConnection(code = 'it was cut'): string {
  if (code === 'BAD_PORT') return 'its port is one that HTTP clients refuse; let the server listen on another';
  return certificateCode.test(code)
    ? `the certificate of the server is not trusted (${code}); name the file of its authority in NODE_EXTRA_CA_CERTS`
    : `no connection (${code})`;
}
