import { describe, expect, test } from 'vitest';
import { nameIn, nameUpToComma } from '../../../../src/recognizers/text/name/name-check.js';

describe('the name at the beginning of a run of words', () => {
  test.each([
    ['Erna Muster', 'Erna Muster'],
    ['Erna von der Heide', 'Erna von der Heide'],
    ['Erna und Max', 'Erna und Max'],
    ['Muster Frau Beispiel', 'Muster'],
    ['Muster von Anspruch', 'Muster'],
    ['Muster vom Parkplatz', 'Muster'],
    ['Muster vom Stein', 'Muster vom Stein'],
    ['Muster zum Jahresende', 'Muster'],
    ['Muster zum Felde', 'Muster zum Felde'],
    ['Muster zur Kur', 'Muster'],
    ['Muster von der Wache Ulm', 'Muster'],
    ['Muster von der Wachau', 'Muster von der Wachau'],
    ['Muster von Beispiel Saar GmbH', 'Muster'],
    ['Muster von der Beispiel GmbH', 'Muster'],
    ['Muster, POK', 'Muster'],
    ['Muster  Bestätigung', 'Muster'],
    ['Mutter', 'Mutter'],
    ['Erna Mutter', 'Erna'],
    ['Muster, Zeit', 'Muster, Zeit'],
    ['Team-Muster', ''],
    ['PRÄSIDENTIN', ''],
    ['Pra\u0308sidentin Muster', ''],
    ['Praesidentin Muster', ''],
  ])('of "%s" is "%s"', (words, name) => {
    expect(nameIn(words)).toBe(name);
  });
});

test.each([
  ['Muster, Erna', 'Muster, Erna'],
  ['Erna Muster, Tel', 'Erna Muster'],
  ['Erna Telefon', ''],
])('up to the comma of "%s" it is "%s"', (words, name) => {
  expect(nameUpToComma(words)).toBe(name);
});
