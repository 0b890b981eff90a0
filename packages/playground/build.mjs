/** Builds the two pages into `dist`, unless they were built from just these files before. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stamp = join(root, 'packages/playground/dist/.built-from');

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

const state = hashOf(sources);
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== state) {
  const { build } = await import('vite');
  await build({ configFile: join(root, 'packages/playground/vite.config.ts'), logLevel: 'warn' });
  writeFileSync(stamp, state);
}

function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort();
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}
