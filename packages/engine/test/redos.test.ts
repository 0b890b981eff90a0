/**
 * What an analyser of regular expressions says of every pattern, in the time that it is given. Where it can't say that a
 * pattern is safe, the pattern must at least have no part that repeats without end; `linear.test.ts` measures how long
 * all of them take over hostile texts.
 *
 * Patterns on which it ran out of time stand in `unsettled-patterns.json` by the hash of their source, so that it is not
 * asked about the same ones with every run. Whoever changes a pattern changes its hash, and then it is asked; so it is
 * about all of them with RECHECK=all, as in `.ci/run`, and with RECHECK=write, which also writes the list anew.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { afterAll, expect, test } from 'vitest';
import { allRecognizers } from '../src/recognizers/index.js';

process.env['RECHECK_BACKEND'] = 'pure'; // the native one hangs on patterns with many alternatives (recheck 4.5.0)
const { checkSync } = await import('recheck');
const { version } = createRequire(import.meta.url)('recheck/package.json') as { version: string };

/** Patterns that a version of the analyser could not settle in its time. */
interface Unsettled {
  readonly recheck: string;
  readonly patterns: readonly string[];
}
const listFile = new URL('unsettled-patterns.json', import.meta.url);
const asked = process.env['RECHECK'] ?? 'new';
const listed = JSON.parse(readFileSync(listFile, 'utf8')) as Unsettled;
const known = new Set(asked === 'new' && listed.recheck === version ? listed.patterns : []);

const keyOf = ({ source, flags }: RegExp): string =>
  createHash('sha256').update(`${flags} ${source}`).digest('base64url').slice(0, 22);

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

const unsettled = new Set<string>();
afterAll(() => {
  const list: Unsettled = { recheck: version, patterns: [...unsettled].sort() };
  if (asked === 'write') writeFileSync(listFile, `${JSON.stringify(list, null, 2)}\n`);
});

const shapes = allRecognizers.flatMap(({ type, patterns }) => patterns.map((pattern) => ({ type, pattern })));

test.each(shapes)('$type: $pattern does not backtrack', ({ pattern }) => {
  const complexity = known.has(keyOf(pattern)) ? 'unknown' : complexityOf(pattern);
  expect(complexity).toMatch(/^(?:safe|unknown)$/);
  if (complexity !== 'unknown') return;
  expect(isUnbounded(pattern)).toBe(false);
  unsettled.add(keyOf(pattern));
});

test('the analyser tells a safe pattern from those that backtrack', () => {
  expect(complexityOf(/^\d+$/gu, 10_000)).toBe('safe');
  expect(complexityOf(/\d+\d+$/gu, 10_000)).toBe('polynomial');
  expect(complexityOf(/(?:\d+)+$/gu, 10_000)).toBe('exponential');
});
