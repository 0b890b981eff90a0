import { describe, expect, test } from 'vitest';
import { undetected } from '../../src/detection.js';
import { withFileNames } from '../../src/memory/file-names.js';
import { extend } from '../../src/overlaps.js';

/** What is found beside `name`, which is known to be a person. */
function foundIn(text: string, name: string): string[] {
  const start = text.indexOf(name);
  const person = { start, end: start + name.length, type: 'PERSON', confidence: 1, stage: 1 } as const;
  const { spans } = withFileNames(extend(undetected(text), { spans: [person], flags: [] }));
  return spans.filter((span) => span.start !== start).map((span) => text.slice(span.start, span.end));
}

describe('persons in names of files', () => {
  test.each([
    ['in small letters', 'Ms Iqbal, see iqbal_arrears_final.pdf', 'Iqbal', ['iqbal']],
    ['in capitals', 'Frau Rahimi: RAHIMI-Bescheid.docx', 'Rahimi', ['RAHIMI']],
    ['as one word with others', 'Ms Iqbal, see ArrearsIqbal2025.jpg', 'Iqbal', ['Iqbal']],
    ['behind capitals', 'Frau Rahimi, CVRahimi.pdf', 'Rahimi', ['Rahimi']],
    ['with a capital inside', 'Mr McDonald: lease_McDonald.pdf', 'McDonald', ['McDonald']],
    ['by a long given name', 'Hildegard Klein, bescheid_hildegard.jpg', 'Hildegard Klein', ['hildegard']],
    ['without umlauts', 'Jörg Müller schickt mueller.lebenslauf.pdf', 'Jörg Müller', ['mueller']],
    ['without marks', 'Paweł Wróbel, Anlage wrobel_pawel.odt', 'Paweł Wróbel', ['wrobel', 'pawel']],
    ['in a path', 'Erna Rahimi, /srv/akten/rahimi/scan.pdf und /srv/rahimi-2.tiff', 'Erna Rahimi', ['rahimi']],
    ['everyday words, beside another part', 'Anna Koch, koch_anna_cv.pdf', 'Anna Koch', ['koch', 'anna']],
    ['twice', 'Frau Rahimi, rahimi1.jpg, rahimi2.jpg', 'Rahimi', ['rahimi', 'rahimi']],
  ])('are found %s', (_how, text, name, wanted) => {
    expect(foundIn(text, name)).toEqual(wanted);
  });

  test.each([
    ['everyday words alone', 'Anna Koch, koch_rezepte.pdf', 'Anna Koch'],
    ['everyday words without umlauts', 'Eva Grün, gruen_liste.pdf', 'Eva Grün'],
    ['everyday words with umlauts', 'Eva Grün, grün_liste.pdf', 'Eva Grün'],
    ['short given names', 'Max Rahimi: max_values.csv, min_max.json', 'Max Rahimi'],
    ['longer words', 'Frau Rahimi, rahimitische_texte.pdf', 'Rahimi'],
    ['words of no file', 'Frau Rahimi, rahimi_akte und mehr', 'Rahimi'],
    ['other names', 'Frau Rahimi, iqbal_arrears.pdf', 'Rahimi'],
    ['parts of an address', 'Frau Rahimi, rahimi@beispiel.pdf', 'Rahimi'],
    ['particles', 'Frau von Hohenstein, von_bis.xlsx', 'von Hohenstein'],
  ])('are not %s', (_what, text, name) => {
    expect(foundIn(text, name)).toEqual([]);
  });

  test('parts of two persons are no name of one', () => {
    const text = 'Anna Koch and Eva Klein: anna_klein.pdf';
    const persons = ['Anna Koch', 'Eva Klein'].map((name) => {
      const start = text.indexOf(name);
      return { start, end: start + name.length, type: 'PERSON', confidence: 1, stage: 1 } as const;
    });
    expect(withFileNames({ ...undetected(text), spans: persons }).spans).toEqual(persons);
  });

  test('what is known already stays as it is', () => {
    const text = 'Frau Rahimi, rahimi.pdf';
    const spans = [
      { start: 5, end: 11, type: 'PERSON', confidence: 1, stage: 1 },
      { start: 13, end: 23, type: 'URL', confidence: 1, stage: 1 },
    ] as const;
    expect(withFileNames({ ...undetected(text), spans }).spans).toEqual(spans);
  });

  test('a thousand persons with a file each are done within two seconds', () => {
    const names = Array.from(
      { length: 1_000 },
      (_, n) => `Erna Muster${String.fromCharCode(97 + (n % 26))}${'x'.repeat(1 + (n % 37))}`,
    );
    const text = names.map((name) => `${name};${name.replace(' ', '_')}_akte.pdf`).join('\n');
    let at = 0;
    const spans = names.map((name) => {
      const start = text.indexOf(`${name};`, at);
      at = start + name.length;
      return { start, end: at, type: 'PERSON', confidence: 1, stage: 1 } as const;
    });
    const begun = performance.now();
    expect(withFileNames({ ...undetected(text), spans }).spans.length).toBeGreaterThan(2_000);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  test('nobody is looked for where nobody is known', () => {
    expect(withFileNames(undetected('iqbal_arrears.pdf')).spans).toEqual([]);
  });
});
