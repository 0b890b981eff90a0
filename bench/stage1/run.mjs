/**
 * Pattern recognition on German letters beside other tools: characters per second of processor time on one core, in one
 * run, tool after tool in each round, each in a process of its own.
 *
 *   npm ci --prefix bench && npm run build
 *   python3 -m venv bench/.venv && bench/.venv/bin/pip install presidio-analyzer     (optional)
 *   taskset -c 0 node bench/stage1/run.mjs [rounds] [python]
 *
 * Prints what each tool finds beside its speed, since finding nothing is fast, and writes `bench/results/stage1.json`
 * and `stage1.svg`. The tools get the same letters, one call a letter.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { allRecognizers } from '@palimpsest/engine/recognizers';
import { drawFrom } from '../draw.mjs';
import { median } from '../statistics.mjs';

/** Rounds before those that count: the runtimes compile what runs often. */
const warmUps = 12;
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const rounds = Number(process.argv[2] ?? 15);
if (rounds % 2 === 0) throw new RangeError('a median needs an odd number of rounds');
const python = process.argv[3] ?? here('../.venv/bin/python');
const letters = readFileSync(here('letters.txt'), 'utf8').split('\n=====\n');
const characters = letters.join('').length;

/** Each: `round` goes once through all letters and resolves with its milliseconds and, per letter, its findings. */
const tools = [
  open(`Palimpsest (${allRecognizers.length} recognizers)`, process.execPath, [here('tool.mjs'), 'palimpsest']),
  open('redact-pii', process.execPath, [here('tool.mjs'), 'redact-pii']),
  open('openredaction', process.execPath, [here('tool.mjs'), 'openredaction']),
];
if (existsSync(python)) tools.push(open('Presidio, patterns only', python, [here('presidio.py')]));
else console.log(`no Presidio: ${python} does not exist`);

const results = await measure();
for (const { name, millionCharactersPerSecond, found } of results) {
  console.log(`\n${name}: ${millionCharactersPerSecond.toFixed(3)} million characters/s, ${found.length} findings`);
  console.log(`  ${found.join(' | ')}`);
}
mkdirSync(here('../results'), { recursive: true });
const report = {
  date: new Date().toISOString(),
  node: process.version,
  rounds,
  letters: letters.length,
  characters,
  results,
};
writeFileSync(here('../results/stage1.json'), `${JSON.stringify(report, null, 2)}\n`);
drawFrom('stage1.json');
for (const { stop } of tools) stop();

async function measure() {
  const times = tools.map(() => []);
  const found = [];
  for (let round = -warmUps; round < rounds; round++) {
    for (const [index, tool] of tools.entries()) {
      const result = await tool.round();
      found[index] = result.found.flat();
      if (round >= 0) times[index].push(result.ms); // rounds below zero warm up
    }
  }
  return tools.map(({ name }, index) => {
    const ms = median(times[index]);
    return { name, medianMs: ms, millionCharactersPerSecond: characters / 1000 / ms, found: found[index] };
  });
}

/** Starts a tool, which does one round at a time and takes the processor time itself. */
function open(name, command, args) {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  child.stdin.write(`${JSON.stringify(letters)}\n`);
  const round = async () => {
    child.stdin.write('\n');
    const { value } = await answers.next();
    return JSON.parse(value);
  };
  return { name, round, stop: () => child.stdin.end() };
}
