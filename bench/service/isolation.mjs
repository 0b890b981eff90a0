/**
 * Whether one caller's long text delays another caller's short one: the 99th percentile of deanonymize with and without
 * a text of 100 000 characters (`stages=1,2`) in work, in turns.
 *
 *   npm ci --prefix bench/service && npm run build && node bench/service/isolation.mjs [rounds] [seconds]
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../statistics.mjs';
import { letter, letterWithNewAmount } from './letters.mjs';
import { machine } from './machine.mjs';
import { post, startPalimpsest } from './servers.mjs';

const rounds = Number(process.argv[2] ?? 3);
const phaseMs = Number(process.argv[3] ?? 5) * 1000;
const pauseMs = 5;
const longText = Array.from({ length: 100 }, () => letterWithNewAmount()).join(''); // no two windows alike

const server = await startPalimpsest();
const { session_id } = await post(server, '/v1/masking/session', {});
const { anonymized_text: text } = await post(server, '/v1/masking/anonymize?stages=1', { session_id, text: letter });
const alone = [];
const beside = [];
for (let round = -1; round < rounds; round++) {
  const quiet = await timesOfPhase();
  const endLongWork = keepLongTextInWork();
  const busy = await timesOfPhase();
  await endLongWork();
  if (round < 0) continue; // warms up
  alone.push(...quiet);
  beside.push(...busy);
}
await server.stop();

console.log(`${machine()}, ${rounds} rounds of ${phaseMs / 1000} s`);
report('deanonymize alone', alone);
report('beside a text of 100 000', beside);

/** Milliseconds of each deanonymize in one phase, one after the other. */
async function timesOfPhase() {
  const times = [];
  for (const end = performance.now() + phaseMs; performance.now() < end; await sleep(pauseMs)) {
    const start = performance.now();
    await post(server, '/v1/masking/deanonymize', { session_id, text });
    times.push(performance.now() - start);
  }
  return times;
}

/** Another session masks the long text again and again; the function that it returns hangs up. */
function keepLongTextInWork() {
  const hangUp = new AbortController();
  const work = (async () => {
    while (!hangUp.signal.aborted) {
      const { session_id } = await post(server, '/v1/masking/session', {});
      await post(server, '/v1/masking/anonymize?stages=1,2', { session_id, text: longText }, hangUp.signal);
    }
  })().catch((error) => {
    if (!hangUp.signal.aborted) throw error;
  });
  return () => {
    hangUp.abort();
    return work;
  };
}

function report(name, times) {
  const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => `${quantile(times, share).toFixed(1)} ms`);
  console.log(`${name.padEnd(26)} ${times.length} calls  p50 ${p50}  p99 ${p99}  longest ${longest}`);
}
