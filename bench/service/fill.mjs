/**
 * Fills a store before a server opens it, through the service's own parts: every session has keys of its own, every
 * mapping is sealed. A server that opens it then finds what it would have written itself.
 */
import { openBackend } from '../../packages/service/dist/backend.js';
import { readConfig } from '../../packages/service/dist/config.js';
import { Sessions } from '../../packages/service/dist/sessions.js';
import { StoreError } from '../../packages/service/dist/stores/store-error.js';
import { parseMasterKeys } from '../../packages/service/dist/vault/master-keys.js';
import { connectTo, fileOf, openFile } from './databases.mjs';

const sessionsAtOnce = 16;
const missedBounds = ['busy', 'exhausted', 'too_slow'];
const sessionsPerPadding = 5_000;
let addresses = 0;

/** An address that nothing was given before: each is a mapping of its own. */
export const newAddress = () => `p${String(addresses++).padStart(9, '0')}@example.com`;

/**
 * Opens `count` sessions of the tenant `default` with `mappings` addresses each, which end in `ttlSeconds()`.
 * `store` and `masterKey` are settings of the server that is to open them. Returns the ids of the sessions.
 */
export async function fillStore({ store, masterKey, count, mappings, ttlSeconds }) {
  const config = readConfig({ PALIMPSEST_STORE: store, PALIMPSEST_STORE_CONNECTIONS: '16' });
  const backend = await openBackend(config, { clock: Date.now });
  const parts = { store: backend.store, maxCacheBytes: 2 ** 20, onCorruptValue: () => undefined };
  const sessions = new Sessions({ ...parts, masterKeys: parseMasterKeys(masterKey) });
  const ids = [];
  let begun = 0;
  const work = async () => {
    while (begun++ < count) {
      try {
        const { sessionId } = await sessions.create('default', ttlSeconds());
        const session = await sessions.requireActive({ tenant: 'default', id: sessionId });
        await sessions.append(session, newMappings(mappings));
        ids.push(sessionId);
      } catch (error) {
        if (!(error instanceof StoreError && missedBounds.includes(error.code))) throw error;
        begun--; // a machine under load misses the bounds of the store now and then: another session instead
      }
    }
  };
  await Promise.all(Array.from({ length: sessionsAtOnce }, work));
  await backend.close();
  return ids;
}

function newMappings(count) {
  const type = 'EMAIL_ADDRESS';
  return Array.from({ length: count }, (_, n) => {
    return { type, number: n + 1, value: { text: newAddress(), type, confidence: 1, stage: 1 } };
  });
}

/**
 * Adds `count` sessions that the database makes up itself, in a fraction of the time: rows of the same sizes in the same
 * indexes, which no key opens. They make a store full, and can end; only those of `fillStore` can be used.
 */
export function padStore({ store, ...rows }) {
  const file = fileOf(store);
  return file === undefined ? padPostgres(store, rows) : padFile(file, rows);
}

function padFile(file, { count, mappings, endMs }) {
  const db = openFile(file, { timeout: 10_000 });
  const next = (table) => db.prepare(`SELECT coalesce(max(row), 0) + 1 AS row FROM ${table}`).get().row;
  const [session, key] = [next('session'), next('secret')];
  const value = key + count;
  const numbers = `WITH RECURSIVE counted (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM counted WHERE n + 1 < ?)`;
  const insert = (into, from, total) => db.prepare(`INSERT INTO ${into} ${numbers} ${from}`).run(total);
  db.exec('BEGIN');
  insert('secret', `SELECT ${key} + n, 0, randomblob(61) FROM counted`, count);
  insert('secret', `SELECT ${value} + n, 0, randomblob(93) FROM counted`, count * mappings);
  insert(
    'session (row, id, tenant, expires_at_ms, master_key_id, wrapped_key, version)',
    `SELECT ${session} + n, randomblob(16), 'default', ${endMs}, '0', ${key} + n, ${mappings} FROM counted`,
    count,
  );
  insert(
    'mapping',
    `SELECT ${session} + n / ${mappings}, n % ${mappings} + 1, 'EMAIL_ADDRESS', n % ${mappings} + 1, randomblob(32),
       ${value} + n, 1, 1 FROM counted`,
    count * mappings,
  );
  db.exec('COMMIT');
  db.close();
}

async function padPostgres(url, { count, mappings, endMs }) {
  const client = await connectTo(url);
  const random = (bytes) => `substring(decode(repeat(md5(random()::text), 3), 'hex') FOR ${bytes})`;
  for (let made = 0; made < count; made += sessionsPerPadding) {
    await client.query(
      `WITH made AS (
         INSERT INTO palimpsest.session (id, tenant, expires_at_ms, master_key_id, wrapped_key, version)
         SELECT gen_random_uuid(), 'default', $1::bigint, '0', ${random(48)} || ${random(13)}, $2
         FROM generate_series(1, $3::int) RETURNING row)
       INSERT INTO palimpsest.mapping (session, position, type, number, value_index, sealed, confidence, stage)
       SELECT row, n, 'EMAIL_ADDRESS', n, ${random(16)} || ${random(16)}, ${random(48)} || ${random(45)}, 1, 1
       FROM made, generate_series(1, $2::int) AS n`,
      [endMs, mappings, Math.min(sessionsPerPadding, count - made)],
    );
  }
  await client.query('ANALYZE palimpsest.session; ANALYZE palimpsest.mapping');
  await client.end();
}

/** Lets sessions end at another time than `endMs`: all those that were to end at exactly that. */
export async function moveEnd(store, endMs, newEndMs) {
  const file = fileOf(store);
  if (file !== undefined) {
    const db = openFile(file, { timeout: 10_000 });
    db.prepare('UPDATE session SET expires_at_ms = ? WHERE expires_at_ms = ?').run(newEndMs, endMs);
    return db.close();
  }
  const client = await connectTo(store);
  await client.query('UPDATE palimpsest.session SET expires_at_ms = $1 WHERE expires_at_ms = $2', [newEndMs, endMs]);
  await client.end();
}
