/**
 * What overload does: anonymize at 50, 100 and 200 % of the capacity that was measured right before, and at 50 % again
 * right after. Beyond capacity the service is to refuse quickly, to answer what it accepts within three times the 95th
 * percentile of half load, to keep its memory, and to recover at once.
 *
 *   npm run build && node bench/service/overload.mjs [--stages 1,2] [--seconds 20] [--queue-ms 500] [--workers 1]
 *     [--store postgres://...]
 *
 * The load generator shares the machine with the service: with fewer workers than cores it does not take their time.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { quantile } from '../statistics.mjs';
import { letterWithNewAmount } from './letters.mjs';
import { closedLoop, openLoop } from './load.mjs';
import { machine } from './machine.mjs';
import { metricsOf, post, startPalimpsest } from './servers.mjs';

const { values } = parseArgs({
  options: {
    stages: { type: 'string', default: '1,2' },
    seconds: { type: 'string', default: '20' },
    sessions: { type: 'string', default: '64' },
    'queue-ms': { type: 'string', default: '500' },
    workers: { type: 'string', default: String(cpus().length) },
    store: { type: 'string' },
  },
});
const seconds = Number(values.seconds);

const server = await startPalimpsest({
  store: values.store,
  settings: { PALIMPSEST_QUEUE_MS: values['queue-ms'], PALIMPSEST_NER_WORKERS: values.workers },
});
const sessions = [];
for (let n = 0; n < Number(values.sessions); n++)
  sessions.push((await post(server, '/v1/masking/session', {})).session_id);
const requestOf = (n) => ({
  path: `/v1/masking/anonymize?stages=${values.stages}`,
  body: { text: letterWithNewAmount(), session_id: sessions[n % sessions.length] },
});

// Few connections: enough to keep all workers busy, too few to be refused.
const closed = { connections: 2 * Number(values.workers), requestOf };
await closedLoop(server, { ...closed, seconds: Math.min(seconds, 5) }); // warms up
const capacity = (await closedLoop(server, { ...closed, seconds })).filter(isAccepted).length / seconds;

console.log(
  `${machine()}, stages=${values.stages}, ${values.workers} workers, queue ${values['queue-ms']} ms, ${seconds} s each`,
);
console.log(`capacity ${capacity.toFixed(1)}/s at ${closed.connections} connections`);
let halfLoadP95;
for (const percent of [50, 100, 200, 50]) {
  const answers = await openLoop(server, { perSecond: (capacity * percent) / 100, seconds, requestOf });
  const accepted = answers.filter(isAccepted).map(({ milliseconds }) => milliseconds);
  const refused = answers.filter(({ status }) => status === 503).map(({ milliseconds }) => milliseconds);
  const other = answers.length - accepted.length - refused.length;
  const { process_resident_memory_bytes: bytes } = await metricsOf(server);
  const p95 = quantile(accepted, 0.95);
  halfLoadP95 ??= p95;
  console.log(
    `${String(percent).padStart(3)} %: ${accepted.length} accepted, ${shown(accepted)}, ` +
      `${(p95 / halfLoadP95).toFixed(2)} of half load; ` +
      `${refused.length} refused${refused.length === 0 ? '' : `, ${shown(refused)}`}; ${other} other; ` +
      `RSS ${(bytes / 2 ** 20).toFixed(0)} MiB`,
  );
}
await server.stop();

function isAccepted({ status }) {
  return status === 200;
}

function shown(milliseconds) {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(milliseconds, share).toFixed(0));
  return `p50 ${p50} p95 ${p95} p99 ${p99} ms`;
}
