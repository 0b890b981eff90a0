import { expect, test } from 'vitest';
import { charactersLimit } from '../../src/workers/characters-limit.js';
import { DetectorOverloadedError } from '../../src/workers/detector-errors.js';

const never = new AbortController().signal;
const text = 'x'.repeat(6);

test('what is inside counts until it ends, however it ends', async () => {
  const limit = charactersLimit(10);
  const ends: (() => void)[] = [];
  const first = limit.pass(text, never, () => new Promise<void>((resolve) => ends.push(resolve)));
  await expect(limit.pass(text, never, () => Promise.resolve())).rejects.toBeInstanceOf(DetectorOverloadedError);
  expect(limit.characters()).toBe(6);
  ends[0]?.();
  await first;
  await expect(limit.pass(text, never, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const throwing = (): Promise<void> => {
    throw new Error('broken at once');
  };
  await expect(limit.pass(text, never, throwing)).rejects.toThrow('broken at once');
  expect(limit.characters()).toBe(0);
});

test('a text that is longer than the limit gets in while nothing else is inside', async () => {
  const limit = charactersLimit(5);
  let end = (): void => undefined;
  const passing = limit.pass(text, never, () => new Promise<void>((resolve) => (end = resolve)));
  await expect(limit.pass('x', never, () => Promise.resolve())).rejects.toBeInstanceOf(DetectorOverloadedError);
  end();
  await passing;
  await expect(limit.pass(text, never, () => Promise.resolve('done'))).resolves.toBe('done');
});

test('an abort lets the caller go, and what has begun still counts', async () => {
  const limit = charactersLimit(10);
  const controller = new AbortController();
  let end = (): void => undefined;
  const passing = limit.pass(text, controller.signal, () => new Promise<void>((resolve) => (end = resolve)));
  controller.abort(new Error('gone'));
  await expect(passing).rejects.toThrow('gone');
  expect(limit.characters()).toBe(6);
  end();
  await expect.poll(() => limit.characters()).toBe(0);
});

test('after an abort nothing begins', async () => {
  const limit = charactersLimit(10);
  const begun: string[] = [];
  const work = (): Promise<void> => {
    begun.push('work');
    return Promise.resolve();
  };
  await expect(limit.pass(text, AbortSignal.abort(new Error('gone')), work)).rejects.toThrow('gone');
  expect(begun).toEqual([]);
});
