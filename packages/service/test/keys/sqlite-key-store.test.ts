import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test } from 'vitest';
import type { KeyStore } from '../../src/keys/key-store.js';
import { openSqliteKeyStore } from '../../src/keys/sqlite-key-store.js';
import { newDatabaseFile } from '../stores/test-sessions.js';
import { keyStoreContract } from './key-store-contract.js';

keyStoreContract('SQLite', (startMs) => {
  const file = newDatabaseFile();
  const opened: KeyStore[] = [];
  let nowMs = startMs;
  return Promise.resolve({
    open: (bootstrapToken) => {
      const keys = openSqliteKeyStore({ file, clock: () => nowMs, bootstrapToken });
      opened.push(keys);
      return keys;
    },
    setClock: (time) => {
      nowMs = time;
      return Promise.resolve();
    },
    close: async () => {
      for (const keys of opened) await keys.close();
    },
  });
});

/** Opens the keys of `file`, does `work`, and closes them again. */
async function withKeys<T>(file: string, work: (keys: KeyStore) => Promise<T>): Promise<T> {
  const keys = openSqliteKeyStore({ file, clock: () => 0 });
  try {
    return await work(keys);
  } finally {
    await keys.close();
  }
}

describe('the first start', () => {
  const claim = (keys: KeyStore) => keys.claimFirstStart();

  test('is claimed once', async () => {
    const file = newDatabaseFile();
    expect([await withKeys(file, claim), await withKeys(file, claim)]).toEqual([true, false]);
  });

  test('is over once a key was made, even if it was revoked', async () => {
    const file = newDatabaseFile();
    await withKeys(file, async (keys) => keys.revokeKey((await keys.createKey({ tenant: 'acme' })).id));
    expect(await withKeys(file, claim)).toBe(false);
  });

  test('is over where an older version made keys, which left no mark', async () => {
    const file = newDatabaseFile();
    await withKeys(file, (keys) => keys.createKey({ tenant: 'acme' }));
    const db = new DatabaseSync(file);
    db.exec('PRAGMA user_version = 0');
    db.close();
    expect(await withKeys(file, claim)).toBe(false);
  });
});

test('no token can be read from the file, which is for its owner alone', async () => {
  const file = newDatabaseFile();
  const { token } = await withKeys(file, (keys) => keys.createKey({ tenant: 'acme' }));
  expect(readFileSync(file).includes(token.slice(21))).toBe(false);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

/** A database that `sql` makes, after the keys of a server in use where `isOurs`. */
async function databaseWith(sql: string, isOurs = false): Promise<string> {
  const file = newDatabaseFile();
  if (isOurs) await withKeys(file, (keys) => keys.createKey({ tenant: 'acme' }));
  const db = new DatabaseSync(file);
  db.exec(sql);
  db.close();
  return file;
}

function expectRefusal(file: string, code: string): void {
  const before = readFileSync(file);
  expect(() => openSqliteKeyStore({ file, clock: Date.now })).toThrow(
    expect.objectContaining({ name: 'StoreError', code }),
  );
  expect(readFileSync(file).equals(before)).toBe(true);
}

test('a damaged file is one clear error', () => {
  const file = newDatabaseFile();
  writeFileSync(file, 'x'.repeat(5_000));
  expectRefusal(file, 'corrupt');
});

test.each([
  ['has other tables', 'CREATE TABLE song (title)'],
  ['has other tables and a log', 'PRAGMA journal_mode = WAL; CREATE TABLE song (title)'],
  ['names another program', 'PRAGMA application_id = 7'],
  ['names another program, and has a table of that name', 'PRAGMA application_id = 7; CREATE TABLE api_key (id)'],
  ['is of a newer version', 'PRAGMA user_version = 2'],
])('a file that %s is refused and left as it is', async (_name, sql) => {
  expectRefusal(await databaseWith(sql), 'not_ours');
});

test.each([
  ['its table', 'DROP TABLE api_key'],
  ['a column', 'ALTER TABLE api_key DROP COLUMN expires_at_ms'],
])('a file of keys that lacks %s is refused and left as it is', async (_name, sql) => {
  expectRefusal(await databaseWith(sql, true), 'incomplete');
});

test('keys outlive a crash that leaves them in the log alone', async () => {
  const [file, copy] = [newDatabaseFile(), newDatabaseFile()];
  const { token } = await withKeys(file, async (keys) => {
    const key = await keys.createKey({ tenant: 'acme' });
    for (const end of ['', '-wal']) copyFileSync(file + end, copy + end);
    return key;
  });
  expect(await withKeys(copy, (keys) => keys.authenticate(token))).toMatchObject({ tenant: 'acme' });
});
