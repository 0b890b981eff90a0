import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileRecognizers } from '../../src/stages.js';
import { allRecognizers } from '../../src/recognizers/index.js';
import { repairScannedText } from '../../src/patterns/scanned-text.js';

const known = new Set(['aktenzeichen', 'zeichen', 'geburtsdatum']);
const isWord = (word: string): boolean => known.has(word);
const repair = (text: string) => repairScannedText(text, isWord)?.text;
const find = compileRecognizers(allRecognizers);
const masked = (text: string): string[] => find(text).map(({ start, end }) => text.slice(start, end));

describe('repairScannedText', () => {
  test.each([
    ['letters for digits', 'am O3.O5.2025 um l3', 'am 03.05.2025 um 13'],
    ['a space inside a word', 'Akten zeichen O1 und l2', 'Aktenzeichen 01 und 12'],
    ['a space before the street', 'Brücken str. 7, O1, l2', 'Brückenstr. 7, 01, 12'],
    ['characters in boxes', 'Nr. 7 6 5 O 1  2 und O1, l2', 'Nr. 765012 und 01, 12'],
    ['characters in boxes, letters first', 'D E 8 9  6 4 l 5 und O1, l2', 'DE896415 und 01, 12'],
    ['a capital', 'lhre Nummer O1, l2', 'Ihre Nummer 01, 12'],
    ['spaces around a joint', '7004. 118, O1, l2', '7004.118, 01, 12'],
    ['spaces around dashes', 'SSN l88 - 4O - 7725, O1', 'SSN 188-40-7725, 01'],
    ['spaces in brackets', 'Tel ( 6lO ) 433-7O92, l2', 'Tel (610) 433-7092, 12'],
    [
      'spaces before a point and a comma',
      'Lange Str . 2l a , 3l 785 Ulm, O1, l2',
      'Lange Str. 21 a, 31 785 Ulm, 01, 12',
    ],
    ['letters alone', 'Schlossweg ll, O1, l2', 'Schlossweg 11, 01, 12'],
    ['an ordinal', 'l7th Street, O1, l2', '17th Street, 01, 12'],
    ['letters in codes', '4TW8 - KM3 - RH6l, WDB 9O6 633 lS 44l 882, O1', '4TW8-KM3-RH61, WDB 906 633 1S 441 882, 01'],
    ['a flat', 'Apt B-l, O1, l2', 'Apt B-1, 01, 12'],
    ['a plate in boxes', 'K F - K H  9 l 8', 'KF-KH918'],
    ['a pair of boxes', 'Age  7 3   Sex M, O1, l2', 'Age  73   Sex M, 01, 12'],
    ['a capital before capitals', 'lBAN, lHK, O1, l2', 'IBAN, IHK, 01, 12'],
    ['a capital before one', 'Scan-lD, lV-Stelle, O1, l2', 'Scan-ID, IV-Stelle, 01, 12'],
    ['labels in capitals', 'PATlENT, BlRTHDATE, REGl0NAL, HlC, O1, l2', 'PATIENT, BIRTHDATE, REGIONAL, HIC, 01, 12'],
    ['codes in capitals', 'LAT0007, GR0001, O1, l2', 'LAT0007, GR0001, 01, 12'],
    [
      'digits in words',
      'Te1, B1ock, St0re, 0rt, NorfoIk, N0. 7, O1, l2',
      'Tel, Block, Store, Ort, Norfolk, No. 7, 01, 12',
    ],
    ['a state and a floor', 'MO, M0 637O3, 2. 0G, O1', 'MO, MO 63703, 2. OG, 01'],
    ['boxes with hyphens', 'SSN 4 9 3 - 2 8 - O l 7 7', 'SSN 493-28-0177'],
    ['boxes of any kind', 'Nr. L O l X O O T 4 7 9, O1, l2', 'Nr. L01X00T479, 01, 12'],
    ['a letter alone for a digit', 'Record 44 l8 72 O, O1', 'Record 44 18 72 0, 01'],
    ['a plate of Britain', '( AY0 7 KLU ), O1, l2', '(AY07 KLU), 01, 12'],
    ['postcodes', 'NR l3 3HE, NR1  3DH, LS 6  2 DB, O1', 'NR13 3HE, NR1 3DH, LS6 2DB, 01'],
    ['house numbers', 'Goldgasse 1 3 , O1, : l4 87 Elm Street', 'Goldgasse 13, 01, : 1487 Elm Street'],
    ['groups behind a label', 'Nr. 807 56O 01 1 2O 4473 61 9, O1', 'Nr. 807560011204473619, 01'],
    ['a gap in a telephone number', 'Te1 : O16O3  77 41 92, l2', 'Tel : 01603 77 41 92, 12'],
    ['slashes', 'W / 88l4, DM/ 2l/ 0O4, lV/O33l847/ rh', 'W/8814, DM/21/004, IV/0331847/rh'],
  ])('%s', (_name, scanned, repaired) => {
    expect(repair(scanned)).toBe(repaired);
  });

  test.each([
    ['one misread number', 'am O3.05.2025'],
    ['liters', 'ein 10l Eimer und ein 5l Kanister'],
    ['words', 'Ohne Olaf geht es los'],
    ['product codes', 'X1O4 und A2l5'],
    ['letters of an alphabet', 'A B C D E'],
  ])('leaves a text with %s alone', (_name, text) => {
    expect(repair(text)).toBeUndefined();
  });

  test('what follows a removed space keeps its place', () => {
    const scanned = 'Akten zeichen O1, Geburts datum l2';
    const repaired = repairScannedText(scanned, isWord);
    const at = repaired?.text.indexOf('12') ?? -1;
    expect(repaired?.offsetOf(at)).toBe(scanned.indexOf('l2'));
  });

  test('every unit that stays is carried back to where it stood', () => {
    const pieces = fc.constantFrom('Akten zeichen', ' ', 'O1', 'l23', '. ', '5', ', ', 'Str. ', 'x', '12. 05. 2025');
    fc.assert(
      fc.property(fc.array(pieces, { minLength: 4 }), (parts) => {
        const text = parts.join('');
        const repaired = repairScannedText(text, isWord);
        if (!repaired) return;
        const back = Array.from({ length: repaired.text.length }, (_, at) => text.charAt(repaired.offsetOf(at)));
        const asDigits = back.join('').replace(/[lI]/g, '1').replaceAll('O', '0');
        expect(asDigits).toBe(repaired.text.replace(/[lI]/g, '1').replaceAll('O', '0'));
      }),
    );
  });
});

test.each([
  [
    'an account',
    'IBAN   D E 8 9  3 7 0 4  0 0 4 4  0 5 3 2  0 1 3 0  0 0',
    'D E 8 9  3 7 0 4  0 0 4 4  0 5 3 2  0 1 3 0  0 0',
  ],
  ['a birthday', 'Geburtsdatum   1 2 0 3 1 9 8 0', '1 2 0 3 1 9 8 0'],
  ['a birthday right behind its label', 'Geburtsdatum 1 2 0 3 1 9 8 0\n', '1 2 0 3 1 9 8 0'],
  ['a postal code', 'PLZ   8 8 0 4 6   Ort', '8 8 0 4 6'],
])('%s in the boxes of a form is found', (_name, form, value) => {
  expect(masked(form)).toContain(value);
});

test('values of a scanned letter are found as they stand in it', () => {
  const text = 'Herrn\nBrücken str. l7\nAkten zeichen: 4711-O8\ngeboren am O3.O5.1980 in Ulm';
  expect(masked(text)).toEqual(expect.arrayContaining(['Brücken str. l7', 'O3.O5.1980']));
});
