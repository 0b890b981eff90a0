import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cluesOf } from '../../src/credentials/clues.js';
import { readCredentials } from '../../src/credentials/credential-text.js';
import { cuesIn } from '../../src/credentials/cues.js';
import { findCredentials } from '../../src/credentials/find-credentials.js';
import { unknownOdds } from '../../src/ner/value-odds.js';

const found = (text: string): string[] =>
  findCredentials(text, { names: [], oddsOf: unknownOdds }).map(
    ({ start, end, type }) => `${type} ${text.slice(start, end)}`,
  );

const candidatesIn = (text: string): string[] =>
  readCredentials(text).candidates.map(({ start, end }) => text.slice(start, end));

const cluesIn = (text: string, token: string): string[] => {
  const credentials = readCredentials(text);
  const start = text.indexOf(token);
  return cluesOf(credentials, { start, end: start + token.length });
};

describe('credentials', () => {
  test.each([
    [
      'in a sentence',
      'Hallo Ute, das neue Kennwort hab ich auf Kranich!Tor55 gesetzt, bitte ändern.',
      'SECRET Kranich!Tor55',
    ],
    ['of everyday words', 'Das WLAN heißt Muster-Gast, Passwort: apfelkuchenblech\n', 'SECRET apfelkuchenblech'],
    ['behind a login', 'Portal: melde dich an mit muster_einkauf / Zahnrad77, danach abmelden.', 'SECRET Zahnrad77'],
    ['as a login', 'Login: emuster\nTelefon folgt.', 'USERNAME emuster'],
  ])('are found %s', (_where, text, wanted) => {
    expect(found(text)).toContain(wanted);
  });

  test('no time of a calendar is a candidate', () => {
    const event = 'Login: emuster\nDTSTART;TZID=Europe/Berlin:20251202T103000\n';
    expect(candidatesIn(event)).toEqual(['Login', 'emuster', 'DTSTART']);
  });

  test.each([
    ['rules', 'Ein Passwort hat zwölf Zeichen. Namen und Geburtstage sind keine guten Passwörter.'],
    ['codes of things', 'Fehlercode 17: Der Drucker hat kein Papier. Farbcode RAL 7016, Postleitzahl fehlt.'],
    ['program code', 'const key = keys.map((code) => code.id);\nif (user.isAdmin) return account.token;\n'],
    ['states of accounts', 'Benutzer: gesperrt\nLogin: dormant, seit Mai\n'],
    ['a text without a cue', 'Anbei die Rechnung für Kranich!Tor55 und apfelkuchenblech.'],
    ['an empty text', ''],
  ])('are not in %s', (_what, text) => {
    expect(found(text)).toEqual([]);
  });

  test('are what the name model takes for them, and not what it surely does not', () => {
    const text = 'Login: emuster\nDer Zugang heißt apfelkuchenblech, Telefon folgt.';
    const foundAt = (odds: number): string[] =>
      findCredentials(text, { names: [], oddsOf: () => odds }).map(({ start, end }) => text.slice(start, end));
    expect(foundAt(9)).toContain('apfelkuchenblech');
    expect(foundAt(-9)).not.toContain('apfelkuchenblech');
  });

  test('are one where they have several words', () => {
    expect(found('Das WLAN-Passwort ist roter hund tanzt, mit Leerzeichen.')).toEqual(['SECRET roter hund tanzt']);
  });

  test('are one where they have several figures', () => {
    expect(found('Code für die Haustür: 4 7 1 1 eintippen.')).toEqual(['SECRET 4 7 1 1']);
  });
});

describe('what can be a credential', () => {
  test.each([
    ['without its key', 'password=Zahnrad77', ['Zahnrad77']],
    ['without quotes', 'Kennwort „Zahnrad77“.', ['Kennwort', 'Zahnrad77']],
    ['without its folder', 'login /home/emuster', ['login', 'emuster']],
    ['with marks inside', 'Passwort Zahn!Rad#7', ['Passwort', 'Zahn!Rad#7']],
    [
      'no address, no time, no function word',
      'Passwort an e@muster.example um 12:30 und https://muster.example',
      ['Passwort'],
    ],
  ])('is a token %s', (_how, text, wanted) => {
    expect(candidatesIn(text)).toEqual(wanted);
  });

  test('is nothing where nothing announces one', () => {
    expect(candidatesIn('Der Zahnrad77 ist bestellt.')).toEqual([]);
  });
});

test.each([
  ['password', 'Erstkennwort'],
  ['code', 'WLAN-Schlüssel'],
  ['password', 'passphrase'],
  ['login', 'Benutzerkennung'],
  ['login', 'logged'],
  ['login', 'sign in'],
])('a cue for a %s is %s', (kind, word) => {
  expect(cuesIn(`x ${word} y`)).toContainEqual(expect.objectContaining({ kind }));
});

describe('clues', () => {
  test('say how far the nearest cue is and what stands between', () => {
    const clues = cluesIn('Das Kennwort lautet Zahnrad77.', 'Zahnrad77');
    expect(clues).toEqual(
      expect.arrayContaining(['before password 0 1 1110', 'between password  lautet  1110', 'cue kennwort 0']),
    );
  });

  test('say what stands on the line above', () => {
    const clues = cluesIn('Der Zugang für heute:\nZahnrad77', 'Zahnrad77');
    expect(clues).toEqual(expect.arrayContaining(['above ends : first', 'above first heute:']));
  });

  test('say so behind the name of who speaks', () => {
    const clues = cluesIn('[12:03] Erna: wie war das passwort?\n[12:04] Max: zahnrad77', 'zahnrad77');
    expect(clues).toEqual(expect.arrayContaining(['above ends ? said', 'above said passwort']));
  });

  test('are each there once, whatever the text is', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 }).map((noise) => `Passwort ${noise} login`);
    fc.assert(
      fc.property(text, (noisy) => {
        const credentials = readCredentials(noisy);
        for (const candidate of credentials.candidates) {
          const clues = cluesOf(credentials, candidate);
          expect(new Set(clues).size).toBe(clues.length);
        }
      }),
    );
  });
});
