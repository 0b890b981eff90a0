import { expect, test } from 'vitest';
import { composed } from '../src/composed.js';
import { canonicalize } from '../src/canonical-text.js';
import { TokenizedText } from '../src/memory/tokens.js';
import { knownBy } from './memory/known-by.js';
import { maxLinearMs, processorMs } from './processor-time.js';

test('a letter and its marks are one, up to 30 marks in a row', () => {
  expect(composed('A\u0308rztin')).toBe('Ärztin');
  expect(composed('u\u0301\u0316'.repeat(20))).toBe('u\u0301\u0316'.repeat(20).normalize('NFC'));
  expect(composed('a' + '\u0301'.repeat(30))).toBe('á' + '\u0301'.repeat(29));
  expect(composed('a' + '\u0301'.repeat(31))).toBe('a' + '\u0301'.repeat(31));
});

/** What sorting takes longest for: each mark of the second half belongs before all of the first. */
const marks = '\u0301'.repeat(50_000) + '\u0316'.repeat(50_000);

test.each([
  ['looking for known values', (text: string) => knownBy(1, ['PERSON', 'Anna']).find(new TokenizedText(text))],
  ['looking for quotes', canonicalize],
])('%s takes no time for a letter with 100 000 marks', (_name, look) => {
  expect(processorMs(() => look(`Anna a${marks}`))).toBeLessThan(maxLinearMs);
});
