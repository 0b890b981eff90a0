/**
 * Stages 1 and 2 beside Presidio with spaCy's English md model: what stays open, what is masked beyond need, and
 * characters per second of one core, on the same texts in one run, tool after tool in each round.
 *
 *   npm ci && npm run build
 *   python3 -m venv bench/.venv && bench/.venv/bin/pip install -r bench/ner/requirements.txt
 *   taskset -c 0 node bench/ner/run.mjs [--rounds 5] [--python FILE] [--model FOLDER]... [--folder FOLDER]
 *
 * The texts are marked documents, by default `packages/engine/eval/stage1/look`: those that our own recognizers were
 * mended on, so their figures flatter us. Presidio runs in English on the German ones as well, since it has no German
 * model there; the table gives both languages. Types that are off by default (dates) count on neither side. Time is
 * that of the processor. Without `--folder` it writes `bench/results/ner.json`, `ner.svg` and `ner-quality.svg`.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundledModelFolder } from '@palimpsest/engine';
import { drawFrom } from '../draw.mjs';
import { median } from '../statistics.mjs';
import { readDocuments } from './documents.mjs';
import { countDocument, shares, shown } from './quality.mjs';
import { openPalimpsest, openPresidio } from './tools.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    python: { type: 'string', default: here('../.venv/bin/python') },
    model: { type: 'string', multiple: true, default: [bundledModelFolder] },
    folder: { type: 'string' },
  },
});
const rounds = Number(options.rounds);
const warmUpTexts = 10;
const documents = readDocuments(options.folder);
const characters = documents.reduce((sum, { text }) => sum + text.length, 0);

const tools = await Promise.all(
  options.model.map(async (folder) => {
    const name = folder === bundledModelFolder ? 'Palimpsest' : `Palimpsest, ${basename(folder)}`;
    return { name, ...(await openPalimpsest(folder, texts())) };
  }),
);
if (existsSync(options.python)) {
  tools.push({ name: 'Presidio, en_core_web_md', ...openPresidio(options.python, texts()) });
} else console.log(`no Presidio: ${options.python} does not exist`);

const results = await measure();
for (const { name, charactersPerSecond, quality } of results) {
  console.log(`\n${name}: ${charactersPerSecond.toLocaleString('en')} characters per second of one core`);
  for (const [language, row] of Object.entries(quality)) console.log(`  ${language.padEnd(4)} ${describe(row)}`);
}
if (!options.folder) {
  mkdirSync(here('../results'), { recursive: true });
  const report = { date: new Date().toISOString(), node: process.version, rounds, characters, results };
  writeFileSync(here('../results/ner.json'), `${JSON.stringify(report, null, 2)}\n`);
  drawFrom('ner.json');
}
await Promise.all(tools.map(({ stop }) => stop()));

function texts() {
  return documents.map(({ text }) => text);
}

async function measure() {
  const times = tools.map(() => []);
  const spans = [];
  for (const tool of tools) await tool.round(warmUpTexts);
  for (let round = 0; round < rounds; round++) {
    for (const [index, tool] of tools.entries()) {
      const result = await tool.round(documents.length);
      spans[index] = result.spans;
      times[index].push(result.ms);
    }
  }
  return tools.map(({ name }, index) => {
    const ms = median(times[index]);
    const charactersPerSecond = Math.round((1000 * characters) / ms);
    return { name, charactersPerSecond, allMs: times[index].map(Math.round), quality: qualityOf(spans[index]) };
  });
}

/** Shares for all documents, and for those of each language. */
function qualityOf(spans) {
  const counts = documents.map((document, index) => countDocument(document, spans[index]));
  const of = (language) => shares(counts.filter((_, index) => documents[index].language === language));
  return { all: shares(counts), de: of('de'), en: of('en') };
}

function describe({ leak, nameLeak, overMasked }) {
  return `open: ${shown(leak)}, of names ${shown(nameLeak)}; over-masked ${shown(overMasked)}`;
}
