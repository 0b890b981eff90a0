import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cluesOf } from '../../src/numbers/clues.js';
import { findNumbers } from '../../src/numbers/find-numbers.js';
import { unknownOdds, type ValueOdds } from '../../src/ner/value-odds.js';
import { readNumbers } from '../../src/numbers/number-text.js';
import { textsOf } from '../texts-of.js';

const found = (text: string): string[] =>
  findNumbers(text, unknownOdds).map(({ start, end }) => text.slice(start, end));
const tokens = (text: string): string[] => readNumbers(text).tokens.map(({ start, end }) => text.slice(start, end));
const cluesIn = (text: string): string[] => {
  const numbers = readNumbers(text);
  return numbers.tokens.flatMap((token) => cluesOf(numbers, token));
};

describe('numbers of stage 2', () => {
  test.each([
    ['behind a label that no list has', 'Sehr geehrte Frau Muster,\nWohnheimplatznummer: WH-20417-3\n', ['WH-20417-3']],
    [
      'in a table of persons',
      'Badge;Name;Mail\nWH-20417;"Muster, Erna";erna@example.org\nWH-20418;"Muster, Max";max@example.org\n',
      ['WH-20417', 'WH-20418'],
    ],
    ['in a log', '{"user":"erna@example.org","msg":"load KX-771820 rejected","load":"x"}', ['KX-771820']],
    ['in a login without a digit', '2026-11-02 08:01:09 INFO agent=sw_muster note saved\n', ['sw_muster']],
    ['in groups', 'Dear Ms Sample, your meter 10 1204 7739 418 was read on Friday.', ['10 1204 7739 418']],
  ])('are found %s', (_where, text, wanted) => {
    expect(found(text)).toEqual(wanted);
  });

  test.each([
    ['AGE', 'an age', 'Zimmer 2   Herr Muster, 67 J.\nSchulter', ['67']],
    ['AGE', 'an age in words', 'Lieber Herr Muster,\nmit achtzehn kam ich nach Kiel, das weiß ich noch', ['achtzehn']],
    ['DE_PLZ', 'a postal code', 'Sehr geehrte Frau Muster,\nSie wohnt in 25899 Niebüll seit Mai', ['25899']],
  ])('are %s where they are %s', (type, _what, text, wanted) => {
    const ofType = findNumbers(text, unknownOdds).filter((number) => number.type === type);
    expect(ofType.map(({ start, end }) => text.slice(start, end))).toEqual(wanted);
  });

  test('are what the name model takes for them; what it does not stays where clues are sure', () => {
    const text = 'Sehr geehrte Frau Muster,\nWohnheimplatznummer: WH-20417-3\nAnbei die Liste von 4471 Stück.\n';
    const foundAt = (odds: number): string[] =>
      findNumbers(text, () => odds).map(({ start, end }) => text.slice(start, end));
    expect(foundAt(9)).toEqual(['WH-20417-3', '4471']);
    expect(foundAt(-9)).toEqual(['WH-20417-3']);
  });

  test('are no ages as lengths in a dump, though the name model takes them for such', () => {
    const ages: ValueOdds = (_token, [type]) => (type === 'AGE' ? 9 : -9);
    const foundAt = (text: string): string[] => findNumbers(text, ages).map(({ start, end }) => text.slice(start, end));
    expect(foundAt('Mitglied (18) "Erna Muster"\n')).toEqual(['18']);
    expect(foundAt('string(18) "Erna Muster"\n')).toEqual([]);
  });

  test.each([
    ['a number with its unit', 'Hallo Frau Muster,\nLeitung ist da (50 Mbit), Herr Beispiel macht ca. 35 Pat./Tag.\n'],
    ['what somebody keeps', 'Zimmer 2   Herr Muster, 67 Hühner\nSchulter'],
    ['the age that somebody must have', 'Sam Sample, min age 16, m\n'],
    ['amounts and counts', 'Wir liefern 120 Schrauben M8 zu 4,50 EUR, zusammen 540,00 EUR.'],
    ['dates and times', 'Am 12.03.2026 um 14:30 Uhr, spätestens bis 31.12.2026.'],
    ['what is counted in words', 'Liebe Frau Muster,\nwir haben drei Zimmer und zwölf Stühle für vier Gäste'],
    ['sizes of tyres', 'Kennzeichen, Halter: Reifen vorn 205/60 R16 96H, hinten 255/40 ZR18 99Y, 195/65R15 91T'],
    ['laws', 'gemäß § 312g BGB und Art. 6 Abs. 1 DSGVO'],
    ['UUIDs and hashes', 'commit 4f1d2c3b9a774f1d2c3b9a774f1d2c3b9a774f1d id 3f2b1c04-9d3e-4a1b-8c2d-0e5f6a7b8c9d'],
    [
      'names in program code',
      "import { z } from 'zod';\n\nexport const order = z.object({\n  credit_card: z.string(),\n  first_name: z.string(),\n});\n",
    ],
    ['an empty text', ''],
  ])('are not %s', (_what, text) => {
    expect(found(text)).toEqual([]);
  });

  test.each([
    ['sizes of tyres', 'Golf;195/65 R15 91T;225/45ZR17C', []],
    ['messages in a queue', 'mx postfix/smtp[77]: 3Xb7Kq2mT9z: sent', ['77']],
    ['programs and hosts', 'worker2.jobs[811]: relay=mx3[192.0.2.51]:25', ['811', '192.0.2.51', '25']],
    ['ciphers and standards', 'cipher AES-256-GCM, IEEE 802.11', []],
    ['codes of observations', 'OBX|1|NM|2345-7^GLUCOSE^LN', ['1']],
    ['articles of a message', "LIN+1++4012345678901:EN'", []],
    ['encodings', 'Zeichensatz ISO-8859-15, nach IATF 16949', []],
    ['laws of the Union', 'Art. 7 VO (EG) Nr. 561/2006, Fair Work Act 2009, s 389', ['7', '2009']],
    ['codes of taxes', 'Your code for the job at Sample is 1043L, not code 1257L.', []],
    ['years of schools and taxes', 'for the year 2025-26, Schuljahr 2025/26', []],
    ['counts of parcels', 'Sendung 4411: 3 Colli, 1 Palette', ['4411']],
    ['properties of objects', 'assert p.age is None or p.age >= 16', ['16']],
    ['pages and forms', 'Blatt 1 von 3, Form CMS-1696, ELTERNBRIEF NR. 3', ['3']],
    ['what is not filled in', '"plz": "00000", 201 Created', []],
    [
      'articles under their head',
      'Art.-Nr.     Name      netto\n100-0417     Binder    3,90\n\nBei 100-0417 fehlt',
      ['3', '90'],
    ],
    ['accounts of bookkeeping', 'Beleg   Gegenkto   Konto\nRG 774  4980       44188\n', ['774', '44188']],
    ['names of settings', 'phone.imei2    = 4711\nowner_a="x"', ['4711']],
  ])('leave out %s', (_what, text, wanted) => {
    expect(tokens(text)).toEqual(wanted);
  });

  test('stand sorted and disjoint in any text, with a digit or the dot or underscore of a login in each', () => {
    let most = 0;
    fc.assert(
      fc.property(
        fc.oneof(
          textsOf(
            'Kundennummer 10442, ',
            'Ihr Zeichen: KD-20417\n',
            'Erna (48)',
            'login e.muster ',
            '70173 Ulm',
            '-',
            '🐝',
          ),
          fc.string({ unit: 'binary', maxLength: 300 }),
        ),
        (text) => {
          const numbers = findNumbers(text, unknownOdds);
          let last = 0;
          for (const { start, end } of numbers) {
            expect(start).toBeGreaterThanOrEqual(last);
            expect(text.slice(start, end)).toMatch(/[\p{Nd}._]/u);
            last = end;
          }
          most = Math.max(most, numbers.length);
        },
      ),
    );
    expect(most, 'numbers of one text').toBeGreaterThan(1);
  });
});

describe('tokens', () => {
  test('are joined by hyphens, slashes and dots, but not to the words of a path', () => {
    expect(tokens('KD-20417, 26/0183.B und GET /drivers/20664/export')).toEqual(['KD-20417', '26/0183.B', '20664']);
  });

  test('are logins without a digit, but neither words, paths nor hosts', () => {
    expect(
      tokens('sw_muster, e.muster, erna.m; user_id, z.b., muster.txt, www.example.org, a/b_c, erna.m@example.org'),
    ).toEqual(['sw_muster', 'e.muster', 'erna.m']);
  });

  test('are read in a time that grows with the text', () => {
    const begun = performance.now();
    readNumbers(`${'_a'.repeat(50_000)}/`);
    expect(performance.now() - begun).toBeLessThan(5_000); // squared, it is twelve seconds
  });
});

describe('clues', () => {
  test('tell the writing, the words around and the head of the column', () => {
    expect(cluesIn('Kunde Nr. KD-20417 zahlt')).toEqual(
      expect.arrayContaining(['shape AA-99999', 'outline A-9', 'capitals KD', 'left 0 nr.', 'right 0 zahlt']),
    );
    expect(cluesIn('Lose;Ort\nKD-1;Ulm\n')).toEqual(expect.arrayContaining(['head lose', 'row true']));
  });

  test('hold no digit of the number or its neighbours', () => {
    expect(cluesIn('Raum 4711 KD-20417 8150')).not.toContainEqual(expect.stringMatching(/4711|20417|8150/));
  });
});
