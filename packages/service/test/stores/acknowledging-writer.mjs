// Writes mappings as fast as it can and prints each one after its append resolved, until it is killed.
// Arguments: database file, tenant, session id, URL of the compiled packages/service/dist/.
import { writeSync } from 'node:fs';
import { randomBytes } from 'node:crypto';

const [file, tenant, id, dist] = process.argv.slice(2);
const { openSqliteStore } = await import(new URL('stores/sqlite/sqlite-store.js', dist));
const store = await openSqliteStore({ file, clock: Date.now });
const ref = { tenant, id };
const { version: first, era } = await store.findSession(ref);
for (let version = first; ; version++) {
  const index = randomBytes(32);
  const value = { index, sealed: randomBytes(60), confidence: 1, stage: 1 };
  const mapping = { type: 'PERSON', number: version + 1, value };
  const result = await store.append({ ref, expected: { version, era }, mappings: [mapping] });
  if (result !== 'appended') throw new Error(result);
  writeSync(1, `${mapping.number} ${index.toString('hex')}\n`);
}
