/** A look into a store beside the server that has it open: what is left of ended sessions, and how large it is. */
import { createRequire } from 'node:module';
import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const requireOfService = createRequire(new URL('../../packages/service/package.json', import.meta.url));

/** Opens a store as `PALIMPSEST_STORE` names it: `{ leftOfEnded(), bytes(), close() }`. */
export async function lookInside(store) {
  return store.startsWith('sqlite:') ? lookIntoFile(store.slice('sqlite:'.length)) : await lookIntoPostgres(store);
}

const keysLeft = (table, now) =>
  `EXISTS (SELECT 1 FROM ${table} WHERE wrapped_key IS NOT NULL AND expires_at_ms <= ${now}) AS keys`;
const rowsLeft = (table) => `EXISTS (SELECT 1 FROM ${table} WHERE wrapped_key IS NULL) AS rows`;

function lookIntoFile(file) {
  const { DatabaseSync } = requireOfService('@photostructure/sqlite');
  const db = new DatabaseSync(file, { readOnly: true, timeout: 2_000 });
  const left = db.prepare(`SELECT ${keysLeft('session', '?')}, ${rowsLeft('session')}`);
  const own = () => readdirSync(dirname(file)).filter((name) => name.startsWith(basename(file)));
  return {
    leftOfEnded: async () => left.get(Date.now()),
    bytes: async () => own().reduce((sum, name) => sum + statSync(join(dirname(file), name)).size, 0),
    close: async () => db.close(),
  };
}

async function lookIntoPostgres(url) {
  const { Client } = requireOfService('pg');
  const client = new Client(url);
  await client.connect();
  const table = 'palimpsest.session';
  const rows = async (sql) => (await client.query(sql)).rows[0];
  return {
    leftOfEnded: () => rows(`SELECT ${keysLeft(table, 'palimpsest.now_ms()')}, ${rowsLeft(table)}`),
    bytes: async () => Number((await rows('SELECT pg_database_size(current_database()) AS bytes')).bytes),
    close: () => client.end(),
  };
}
