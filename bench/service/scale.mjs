/**
 * A full store: many mappings over many sessions. Three commands, so that the first, which only takes long, need not
 * run where nothing else may:
 *
 *   npm run build && node bench/service/scale.mjs fill FOLDER [--sessions 100000] [--mappings 10]
 *     [--store postgres://...] [--usable 1000]
 *   node bench/service/scale.mjs latency FOLDER [--seconds 10] [--per-second 50] [--empty-store postgres://...]
 *   node bench/service/scale.mjs sweep FOLDER [--expiring 50000] [--seconds 20] [--per-second 50]
 *
 * `fill` prints bytes per mapping; `latency` the latency of anonymize and deanonymize beside a store that holds little
 * else than what is used, with the same few sessions in use, which both servers then have in memory, and with each
 * session once, which neither has; `sweep` what the end of many sessions at once does to others.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { quantile } from '../statistics.mjs';
import { fillStore, moveEnd, newAddress, padStore } from './fill.mjs';
import { openLoop } from './load.mjs';
import { lookInside } from './look-inside.mjs';
import { machine } from './machine.mjs';
import { patient, startPalimpsest } from './servers.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sessions: { type: 'string', default: '100000' },
    mappings: { type: 'string', default: '10' },
    expiring: { type: 'string', default: '50000' },
    seconds: { type: 'string', default: '10' },
    'per-second': { type: 'string', default: '50' },
    usable: { type: 'string' },
    store: { type: 'string' },
    'empty-store': { type: 'string' },
  },
});
const [command, folder = 'filled'] = positionals;
const seconds = Number(values.seconds);
const perSecond = Number(values['per-second']);
const sessionsInUse = 200;
const turns = 5;
const dayOfSeconds = 86_400;
const endsInMs = 15_000;
const filledFile = join(resolve(folder), 'filled.json');

console.log(machine());
await { fill, latency, sweep }[command]();

async function fill() {
  mkdirSync(folder, { recursive: true });
  const store = values.store ?? `sqlite:${join(resolve(folder), 'palimpsest.db')}`;
  const filled = { store, masterKey: newKey(), mappings: Number(values.mappings) };
  await fillStore({ ...filled, count: 1, ttlSeconds: () => 60 }); // makes the tables
  const before = await bytesOf(store);
  const startMs = performance.now();
  const count = Number(values.sessions);
  const usable = Number(values.usable ?? count);
  const firstIds = await fillStore({ ...filled, count: usable / 2, ttlSeconds: () => dayOfSeconds });
  if (usable < count) await padStore({ ...filled, count: count - usable, endMs: Date.now() + dayOfSeconds * 1000 });
  const ids = [...firstIds, ...(await fillStore({ ...filled, count: usable / 2, ttlSeconds: () => dayOfSeconds }))];
  const stored = count * filled.mappings;
  const perMapping = ((await bytesOf(store)) - before) / stored;
  writeFileSync(filledFile, JSON.stringify({ ...filled, ids }));
  const lasted = ((performance.now() - startMs) / 1000).toFixed(0);
  console.log(`${stored} mappings over ${count} sessions in ${lasted} s, ${perMapping.toFixed(0)} bytes per mapping`);
}

async function latency() {
  const { ids, ...filled } = JSON.parse(readFileSync(filledFile, 'utf8'));
  const emptyStore =
    values['empty-store'] ?? `sqlite:${join(mkdtempSync(join(tmpdir(), 'palimpsest-empty-')), 'e.db')}`;
  const count = sessionsInUse + 2 * turns * perSecond * seconds;
  if (ids.length < count) throw new RangeError(`${count} sessions are needed: fill with --usable ${count} or more`);
  const few = { ...filled, store: emptyStore, count, ttlSeconds: () => dayOfSeconds };
  const fewIds = await fillStore(few);
  const [full, empty] = [await startFilled(filled), await startFilled(few)];
  const ways = {
    [`${sessionsInUse} sessions in use`]: (list) => anyOf(list.slice(0, sessionsInUse)),
    'each session once': (list) => eachOf(list.slice(sessionsInUse)),
  };
  for (const [which, pick] of Object.entries(ways)) {
    const [fromEmpty, fromFull] = [pick(fewIds), pick(shuffled(ids))];
    for (const [name, requestOf] of Object.entries({ anonymize: masking, deanonymize: restoring })) {
      const times = { full: [], empty: [] };
      for (let turn = 0; turn < turns; turn++) {
        const beside = await timesOf(empty, requestOf(fromEmpty, filled));
        const there = await timesOf(full, requestOf(fromFull, filled));
        if (turn === 0) continue; // warms up
        times.empty.push(...beside);
        times.full.push(...there);
      }
      console.log(`${name}, ${which}: ${[0.5, 0.95, 0.99].map((share) => compared(times, share)).join('; ')}`);
    }
  }
  await Promise.all([full.stop(), empty.stop()]);
}

/** Lets many sessions end at one moment, and measures what deanonymize of the others does before and after it. */
async function sweep() {
  const { ids, ...filled } = JSON.parse(readFileSync(filledFile, 'utf8'));
  const count = Number(values.expiring);
  const server = await startFilled(filled);
  const laterMs = Date.now() + dayOfSeconds * 1000 - 1;
  await padStore({ ...filled, count, endMs: laterMs });
  const inside = await lookInside(filled.store);
  const restore = restoring(anyOf(shuffled(ids).slice(0, sessionsInUse)), filled);
  await timesOf(server, restore); // warms up
  const quiet = await timesOf(server, restore);
  const endMs = Date.now() + endsInMs;
  await moveEnd(filled.store, laterMs, endMs);
  if (Date.now() >= endMs) throw new Error('They ended before all of them were to end');
  await sleep(endMs - Date.now());
  const goneSeconds = {};
  const watching = (async () => {
    for (let left = {}; goneSeconds.rows === undefined; await sleep(50)) {
      left = await inside.leftOfEnded();
      if (!left.keys) goneSeconds.keys ??= (Date.now() - endMs) / 1000;
      if (!left.keys && !left.rows) goneSeconds.rows = (Date.now() - endMs) / 1000;
    }
  })();
  const busy = await timesOf(server, restore);
  await watching;
  const [p99, usual] = [busy, quiet].map((times) => quantile(times, 0.99));
  console.log(
    `${count} sessions end at once: ` +
      `keys gone ${goneSeconds.keys.toFixed(1)} s after it, rows ${goneSeconds.rows.toFixed(1)} s; ` +
      `p99 of others ${p99.toFixed(1)} ms, before ${usual.toFixed(1)} ms, ${(p99 / usual).toFixed(2)}`,
  );
  await inside.close();
  await server.stop();
}

function startFilled({ store, masterKey }) {
  const settings = { ...patient, PALIMPSEST_LOG_LEVEL: 'error', PALIMPSEST_MASTER_KEY: masterKey };
  return startPalimpsest({ store, settings });
}

/** Masks addresses that nothing was given before, in the session that `nextId` names. */
function masking(nextId, { mappings }) {
  const text = () => Array.from({ length: mappings }, newAddress).join(', ');
  return () => ({ path: '/v1/masking/anonymize?stages=1', body: { text: text(), session_id: nextId() } });
}

/** Restores what a session was filled with. */
function restoring(nextId, { mappings }) {
  const text = Array.from({ length: mappings }, (_, n) => `[EMAIL_ADDRESS_${n + 1}]`).join(', ');
  return () => ({ path: '/v1/masking/deanonymize', body: { text, session_id: nextId() } });
}

/** Milliseconds of the calls that succeeded. A machine under load misses the time limits of the store now and then. */
async function timesOf(server, requestOf) {
  const answers = await openLoop(server, { perSecond, seconds, requestOf });
  const accepted = answers.filter(({ status }) => status === 200);
  if (accepted.length < answers.length) console.log(`${answers.length - accepted.length} of ${answers.length} refused`);
  return accepted.map(({ milliseconds }) => milliseconds);
}

function compared({ full, empty }, share) {
  const [there, beside] = [quantile(full, share), quantile(empty, share)];
  return `p${share * 100} ${there.toFixed(1)} ms, empty ${beside.toFixed(1)} ms, ${(there / beside).toFixed(2)}`;
}

async function bytesOf(store) {
  const inside = await lookInside(store);
  const bytes = await inside.bytes();
  await inside.close();
  return bytes;
}

function newKey() {
  return randomBytes(32).toString('base64');
}

function anyOf(list) {
  return () => list[Math.floor(Math.random() * list.length)];
}

function eachOf(list) {
  let used = 0;
  return () => list[used++];
}

function shuffled(list) {
  return list.map((item) => [Math.random(), item]).toSorted(([a], [b]) => a - b).map(([, item]) => item); // prettier-ignore
}
