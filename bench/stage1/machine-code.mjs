/**
 * How much machine code V8 makes of the patterns: beyond 16 MB in a process it optimizes no more of them.
 *
 *   npm run build && node bench/stage1/machine-code.mjs [how many of the largest to name]
 *
 * Prints the sum over all patterns, over those that the letters of the benchmark need, and the largest. Each pattern is
 * compiled eight times, as nearly all of the space that V8 takes at once is then its own, in an isolate with room for it.
 */
import { readFileSync } from 'node:fs';
import { getHeapSpaceStatistics } from 'node:v8';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const times = 8;
/** So long that V8 compiles at the first use. */
const longText = '\n'.repeat(1000);

if (isMainThread) await report(Number(process.argv[2] ?? 20));
else parentPort.postMessage(bytesOf(workerData));

async function report(count) {
  const needed = new Set();
  watchPatterns((source) => needed.add(source));
  const { compileRecognizers } = await import('@palimpsest/engine/stages');
  const { allRecognizers } = await import('@palimpsest/engine/recognizers');
  const { plansFor } = await import('../../packages/engine/dist/patterns/plan-file.js');
  const { keyOf } = await import('../../packages/engine/dist/patterns/plans.js');
  const find = compileRecognizers(allRecognizers);
  const letters = readFileSync(new URL('letters.txt', import.meta.url), 'utf8').split('\n=====\n');
  for (const letter of letters) find(letter);
  const { ofKey } = plansFor(allRecognizers.flatMap(({ patterns }) => patterns));
  const sizes = [];
  for (const { type, patterns, examples } of allRecognizers) {
    for (const [number, pattern] of patterns.entries()) {
      const { source, flags } = ofKey.get(keyOf(pattern)).reduced;
      const name = `${type} "${Object.keys(examples.finds)[0]}", pattern ${number}`;
      sizes.push({
        name,
        length: source.length,
        isNeeded: needed.has(source),
        bytes: await measure({ source, flags }),
      });
    }
  }
  const sum = (some) => (some.reduce((total, { bytes }) => total + bytes, 0) / 1e6).toFixed(1);
  const inLetters = sizes.filter(({ isNeeded }) => isNeeded);
  console.log(
    `${sizes.length} patterns: ${sum(sizes)} MB; ${inLetters.length} that the letters need: ${sum(inLetters)} MB`,
  );
  for (const { name, length, bytes } of sizes.sort((a, b) => b.bytes - a.bytes).slice(0, count))
    console.log(`${(bytes / 1000).toFixed(0).padStart(6)} KB  ${String(length).padStart(6)} characters  ${name}`);
}

/** Tells the source of each sticky pattern that is made from now on. */
function watchPatterns(tell) {
  const { RegExp: Original } = globalThis;
  globalThis.RegExp = class extends Original {
    constructor(source, flags) {
      super(source, flags);
      if (flags?.includes('y')) tell(source);
    }
  };
}

function measure(pattern) {
  return new Promise((resolve, reject) => {
    new Worker(new URL(import.meta.url), { workerData: pattern }).on('message', resolve).on('error', reject);
  });
}

function bytesOf({ source, flags }) {
  const before = codeSpace();
  const kept = Array.from({ length: times }, (_, number) => new RegExp(`${source}|(?!)${number}`, `${flags}y`));
  for (const pattern of kept) pattern.test(longText);
  return Math.max(0, codeSpace() - before) / times;
}

function codeSpace() {
  return getHeapSpaceStatistics()
    .filter(({ space_name: name }) => name.includes('code'))
    .reduce((total, { space_used_size: size }) => total + size, 0);
}
