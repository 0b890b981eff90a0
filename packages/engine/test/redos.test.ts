/**
 * What an analyser of regular expressions says of every pattern. Its fuzzer calls many a bounded repetition polynomial
 * (64 characters before each `@` are 64 times the work), which is linear in the length of a text: `linear.test.ts`
 * measures those. Nested repetition is another matter, bounded or not, and so is repetition without an upper bound.
 */
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { checkSync } from 'recheck';
import { expect, test } from 'vitest';
import { allRecognizers } from '../src/index.js';

/** Whether a pattern has a part that can repeat without end. */
function isUnbounded({ source }: RegExp): boolean {
  let found = false;
  const onQuantifierEnter = ({ max }: AST.Quantifier): void => {
    found ||= max === Infinity;
  };
  visitRegExpAST(new RegExpParser().parsePattern(source, 0, source.length, { unicode: true }), { onQuantifierEnter });
  return found;
}

/** `safe`, `polynomial` or `exponential`; `unknown` where the analyser runs out of time or, with many parts, of stack. */
function complexityOf({ source, flags }: RegExp, timeoutMs: number): string {
  try {
    const { status, complexity } = checkSync(source, flags.replace('d', ''), { timeout: timeoutMs });
    return status === 'vulnerable' ? complexity.type : status;
  } catch {
    return 'unknown';
  }
}

const shapes = allRecognizers.flatMap(({ type, patterns }) => patterns.map((pattern) => ({ type, pattern })));

test.each(shapes)('$type: $pattern is not exponential', ({ pattern }) => {
  expect(complexityOf(pattern, 1_000)).not.toBe('exponential');
});

const unbounded = shapes.filter(({ pattern }) => isUnbounded(pattern));

test.runIf(unbounded.length > 0).each(unbounded)(
  '$type: $pattern repeats without bound, and is safe',
  ({ pattern }) => {
    expect(complexityOf(pattern, 10_000)).toBe('safe');
  },
);

test('the analyser tells a safe pattern from those that backtrack', () => {
  expect(complexityOf(/^\d+$/gu, 10_000)).toBe('safe');
  expect(complexityOf(/\d+\d+$/gu, 10_000)).toBe('polynomial');
  expect(complexityOf(/(?:\d+)+$/gu, 10_000)).toBe('exponential');
});
