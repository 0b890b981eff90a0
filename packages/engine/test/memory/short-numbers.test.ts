import { expect, test } from 'vitest';
import { knownBy } from './known-by.js';

/** Which of the numbers `known` a text has at the beginning of a line. */
function found(known: readonly string[], text: string) {
  const values = knownBy(1, ...known.map((value) => ['CASE_NUMBER', value] as const));
  return values.findAlike(text).map(({ start, end }) => text.slice(start, end));
}

test('a short number is found where it begins a line of remarks', () => {
  expect(found(['0131', '417'], 'REMARKS\n0131  paid in March\n- 417: moved\n')).toEqual(['0131', '417']);
});

test('a short number is not found elsewhere, nor a year or an unknown number there', () => {
  expect(found(['0131', '2024'], 'at 0131 hours\n0132  x\n0131 x\n2024: x\n')).toEqual([]);
});
