import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  entityTypeNames,
  findPlaceholders,
  formatPlaceholder,
  maxPlaceholderLength,
  maxPlaceholderNumber,
  unfinishedPlaceholderStart,
} from '../src/index.js';

const placeholder = fc.record({
  type: fc.constantFrom(...entityTypeNames),
  number: fc.integer({ min: 1, max: maxPlaceholderNumber }),
});

describe('placeholders', () => {
  test('one that is written is found again, whatever stands around it', () => {
    fc.assert(
      fc.property(placeholder, fc.string(), fc.string(), (wanted, before, after) => {
        const written = formatPlaceholder(wanted);
        const found = findPlaceholders(before + written + after);
        expect(found).toContainEqual({ ...wanted, start: before.length, end: before.length + written.length });
        expect(written.length).toBeLessThanOrEqual(maxPlaceholderLength);
      }),
    );
  });

  test.each([
    '[PERSON_0]',
    '[PERSON_01]',
    '[PERSON_1000000]',
    '[PERSON_-1]',
    '[PERSON_1',
    'PERSON_1]',
    '[person_1]',
    '[NOBODY_1]',
    '[PERSON_ 1]',
    '[PERSON_１]',
    '[_1]',
    '[]',
  ])('%s is ordinary text', (text) => {
    expect(findPlaceholders(text)).toEqual([]);
  });
});

describe('a text that breaks off', () => {
  test('breaks off in a placeholder at every place before its last bracket', () => {
    fc.assert(
      fc.property(placeholder, fc.string(), (wanted, before) => {
        const written = formatPlaceholder(wanted);
        for (let length = 1; length < written.length; length++) {
          expect(unfinishedPlaceholderStart(before + written.slice(0, length))).toBe(before.length);
        }
        expect(unfinishedPlaceholderStart(before + written)).toBe(before.length + written.length);
      }),
    );
  });

  test.each([
    '',
    'PERSON_1',
    '[person',
    '[PERSONS',
    '[PERSON_0',
    '[PERSON_1234567',
    '[PERSON_1]',
    '[PERSON_ ',
    '[[ ',
    '[1',
  ])('in %j no placeholder has begun', (text) => {
    expect(unfinishedPlaceholderStart(text)).toBe(text.length);
  });

  test('only the last bracket counts', () => {
    expect(unfinishedPlaceholderStart('[PERSON_1[PERSON_')).toBe(9);
  });
});
