/**
 * Processor time that a call costs the service and, with PostgreSQL, the database: what the number of replicas is
 * reckoned from. Processor time hardly depends on what else the machine does, as latency would.
 *
 *   npm run build && node bench/service/cpu-per-call.mjs [--calls 500] [--stages 1] [--store postgres://... --postmaster PID]
 */
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { letterWithNewAddress } from './letters.mjs';
import { machine } from './machine.mjs';
import { statOf } from './proc-stat.mjs';
import { metricsOf, patient, post, startPalimpsest } from './servers.mjs';

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '500' },
    stages: { type: 'string', default: '1' },
    connections: { type: 'string', default: '4' },
    store: { type: 'string' },
    postmaster: { type: 'string' },
  },
});
const calls = Number(values.calls);
const server = await startPalimpsest({
  store: values.store,
  settings: { ...patient, PALIMPSEST_RATE_LIMIT: '1000000/60' }, // counted, and never reached
});
const sessions = await Promise.all(
  Array.from({ length: 20 }, async () => (await post(server, '/v1/masking/session', {})).session_id),
);
const anonymize = (n) => {
  const text = letterWithNewAddress();
  return post(server, `/v1/masking/anonymize?stages=${values.stages}`, { session_id: sessions[n % 20], text });
};
const { anonymized_text: masked } = await anonymize(0);
const deanonymize = (n) => post(server, '/v1/masking/deanonymize', { session_id: sessions[n % 20], text: masked });

console.log(`${machine()}, ${calls} calls each, stages=${values.stages}`);
for (const [name, call] of Object.entries({ anonymize, deanonymize })) {
  await many(call, 0, calls / 5); // warms up
  const before = await secondsSpent();
  await many(call, calls / 5, calls);
  const after = await secondsSpent();
  const perCall = (part) => `${(((after[part] - before[part]) / calls) * 1000).toFixed(2)} ms`;
  console.log(`${name}: service ${perCall('service')}${values.postmaster ? `, database ${perCall('database')}` : ''}`);
}
await server.stop();

async function many(call, from, count) {
  let next = from;
  const work = async () => {
    while (next < from + count) await call(next++);
  };
  await Promise.all(Array.from({ length: Number(values.connections) }, work));
}

async function secondsSpent() {
  const { process_cpu_seconds_total: service } = await metricsOf(server);
  return { service, database: values.postmaster ? databaseSeconds(values.postmaster) : NaN };
}

/** Of PostgreSQL and all its backends, those that have ended included. */
function databaseSeconds(postmaster) {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name)).flatMap(statIfAlive); // prettier-ignore
  const seconds = processes.map(({ id, parent, ownSeconds, endedSeconds }) => {
    if (id === postmaster) return ownSeconds + endedSeconds;
    return parent === postmaster ? ownSeconds : 0;
  });
  return seconds.reduce((sum, each) => sum + each, 0);
}

function statIfAlive(id) {
  try {
    return [{ id, ...statOf(id) }];
  } catch {
    return []; // it ended while the others were read
  }
}
