/** The key hierarchy, compared with vectors that another implementation made. */
import { readFileSync } from 'node:fs';
import type { EntityType } from '@palimpsest/protocol';
import { describe, expect, test } from 'vitest';
import { parseMasterKeys } from '../../src/vault/master-keys.js';
import { indexValue, openValue, sealValue } from '../../src/vault/sealing.js';
import { openSessionKeys, wrapNewSession } from '../../src/vault/session-keys.js';

interface SessionVector {
  readonly tenant: string;
  readonly id: string;
  readonly expires_at_ms: number;
  readonly master_key_id: string;
  readonly master_key: string;
  readonly data_key: string;
  readonly wrap_nonce: string;
  readonly wrapped_key: string;
  readonly value_key: string;
  readonly index_key: string;
  readonly values: readonly {
    readonly type: EntityType;
    readonly number: number;
    readonly value_utf16le: string;
    readonly nonce: string;
    readonly sealed: string;
    readonly index: string;
  }[];
}

const file = new URL('vectors.json', import.meta.url);
const { sessions } = JSON.parse(readFileSync(file, 'utf8')) as { sessions: SessionVector[] }; // the file beside this one
const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');
const hex = (binary: Uint8Array): string => Buffer.from(binary).toString('hex');
/** Hands out what the vector says instead of random bytes, in the order in which they are drawn. */
const draw =
  (...known: string[]) =>
  () =>
    bytes(known.shift() ?? '');

describe.each(sessions)('session $id of $tenant', (vector) => {
  const master = parseMasterKeys(`${vector.master_key_id}:${bytes(vector.master_key).toString('base64')}`);
  const place = { tenant: vector.tenant, id: vector.id, expiresAtMs: vector.expires_at_ms };
  const session = wrapNewSession(master, place, draw(vector.data_key, vector.wrap_nonce));
  const keys = openSessionKeys(master, session);

  test('wraps its data key and derives its value key and its index key', () => {
    expect(hex(session.wrappedKey)).toBe(vector.wrapped_key);
    expect(hex(keys.valueKey.export())).toBe(vector.value_key);
    expect(hex(keys.indexKey.export())).toBe(vector.index_key);
  });

  test.each(vector.values)('seals and indexes $type $number', ({ type, number, value_utf16le, ...expected }) => {
    const value = bytes(value_utf16le).toString('utf16le');
    const sealed = sealValue(keys, { type, number }, value, draw(expected.nonce));
    expect(hex(sealed)).toBe(expected.sealed);
    expect(hex(indexValue(keys, type, value))).toBe(expected.index);
    expect(openValue(keys, { type, number }, sealed)).toBe(value);
  });
});
