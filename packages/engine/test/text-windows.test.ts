import { findPlaceholders } from '@palimpsest/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Span } from '../src/detection.js';
import { cutText, mergeWindows } from '../src/text-windows.js';

const person = (start: number, end: number): Span => ({ start, end, type: 'PERSON', confidence: 0.85, stage: 2 });

/** A detector that knows a name by its letters alone, so that only a cut could change what it finds. */
const findAnnas = (text: string): Span[] =>
  [...text.matchAll(/Anna(?: Koch)?/g)].map(({ index, 0: { length } }) => person(index, index + length));
const findInWindows = (text: string): Span[] =>
  mergeWindows(cutText(text).map((window) => [window, findAnnas(text.slice(window.start, window.end))]));

const longText = fc
  .array(fc.constantFrom('Anna Koch', 'Anna', 'Satz.', 'x'.repeat(90), '\n', '\n\n', '😀'.repeat(50), '[PERSON_1]'), {
    minLength: 300,
    maxLength: 700,
  })
  .chain((parts) => fc.constantFrom(' ', '').map((joint) => parts.join(joint)));

describe('windows of a long text', () => {
  test('have cores that cover it once', () => {
    fc.assert(
      fc.property(longText, (text) => {
        let covered = 0;
        for (const { start, end, coreStart, coreEnd } of cutText(text)) {
          expect(coreStart).toBe(covered);
          expect(coreEnd).toBeGreaterThan(coreStart);
          expect(start).toBeLessThanOrEqual(coreStart);
          expect(end).toBeGreaterThanOrEqual(coreEnd);
          expect(end - start).toBeLessThanOrEqual(4_800);
          covered = coreEnd;
        }
        expect(covered).toBe(text.length);
      }),
      { numRuns: 30 },
    );
  });

  test('are cut neither inside placeholders nor inside surrogate pairs', () => {
    fc.assert(
      fc.property(longText, (text) => {
        const placeholders = findPlaceholders(text);
        for (const { start, end, coreEnd } of cutText(text)) {
          for (const at of [start, end, coreEnd]) {
            expect(placeholders.some((placeholder) => placeholder.start < at && at < placeholder.end)).toBe(false);
            expect(text.slice(at - 1, at + 1)).not.toMatch(/^[\uD800-\uDBFF][\uDC00-\uDFFF]$/);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  test('find a name the same wherever they are cut', () => {
    fc.assert(
      fc.property(longText, (text) => {
        expect(findInWindows(text)).toEqual(findAnnas(text));
      }),
      { numRuns: 30 },
    );
    for (let before = 3_980; before < 4_020; before++) {
      const text = `${'x'.repeat(before)}Anna Koch${'x'.repeat(3_000)}`;
      expect(findInWindows(text)).toEqual([person(before, before + 9)]);
    }
  });

  test('join what two windows saw of one name', () => {
    const window = { start: 0, end: 12, coreStart: 0, coreEnd: 10 };
    const next = { start: 8, end: 30, coreStart: 10, coreEnd: 30 };
    expect(mergeWindows([[window, [person(6, 12)]], [next, [person(0, 8)]]])).toEqual([person(6, 16)]); // prettier-ignore
  });

  test('of a short text are the text itself', () => {
    expect(cutText('Anna')).toEqual([{ start: 0, end: 4, coreStart: 0, coreEnd: 4 }]);
    expect(cutText('')).toEqual([]);
  });
});
