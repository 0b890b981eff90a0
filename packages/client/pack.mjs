/**
 * Packs the SDK for projects outside of this repository: `node packages/client/pack.mjs [FOLDER]`, after the build,
 * writes the archive into FOLDER, by default the working folder, and prints its name.
 *
 * What the SDK needs of @palimpsest/protocol goes into its `dist`, so that the package has no dependency: the grammar of
 * placeholders and the closed sets, which import nothing but each other. That is done in a copy, and not by a script of
 * `npm pack`, since this repository lets npm run none (`ignore-scripts`).
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const parts = ['audit-flags', 'entity-types', 'limits', 'placeholder', 'problems', 'replace-each', 'stages'];

const copy = mkdtempSync(join(tmpdir(), 'palimpsest-pack-'));
try {
  for (const part of ['dist', 'package.json', 'README.md']) cpSync(here(part), join(copy, part), { recursive: true });
  cpSync(here('../../LICENSE'), join(copy, 'LICENSE'));
  inlineProtocol(join(copy, 'dist'));
  execFileSync('npm', ['pack', '--loglevel=error', '--pack-destination', resolve(argv[2] ?? '.')], {
    cwd: copy,
    stdio: 'inherit',
  });
} finally {
  rmSync(copy, { recursive: true });
}

function inlineProtocol(dist) {
  mkdirSync(join(dist, 'protocol'), { recursive: true });
  for (const file of parts.flatMap((part) => [`${part}.js`, `${part}.d.ts`])) {
    cpSync(here(`../protocol/dist/${file}`), join(dist, 'protocol', file));
  }
  for (const file of readdirSync(dist).filter((name) => /\.(js|d\.ts)$/.test(name))) {
    const code = readFileSync(join(dist, file), 'utf8');
    writeFileSync(join(dist, file), code.replaceAll(/'@palimpsest\/protocol\/([\w-]+)'/g, "'./protocol/$1.js'"));
  }
}
