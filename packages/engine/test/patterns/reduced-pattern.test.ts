import { expect, test } from 'vitest';
import { plansFor } from '../../src/patterns/plan-file.js';
import { keyOf } from '../../src/patterns/plans.js';
import { allRecognizers } from '../../src/recognizers/index.js';

/** V8 compiles a longer pattern without optimizing it (`RegExp::kRegExpTooLargeToOptimize`), which costs half of its speed. */
const longestOptimized = 20 * 1024;

test('no pattern of a recognizer is too long for V8 to optimize', () => {
  const { ofKey } = plansFor(allRecognizers.flatMap(({ patterns }) => patterns));
  const tooLong = allRecognizers.flatMap(({ type, patterns, examples }) =>
    patterns
      .map((pattern, number) => ({ number, length: ofKey.get(keyOf(pattern))?.reduced.source.length ?? Infinity }))
      .filter(({ length }) => length > longestOptimized)
      .map(({ number, length }) => `${type} "${Object.keys(examples.finds)[0]}", pattern ${number}: ${length}`),
  );
  expect(tooLong, 'move lists of words out of it, into `cut` or `isValid`').toEqual([]);
});
