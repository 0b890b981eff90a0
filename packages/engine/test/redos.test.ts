/**
 * What an analyser of regular expressions says of every pattern, in the time that it is given. Where it can't say that a
 * pattern is safe, the pattern must at least have no part that repeats without end; `linear.test.ts` measures how long
 * all of them take over hostile texts.
 *
 * What it said stands in `analysed-patterns.json` by the key of each pattern, so that it is not asked about the same ones
 * with every run. Whoever changes a pattern changes its key, and then it is asked; so it is about all of them with
 * RECHECK=all, as in `.ci/run`, and with RECHECK=write, which also writes the list anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { afterAll, expect, test } from 'vitest';
import type { PatternSource } from '../src/patterns/pattern-source.js';
import { keyOf } from '../src/patterns/plans.js';
import { allRecognizers } from '../src/recognizers/index.js';
import { titleOf } from './recognizer-title.js';

process.env['RECHECK_BACKEND'] = 'pure'; // the native one hangs on patterns with many alternatives (recheck 4.5.0)
const { checkSync } = await import('recheck');
const { version } = createRequire(import.meta.url)('recheck/package.json') as { version: string };

/** What a version of the analyser could say in its time, by the keys of the patterns. */
interface Analysed {
  readonly recheck: string;
  readonly safe: readonly string[];
  readonly unknown: readonly string[];
}
const listFile = new URL('analysed-patterns.json', import.meta.url);
const asked = process.env['RECHECK'] ?? 'new';
const listed = JSON.parse(readFileSync(listFile, 'utf8')) as Analysed;
const known = asked === 'new' && listed.recheck === version ? listed : { safe: [], unknown: [] };
const verdicts = new Map([
  ...known.safe.map((key) => [key, 'safe'] as const),
  ...known.unknown.map((key) => [key, 'unknown'] as const),
]);

/** Whether a pattern has a part that can repeat without end. */
function isUnbounded({ source }: PatternSource): boolean {
  let found = false;
  const onQuantifierEnter = ({ max }: AST.Quantifier): void => {
    found ||= max === Infinity;
  };
  visitRegExpAST(new RegExpParser().parsePattern(source, 0, source.length, { unicode: true }), { onQuantifierEnter });
  return found;
}

/** `safe`, `polynomial` or `exponential`; `unknown` where the analyser runs out of time or, with many parts, of stack. */
function complexityOf({ source, flags }: PatternSource, timeoutMs = 200): string {
  try {
    const diagnostics = checkSync(source, flags.replace('d', ''), { timeout: timeoutMs });
    return diagnostics.status === 'vulnerable' ? diagnostics.complexity.type : diagnostics.status;
  } catch {
    return 'unknown';
  }
}

const found = new Map<string, string>();
afterAll(() => {
  if (asked !== 'write') return;
  const keysOf = (verdict: string): string[] => [...found.keys()].filter((key) => found.get(key) === verdict).sort();
  const list: Analysed = { recheck: version, safe: keysOf('safe'), unknown: keysOf('unknown') };
  writeFileSync(listFile, `${JSON.stringify(list, null, 2)}\n`);
});

const numbered = allRecognizers.flatMap((recognizer) =>
  recognizer.patterns.map((pattern, number) => [number, titleOf(recognizer), pattern] as const),
);

test.each(numbered)('pattern %i of %s does not backtrack', (_number, _title, pattern) => {
  const verdict = verdicts.get(keyOf(pattern)) ?? complexityOf(pattern);
  found.set(keyOf(pattern), verdict);
  expect(verdict).toMatch(/^(?:safe|unknown)$/);
  if (verdict === 'unknown') expect(isUnbounded(pattern)).toBe(false);
});

test('the analyser tells a safe pattern from those that backtrack', () => {
  expect(complexityOf(/^\d+$/gu, 10_000)).toBe('safe');
  expect(complexityOf(/\d+\d+$/gu, 10_000)).toBe('polynomial');
  expect(complexityOf(/(?:\d+)+$/gu, 10_000)).toBe('exponential');
});
