import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectGarbage } from '../../../test/collect-garbage.js';
import { SessionCache, type UnsealedSession } from '../src/session-cache.js';
import { SessionMemory } from '../src/session-memory.js';
import { keysOfSession } from './keys-of-session.js';

const sessionOf = (id: string): UnsealedSession => ({
  keys: keysOfSession(id),
  memory: new SessionMemory(),
  era: 'file',
});
const session = sessionOf('8f14e45f-ceea-467f-a8d2-5d1b0c6ab1c1');
const { ref } = session.keys;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a session is kept until a minute after its last use', () => {
  const cache = new SessionCache(10_000, Date);
  cache.keep(session);
  vi.advanceTimersByTime(59_000);
  expect(cache.get(ref)).toEqual(session);
  vi.advanceTimersByTime(59_000);
  expect(cache.get(ref)).toEqual(session);
  vi.advanceTimersByTime(61_000);
  expect(cache.get(ref)).toBeUndefined();
});

test('what nobody asks for any more leaves memory by itself', async () => {
  const cache = new SessionCache(10_000, Date);
  const keepUsed = () => {
    const used = sessionOf('0c8d1f0e-58a5-4f5c-9a44-0d7f1f4b2a10');
    cache.keep(used);
    vi.advanceTimersByTime(59_000);
    cache.get(used.keys.ref);
    return new WeakRef(used.memory);
  };
  const memory = keepUsed();
  vi.advanceTimersByTime(61_000);
  vi.useRealTimers();
  await nextTurn(); // a reference that was just made holds on to the end of its turn
  collectGarbage();
  expect(memory.deref()).toBeUndefined();
});

test('a call that was in flight when its session ended does not bring it back', () => {
  const cache = new SessionCache(10_000, Date);
  cache.keep(session);
  cache.end(ref);
  cache.keep(session);
  expect(cache.get(ref)).toBeUndefined();
});

test("the session of one tenant lives on where another's call names its id", () => {
  const cache = new SessionCache(10_000, Date);
  cache.keep(session);
  cache.end({ ...ref, tenant: 'law firm' });
  expect(cache.get(ref)).toEqual(session);
});

test('those that were used longest ago leave where room is short', () => {
  const cache = new SessionCache(session.memory.bytes * 2, Date);
  const sessions = ['1', '2', '3'].map(sessionOf);
  for (const one of sessions) cache.keep(one);
  expect(sessions.map(({ keys }) => cache.get(keys.ref) !== undefined)).toEqual([false, true, true]);
});
