import { describe, expect, test } from 'vitest';
import { parseTerms, parseTypedTerms, TermListError } from '../src/term-list.js';

describe('a list of terms', () => {
  test('may hold comments, empty lines, a byte order mark and Windows line ends', () => {
    expect(parseTypedTerms('\ufeff# ours\r\n\r\n Nordlicht \t EVENT \r\n')).toEqual([
      { text: 'Nordlicht', isExact: false, type: 'EVENT' },
    ]);
  });
  test.each([
    ['no type', parseTypedTerms, 'A;EVENT\nGeheim', /^line 2: no type/],
    ['an unknown type', parseTypedTerms, 'Geheim;GEHEIM', /^line 1: .* no entity type$/],
    ['no term', parseTypedTerms, ';EVENT', /^line 1: the term is empty$/],
    ['an open quote', parseTerms, '#\n"Geheim', /^line 2: a quote is not closed$/],
    ['an empty quote', parseTerms, '""', /^line 1: the term is empty$/],
  ])('with %s is refused by its line, and the message keeps the term to itself', (_name, parse, list, message) => {
    const refused = (): unknown => parse(list);
    expect(refused).toThrow(TermListError);
    expect(refused).toThrow(message);
    expect(refused).not.toThrow(/geheim/i);
  });
});
