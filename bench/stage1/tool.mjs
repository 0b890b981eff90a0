/**
 * One tool in a process of its own, so that none takes from another what V8 grants a process: it optimizes patterns up to
 * a bound.
 *
 *   node bench/stage1/tool.mjs palimpsest|redact-pii|openredaction
 *
 * Reads a JSON array of texts, then answers each further line with `{"ms": ..., "found": ...}` of one round: milliseconds
 * of processor time for all texts and, for each text, what was found in it.
 */
import { createInterface } from 'node:readline';

/** Each: a function that loads the tool, and resolves with how to call it and how to describe its result for a text. */
const tools = {
  palimpsest: async () => {
    const { extend, undetected } = await import('@palimpsest/engine');
    const { compileRecognizers, inEveryReading } = await import('@palimpsest/engine/stages');
    const { allRecognizers } = await import('@palimpsest/engine/recognizers');
    const find = inEveryReading(compileRecognizers(allRecognizers));
    return {
      detect: (text) => extend(undetected(text), { spans: find(text), flags: [] }).spans,
      describe: (spans, text) => spans.map(({ type, start, end }) => `${type} ${text.slice(start, end)}`),
    };
  },
  'redact-pii': async () => {
    const { default: redactPii } = await import('redact-pii');
    const redactor = new redactPii.SyncRedactor();
    const tokens =
      /\b(?:NAME|CREDENTIALS|PASSWORD|USERNAME|CREDIT_CARD_NUMBER|EMAIL_ADDRESS|IP_ADDRESS|PHONE_NUMBER|STREET_ADDRESS|US_SOCIAL_SECURITY_NUMBER|ZIPCODE|URL|DIGITS)\b/g;
    return { detect: (text) => redactor.redact(text), describe: (redacted) => redacted.match(tokens) ?? [] };
  },
  openredaction: async () => {
    const { OpenRedaction } = await import('openredaction');
    const redactor = new OpenRedaction({ redactionMode: 'placeholder' });
    return {
      detect: (text) => redactor.detect(text),
      describe: ({ detections }) => detections.map(({ type, value }) => `${type} ${value}`),
    };
  },
};

console.log = console.error; // standard output is for answers
const { detect, describe } = await tools[process.argv[2]]();
/** @type {string[] | undefined} */
let texts;
for await (const line of createInterface({ input: process.stdin })) {
  if (texts === undefined) texts = JSON.parse(line);
  else process.stdout.write(`${JSON.stringify(await round(texts))}\n`);
}

/** Goes once through all texts, one call each. What was found is looked at later. */
async function round(texts) {
  const before = process.cpuUsage();
  const results = [];
  for (const text of texts) results.push(await detect(text));
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, found: results.map((result, index) => describe(result, texts[index])) };
}
