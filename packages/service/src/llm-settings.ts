/** Settings of stages 3 and 4: the language models, and how far the risk is to be brought down. */
import { type Attribute, attributes, attributesByDefault } from '@palimpsest/engine/attributes';
import { type Structure, structures } from '@palimpsest/engine/dialect';
import { allOrNone, integer, optional, type Setting, setting, text } from './setting.js';

/** An address without credentials, query and fragment, and without a slash at the end; not that of one call. */
function baseUrlOf(raw: string): string | undefined {
  if (!URL.canParse(raw)) return undefined;
  const { protocol, username, password, search, hash, href } = new URL(raw);
  const isPlain = /^https?:$/.test(protocol) && username + password + search + hash === '';
  const address = href.replace(/\/+$/, '');
  return isPlain && !address.endsWith('/chat/completions') ? address : undefined;
}

/** Whether an address may hold a password or a key, which it is refused for. */
const mayHoldSecret = (raw: string): boolean => /[@?#]/.test(raw);

/** A key that can be sent in a header. One with a line break would make each call fail. */
const apiKeyOf = (raw: string): string | undefined => (/^[\x21-\x7e]+$/.test(raw) ? raw : undefined);

const baseUrl = 'the address before /chat/completions, such as http://127.0.0.1:11434/v1';
const apiKey = 'the key as the server issued it, on one line and without spaces';
const modelName = 'the name by which the server knows the model';

/** Node gives up on an answer whose head takes 300 seconds, and the question would count as broken off and be sent again. */
const longestWaitMs = 290_000;
const milliseconds = {
  takes: `a number from 50 to ${longestWaitMs}: Node waits no longer than 300 seconds for a server to answer`,
  parse: integer(50, longestWaitMs),
};

/** The settings by the name of their environment variable. */
export const llmSettings = {
  PALIMPSEST_LLM_BASE_URL: optional({
    about:
      'OpenAI-compatible server of the context model (stage 3), and of the adversary (stage 4) unless it has its own.',
    takes: baseUrl,
    whenUnset: 'stages 3 and 4 are not configured',
    secret: mayHoldSecret,
    parse: baseUrlOf,
  }),
  PALIMPSEST_LLM_API_KEY: optional({
    about: 'Key for that server.',
    takes: apiKey,
    whenUnset: 'no key is sent',
    secret: true,
    parse: apiKeyOf,
  }),
  PALIMPSEST_LLM_MODEL: optional({
    about: 'Model of stage 3.',
    takes: modelName,
    whenUnset: 'stages 3 and 4 are not configured',
    parse: text,
  }),
  PALIMPSEST_LLM_TIMEOUT_MS: setting({
    about: 'Milliseconds for all of stage 3 of one text; also for one call of the adversary.',
    byDefault: '15000',
    ...milliseconds,
  }),
  PALIMPSEST_LLM_CONCURRENCY: setting({
    about: 'Calls to one model at a time.',
    takes: 'a number from 1 to 256',
    byDefault: '4',
    parse: integer(1, 256),
  }),
  PALIMPSEST_LLM_MAX_TOKENS: setting({
    about: 'Longest reply of a model in tokens, its reasoning included.',
    takes: 'a number from 64 to 100000',
    byDefault: '4096',
    parse: integer(64, 100_000),
  }),
  PALIMPSEST_LLM_STRUCTURED_OUTPUT: setting<Structure | 'auto'>({
    about: 'How replies are held to their format; `auto` finds out what the server can do.',
    takes: `one of auto, ${structures.join(', ')}`,
    byDefault: 'auto',
    parse: (raw) => (raw === 'auto' ? raw : structures.find((structure) => structure === raw)),
  }),
  PALIMPSEST_ADVERSARY_BASE_URL: optional({
    about: 'Server of the adversary (stage 4), if it is another one. The key of the context model is never sent to it.',
    takes: baseUrl,
    whenUnset: 'that of the context model',
    secret: mayHoldSecret,
    parse: baseUrlOf,
  }),
  PALIMPSEST_ADVERSARY_API_KEY: optional({
    about: 'Key for the server of the adversary.',
    takes: apiKey,
    whenUnset: 'that of the context model on the same server, else none',
    secret: true,
    parse: apiKeyOf,
  }),
  PALIMPSEST_ADVERSARY_MODEL: optional({
    about: 'Model that plays the adversary.',
    takes: modelName,
    whenUnset: 'that of stage 3',
    parse: text,
  }),
  PALIMPSEST_RISK_TARGET: setting({
    about: 'Highest risk of re-identification that stage 4 accepts.',
    takes: 'a number from 0 to 1; the risk moves in steps of 0.25',
    byDefault: '0.5',
    parse: (raw) => (/^(?:0|1|0?\.\d{1,6}|1\.0{1,6})$/.test(raw) ? Number(raw) : undefined),
  }),
  PALIMPSEST_RISK_ROUNDS: setting({
    about: 'How often stage 4 may mask more of a text; after each time the adversary looks again.',
    takes: 'a number from 0 to 20',
    byDefault: '3',
    parse: integer(0, 20),
  }),
  PALIMPSEST_RISK_BUDGET_MS: setting({
    about: 'Milliseconds for all of stage 4 of one text.',
    byDefault: '12000',
    ...milliseconds,
  }),
  PALIMPSEST_RISK_ATTRIBUTES: setting<readonly Attribute[]>({
    about: 'What counts for the risk when the adversary infers it.',
    takes: `out of ${attributes.join(', ')}, separated by commas`,
    byDefault: attributesByDefault.join(','),
    parse: (raw) => allOrNone(raw.split(',').map((name) => attributes.find((attribute) => attribute === name.trim()))),
  }),
} as const satisfies Record<string, Setting<unknown>>;

/** Complaints about models that are configured by half, which would otherwise read as not configured. */
export function halfConfiguredModels(given: Readonly<Record<string, unknown>>): string[] {
  const isSet = (name: keyof typeof llmSettings) => given[name] !== undefined;
  const complaints: string[] = [];
  if (isSet('PALIMPSEST_LLM_BASE_URL') !== isSet('PALIMPSEST_LLM_MODEL'))
    complaints.push('PALIMPSEST_LLM_BASE_URL and PALIMPSEST_LLM_MODEL: one of them is missing');
  if (isSet('PALIMPSEST_LLM_API_KEY') && !isSet('PALIMPSEST_LLM_BASE_URL'))
    complaints.push('PALIMPSEST_LLM_API_KEY: needs PALIMPSEST_LLM_BASE_URL');
  if (isSet('PALIMPSEST_ADVERSARY_BASE_URL') && !isSet('PALIMPSEST_ADVERSARY_MODEL') && !isSet('PALIMPSEST_LLM_MODEL'))
    complaints.push('PALIMPSEST_ADVERSARY_BASE_URL: needs PALIMPSEST_ADVERSARY_MODEL');
  for (const name of ['PALIMPSEST_ADVERSARY_API_KEY', 'PALIMPSEST_ADVERSARY_MODEL'] as const)
    if (isSet(name) && !isSet('PALIMPSEST_ADVERSARY_BASE_URL') && !isSet('PALIMPSEST_LLM_BASE_URL'))
      complaints.push(`${name}: needs PALIMPSEST_ADVERSARY_BASE_URL or PALIMPSEST_LLM_BASE_URL`);
  return complaints;
}
