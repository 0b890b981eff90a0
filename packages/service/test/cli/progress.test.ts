import { expect, test } from 'vitest';
import { progressLine, startProgress } from '../../src/cli/progress.js';
import type { CommandLine } from '../../src/cli/command-line.js';

const total = 1_048_576;

test.each([
  [0, 0, '[..............................]   0 %'],
  [512 * 1024, 1_000, '[###############...............]  50 %  512.0 kB/s  1 s left'],
  [1_024, 1_000, '[..............................]   0 %  1.0 kB/s  18 min left'],
  [64, 1_000, '[..............................]   0 %  0.1 kB/s  4 h 34 min left'],
  [total, 4_000, '[##############################] 100 %  256.0 kB/s  0 s left'],
])('after %i bytes and %i ms the bar shows its share, its rate and what remains', (done, elapsedMs, line) => {
  expect(progressLine({ done, total, elapsedMs })).toBe(line);
});

test('the bar makes way for lines, is gone in the end, and is for people only', () => {
  const written = { watched: '', unwatched: '' };
  for (const [name, isWatched] of [
    ['watched', true],
    ['unwatched', false],
  ] as const) {
    // prettier-ignore
    const writeError = (text: string) => void (written[name] += text);
    const bar = startProgress({ isWatched, writeError } as CommandLine, total, () => 0);
    bar.around(() => {
      writeError('a line\n');
    });
    bar.add(total);
    bar.end();
  }
  expect(written.watched).toMatch(/0 %\r\x1b\[Ka line\n\r\x1b\[K\[.* 0 %\r\x1b\[K.*100 %\r\x1b\[K$/);
  expect(written.unwatched).toBe('a line\n');
});
