import { expect, test } from 'vitest';
import { learnedSpans } from '../src/stages.js';
import { unknownOdds } from '../src/ner/value-odds.js';

/** The births that stage 2 finds where the model found `name`. */
function birthsIn(text: string, name: string): string[] {
  const start = text.indexOf(name);
  const names = [{ start, end: start + name.length, type: 'PERSON', probability: 1 } as const];
  return learnedSpans(text, { names, oddsOf: unknownOdds })
    .filter(({ type }) => type === 'DATE_OF_BIRTH')
    .map((span) => text.slice(span.start, span.end));
}

test.each([
  ['are read as they are', '12.03.1980', '14.02.2026'],
  ['are read as they are meant', '12.O3.l98O', 'l4.O2.2O26'],
])('digits of a birth %s, also where a scanner misread them', (_how, born, admitted) => {
  expect(birthsIn(`Patient: Erna Muster   ${born}\nAufnahme: ${admitted}\n`, 'Erna Muster')).toEqual([born]);
});

test('a single letter among digits may be meant', () => {
  expect(birthsIn('Patient: Erna Muster   12.O3.1980\nAufnahme: 14.02.2026\n', 'Erna Muster')).toEqual([]);
});
