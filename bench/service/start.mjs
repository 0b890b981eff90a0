/**
 * How long a service takes until it listens on an empty SQLite store, with one worker and with two, and a local `mask`
 * until one letter is masked: of this checkout and, in turns, of another one that is built.
 *
 *   npm run build && node bench/service/start.mjs [rounds] [other checkout]
 *
 * Prints medians: milliseconds, and of a service those of processor time, which Linux tells.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from '../statistics.mjs';
import { machine } from './machine.mjs';
import { statOf } from './proc-stat.mjs';

const rounds = Number(process.argv[2] ?? 7);
if (rounds % 2 === 0) throw new RangeError('a median needs an odd number of rounds');
const here = fileURLToPath(new URL('../..', import.meta.url));
const checkouts = [here, ...process.argv.slice(3, 4)];
const letter = fileURLToPath(new URL('letter.txt', import.meta.url));

const cases = checkouts.flatMap((checkout) => [
  { name: `${checkout} serve, one worker`, measure: () => listen(checkout, 1), runs: [] },
  { name: `${checkout} serve, two workers`, measure: () => listen(checkout, 2), runs: [] },
  { name: `${checkout} mask, one letter`, measure: () => mask(checkout), runs: [] },
]);
for (let round = 0; round < rounds; round++) for (const { measure, runs } of cases) runs.push(await measure());
console.log(machine());
for (const { name, runs } of cases) {
  const processorMs = runs.flatMap((run) => run.processorMs ?? []);
  console.log(
    `${name}: ${median(runs.map(({ ms }) => ms)).toFixed(0)} ms` +
      (processorMs.length > 0 ? `, ${median(processorMs)} ms of processor time` : ''),
  );
}

/** Starts a service, which ends as soon as it listens. */
async function listen(checkout, workers) {
  const { folder, child, since } = start(checkout, ['serve'], {
    PALIMPSEST_NER_WORKERS: String(workers),
    PALIMPSEST_PORT: '0',
    PALIMPSEST_ADMIN_PORT: '0',
  });
  await new Promise((resolve) => {
    child.stdout.on('data', (lines) => lines.includes('"msg":"listening"') && resolve());
  });
  const ms = performance.now() - since;
  const ended = once(child, 'exit');
  const processorMs = Math.round(statOf(child.pid).ownSeconds * 1000);
  child.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true });
  return { ms, processorMs };
}

/** Masks a letter with a vault of its own. */
async function mask(checkout) {
  const { folder, child, since } = start(checkout, ['mask', 'letter.txt'], {});
  child.stdout.resume();
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${checkout}: mask ended with ${code}`);
  const ms = performance.now() - since;
  rmSync(folder, { recursive: true });
  return { ms };
}

/** Runs a command in a new folder that holds the letter. */
function start(checkout, args, settings) {
  const folder = mkdtempSync(join(tmpdir(), 'palimpsest-bench-'));
  copyFileSync(letter, join(folder, 'letter.txt'));
  const since = performance.now();
  const child = spawn(process.execPath, [join(checkout, 'packages/service/dist/main.js'), ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return { folder, child, since };
}
