import { describe, expect, test } from 'vitest';
import { knownBy } from './known-by.js';

/** The numbers of `text` that are like one of `known`. */
function alike(known: readonly string[], text: string, type: 'CASE_NUMBER' | 'SECRET' | 'USERNAME' = 'CASE_NUMBER') {
  const values = knownBy(1, ...known.map((value) => [type, value] as const));
  return values.findAlike(text).map(({ start, end }) => text.slice(start, end));
}

describe('a number of the format of a known one is another', () => {
  test.each([
    ['capitals and a joint', ['OM-0231'], 'Hugo (OM-0233), passed.', 'OM-0233'],
    ['capitals apart', ['LS 1402'], 'sowie LS 1409.', 'LS 1409'],
    ['the abbreviation apart, which the known one has not', ['K0562'], 'RG K0563', 'K0563'],
    ['several joints', ['KPT/26-27/0862'], 'earlier bill KPT/26-27/0719 dt.', 'KPT/26-27/0719'],
    ['digits of the same year, first', ['26/014'], 'Die erste (26/009, 40 %)', '26/009'],
    ['digits of the same year, last', ['0447/26'], 'quoting 0391/26.', '0391/26'],
    ['digits behind the same group', ['10-447162'], 'und 10-447190', '10-447190'],
  ])('%s', (_name, known, text, found) => {
    expect(alike(known, text)).toEqual([found]);
  });

  test('digits alone, if three others begin alike', () => {
    expect(alike(['118402', '118417'], 'Same as 119980?')).toEqual([]);
    expect(alike(['118402', '118417', '118455'], 'Same as 119980?')).toEqual(['119980']);
    expect(alike(['118402', '118417', '118455'], 'Same as 129980?')).toEqual([]);
  });

  test('a code with its key', () => {
    expect(alike(['A39#'], 'geändert: B52#', 'SECRET')).toEqual(['B52#']);
    expect(alike(['A39#'], 'geändert: B52', 'SECRET')).toEqual([]);
  });
});

describe('no other number is', () => {
  test.each([
    ['other letters', ['OM-0231'], 'OX-0233'],
    ['a digit more', ['OM-0231'], 'OM-02331'],
    ['a longer number', ['OM-0231'], 'OM-0233-7'],
    ['a part of a word', ['OM-0231'], 'OM-0233b'],
    ['one letter and few digits', ['K562'], 'K563'],
    ['another year', ['26/014'], '25/009'],
    ['a day', ['12-03-2026'], '12-04-2026'],
    ['a month', ['2026/03'], '2026/04'],
    ['a decimal', ['118402', '118417', '118455'], '118430,50'],
    ['a price', ['118402', '118417', '118455'], '118430 EUR'],
    ['four digits', ['1184', '1185', '1186'], '1187'],
    ['points', ['358.41.770'], '358.41.880'],
  ])('%s', (_name, known, text) => {
    expect(alike(known, text)).toEqual([]);
  });

  test('nor what has the format of a value of another type', () => {
    expect(alike(['OM-0231'], 'OM-0233', 'USERNAME')).toEqual([]);
  });
});
