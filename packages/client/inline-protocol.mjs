/**
 * Puts what the SDK needs of @palimpsest/protocol into its own `dist`, so that the published package has no dependency:
 * the grammar of placeholders and the closed sets, which import nothing but each other. Runs before `npm pack`.
 * In the repository the SDK imports the protocol package; nothing here is needed to work on it.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const dist = new URL('dist/', import.meta.url);
const protocol = new URL('../protocol/dist/', import.meta.url);
const parts = ['audit-flags', 'entity-types', 'limits', 'placeholder', 'problems'];

mkdirSync(new URL('protocol/', dist), { recursive: true });
for (const file of parts.flatMap((part) => [`${part}.js`, `${part}.d.ts`])) {
  copyFileSync(new URL(file, protocol), new URL(`protocol/${file}`, dist));
}
for (const file of readdirSync(fileURLToPath(dist)).filter((name) => /\.(js|d\.ts)$/.test(name))) {
  const code = readFileSync(new URL(file, dist), 'utf8');
  writeFileSync(new URL(file, dist), code.replaceAll(/'@palimpsest\/protocol\/([\w-]+)'/g, "'./protocol/$1.js'"));
}
