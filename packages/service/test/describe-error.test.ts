import { expect, test } from 'vitest';
import { describeError, stackFrames } from '../src/describe-error.js';

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
