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
    ['in one with another word', 'Ms Iqbal, see ArrearsIqbal2025.jpg', 'Iqbal', ['Iqbal']],
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
    ['longer words', 'Frau Rahimi, rahimitische_texte.pdf', 'Rahimi'],
    ['words of no file', 'Frau Rahimi, rahimi_akte und mehr', 'Rahimi'],
    ['other names', 'Frau Rahimi, iqbal_arrears.pdf', 'Rahimi'],
    ['parts of an address', 'Frau Rahimi, rahimi@beispiel.pdf', 'Rahimi'],
    ['particles', 'Frau von Hohenstein, von_bis.xlsx', 'von Hohenstein'],
  ])('are not %s', (_what, text, name) => {
    expect(foundIn(text, name)).toEqual([]);
  });

  test('nobody is looked for where nobody is known', () => {
    expect(withFileNames(undetected('iqbal_arrears.pdf')).spans).toEqual([]);
  });
});
