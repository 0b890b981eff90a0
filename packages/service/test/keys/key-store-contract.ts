/** What every key store must do; no backend may opt out. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { KeyStore } from '../../src/keys/key-store.js';

/** A place for keys with a hand on its clock. */
export interface KeysOnTrial {
  /** Opens the keys, as a server or the command line does; several may be open at once. */
  open(bootstrapToken?: string): KeyStore;
  /** Lets the clock read `nowMs` until it is called again. */
  readonly setClock: (nowMs: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

const startMs = 1_000_000;

/** Runs the contract. `make` makes a place without keys whose clock stands still at `nowMs`. */
export const keyStoreContract = (name: string, make: (nowMs: number) => Promise<KeysOnTrial>): void => {
  describe(`API keys in ${name}`, () => {
    let place: KeysOnTrial;
    beforeEach(async () => {
      place = await make(startMs);
    });
    afterEach(() => place.close());

    test('a token says who calls', async () => {
      const keys = place.open();
      const { id, token } = await keys.createKey({ tenant: 'acme' });
      expect(token).toMatch(/^plm_[0-9a-f]{16}_[\w-]{43}$/);
      expect(await keys.authenticate(token)).toEqual({ id, tenant: 'acme', rateLimit: undefined });
    });

    test('a running server sees at once what another process makes and revokes', async () => {
      const [server, commandLine] = [place.open(), place.open()];
      const { id, token } = await commandLine.createKey({ tenant: 'acme' });
      expect(await server.authenticate(token)).toMatchObject({ id });
      expect(await commandLine.revokeKey(id)).toBe(true);
      expect(await server.authenticate(token)).toBeUndefined();
      expect(await commandLine.revokeKey(id)).toBe(false);
    });

    test('a key is refused from the millisecond it expires', async () => {
      const keys = place.open();
      const { token } = await keys.createKey({ tenant: 'acme', expiresAtMs: startMs + 1 });
      expect(await keys.authenticate(token)).toBeDefined();
      await place.setClock(startMs + 1);
      expect(await keys.authenticate(token)).toBeUndefined();
    });

    test('lists keys with what they were made with, and without their tokens', async () => {
      const keys = place.open();
      const rateLimit = { requests: 5, windowSeconds: 1 };
      const { id } = await keys.createKey({ tenant: 'acme', expiresAtMs: 9_000_000, rateLimit });
      expect(await keys.listKeys()).toEqual([
        { id, tenant: 'acme', rateLimit, createdAtMs: startMs, expiresAtMs: 9_000_000 },
      ]);
    });

    test('tokens that are almost right are refused', async () => {
      const keys = place.open();
      const { token } = await keys.createKey({ tenant: 'acme' });
      const other = (await keys.createKey({ tenant: 'acme' })).token;
      const secretOfOther = token.slice(0, 21) + other.slice(21);
      const lastChanged = token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA');
      for (const wrong of ['', 'plm_', token.slice(0, -1), `${token}A`, ` ${token}`, lastChanged, secretOfOther]) {
        expect(await keys.authenticate(wrong)).toBeUndefined();
      }
    });

    test('the bootstrap key belongs to the default tenant and is not stored', async () => {
      const bootstrapToken = 'b'.repeat(32);
      const keys = place.open(bootstrapToken);
      expect(await keys.authenticate(bootstrapToken)).toEqual({
        id: 'bootstrap',
        tenant: 'default',
        rateLimit: undefined,
      });
      expect(await keys.authenticate('b'.repeat(33))).toBeUndefined();
      expect(await keys.listKeys()).toEqual([]);
      expect(await place.open().authenticate(bootstrapToken)).toBeUndefined();
    });
  });
};
