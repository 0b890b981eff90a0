/** Builds the two pages into `dist`, unless they were built from just these files before. */
import { fileURLToPath } from 'node:url';
import { filesIn, makeFrom } from '../../scripts/fingerprint.mjs';

/** What the pages are made of. The lock file stands for the packages from elsewhere. */
const sources = [
  'package-lock.json',
  'packages/playground/build.mjs',
  'packages/playground/vite.config.ts',
  'packages/playground/index.html',
  ...filesIn('packages/playground/docs'),
  ...filesIn('packages/playground/src'),
  ...filesIn('packages/client/dist'),
  ...filesIn('packages/protocol/dist'),
].filter((file) => !file.endsWith('.tsbuildinfo'));

await makeFrom(sources, 'packages/playground/dist/.built-from', async () => {
  const { build } = await import('vite');
  await build({ configFile: fileURLToPath(new URL('vite.config.ts', import.meta.url)), logLevel: 'warn' });
});
