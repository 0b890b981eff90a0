import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchLoopDelay } from '../src/loop-delay.js';

/** Keeps the thread busy. */
function block(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end;);
}

test('one pause is no delay, a second one right after it is', async () => {
  const delay = watchLoopDelay();
  await sleep(60);
  expect(delay.currentMs()).toBeLessThan(300);
  block(400);
  expect(delay.currentMs()).toBeLessThan(300);
  await sleep(0); // timers run, late
  block(400);
  expect(delay.currentMs()).toBeGreaterThan(300);
  delay.stop();
});
