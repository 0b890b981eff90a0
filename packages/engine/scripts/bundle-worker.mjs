/**
 * Bundles what the worker threads run into one file: to load its six hundred modules one by one takes half a second of
 * processor time, in each thread anew. Unless it was bundled from just these modules before.
 */
import { fileURLToPath } from 'node:url';
import { filesIn, makeFrom, modulesBehind } from '../../../scripts/fingerprint.mjs';

const dist = 'packages/engine/dist';
const worker = `${dist}/workers/detector-worker.js`;
const at = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The lock file stands for the packages from elsewhere. */
const sources = [
  'package-lock.json',
  ...modulesBehind(worker),
  ...filesIn('packages/protocol/dist').filter((file) => file.endsWith('.js')),
];

await makeFrom(sources, `${dist}/workers/detector-thread.bundled-from`, async () => {
  const { build } = await import('rolldown');
  await build({
    input: at(worker),
    platform: 'node',
    external: ['onnxruntime-node'], // finds its libraries beside its own modules
    output: { file: at(`${dist}/workers/detector-thread.js`), format: 'esm' },
    logLevel: 'warn',
  });
});
