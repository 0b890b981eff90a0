import { describe, expect, test } from 'vitest';
import type { KnownValues } from '../../src/index.js';
import { TokenizedText } from '../../src/memory/tokens.js';
import { knownBy } from './known-by.js';
import { processorMs } from '../processor-time.js';

const knowing = (urls: readonly string[]): KnownValues => knownBy(1, ...urls.map((url) => ['URL', url] as const));
const address = (name: number | string): string => `https://example.com/${'a/'.repeat(20)}${name}`;
const found = (text: string, known: KnownValues): string[] =>
  known.find(new TokenizedText(text)).map(({ start, end }) => text.slice(start, end));

describe('long values that begin alike', () => {
  const [short, long] = [address('x'), address(`x/${'b/'.repeat(100)}c`)];

  test('are each found', () => {
    expect(found(`${long} ${short}`, knowing([short, long]))).toEqual([long, short]);
    expect(found(`${long} ${short}`, knowing([long, short]))).toEqual([long, short]);
  });

  test('are found at the end of a text, and not where the text ends before they do', () => {
    expect(found(long, knowing([long]))).toEqual([long]);
    expect(found(long.slice(0, -1), knowing([long]))).toEqual([]);
  });

  test('are found at word boundaries only', () => {
    expect(found(`${long}d`, knowing([long]))).toEqual([]);
    expect(found(`${long}-d ${long}-1`, knowing([long]))).toEqual([long]);
  });

  // A garbage collection in the wrong moment may spoil one try, never three.
  test('cost a text no more time if they are twenty times as many', { retry: 2 }, () => {
    const text = Array.from({ length: 1_000 }, (_, index) => address(index)).join('\n');
    const few = knowing(Array.from({ length: 1_000 }, (_, index) => address(index)));
    const many = knowing(Array.from({ length: 20_000 }, (_, index) => address(index)));
    const timeOf = (known: KnownValues): number =>
      Math.max(
        1,
        processorMs(() => known.find(new TokenizedText(text))),
      );
    timeOf(few); // let the compiler of the runtime do its work
    expect(timeOf(many) / timeOf(few)).toBeLessThan(10);
  });
});
