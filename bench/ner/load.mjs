/**
 * Stage 2 under load: several workers in one process for an hour, which some releases of ONNX Runtime did not survive.
 *
 *   npm run build && node bench/ner/load.mjs [--minutes 60] [--workers 4] [--every 60]
 *
 * Texts of all lengths go in so that every worker always has one; each text must come back with the same names every
 * time. Prints, every so many seconds, texts, characters and memory of the process, and at the end the growth since
 * the first quarter. Exits with 1 when a result differs, a worker fails, or memory grew by more than a tenth.
 */
import { parseArgs } from 'node:util';
import { bundledModelFolder, startDetectors } from '@palimpsest/engine';
import { readDocuments } from './documents.mjs';

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    workers: { type: 'string', default: '4' },
    every: { type: 'string', default: '60' },
  },
});
const [minutes, workers, every] = [options.minutes, options.workers, options.every].map(Number);
const texts = readTexts();
const never = new AbortController().signal;
const megabytes = () => Math.round(process.memoryUsage().rss / 1e6);

const before = megabytes();
const detectors = startDetectors({ workers, modelFolder: bundledModelFolder, maxQueuedCharacters: 1e9 });
await detectors.load();
console.log(`${workers} workers, ${texts.length} texts; ${Math.round((megabytes() - before) / workers)} MB a worker`);

const began = performance.now();
const elapsedMinutes = () => (performance.now() - began) / 60_000;
const expected = new Map();
const memory = [];
let done = 0;
let characters = 0;
let wrong = 0;
const report = setInterval(() => {
  memory.push(megabytes());
  console.log(`${elapsedMinutes().toFixed(1)} min: ${done} texts, ${characters} characters, ${memory.at(-1)} MB`);
}, 1000 * every);

await Promise.all(Array.from({ length: 2 * workers }, (_, lane) => work(lane)));
clearInterval(report);
await detectors.close();

const quarter = memory.slice(0, Math.max(1, memory.length >> 2));
const [early, late] = [Math.max(...quarter), memory.at(-1) ?? megabytes()];
console.log(`${elapsedMinutes().toFixed(1)} min in all: ${done} texts, ${characters} characters, ${wrong} wrong`);
console.log(`memory: ${early} MB in the first quarter, ${late} MB at the end`);
process.exitCode = wrong > 0 || late > 1.1 * early ? 1 : 0;

/** One text after the other; lanes begin at different places. A worker that fails twice rejects, which ends the run. */
async function work(lane) {
  for (let turn = lane * 7; elapsedMinutes() < minutes; turn++) {
    const text = texts[turn % texts.length];
    const found = JSON.stringify(await detectors.findLearned(text, never));
    if ((expected.get(text) ?? found) !== found) wrong++;
    expected.set(text, found);
    done++;
    characters += text.length;
  }
}

/** The development documents of stage 1, single lines of them, and one text of 100 000 characters. */
function readTexts() {
  const documents = readDocuments().map(({ text }) => text);
  const lines = documents.flatMap((text) => text.split('\n').filter((line) => line.length > 20)).slice(0, 500);
  return [...documents, ...lines, documents.join('\n\n').slice(0, 100_000)];
}
