/** What every store must do; no backend may opt out. Each backend's test file is one call of this. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../src/stores/store.js';
import { appendAt, newMapping, newReservation, newSession, type StoreOnTrial } from './test-sessions.js';

const startMs = 1_000_000;

/** Runs the contract. `open` opens a store without sessions whose clock stands still at `nowMs`. */
export const storeContract = (name: string, open: (nowMs: number) => Promise<StoreOnTrial>): void => {
  describe(`${name} as a store`, () => {
    let store: Store;
    let setClock: StoreOnTrial['setClock'];
    let close: StoreOnTrial['close'];
    beforeEach(async () => {
      ({ store, setClock, close } = await open(startMs));
    });
    afterEach(() => close());
    const created = async (overrides: Parameters<typeof newSession>[0] = {}) => {
      const session = newSession({ expiresAtMs: startMs + 60_000, ...overrides });
      await store.createSession(session);
      return session;
    };

    test('reads the clock that it was given', async () => {
      expect(await store.now()).toBe(startMs);
    });

    test('gives a session back as it was created, at version 0 and without mappings', async () => {
      const session = await created();
      expect(await store.findSession(session)).toMatchObject({ ...session, version: 0 });
      expect(await store.readMappings(session, 0)).toEqual([]);
    });

    test('refuses a second session with the same id, even of another tenant', async () => {
      const session = await created();
      const second = newSession({ id: session.id, tenant: 'other' });
      await expect(store.createSession(second)).rejects.toMatchObject({ code: 'constraint' });
      expect(await store.findSession(session)).toMatchObject({ ...session, version: 0 });
    });

    test('gives mappings and reservations back in the order in which they came', async () => {
      const session = await created();
      const mappings = [newMapping(2), newReservation(1), newMapping(1, 'DE_IBAN')];
      expect(await appendAt(store, session, 0, mappings)).toBe('appended');
      expect(await store.readMappings(session, 0)).toEqual(mappings);
      expect(await store.findSession(session)).toMatchObject({ version: 3 });
      expect(await store.findVersion(session)).toMatchObject({ version: 3 });
    });

    test('reads on from a version', async () => {
      const session = await created();
      const [first, second] = [newMapping(1), newMapping(2)];
      await appendAt(store, session, 0, [first]);
      await appendAt(store, session, 1, [second]);
      expect(await store.readMappings(session, 1)).toEqual([second]);
      expect(await store.readMappings(session, 2)).toEqual([]);
    });

    test('reads more mappings than fit in one read', async () => {
      const session = await created();
      const mappings = Array.from({ length: 4_001 }, (_, index) => newMapping(index + 1));
      await appendAt(store, session, 0, mappings);
      expect(await store.readMappings(session, 0)).toEqual(mappings);
    });

    test('finds the placeholders that it knows, not reserved, unknown or other types’ ones', async () => {
      const session = await created();
      const mappings = [newMapping(1), newReservation(2), newMapping(3)];
      await appendAt(store, session, 0, mappings);
      const asked = [1, 2, 4].map((number) => ({ type: 'PERSON' as const, number }));
      expect(await store.findMappings(session, [...asked, { type: 'DE_IBAN', number: 1 }])).toEqual([mappings[0]]);
    });

    test('appends for one of two callers at the same version, and tells the other', async () => {
      const session = await created();
      const results = await Promise.all(
        [newMapping(1), newMapping(1)].map((mapping) => appendAt(store, session, 0, [mapping])),
      );
      expect(results.sort()).toEqual(['appended', 'conflict']);
      expect(await store.readMappings(session, 0)).toHaveLength(1);
    });

    test('an append of nothing checks the version and leaves it', async () => {
      const session = await created();
      await appendAt(store, session, 0, [newMapping(1)]);
      expect(await appendAt(store, session, 1, [])).toBe('appended');
      expect(await appendAt(store, session, 0, [])).toBe('conflict');
      expect(await store.findSession(session)).toMatchObject({ version: 1 });
    });

    test('tells how far a session is and in which era, and adds nothing for a caller of another era', async () => {
      const session = await created();
      const { era } = (await store.findSession(session)) ?? {};
      expect(await store.findVersion(session)).toEqual({ version: 0, era });
      const expected = { version: 0, era: 'another' };
      for (const mappings of [[], [newMapping(1)]])
        expect(await store.append({ ref: session, expected, mappings })).toBe('conflict');
      expect(await store.readMappings(session, 0)).toEqual([]);
    });

    test.each([
      ['one placeholder twice', [newMapping(1), newMapping(1)]],
      ['a reserved placeholder', [newReservation(1), newMapping(1)]],
      ['one value under two placeholders', [newMapping(1), { ...newMapping(1), number: 2 }].map(withSameValue)],
    ])('refuses %s, and writes nothing of that append', async (_name, mappings) => {
      const session = await created();
      const append = appendAt(store, session, 0, [newMapping(7), ...mappings]);
      await expect(append).rejects.toMatchObject({ name: 'StoreError', code: 'constraint' });
      expect(await store.readMappings(session, 0)).toEqual([]);
    });

    test('a refused append takes nothing of those that came with it', async () => {
      const [good, bad] = [await created(), await created()];
      const results = await Promise.allSettled([
        appendAt(store, good, 0, [newMapping(1)]),
        appendAt(store, bad, 0, [newMapping(1), newMapping(1)]),
        appendAt(store, good, 1, [newMapping(2)]),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      // The last is a conflict where another connection takes it before the first is there.
      const appended = results.filter((result) => result.status === 'fulfilled' && result.value === 'appended');
      expect(appended).toContain(results[0]);
      expect(await store.readMappings(good, 0)).toHaveLength(appended.length);
    });

    test('equal values in two sessions and under two types are no conflict', async () => {
      const [first, second] = [await created(), await created()];
      const mapping = newMapping(1);
      const both = [mapping, { ...mapping, type: 'ORGANIZATION' as const }];
      expect(await appendAt(store, first, 0, both)).toBe('appended');
      expect(await appendAt(store, second, 0, both)).toBe('appended');
    });

    const expectGone = async (ref: { tenant: string; id: string }) => {
      expect(await store.findSession(ref)).toBeUndefined();
      expect(await store.findVersion(ref)).toBeUndefined();
      expect(await store.readMappings(ref, 0)).toBeUndefined();
      expect(await store.findMappings(ref, [{ type: 'PERSON', number: 1 }])).toBeUndefined();
      expect(await appendAt(store, ref, 0, [newMapping(1)])).toBe('gone');
    };

    test('an unknown session is gone', () => expectGone(newSession()));

    test('a session of another tenant is gone, and stays with its tenant', async () => {
      const session = await created();
      await expectGone({ ...session, tenant: 'other' });
      await store.destroySession({ ...session, tenant: 'other' });
      expect(await store.findSession(session)).toBeDefined();
    });

    test('a destroyed session is gone, whatever was under way', async () => {
      const session = await created();
      const [, append] = await Promise.all([
        store.destroySession(session),
        appendAt(store, session, 0, [newMapping(1)]),
      ]);
      expect(['gone', 'appended']).toContain(append); // whichever of the two came first
      await expectGone(session);
    });

    test('destroying twice or what never was does nothing', async () => {
      const session = await created();
      await store.destroySession(session);
      await store.destroySession(session);
      await store.destroySession(newSession());
      await expectGone(session);
    });

    test('a session is gone at the millisecond it expires, although no sweep has run', async () => {
      const session = await created();
      await setClock(session.expiresAtMs - 1);
      expect(await store.findSession(session)).toBeDefined();
      expect(await appendAt(store, session, 0, [])).toBe('appended');
      await setClock(session.expiresAtMs);
      await expectGone(session);
    });

    test('a sweep ends what has expired, once, and nothing else', async () => {
      const lasting = await created({ expiresAtMs: startMs + 2 });
      const expiring = [await created({ expiresAtMs: startMs + 1 }), await created({ expiresAtMs: startMs + 1 })];
      await setClock(startMs + 1);
      expect(await store.sweep()).toBe(expiring.length);
      expect(await store.sweep()).toBe(0);
      expect(await store.findSession(lasting)).toBeDefined();
      await setClock(startMs); // even a clock that is set back does not revive a swept session
      await expectGone(expiring[0] ?? newSession());
    });

    test('samples for each master key the active session that ends last', async () => {
      await created({ masterKeyId: 'new', expiresAtMs: startMs + 2 });
      const last = await created({ masterKeyId: 'new', expiresAtMs: startMs + 3 });
      await created({ masterKeyId: 'new', expiresAtMs: startMs + 2 });
      const old = await created({ masterKeyId: 'old', expiresAtMs: startMs + 1 });
      expect(await store.sampleSessions()).toMatchObject([last, old].map((session) => ({ ...session, version: 0 })));
      await setClock(startMs + 1);
      expect(await store.sampleSessions()).toMatchObject([{ masterKeyId: 'new' }]);
    });

    test('says that it works', async () => {
      await expect(store.check()).resolves.toBeUndefined();
    });
  });
};

const sameValue = newMapping(1).value;
function withSameValue<T extends { value: unknown }>(mapping: T): T & { value: typeof sameValue } {
  return { ...mapping, value: sameValue };
}
