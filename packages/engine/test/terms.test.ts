import { describe, expect, test } from 'vitest';
import { compileTerms, parseTerms, parseTypedTerms, type Span } from '../src/index.js';

const masked = (list: string, text: string): string[] =>
  compileTerms({ alwaysMasked: parseTypedTerms(list), neverMasked: [] })
    .apply(text, [])
    .map(({ start, end, type }) => `${type} ${text.slice(start, end)}`);

describe('a term that is always masked is found', () => {
  test.each([
    ['as a whole word', 'Nordlicht;EVENT', 'Projekt Nordlicht.', ['EVENT Nordlicht']],
    ['in any case', 'Nordlicht;EVENT', 'NORDLICHT, nordlicht', ['EVENT NORDLICHT', 'EVENT nordlicht']],
    ['in its own case only, where quoted', '"Nordlicht";EVENT', 'NORDLICHT, Nordlicht', ['EVENT Nordlicht']],
    ['not inside a word', 'Nordlicht;EVENT', 'Nordlichter, Polarnordlicht, Nordlicht2', []],
    ['with a compound after a hyphen', 'Nordlicht;EVENT', 'Nordlicht-Team', ['EVENT Nordlicht']],
    ['with punctuation at its edges', '(intern)\tEVENT', 'X(intern)Y', ['EVENT (intern)']],
    [
      'with spaces and a semicolon in it',
      '"Müller; Söhne" ; ORGANIZATION',
      'bei Müller; Söhne',
      ['ORGANIZATION Müller; Söhne'],
    ],
    ['with decomposed umlauts', 'Söhne;ORGANIZATION', 'So\u0308hne', ['ORGANIZATION So\u0308hne']],
    [
      'in capitals that have SS for a sharp s',
      'Weißkopf;PERSON',
      'WEISSKOPF, WEIẞKOPF',
      ['PERSON WEISSKOPF', 'PERSON WEIẞKOPF'],
    ],
    ['broken over two lines', 'Projekt Nordlicht;EVENT', 'Projekt\r\n  Nordlicht', ['EVENT Projekt\r\n  Nordlicht']],
    ['with a no-break space', 'Projekt Nordlicht;EVENT', 'Projekt\u00a0Nordlicht', ['EVENT Projekt\u00a0Nordlicht']],
    ['with a soft hyphen', '"Nordlicht";EVENT', 'Nord\u00adlicht', ['EVENT Nord\u00adlicht']],
    [
      'where the list has a soft hyphen and a ligature in it',
      '"Nord\u00adpﬁﬀ";EVENT',
      'Nordpfiff',
      ['EVENT Nordpfiff'],
    ],
    ['with other quotes and dashes', "O'Brien-Werke;EVENT", 'O’Brien‑Werke', ['EVENT O’Brien‑Werke']],
    ['at the right place after a letter that grows in lower case', 'Nord;EVENT', 'İİ Nord', ['EVENT Nord']],
    ['never in or across a placeholder', 'EVENT\tEVENT\nbei [EVENT_1]\tEVENT', 'bei [EVENT_1]', []],
    ['in all its overlapping ways', 'Nord;EVENT\nNord Licht;EVENT', 'Nord Licht', ['EVENT Nord', 'EVENT Nord Licht']],
  ])('%s', (_name, list, text, expected) => {
    expect(masked(list, text)).toEqual(expected);
  });
});

describe('a term that is never masked', () => {
  const text = 'Berlin, Berliner Sparkasse, BERLIN';
  const span = (value: string): Span => {
    const start = text.indexOf(value);
    return { start, end: start + value.length, type: 'LOCATION', confidence: 1, stage: 1 };
  };
  const found = [span('Berlin'), span('Berliner Sparkasse'), span('BERLIN')];
  const left = (neverMasked: string, alwaysMasked = ''): string[] =>
    compileTerms({ neverMasked: parseTerms(neverMasked), alwaysMasked: parseTypedTerms(alwaysMasked) })
      .apply(text, found)
      .map(({ start, end }) => text.slice(start, end));

  test('takes away the spans that are this term, in any case', () => {
    expect(left('berlin')).toEqual(['Berliner Sparkasse']);
  });
  test('takes it away however the text sets it', () => {
    const { isNeverMasked } = compileTerms({ alwaysMasked: [], neverMasked: parseTerms('Bad Homburg\n"Haus am See"') });
    expect(
      ['Bad\nHomburg', 'BAD\u00a0HOMBURG', 'Bad&nbsp;Homburg', 'Haus am\nSee', 'Haus Am See'].map(isNeverMasked),
    ).toEqual([true, true, true, true, false]);
  });
  test('takes away spans in its own case only, where quoted', () => {
    expect(left('"Berlin"')).toEqual(['Berliner Sparkasse', 'BERLIN']);
  });
  test('leaves spans of which it is only a part', () => {
    expect(left('Sparkasse')).toEqual(['Berlin', 'Berliner Sparkasse', 'BERLIN']);
  });
  test('loses against the same term always masked', () => {
    expect(left('berlin', '"BERLIN";LOCATION')).toEqual(['Berliner Sparkasse', 'BERLIN']);
  });
});

test('among ten thousand terms each is found', () => {
  const names = Array.from({ length: 10_000 }, (_, number) => `Kunde ${String(number)} GmbH`);
  const found = masked(names.map((name) => `${name};ORGANIZATION`).join('\n'), names.join(', '));
  expect(found).toEqual(names.map((name) => `ORGANIZATION ${name}`));
});
