import { readFileSync, statSync, writeFileSync } from 'node:fs';
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

test('a damaged file is one clear error', () => {
  const file = newDatabaseFile();
  writeFileSync(file, 'x'.repeat(5_000));
  expect(() => openSqliteKeyStore({ file, clock: Date.now })).toThrow(
    expect.objectContaining({ name: 'StoreError', code: 'corrupt' }),
  );
});
