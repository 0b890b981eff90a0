import { beforeAll, describe, expect, test } from 'vitest';
import { allRecognizers } from '@palimpsest/engine/recognizers';
import { compileRecognizers } from '@palimpsest/engine/stages';
import { hostileTexts } from './hostile-texts.js';
import { processorMs } from './processor-time.js';

/** Ten times the text may take at most fifteen times as long. */
const mostTimesAsLong = 15;
/** More than half of nine rounds: where the median lies is settled as soon as so many are on one side of the bound. */
const half = 5;
/** A clock that ticks too coarsely for less. */
const measurableMs = 1;

const find = compileRecognizers(allRecognizers);

const timeOf = (text: string): number => processorMs(() => find(text));

/** How many times as long as `short` the text `long` takes. */
const timesAsLong = (short: string, long: string): number => timeOf(long) / Math.max(timeOf(short), measurableMs);

describe('100 000 characters take at most 15 times as long as 10 000:', () => {
  beforeAll(() => {
    for (const make of Object.values(hostileTexts)) find(make(10_000)); // let the compiler of the runtime do its work
  });

  // A garbage collection in the wrong moment may spoil one try, never three.
  test.each(Object.entries(hostileTexts))('%s', { retry: 2 }, (_name, make) => {
    const short = make(10_000);
    const long = make(100_000);
    const within: number[] = [];
    const beyond: number[] = [];
    while (within.length < half && beyond.length < half) {
      const times = timesAsLong(short, long);
      (times <= mostTimesAsLong ? within : beyond).push(times);
    }
    expect(beyond.length, `of ${[...within, ...beyond].join(', ')}`).toBeLessThan(half);
  });
});
