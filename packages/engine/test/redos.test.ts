/**
 * What an analyser of regular expressions says of every pattern, in the time that it is given. Where it can't say that a
 * pattern is safe, the pattern must at least have no part that repeats without end; `linear.test.ts` measures how long
 * all of them take over hostile texts.
 */
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { expect, test } from 'vitest';
import { allRecognizers } from '../src/recognizers/index.js';

process.env['RECHECK_BACKEND'] = 'pure'; // the native one hangs on patterns with many alternatives (recheck 4.5.0)
const { checkSync } = await import('recheck');

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
function complexityOf({ source, flags }: RegExp, timeoutMs = 200): string {
  try {
    const diagnostics = checkSync(source, flags.replace('d', ''), { timeout: timeoutMs });
    return diagnostics.status === 'vulnerable' ? diagnostics.complexity.type : diagnostics.status;
  } catch {
    return 'unknown';
  }
}

const shapes = allRecognizers.flatMap(({ type, patterns }) => patterns.map((pattern) => ({ type, pattern })));

test.each(shapes)('$type: $pattern does not backtrack', ({ pattern }) => {
  const complexity = complexityOf(pattern);
  expect(complexity).toMatch(/^(?:safe|unknown)$/);
  if (complexity === 'unknown') expect(isUnbounded(pattern)).toBe(false);
});

test('the analyser tells a safe pattern from those that backtrack', () => {
  expect(complexityOf(/^\d+$/gu, 10_000)).toBe('safe');
  expect(complexityOf(/\d+\d+$/gu, 10_000)).toBe('polynomial');
  expect(complexityOf(/(?:\d+)+$/gu, 10_000)).toBe('exponential');
});
