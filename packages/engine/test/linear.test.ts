import { beforeAll, describe, expect, test } from 'vitest';
import { compileRecognizers } from '../src/index.js';
import { allRecognizers } from '../src/recognizers/index.js';
import { hostileTexts } from './hostile-texts.js';

/** Ten times the text may take at most fifteen times as long. */
const mostTimesAsLong = 15;
/** A clock that ticks too coarsely for less. */
const measurableMs = 1;

const find = compileRecognizers(allRecognizers);

/** Milliseconds of processor time: what other processes take does not count. */
function timeOf(text: string): number {
  const before = process.cpuUsage();
  find(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

describe('100 000 characters take at most 15 times as long as 10 000:', () => {
  beforeAll(() => {
    for (const make of Object.values(hostileTexts)) find(make(10_000)); // let the compiler of the runtime do its work
  });

  // A garbage collection in the wrong moment may spoil one try, never three.
  test.each(Object.entries(hostileTexts))('%s', { retry: 2 }, (_name, make) => {
    const short = make(10_000);
    const long = make(100_000);
    const rounds = Array.from({ length: 9 }, () => ({ short: timeOf(short), long: timeOf(long) }));
    const shortMs = Math.max(median(rounds.map((round) => round.short)), measurableMs);
    expect(median(rounds.map((round) => round.long)) / shortMs).toBeLessThanOrEqual(mostTimesAsLong);
  });
});
