/** A look into a store beside the server that has it open: what is left of ended sessions, and how large it is. */
import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { connectTo, fileOf, openFile } from './databases.mjs';

/** Opens a store as `PALIMPSEST_STORE` names it: `{ leftOfEnded(), bytes(), close() }`. */
export async function lookInside(store) {
  const file = fileOf(store);
  return file === undefined ? await lookIntoPostgres(store) : lookIntoFile(file);
}

const keysLeft = (table, now) =>
  `EXISTS (SELECT 1 FROM ${table} WHERE wrapped_key IS NOT NULL AND expires_at_ms <= ${now}) AS keys`;
const rowsLeft = (table) => `EXISTS (SELECT 1 FROM ${table} WHERE wrapped_key IS NULL) AS rows`;

function lookIntoFile(file) {
  const db = openFile(file, { readOnly: true, timeout: 2_000 });
  const left = db.prepare(`SELECT ${keysLeft('session', '?')}, ${rowsLeft('session')}`);
  const own = () => readdirSync(dirname(file)).filter((name) => name.startsWith(basename(file)));
  return {
    leftOfEnded: async () => left.get(Date.now()),
    bytes: async () => own().reduce((sum, name) => sum + statSync(join(dirname(file), name)).size, 0),
    close: async () => db.close(),
  };
}

async function lookIntoPostgres(url) {
  const client = await connectTo(url);
  const table = 'palimpsest.session';
  const rows = async (sql) => (await client.query(sql)).rows[0];
  return {
    leftOfEnded: () => rows(`SELECT ${keysLeft(table, 'palimpsest.now_ms()')}, ${rowsLeft(table)}`),
    bytes: async () => Number((await rows('SELECT pg_database_size(current_database()) AS bytes')).bytes),
    close: () => client.end(),
  };
}
