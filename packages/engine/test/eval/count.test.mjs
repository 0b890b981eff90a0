import { describe, expect, test } from 'vitest';
import { summarize } from '../../eval/ner/bootstrap.mjs';
import { columns, countNames, findMistakes } from '../../eval/ner/count.mjs';

const text = 'Frau Dr. Anna Koch fuhr nach Ulm. Das Werk Faust liest die Linde AG.';
const at = (quote, label) => ({ start: text.indexOf(quote), end: text.indexOf(quote) + quote.length, label });
const found = (quote, type) => ({ ...at(quote), type });
const record = {
  id: 'one',
  text,
  spans: [at('Anna Koch', 'PERSON'), at('Ulm', 'LOCATION'), at('Linde AG', 'ORGANIZATION')],
  other: [at('Faust', 'OTH')],
};
const counted = (spans) => Object.fromEntries(countNames(record, spans).map((count, index) => [columns[index], count]));

describe('the counts of a text', () => {
  test('hold ends and types right, but for one full stop', () => {
    const spans = [found('Anna Koch', 'PERSON'), found('Ulm.', 'LOCATION'), found('Linde AG', 'PERSON')];
    expect(counted(spans)).toMatchObject({ right: 2, gold: 3, found: 3, 'right LOCATION': 1, 'found ORGANIZATION': 0 });
  });
  test('leave out what is annotated as something else, and types beyond the three', () => {
    expect(counted([found('Faust', 'PERSON'), found('Dr.', 'AGE')])).toMatchObject({ found: 0, masked: 1 });
  });
  test('count open letters and digits, whatever type covers the others', () => {
    expect(counted([found('Koch', 'LOCATION')])).toMatchObject({ personCharacters: 8, personOpen: 4, nameOpen: 14 });
  });
  test('count ordinary words that are masked', () => {
    expect(counted([found('Frau Dr. Anna Koch', 'PERSON')])).toMatchObject({ ordinary: 8, masked: 2 });
  });
});

test('mistakes are told apart', () => {
  const spans = [found('Dr. Anna Koch', 'PERSON'), found('Werk', 'ORGANIZATION'), found('Linde AG', 'PERSON')];
  expect(findMistakes(record, spans).map(({ kind, span }) => [kind, text.slice(span.start, span.end)])).toEqual([
    ['missed', 'Ulm'],
    ['bounds', 'Dr. Anna Koch'],
    ['false', 'Werk'],
    ['type', 'Linde AG'],
  ]);
});

describe('a summary', () => {
  const good = countNames(record, [found('Anna Koch', 'PERSON')]);
  const bad = countNames(record, []);
  const table = Array.from({ length: 40 }, (_, index) => (index % 4 === 0 ? bad : good));
  test('gives percentages with an interval around them', () => {
    const { f1, personOpen } = summarize(table);
    expect(f1.value).toBeCloseTo((100 * 2 * 30) / (120 + 30), 1);
    expect(personOpen).toMatchObject({ value: 25 });
    expect(personOpen.low).toBeLessThan(25);
    expect(personOpen.high).toBeGreaterThan(25);
  });
  test('of a difference is surely zero between equal models, and surely not where one finds more in every text', () => {
    expect(summarize(table, table).f1).toEqual({ value: 0, low: 0, high: 0 });
    const better = table.map(() => good);
    const worse = table.map(() => bad);
    expect(summarize(better, worse).f1.low).toBeGreaterThan(0);
  });
});
