import { createSecretKey } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMasterKeys } from '../../src/vault/master-keys.js';
import { indexValue, openValue, sealValue } from '../../src/vault/sealing.js';
import { openSessionKeys, type SessionKeys, wrapNewSession } from '../../src/vault/session-keys.js';
import { anyCodeUnits } from '../promises/texts.js';

const masterKeys = parseMasterKeys(Buffer.alloc(32, 7).toString('base64'));
const place = { tenant: 'acme', id: '5c8f6f3e-54a4-4f0c-9c55-0d6fb1d5a4a1', expiresAtMs: 1_800_000_000_000 };
const keysOf = (overrides: Partial<{ tenant: string; id: string }> = {}): SessionKeys =>
  openSessionKeys(masterKeys, wrapNewSession(masterKeys, { ...place, ...overrides }));
const keys = keysOf();
const placeholder = { type: 'PERSON', number: 1 } as const;

describe('sealing', () => {
  test('gives back every code unit', () => {
    fc.assert(
      fc.property(anyCodeUnits, (value) => {
        expect(openValue(keys, placeholder, sealValue(keys, placeholder, value))).toBe(value);
      }),
    );
  });

  test.each([
    [0, 32],
    [15, 32],
    [16, 64],
    [31, 64],
    [4_096, 8_224],
  ])('hides that a value has %i code units: it seals %i bytes', (length, padded) => {
    expect(sealValue(keys, placeholder, 'x'.repeat(length))).toHaveLength(1 + 12 + padded + 16);
  });

  test('seals the same value differently every time', () => {
    expect(sealValue(keys, placeholder, 'Erika')).not.toEqual(sealValue(keys, placeholder, 'Erika'));
  });

  test.each([
    ['another number', keys, { ...placeholder, number: 2 }],
    ['another type', keys, { ...placeholder, type: 'LOCATION' }],
    ['another session', { ...keys, ref: { ...keys.ref, id: '00000000-54a4-4f0c-9c55-0d6fb1d5a4a1' } }, placeholder],
    ['another tenant', { ...keys, ref: { ...keys.ref, tenant: 'other' } }, placeholder],
    ['a session with other keys', keysOf(), placeholder],
  ] as const)('does not open a row that was moved to %s', (_name, otherKeys, otherPlaceholder) => {
    const sealed = sealValue(keys, placeholder, 'Erika');
    expect(openValue(keys, placeholder, sealed)).toBe('Erika');
    expect(openValue(otherKeys, otherPlaceholder, sealed)).toBeUndefined();
  });

  test('does not open a sealed value of which any byte was changed or lost', () => {
    const sealed = sealValue(keys, placeholder, 'Erika');
    for (let at = 0; at < sealed.length; at++) {
      const changed = Uint8Array.from(sealed, (byte, index) => (index === at ? byte ^ 1 : byte));
      expect(openValue(keys, placeholder, changed)).toBeUndefined();
      expect(openValue(keys, placeholder, sealed.subarray(0, at))).toBeUndefined();
    }
  });
});

describe('the blind index', () => {
  test('is the same for equal values only', () => {
    fc.assert(
      fc.property(anyCodeUnits, anyCodeUnits, (a, b) => {
        const isSame = Buffer.from(indexValue(keys, 'PERSON', a)).equals(indexValue(keys, 'PERSON', b));
        expect(isSame).toBe(a === b);
      }),
    );
  });

  test('tells lone surrogates apart', () => {
    expect(indexValue(keys, 'PERSON', '\ud800')).not.toEqual(indexValue(keys, 'PERSON', '\udfff'));
  });

  test('differs by type and by session', () => {
    const other = { ...keys, indexKey: createSecretKey(Buffer.alloc(32, 9)) };
    expect(indexValue(keys, 'LOCATION', 'Essen')).not.toEqual(indexValue(keys, 'PERSON', 'Essen'));
    expect(indexValue(other, 'PERSON', 'Essen')).not.toEqual(indexValue(keys, 'PERSON', 'Essen'));
  });
});
