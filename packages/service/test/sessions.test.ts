import { expect, test } from 'vitest';
import { Sessions } from '../src/sessions.js';
import type { Store } from '../src/stores/store.js';
import { parseMasterKeys } from '../src/vault/master-keys.js';
import { openTestStore } from './stores/test-sessions.js';

const masterKeys = parseMasterKeys(Buffer.alloc(32, 7).toString('base64'));
const person = (number: number, text: string) => {
  const type = 'PERSON' as const;
  return { type, number, value: { text, type, confidence: 0.85, stage: 2 as const } };
};

test('where the store is in another era, its word counts and not that of the memory', async () => {
  const store = await openTestStore();
  let failedOver = false;
  const findVersion: Store['findVersion'] = async (ref) => {
    const found = await store.findVersion(ref);
    return found && failedOver ? { ...found, era: 'another' } : found;
  };
  const mayFailOver = new Proxy<Store>(store, {
    get: (_, name: keyof Store) => (name === 'findVersion' ? findVersion : store[name].bind(store)),
  });
  const sessions = new Sessions({
    store: mayFailOver,
    masterKeys,
    maxCacheBytes: 1e6,
    onCorruptValue: () => undefined,
  });
  const { sessionId: id } = await sessions.create('acme', 3_600);
  const ref = { tenant: 'acme', id };
  const before = await sessions.open(await sessions.requireActive(ref));
  await sessions.append(before, [person(1, 'Anna')]);
  expect((await sessions.requireActive(ref)).memory).toBe(before.memory);
  failedOver = true;
  expect((await sessions.requireActive(ref)).memory.version).toBe(0); // to be read anew
  await store.close();
});
