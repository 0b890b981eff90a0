/**
 * Bundles what takes longer to load module by module than to run, each into one file beside its module: `X.js` into
 * `X.bundle.js`. Unless it was bundled from just these files before.
 */
import { fileURLToPath } from 'node:url';
import { filesIn, makeFrom, modulesBehind } from './fingerprint.mjs';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const bundles = [
  {
    // Six hundred modules, half a second of processor time in each worker thread.
    module: 'packages/engine/dist/workers/detector-worker.js',
    external: ['onnxruntime-node'], // finds its libraries beside its own modules
  },
  {
    // TypeBox, of which the schemas need a hundredth, has 374 modules.
    module: 'packages/protocol/dist/schemas.js',
    external: (id, importer) => importer === at('packages/protocol/dist/schemas.js') && id.startsWith('./'), // others load them, too
  },
];

const protocol = filesIn('packages/protocol/dist').filter((file) => /(?<!\.bundle)\.js$/.test(file));

for (const { module, external } of bundles) {
  const bundle = module.replace(/\.js$/, '.bundle.js');
  // The lock file stands for the packages from elsewhere.
  const sources = ['package-lock.json', 'scripts/bundle.mjs', ...protocol, ...modulesBehind(module)];
  await makeFrom(sources, bundle.replace(/js$/, 'made-from'), async () => {
    const { build } = await import('rolldown');
    await build({
      input: at(module),
      platform: 'node',
      external,
      output: { file: at(bundle), format: 'esm' },
      logLevel: 'warn',
    });
  });
}
