import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cluesOf } from '../../src/initials/clues.js';
import { findInitials } from '../../src/initials/find-initials.js';
import { readInitials } from '../../src/initials/initials-text.js';
import { textsOf } from '../texts-of.js';

/** Where the words of `known` stand in a text for the first time, as persons that the name finder knows. */
const namesIn = (text: string, known: readonly string[]) =>
  known.map((name) => {
    const start = text.indexOf(name);
    return { start, end: start + name.length, type: 'PERSON', probability: 1 } as const;
  });

function initialsIn(text: string, known: readonly string[] = []): string[] {
  return findInitials(text, namesIn(text, known)).map(({ start, end }) => text.slice(start, end));
}

const candidatesIn = (text: string, known: readonly string[] = []): string[] =>
  readInitials(text, namesIn(text, known)).candidates.map(({ start, end }) => text.slice(start, end));

const cluesIn = (text: string, known: readonly string[] = []): string[] => {
  const initials = readInitials(text, namesIn(text, known));
  return initials.candidates.flatMap((candidate) => cluesOf(initials, candidate));
};

describe('initials', () => {
  test.each([
    ['initials behind their word', 'Pflegebericht Zimmer 3\n03.03.2026 Frühdienst: geduscht. Hz. kl\n', [], ['kl']],
    ['who typed', 'Frau Muster,\nanbei alles.\n\ni. A. Weber\nDiktatzeichen: we/ms\n', ['Muster', 'Weber'], ['ms']],
    [
      'who spoke',
      'Protokoll der Sitzung\nAnwesend: Erna Muster, Karl Beispiel\n\nTOP 2: KB berichtet vom Fest.\n',
      ['Erna Muster', 'Karl Beispiel'],
      ['KB'],
    ],
  ])('are found as %s', (_where, text, known, wanted) => {
    expect(initialsIn(text, known)).toEqual(wanted);
  });

  test.each([
    ['abbreviations', 'Die Firma liefert mit LKW und per DHL, Rechnung in EUR, Kopie an den Rat.'],
    ['rooms and things', 'Wir haben TV, WC und Bad. Ab Mai neu.'],
    [
      'codes of a message',
      'PID|1||4711||Muster^Karl^^^Dr.^^L||1980|F|||Hof 7^^Ulm^^89073^DE^H||\nOBX|1|NM|X||7|mg/L|3-5|H|||F\n',
    ],
    ['program code', "const cmd = new Set(['a', 'b']);\nfor (let i = 0; i < n; i++) cmd.add(i);\n"],
    ['an empty text', ''],
  ])('are not %s', (_what, text) => {
    expect(initialsIn(text)).toEqual([]);
  });

  test('are found once where the name finder has them', () => {
    const text = 'Pflegebericht Zimmer 3\n03.03.2026 Frühdienst: geduscht. Hz. kl\n';
    expect(initialsIn(text)).toEqual(['kl']);
    expect(initialsIn(text, ['kl'])).toEqual([]);
  });

  test('stand sorted and disjoint in any text, and beside no name that is known', () => {
    let most = 0;
    fc.assert(
      fc.property(
        textsOf(
          '03.03.2026 Frühdienst: geduscht. Hz. kl\n',
          'Visum: EM\n',
          ' ',
          'Koch',
          '/',
          '\n',
          'Erna Muster (EM) ',
        ),
        (text) => {
          const names = namesIn(text, text.includes('Erna Muster') ? ['Erna Muster'] : []);
          const initials = findInitials(text, names);
          let last = 0;
          for (const { start, end } of initials) {
            expect(start).toBeGreaterThanOrEqual(last);
            expect(names.some((name) => name.start < end && start < name.end)).toBe(false);
            last = end;
          }
          most = Math.max(most, initials.length);
        },
      ),
    );
    expect(most, 'initials of one text').toBeGreaterThan(1);
  });
});

describe('candidates', () => {
  test('are one to three letters, or more with dots, but no function words', () => {
    expect(candidatesIn('Der Koch und E.M. sagen: AB, mus und K')).toEqual(['E.M.', 'AB', 'mus', 'K']);
  });

  test('are no parts of longer tokens', () => {
    expect(candidatesIn('a.b@c.de e-mus mus_2 U-Koch A.B.com A.B.C.D.EFG')).toEqual([]);
  });
});

describe('clues', () => {
  test('tell whose initials letters are', () => {
    expect(cluesIn('Erna Muster kam. EM', ['Erna Muster'])).toContain('initials true AA');
    expect(cluesIn('Erna Muster kam. XY', ['Erna Muster'])).toContain('initials false AA');
  });

  test('tell who stands beside', () => {
    expect(cluesIn('Erna Muster (xy)', ['Erna Muster'])).toContain('beside true false aa');
  });

  test('tell what fills its cell', () => {
    expect(cluesIn('Wert | xy | mmol')).toContain('edges true true aa');
  });
});
