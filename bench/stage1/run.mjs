/**
 * Characters per second of processor time of pattern recognition on German letters, one core, in one run, tool after tool in each round.
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
import { compileRecognizers, extend, undetected } from '@palimpsest/engine';
import { allRecognizers } from '@palimpsest/engine/recognizers';
import { OpenRedaction } from 'openredaction';
import redactPii from 'redact-pii';
import { drawFrom } from '../draw.mjs';

/** Rounds before those that count: the runtimes compile what runs often. */
const warmUps = 12;
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const rounds = Number(process.argv[2] ?? 15);
if (rounds % 2 === 0) throw new RangeError('a median needs an odd number of rounds');
const python = process.argv[3] ?? here('../.venv/bin/python');
const letters = readFileSync(here('letters.txt'), 'utf8').split('\n=====\n');
const characters = letters.join('').length;

/** Each tool: `round` goes once through all letters and resolves with its milliseconds and, per letter, its findings. */
const tools = [palimpsest(), redactPiiTool(), openRedaction()];
if (existsSync(python)) tools.push(presidio());
else console.log(`no Presidio: ${python} does not exist`);

const results = await measure();
for (const { name, megabytesPerSecond, found } of results) {
  console.log(`\n${name}: ${megabytesPerSecond.toFixed(3)} million characters/s, ${found.length} findings`);
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
for (const { stop } of tools) stop?.();

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
    const ms = times[index].toSorted((a, b) => a - b)[rounds >> 1];
    return { name, medianMs: ms, megabytesPerSecond: characters / 1000 / ms, found: found[index] };
  });
}

/** Times one call a letter, in processor time: what other processes take does not count. What was found is looked at later. */
async function timed(detect, describe) {
  const before = process.cpuUsage();
  const raw = [];
  for (const letter of letters) raw.push(await detect(letter));
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1000;
  return { ms, found: raw.map((result, index) => describe(result, letters[index])) };
}

function palimpsest() {
  const find = compileRecognizers(allRecognizers);
  const detect = (text) => extend(undetected(text), { spans: find(text), flags: [] }).spans;
  const describe = (spans, text) => spans.map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);
  return { name: `Palimpsest (${allRecognizers.length} recognizers)`, round: () => timed(detect, describe) };
}

function redactPiiTool() {
  const redactor = new redactPii.SyncRedactor();
  const tokens =
    /\b(?:NAME|CREDENTIALS|PASSWORD|USERNAME|CREDIT_CARD_NUMBER|EMAIL_ADDRESS|IP_ADDRESS|PHONE_NUMBER|STREET_ADDRESS|US_SOCIAL_SECURITY_NUMBER|ZIPCODE|URL|DIGITS)\b/g;
  return {
    name: 'redact-pii',
    round: () =>
      timed(
        (text) => redactor.redact(text),
        (redacted) => redacted.match(tokens) ?? [],
      ),
  };
}

function openRedaction() {
  const redactor = new OpenRedaction({ redactionMode: 'placeholder' });
  const describe = ({ detections }) => detections.map(({ type, value }) => `${type} ${value}`);
  return { name: 'openredaction', round: () => timed((text) => redactor.detect(text), describe) };
}

/** Presidio in a process of its own, which does one round at a time and takes the time itself. */
function presidio() {
  const child = spawn(python, [here('presidio.py')], { stdio: ['pipe', 'pipe', 'ignore'] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  child.stdin.write(`${JSON.stringify(letters)}\n`);
  const round = async () => {
    child.stdin.write('\n');
    const { value } = await answers.next();
    const { ms, found } = JSON.parse(value);
    const describe = (spans, index) => spans.map(([type, start, end]) => `${type} ${letters[index].slice(start, end)}`);
    return { ms, found: found.map(describe) };
  };
  return { name: 'Presidio, patterns only', round, stop: () => child.stdin.end() };
}
