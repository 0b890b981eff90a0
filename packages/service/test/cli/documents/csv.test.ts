import { describe, expect, test } from 'vitest';
import { formats } from '../../../src/cli/documents/formats.js';
import { render } from '../../../src/cli/documents/rendering.js';
import { bytes, masked, restored } from './file-of-format.js';

describe('CSV', () => {
  test.each([
    ['semicolons', 'name;ort\nBrückner;"x; y"\n', 'name;ort\n[PERSON_1];"x; y"\n'],
    ['quotes', 'name,ort\r\n"Kim ""Kiki"" Ahn",y', 'name,ort\r\n"[PERSON_1]",y'],
    ['tabs', 'name\tort\nBrückner\t\n', 'name\tort\n[PERSON_1]\t\n'],
    ['a line break in a cell', 'a,b\n"x\nBrückner",y\n', 'a,b\n"x\n[PERSON_1]",y\n'],
    ['another delimiter in a quoted cell over two lines', '|"; Kim ""Kiki"" Ahn \n"|\n|', '|"; [PERSON_1] \n"|\n|'],
    ['a line for Excel before the header row', 'sep=;\r\nBrückner;b,c,d\r\nx;Brückner\r\n', 'sep=;\r\nBrückner;b,c,d\r\nx;[PERSON_1]\r\n'], // prettier-ignore
    ['a name in the header row', 'Brückner,b\nx,y\n', 'Brückner,b\nx,y\n'],
  ])('%s', async (_name, before, after) => {
    expect(await masked('csv', before)).toBe(after);
  });
  test('without a header row the first row is masked too', async () => {
    expect(await masked('csv', 'Brückner,b\nx,y\n', { hasHeader: false })).toBe('[PERSON_1],b\nx,y\n');
  });
  test('a long table shows its header row on every page', () => {
    const text = `name;ort\n${'Muster;Ort\n'.repeat(10_000)}`;
    const { pages } = render(formats.csv(bytes(text), {}).documents);
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page).toMatch(/^name;ort\n/);
    expect(pages.join('').replaceAll('name;ort\n', '')).toBe('Muster;Ort\n'.repeat(10_000));
  });
  test('a value that needs quotes gets them in a cell that had none', async () => {
    expect(await restored('csv', 'a,b\nx,[PERSON_1]\n', 'Kim "Kiki" Ahn')).toBe('a,b\nx,"Kim ""Kiki"" Ahn"\n');
  });
});
