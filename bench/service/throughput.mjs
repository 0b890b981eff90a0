/**
 * Requests per second and latency of anonymize and deanonymize beside a bare Fastify route, at 64 connections.
 *
 *   npm ci --prefix bench/service && npm run build && node bench/service/throughput.mjs [rounds] [seconds]
 *
 * The bare anonymize gives the very answer that the service gives, so both serialize the same entities.
 * All routes take turns in every round, so that other work on the machine meets all of them alike; medians of the
 * rounds are printed. Each connection has a session of its own and sends a letter of 1 000 characters. Every text to be
 * masked is new, and the session knows every value in it. With `new values` it also names an e-mail address that has to
 * be sealed and on the disk before the answer.
 */
import autocannon from 'autocannon';
import { median } from '../statistics.mjs';
import { letter, letterWithNewAddress, letterWithNewAmount } from './letters.mjs';
import { machine } from './machine.mjs';
import { patient, post, startBare, startPalimpsest } from './servers.mjs';

const rounds = Number(process.argv[2] ?? 5);
if (rounds % 2 === 0) throw new RangeError('a median needs an odd number of rounds');
const seconds = Number(process.argv[3] ?? 4);
const connections = 64; // that never pause: this is overload
const anonymize = '/v1/masking/anonymize?stages=1';
const deanonymize = '/v1/masking/deanonymize';

const withLog = await startPalimpsest({ settings: patient });
const silent = await startPalimpsest({ settings: { ...patient, PALIMPSEST_LOG_LEVEL: 'silent' } });
const [logged, unlogged, fresh] = [
  await openSessions(withLog),
  await openSessions(silent),
  await openSessions(withLog), // these grow with every call
];
const bare = await startBare(await post(withLog, anonymize, { session_id: logged[0].session_id, text: letter }));

/** Each: a path, and the body that a connection sends. */
const routes = [
  { name: 'bare deanonymize', server: bare, path: deanonymize, sessions: logged, textOf: ({ masked }) => masked },
  { name: 'deanonymize', server: withLog, path: deanonymize, sessions: logged, textOf: ({ masked }) => masked },
  { name: 'deanonymize, log silent', server: silent, path: deanonymize, sessions: unlogged, textOf: ({ masked }) => masked },
  { name: 'bare anonymize', server: bare, path: anonymize, sessions: logged, textOf: () => letter },
  { name: 'anonymize', server: withLog, path: anonymize, sessions: logged, textOf: letterWithNewAmount, isFresh: true },
  { name: 'anonymize, log silent', server: silent, path: anonymize, sessions: unlogged, textOf: letterWithNewAmount, isFresh: true },
  { name: 'anonymize, new values', server: withLog, path: anonymize, sessions: fresh, textOf: () => letterWithNewAddress(), isFresh: true },
]; // prettier-ignore

const runs = routes.map(() => []);
for (let round = -1; round < rounds; round++) {
  for (const [index, route] of routes.entries()) {
    const run = await load(route);
    if (round >= 0) runs[index].push(run); // the round before the first warms up
  }
}
await Promise.all([bare, withLog, silent].map(({ stop }) => stop()));
report();

async function openSessions(server) {
  const opened = Array.from({ length: connections }, async () => {
    const { session_id } = await post(server, '/v1/masking/session', {});
    const { anonymized_text: masked } = await post(server, anonymize, { session_id, text: letter });
    return { session_id, masked };
  });
  return Promise.all(opened);
}

async function load({ name, server: { url, headers }, path, sessions, textOf, isFresh = false }) {
  let opened = 0;
  const result = await autocannon({
    url: url + path,
    method: 'POST',
    headers,
    connections,
    duration: seconds,
    setupClient(client) {
      const session = sessions[opened++ % connections];
      const setBody = () => client.setBody(JSON.stringify({ session_id: session.session_id, text: textOf(session) }));
      setBody();
      if (isFresh) client.on('response', setBody);
    },
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${name}: ${result.non2xx} refusals, ${result.errors} errors`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

function report() {
  console.log(`${machine()}, ${rounds} rounds of ${seconds} s, medians`);
  const medianOf = (index, key) => median(runs[index].map((run) => run[key]));
  routes.forEach(({ name, path }, index) => {
    const perSecond = medianOf(index, 'perSecond');
    const bare = routes.findIndex((route) => route.path === path);
    const rate = `${perSecond.toFixed(0).padStart(6)}/s`;
    const latency = `p50 ${medianOf(index, 'p50')} ms  p99 ${medianOf(index, 'p99')} ms`;
    const ofBare = `${(perSecond / medianOf(bare, 'perSecond')).toFixed(2)} of bare`;
    console.log(`${name.padEnd(24)} ${rate}  ${latency}  ${ofBare}`);
  });
}
