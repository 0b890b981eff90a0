import type { Span } from '@palimpsest/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FindsCache } from '../src/finds-cache.js';
import { keysOfSession } from './keys-of-session.js';

const keys = keysOfSession('8f14e45f-ceea-467f-a8d2-5d1b0c6ab1c1');
const span: Span = { start: 0, end: 4, type: 'PERSON', confidence: 0.85, stage: 2 };

let looked = 0;
const look = () => {
  looked++;
  return Promise.resolve([span]);
};

beforeEach(() => {
  looked = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('finds are kept until ten minutes after their last use', async () => {
  const remember = new FindsCache(() => undefined, Date).ofSession(keys);
  for (const minutes of [9, 9, 9]) {
    expect(await remember(2, 'Anna', look)).toEqual([span]);
    vi.advanceTimersByTime(minutes * 60_000);
  }
  expect(looked).toBe(1);
  vi.advanceTimersByTime(60_001);
  await remember(2, 'Anna', look);
  expect(looked).toBe(2);
});

test('another text, stage or session is looked through, and each lookup is told', async () => {
  const results: string[] = [];
  const cache = new FindsCache((result) => results.push(result), Date);
  await cache.ofSession(keys)(2, 'Anna', look);
  await cache.ofSession(keys)(2, 'Anne', look);
  await cache.ofSession(keys)(1, 'Anna', look);
  await cache.ofSession(keysOfSession('0c8d1f0e-58a5-4f5c-9a44-0d7f1f4b2a10'))(2, 'Anna', look);
  await cache.ofSession(keys)(2, 'Anna', look);
  expect(looked).toBe(4);
  expect(results).toEqual(['miss', 'miss', 'miss', 'miss', 'hit']);
});

test('what failed is looked through again', async () => {
  const remember = new FindsCache(() => undefined, Date).ofSession(keys);
  await expect(remember(1, 'Anna', () => Promise.reject(new Error('worker died')))).rejects.toThrow('worker died');
  expect(await remember(1, 'Anna', look)).toEqual([span]);
});

test('what was used least recently makes room', async () => {
  const remember = new FindsCache(() => undefined, Date).ofSession(keys);
  const findMany = () => Promise.resolve(Array.from({ length: 150_000 }, () => span));
  await remember(1, 'first', look);
  await remember(1, 'second', findMany);
  await remember(1, 'first', look);
  await remember(1, 'third', findMany);
  await remember(1, 'first', look);
  expect(looked).toBe(1);
  await remember(1, 'second', look);
  expect(looked).toBe(2);
});
