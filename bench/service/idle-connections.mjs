/**
 * What 10 000 connections that never say a word cost: memory, and the latency of others.
 *
 *   npm run build && ulimit -n 30000 && node bench/service/idle-connections.mjs [connections]
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../statistics.mjs';
import { closedLoop } from './load.mjs';
import { metricsOf, post, startPalimpsest } from './servers.mjs';

const connections = Number(process.argv[2] ?? 10_000);
const server = await startPalimpsest();
const { session_id } = await post(server, '/v1/masking/session', {});
const requestOf = () => ({ path: '/v1/masking/deanonymize', body: { text: 'as written', session_id } });
await reading('before');
const port = Number(new URL(server.url).port);
const sockets = [];
while (sockets.length < connections) {
  const some = Array.from({ length: Math.min(250, connections - sockets.length) }, () => connect(port, '127.0.0.1'));
  await Promise.all(some.map((socket) => once(socket, 'connect')));
  sockets.push(...some);
}
let dropped = 0;
for (const socket of sockets) socket.once('close', () => dropped++).on('error', () => undefined);
await reading(`beside ${connections} idle connections`);
console.log(`${dropped} of them were closed by the service meanwhile`);
for (const socket of sockets) socket.destroy();
await sleep(500); // until the service has noticed
await reading('after them');
await server.stop();

async function reading(name) {
  await closedLoop(server, { connections: 4, seconds: 2, requestOf });
  const answers = await closedLoop(server, { connections: 4, seconds: 3, requestOf });
  const times = answers.filter(({ status }) => status === 200).map(({ milliseconds }) => milliseconds);
  const { process_resident_memory_bytes: rss, process_open_fds: files } = await metricsOf(server);
  const [p50, p99] = [0.5, 0.99].map((share) => `${quantile(times, share).toFixed(1)} ms`);
  console.log(
    `${name}: ${answers.length} calls, ${answers.length - times.length} failed, p50 ${p50}, p99 ${p99}; ` +
      `RSS ${(rss / 2 ** 20).toFixed(0)} MiB, ${files} open files`,
  );
}
