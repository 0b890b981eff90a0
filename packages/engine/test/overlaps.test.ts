import { entityTypeNames, findPlaceholders } from '@palimpsest/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extend, maxSpanLength, type Span, undetected } from '../src/index.js';

const span = (start: number, end: number, type: Span['type'], stage: Span['stage'] = 1): Span => ({
  start,
  end,
  type,
  stage,
  confidence: 1,
});
const found = (text: string, ...stages: Span[][]) => {
  let known = undetected(text);
  for (const spans of stages) known = extend(known, { spans, flags: [] });
  return known.spans.map(({ start, end, type }) => `${type} ${text.slice(start, end)}`);
};

describe('which span wins', () => {
  test.each<[string, string, Span[][], string[]]>([
    [
      'a known span wins over a longer one of a later stage, which is cut around it',
      'Anna Koch, DE1',
      [[span(11, 14, 'DE_IBAN')], [span(0, 14, 'ORGANIZATION', 2)]],
      ['ORGANIZATION Anna Koch', 'DE_IBAN DE1'],
    ],
    [
      'the longer span of one stage wins',
      'Kanzlei Koch',
      [[span(8, 12, 'PERSON'), span(0, 12, 'ORGANIZATION')]],
      ['ORGANIZATION Kanzlei Koch'],
    ],
    [
      'of two equal spans the national type wins',
      '030 123',
      [[span(0, 7, 'PHONE_NUMBER'), span(0, 7, 'DE_PHONE_NUMBER')]],
      ['DE_PHONE_NUMBER 030 123'],
    ],
    [
      'an address wins over a place of equal bounds',
      'Am Markt 1',
      [[span(0, 10, 'LOCATION'), span(0, 10, 'STREET_ADDRESS')]],
      ['STREET_ADDRESS Am Markt 1'],
    ],
    [
      'a date of birth wins over a date of equal bounds',
      '1.2.1980',
      [[span(0, 8, 'DATE_TIME'), span(0, 8, 'DATE_OF_BIRTH')]],
      ['DATE_OF_BIRTH 1.2.1980'],
    ],
    [
      'a loser that reaches out on both sides stays masked on both',
      'Bonn 4711 Köln',
      [[span(5, 9, 'CASE_NUMBER')], [span(0, 14, 'LOCATION', 2)]],
      ['LOCATION Bonn', 'CASE_NUMBER 4711', 'LOCATION Köln'],
    ],
    [
      'a remnant without letter or digit is dropped',
      '(0711)',
      [[span(1, 5, 'DE_PHONE_NUMBER')], [span(0, 6, 'CASE_NUMBER', 2)]],
      ['DE_PHONE_NUMBER 0711'],
    ],
    [
      'a remnant takes no line end along that JSON escapes',
      String.raw`Amt\nKoch\nUlm`,
      [[span(0, 3, 'ORGANIZATION'), span(11, 14, 'LOCATION')], [span(0, 14, 'PERSON', 2)]],
      ['ORGANIZATION Amt', 'PERSON Koch', 'LOCATION Ulm'],
    ],
    [
      'a placeholder in the text is never part of a span',
      'x [PERSON_1] y',
      [[span(0, 14, 'ORGANIZATION', 2)]],
      ['ORGANIZATION x', 'ORGANIZATION y'],
    ],
  ])('%s', (_name, text, stages, expected) => {
    expect(found(text, ...stages)).toEqual(expected);
  });

  test('a span longer than a mapping value becomes consecutive spans that split no surrogate pair', () => {
    const text = `a${'😀'.repeat(maxSpanLength)}`;
    const { spans } = extend(undetected(`${text}b`), { spans: [span(0, text.length + 1, 'SECRET')], flags: [] });
    expect(spans.map(({ start, end }) => `${text}b`.slice(start, end)).join('')).toBe(`${text}b`);
    expect(Math.max(...spans.map(({ start, end }) => end - start))).toBeLessThanOrEqual(maxSpanLength);
    expect(spans.some(({ start }) => /^[\udc00-\udfff]/.test(text.slice(start)))).toBe(false);
  });
});

const textWithSpans = fc
  .string({
    unit: fc.constantFrom('a', 'Z', '7', ' ', '.', '-', 'ß', '[PERSON_1]', '[PERSON_', '😀'),
    minLength: 1,
    maxLength: 40,
  })
  .chain((text) => {
    const offset = fc.nat(text.length).filter((at) => !/^[\udc00-\udfff]/.test(text.slice(at)));
    const anySpan = fc
      .tuple(offset, offset, fc.constantFrom(...entityTypeNames), fc.constantFrom(1, 2, 3, 4))
      .filter(([a, b]) => a !== b)
      .map(([a, b, type, stage]): Span => ({ ...span(Math.min(a, b), Math.max(a, b), type), stage }));
    return fc.tuple(fc.constant(text), fc.array(fc.array(anySpan, { maxLength: 6 }), { maxLength: 4 }));
  });

describe('whatever the stages find', () => {
  test('spans are sorted and disjoint and keep clear of placeholders', () => {
    fc.assert(
      fc.property(textWithSpans, ([text, stages]) => {
        let known = undetected(text);
        for (const spans of stages) known = extend(known, { spans, flags: [] });
        const occupied = [...known.spans, ...findPlaceholders(text)].sort((a, b) => a.start - b.start);
        for (const [index, { start, end }] of occupied.entries()) {
          expect(start).toBeLessThan(end);
          expect(start).toBeGreaterThanOrEqual(occupied[index - 1]?.end ?? 0);
        }
      }),
    );
  });

  test('every letter and digit of every span is masked in the end', () => {
    fc.assert(
      fc.property(textWithSpans, ([text, stages]) => {
        let known = undetected(text);
        for (const spans of stages) known = extend(known, { spans, flags: [] });
        const covered = (at: number) =>
          [...known.spans, ...findPlaceholders(text)].some(({ start, end }) => start <= at && at < end);
        for (const { start, end } of stages.flat()) {
          for (let at = start; at < end; at++)
            if (/[\p{L}\p{N}]/u.test(text.charAt(at))) expect(covered(at)).toBe(true);
        }
      }),
    );
  });

  test('known spans stay as they are', () => {
    fc.assert(
      fc.property(textWithSpans, ([text, [first = [], ...later]]) => {
        const start = extend(undetected(text), { spans: first, flags: [] });
        let known = start;
        for (const spans of later) known = extend(known, { spans, flags: [] });
        expect(known.spans).toEqual(expect.arrayContaining([...start.spans]));
      }),
    );
  });
});
