import { describe, expect, test } from 'vitest';
import { undetected } from '../../src/detection.js';
import { extend } from '../../src/overlaps.js';
import { withLogins } from '../../src/memory/logins.js';

/** The logins that are found in a text where `name` is known to be a person. */
function loginsIn(text: string, name: string): string[] {
  const start = text.indexOf(name);
  const person = { start, end: start + name.length, type: 'PERSON', confidence: 1, stage: 1 } as const;
  const { spans } = withLogins(extend(undetected(text), { spans: [person], flags: [] }));
  return spans.filter(({ type }) => type === 'USERNAME').map(({ start, end }) => text.slice(start, end));
}

describe('logins of persons', () => {
  test.each([
    ['initial and surname', 'Melder: Agnieszka Wróbel (awrobel), Raum 2', 'Agnieszka Wróbel', 'awrobel'],
    ['surname and initial', 'Agnieszka Wróbel, Konto wrobela gesperrt', 'Agnieszka Wróbel', 'wrobela'],
    ['both names', 'Erna Muster\nuser=ernamuster', 'Erna Muster', 'ernamuster'],
    ['three letters and surname', 'Erna Muster: ernmuster', 'Erna Muster', 'ernmuster'],
    ['surname first', '"Muster, Erna";emuster', 'Muster, Erna', 'emuster'],
    ['digits', 'Erna Muster emuster02 aktiv', 'Erna Muster', 'emuster02'],
    ['an umlaut as two letters', 'Jörg Müller jmueller', 'Jörg Müller', 'jmueller'],
    ['an umlaut without its dots', 'Jörg Müller jmuller', 'Jörg Müller', 'jmuller'],
    ['letters that are no letter of ASCII with a mark', 'Paweł Großmann pgrossmann', 'Paweł Großmann', 'pgrossmann'],
    ['the second surname', 'Erna Koch-Muster emuster', 'Erna Koch-Muster', 'emuster'],
  ])('are found where they are %s', (_what, text, name, login) => {
    expect(loginsIn(text, name)).toEqual([login]);
  });

  test.each([
    ['everyday words', 'Anna Bend kommt heute abend', 'Anna Bend'],
    ['forms of everyday words', 'Sam Baker and other bakers', 'Sam Baker'],
    ['everyday words without umlauts', 'Eva Grün, eine gruene Wiese', 'Eva Grün'],
    ['words in which a short surname is', 'Karin Reis geht im kreis', 'Karin Reis'],
    ['surnames alone', 'Erna Muster, das muster passt', 'Erna Muster'],
    ['parts of an address', 'Erna Muster https://example.org/emuster', 'Erna Muster'],
    ['parts of a mailbox', 'Erna Muster emuster@example.org', 'Erna Muster'],
    ['calls in a program', 'Erna Muster emuster(1)', 'Erna Muster'],
    ['those of somebody else', 'Erna Muster kmuster', 'Erna Muster'],
    ['capitals', 'Erna Muster EMUSTER', 'Erna Muster'],
  ])('are not %s', (_what, text, name) => {
    expect(loginsIn(text, name)).toEqual([]);
  });

  test('are left as they are where something in them is known', () => {
    const text = 'Erna Muster: emuster02';
    const spans = [
      { start: 0, end: 11, type: 'PERSON', confidence: 1, stage: 1 },
      { start: 13, end: 20, type: 'PERSON', confidence: 0.85, stage: 2 },
    ] as const;
    expect(withLogins({ ...undetected(text), spans }).spans).toEqual(spans);
  });
});
