/**
 * Whether the service leaks: many requests, and what the process holds while it answers them. Each connection opens a
 * session, masks and restores twenty letters with values that nobody has seen, destroys the session, and begins anew.
 *
 *   npm run build && node bench/service/soak.mjs [--requests 200000] [--stages 1] [--connections 8] [--characters 1000]
 *     [--store postgres://...]
 *   npm run build && node bench/service/soak.mjs --requests 20000 --stages 1,2
 *
 * Flat is what stands in the last line: the medians of the third and the last quarter, side by side.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { median } from '../statistics.mjs';
import { letter as whole, letterWithNewAddress } from './letters.mjs';
import { metricsOf, patient, post, startPalimpsest } from './servers.mjs';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '200000' },
    stages: { type: 'string', default: '1' },
    connections: { type: 'string', default: '8' },
    characters: { type: 'string', default: '1000' },
    store: { type: 'string' },
  },
});
const requests = Number(values.requests);
const lettersPerSession = 20;
const lines = 40;
const letter = `erika.beispiel@example.com ${whole}`.slice(0, Number(values.characters));

const server = await startPalimpsest({ store: values.store, settings: patient });
let done = 0;
let refused = 0;
const readings = [];

console.log('requests  seconds  RSS MiB  heap MiB  external MiB  handles  open files');
const beginMs = performance.now();
try {
  await Promise.all([...Array.from({ length: Number(values.connections) }, work), watch()]);
} finally {
  await server.stop();
}
console.log(`${done} requests, ${refused} of them asked again after a refusal or a lost connection`);

const quarter = readings.length >> 2;
const [third, last] = [readings.slice(2 * quarter, 3 * quarter), readings.slice(3 * quarter)];
for (const name of ['rss', 'heap', 'handles', 'files']) {
  const [before, after] = [third, last].map((part) => median(part.map((reading) => reading[name])));
  console.log(`${name}: ${before.toFixed(0)} in the third quarter, ${after.toFixed(0)} in the last`);
}

async function work() {
  while (done < requests) {
    const { session_id } = await ask('/v1/masking/session', {});
    for (let n = 0; n < lettersPerSession; n++) {
      const text = letterWithNewAddress(letter);
      const masked = await ask(`/v1/masking/anonymize?stages=${values.stages}`, { session_id, text });
      const restored = await ask('/v1/masking/deanonymize', { session_id, text: masked.anonymized_text });
      if (restored.original_text !== text) throw new Error('A text did not come back as it was');
    }
    const { headers, url } = server;
    await fetch(`${url}/v1/masking/session/${session_id}`, { method: 'DELETE', headers });
    done += 2 * lettersPerSession + 2;
  }
}

/** Asks until it is answered: on a machine under load a request can miss its time, and that is not what this is about. */
async function ask(path, body) {
  for (;;) {
    try {
      return await post(server, path, body);
    } catch {
      refused++;
    }
  }
}

/** Prints a line whenever another part of the requests is done. */
async function watch() {
  for (let printed = 0; printed < lines;) {
    await sleep(200);
    if (done < (printed * requests) / lines && done < requests) continue;
    printed = done >= requests ? lines : Math.floor((done * lines) / requests) + 1;
    const metrics = await metricsOf(server);
    const mib = (name) => metrics[name] / 2 ** 20;
    const reading = {
      rss: mib('process_resident_memory_bytes'),
      heap: mib('nodejs_heap_size_used_bytes'),
      external: mib('nodejs_external_memory_bytes'),
      handles: metrics['nodejs_active_handles_total'],
      files: metrics['process_open_fds'],
    };
    readings.push(reading);
    const seconds = (performance.now() - beginMs) / 1000;
    console.log([done, seconds, ...Object.values(reading)].map((value) => value.toFixed(0).padStart(8)).join('  '));
  }
}
