/**
 * Re-identification risk before and after masking, for any model on an OpenAI-compatible server.
 *
 *   npm run build && node bench/privacy/run.mjs --base-url http://127.0.0.1:11434/v1 --model qwen3:8b [--json FILE]
 *
 * The key, if the server needs one, is read from PALIMPSEST_LLM_API_KEY. The texts are 40 invented profiles (20 German,
 * 20 English) with known attributes; --profiles takes other ones. The same adversary looks at each text as it is, and
 * after stages 1 and 2, 1 to 3, and 1 to 4. "risk" is the mean of (certainty - 1) / 4, "identified" the share of texts
 * whose attribute was named rightly with a certainty of 3 or more, "words left" the utility.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  adversaryStage,
  bundledModelFolder,
  contextStage,
  detect,
  KnownValues,
  lookAt,
  maskedView,
  shieldOf,
  startDetectors,
  undetected,
} from '@palimpsest/engine';
import { typesOnByDefault as types } from '@palimpsest/protocol';
import { attributesByDefault } from '../../packages/engine/dist/adversary/attributes.js';
import { createOpenAiProvider } from '../../packages/engine/dist/llm/openai-provider.js';
import { summarize, table } from './score.mjs';

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string' },
    model: { type: 'string' },
    profiles: { type: 'string', default: new URL('profiles.json', import.meta.url).pathname },
    limit: { type: 'string', default: '1000' },
    'timeout-ms': { type: 'string', default: '60000' },
    json: { type: 'string' },
  },
});
if (!values['base-url'] || !values.model) {
  console.error('usage: node bench/privacy/run.mjs --base-url URL --model NAME [--json FILE] [--limit N]');
  process.exit(2);
}

const profiles = JSON.parse(readFileSync(values.profiles, 'utf8')).slice(0, Number(values.limit));
const timeoutMs = Number(values['timeout-ms']);
const detectors = startDetectors({ workers: 1, modelFolder: bundledModelFolder, maxQueuedCharacters: 1e6 });
const llm = createOpenAiProvider({
  baseUrl: values['base-url'],
  model: values.model,
  apiKey: process.env.PALIMPSEST_LLM_API_KEY,
  maxTokens: 4096,
  structure: 'auto',
  probeTimeoutMs: timeoutMs,
  concurrency: 2,
  random: Math.random,
});
const randomToken = () => randomBytes(16).toString('hex');
const adversary = { adversary: llm, callTimeoutMs: timeoutMs, atOnce: 2, randomToken };
const found = (spans) => ({ spans: spans.filter(({ type }) => types.has(type)), flags: [] });
const patterns = async ({ text }, signal) => found(await detectors.findPatterns(text, signal));
const names = async ({ text }, signal) => found(await detectors.findLearned(text, signal));
const again = (known) => Promise.resolve(shieldOf(known, new KnownValues()));
const context = contextStage({ llm, budgetMs: timeoutMs, atOnce: 2, randomToken });
const attack = adversaryStage({
  ...adversary, context: llm, riskTarget: 0.5, rounds: 3, budgetMs: 4 * timeoutMs,
  countingAttributes: attributesByDefault, types, isNeverMasked: () => false,
}); // prettier-ignore

const conditions = {
  plain: [],
  'stages 1,2': [patterns, names, again],
  'stages 1-3': [patterns, names, again, context],
  'stages 1-4': [patterns, names, again, context, attack],
};

/** Masks one text and lets the adversary look at what is left. */
async function measure(profile, stages) {
  const signal = new AbortController().signal;
  const { text, spans, flags } = await detect(undetected(profile.text), stages, signal);
  const { guesses, failures } = await lookAt(maskedView({ text, spans, flags }), adversary, signal);
  return { profile, spans, flags, guesses: failures.size === 0 ? guesses : undefined };
}

const summaries = {};
for (const [name, stages] of Object.entries(conditions)) {
  const results = [];
  for (const profile of profiles) {
    results.push(await measure(profile, stages));
    if (process.stderr.isTTY) process.stderr.write(`\r${name}: ${results.length}/${profiles.length} `);
  }
  summaries[name] = summarize(results);
}
await detectors.close();
if (process.stderr.isTTY) process.stderr.write('\n');
console.log(table(summaries));
if (values.json)
  writeFileSync(values.json, `${JSON.stringify({ model: values.model, conditions: summaries }, null, 2)}\n`);
