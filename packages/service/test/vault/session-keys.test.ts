import { describe, expect, test } from 'vitest';
import { parseMasterKeys } from '../../src/vault/master-keys.js';
import { checkMasterKeys, openSessionKeys, wrapNewSession } from '../../src/vault/session-keys.js';

const masterKey = (fill: number) => Buffer.alloc(32, fill).toString('base64');
const place = { tenant: 'acme', id: '5c8f6f3e-54a4-4f0c-9c55-0d6fb1d5a4a1', expiresAtMs: 1_800_000_000_000 };
const oldKeys = parseMasterKeys(`old:${masterKey(1)}`);
const session = wrapNewSession(oldKeys, place);
const keys = openSessionKeys(oldKeys, session);

describe('the keys of a session', () => {
  test('come back whenever the session is read', () => {
    const opened = openSessionKeys(oldKeys, { ...session });
    expect(opened.ref).toEqual({ tenant: place.tenant, id: place.id });
    expect(opened.valueKey.equals(keys.valueKey)).toBe(true);
    expect(opened.indexKey.equals(keys.indexKey)).toBe(true);
  });

  test('are two different ones, and others in every session', () => {
    const other = openSessionKeys(oldKeys, wrapNewSession(oldKeys, place));
    expect(keys.valueKey.equals(keys.indexKey)).toBe(false);
    expect(keys.valueKey.equals(other.valueKey)).toBe(false);
  });

  test('open while a new master key already wraps', () => {
    const rotating = parseMasterKeys(`new:${masterKey(2)},old:${masterKey(1)}`);
    expect(openSessionKeys(rotating, session).valueKey.equals(keys.valueKey)).toBe(true);
    expect(wrapNewSession(rotating, place).masterKeyId).toBe('new');
  });

  test.each([
    ['another tenant', { tenant: 'other' }],
    ['another session', { id: '00000000-54a4-4f0c-9c55-0d6fb1d5a4a1' }],
    ['a later end', { expiresAtMs: place.expiresAtMs + 1 }],
  ])('do not open for %s', (_name, changed) => {
    expect(() => openSessionKeys(oldKeys, { ...session, ...changed })).toThrow(
      expect.objectContaining({ code: 'wrong_master_key' }),
    );
  });

  test('a master key that is missing or wrong is found at start', () => {
    checkMasterKeys(oldKeys, [session]);
    expect(() => {
      checkMasterKeys(parseMasterKeys(`new:${masterKey(1)}`), [session]);
    }).toThrow(expect.objectContaining({ name: 'VaultError', code: 'unknown_master_key' }));
    expect(() => {
      checkMasterKeys(parseMasterKeys(`old:${masterKey(2)}`), [session]);
    }).toThrow(expect.objectContaining({ name: 'VaultError', code: 'wrong_master_key' }));
  });
});
