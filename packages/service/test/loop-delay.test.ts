import { afterEach, expect, test, vi } from 'vitest';
import { watchLoopDelay } from '../src/loop-delay.js';

afterEach(() => {
  vi.useRealTimers();
});

test('one pause is no delay, a second one right after it is', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let nowMs = 0;
  const runTimers = () => vi.advanceTimersToNextTimer();
  const delay = watchLoopDelay(() => nowMs);
  nowMs += 20;
  runTimers();
  expect(delay.currentMs()).toBe(0);
  nowMs += 420;
  expect(delay.currentMs()).toBe(0);
  runTimers(); // 400 ms late
  expect(delay.currentMs()).toBe(0);
  nowMs += 320;
  expect(delay.currentMs()).toBe(300);
  runTimers(); // 300 ms late
  nowMs += 20;
  runTimers(); // in time
  nowMs += 420;
  expect(delay.currentMs()).toBe(0);
  delay.stop();
});
