/** Tells whether what takes long to make was made from just these files. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The files of a folder and of all folders in it. Paths are from the root of the project, here as everywhere below. */
export const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort();

/** Modules and all that they import, also through others; packages from elsewhere are not among them. */
export function modulesBehind(...modules) {
  const found = new Set(modules);
  for (const module of found) {
    for (const [, path] of readFileSync(join(root, module), 'utf8').matchAll(/^(?:import|export|\}) .*'(\..*)';$/gm))
      found.add(join(dirname(module), path));
  }
  return [...found].sort();
}

/** Changes with each name and byte of the files. */
export function fingerprintOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Runs `make`, unless the file `stamp` says that it ran with just these files. */
export async function makeFrom(files, stamp, make) {
  const path = join(root, stamp);
  const fingerprint = fingerprintOf(files);
  if (existsSync(path) && readFileSync(path, 'utf8') === fingerprint) return;
  await make();
  writeFileSync(path, fingerprint);
}
