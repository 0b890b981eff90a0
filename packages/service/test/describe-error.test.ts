import { expect, test } from 'vitest';
import { describeError, stackFrames } from '../src/describe-error.js';
import { StoreError } from '../src/stores/store-error.js';

test('no line of a message is taken for a frame', () => {
  const error = new Error('can not read\n   at Anna Schmidt, Bonn\n   at 10:30:12 in Ulm');
  const frames = stackFrames(error);
  expect(frames.length).toBeGreaterThan(0);
  expect(JSON.stringify(describeError(error))).not.toMatch(/Anna|Ulm/);
});

test('frames stay where a message was changed since', () => {
  const error = new Error('before');
  error.message = 'after';
  expect(stackFrames(error)[0]).toContain('describe-error.test.ts');
});

test('of a store that failed it says which and why, and for want of words what the database said in code', () => {
  const cause = Object.assign(new Error('near "Anna"'), { code: '42601' });
  const reason = (words: string) => `Store postgres://db:5432/p: ${words}`;
  expect(describeError(new StoreError('unreachable', 'postgres://db:5432/p', { cause }))).toEqual({
    store: 'unreachable',
    reason: reason('cannot be reached, does not answer, or broke off'),
  });
  expect(describeError(new StoreError('failed', 'postgres://db:5432/p', { cause }))).toEqual({
    store: 'failed',
    reason: reason('failed'),
    cause: { error: 'Error', code: '42601', frames: expect.any(Array) as unknown },
  });
});
