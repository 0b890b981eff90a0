import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import type { KeyStore } from '../../src/keys/key-store.js';
import { openSqliteKeyStore } from '../../src/keys/sqlite-key-store.js';
import { newDatabaseFile } from '../stores/test-sessions.js';

describe('API keys', () => {
  const opened: KeyStore[] = [];
  const clock = { nowMs: 1_000_000 };
  const openKeys = (file = newDatabaseFile(), bootstrapToken?: string) => {
    const keys = openSqliteKeyStore({ file, clock: () => clock.nowMs, bootstrapToken });
    opened.push(keys);
    return keys;
  };
  afterEach(() => Promise.all(opened.splice(0).map((keys) => keys.close())));

  test('a token says who calls', async () => {
    const keys = openKeys();
    const { id, token } = await keys.createKey({ tenant: 'acme' });
    expect(token).toMatch(/^plm_[0-9a-f]{16}_[\w-]{43}$/);
    expect(await keys.authenticate(token)).toEqual({ id, tenant: 'acme', rateLimit: undefined });
  });

  test('a running server sees at once what another process makes and revokes', async () => {
    const file = newDatabaseFile();
    const [server, commandLine] = [openKeys(file), openKeys(file)];
    const { id, token } = await commandLine.createKey({ tenant: 'acme' });
    expect(await server.authenticate(token)).toMatchObject({ id });
    expect(await commandLine.revokeKey(id)).toBe(true);
    expect(await server.authenticate(token)).toBeUndefined();
    expect(await commandLine.revokeKey(id)).toBe(false);
  });

  test('a key is refused from the millisecond it expires', async () => {
    const keys = openKeys();
    const { token } = await keys.createKey({ tenant: 'acme', expiresAtMs: clock.nowMs + 1 });
    expect(await keys.authenticate(token)).toBeDefined();
    clock.nowMs += 1;
    expect(await keys.authenticate(token)).toBeUndefined();
  });

  test('lists keys with what they were made with, and without their tokens', async () => {
    const keys = openKeys();
    const rateLimit = { requests: 5, windowSeconds: 1 };
    const createdAtMs = clock.nowMs;
    const { id } = await keys.createKey({ tenant: 'acme', expiresAtMs: 9_000_000, rateLimit });
    expect(await keys.listKeys()).toEqual([{ id, tenant: 'acme', rateLimit, createdAtMs, expiresAtMs: 9_000_000 }]);
  });

  test('tokens that are almost right are refused', async () => {
    const keys = openKeys();
    const { token } = await keys.createKey({ tenant: 'acme' });
    const other = (await keys.createKey({ tenant: 'acme' })).token;
    const secretOfOther = token.slice(0, 21) + other.slice(21);
    const lastChanged = token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA');
    for (const wrong of ['', 'plm_', token.slice(0, -1), `${token}A`, ` ${token}`, lastChanged, secretOfOther]) {
      expect(await keys.authenticate(wrong)).toBeUndefined();
    }
  });

  test('the bootstrap key belongs to the default tenant and is not in the file', async () => {
    const bootstrapToken = 'b'.repeat(32);
    const file = newDatabaseFile();
    const keys = openKeys(file, bootstrapToken);
    expect(await keys.authenticate(bootstrapToken)).toEqual({
      id: 'bootstrap',
      tenant: 'default',
      rateLimit: undefined,
    });
    expect(await keys.authenticate('b'.repeat(33))).toBeUndefined();
    expect(await keys.listKeys()).toEqual([]);
    expect(await openKeys(file).authenticate(bootstrapToken)).toBeUndefined();
    expect(() => openKeys(file, 'b'.repeat(31))).toThrow(RangeError);
  });

  test('no token can be read from the file, which is for its owner alone', async () => {
    const file = newDatabaseFile();
    const keys = openKeys(file);
    const { token } = await keys.createKey({ tenant: 'acme' });
    await keys.close();
    opened.splice(0);
    expect(readFileSync(file).includes(token.slice(21))).toBe(false);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('a damaged file is one clear error', () => {
    const file = newDatabaseFile();
    writeFileSync(file, 'x'.repeat(5_000));
    expect(() => openKeys(file)).toThrow(expect.objectContaining({ name: 'StoreError', code: 'corrupt' }));
  });
});
