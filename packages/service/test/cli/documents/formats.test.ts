import { describe, expect, test } from 'vitest';
import { formatOf, formats } from '../../../src/cli/documents/formats.js';
import { maskFile } from '../../../src/cli/documents/mask-file.js';
import { bytes, masked, refused } from './file-of-format.js';
import { inventedSession } from './invented-masking.js';

const picture = `data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ`;

describe('formats', () => {
  test.each([
    ['brief.TXT', 'txt'],
    ['server.log', 'txt'],
    ['pain.001.xml', 'txt'],
    ['secret.yaml', 'txt'],
    ['dump.sql', 'txt'],
    ['brief.tex', 'txt'],
    ['notes.md', 'md'],
    ['list.tsv', 'csv'],
    ['termin.ics', 'ics'],
    ['anna.vcf', 'vcf'],
    ['scan.pdf', undefined],
    ['table.xlsx', undefined],
    ['README', undefined],
  ])('%s is taken for %s', (name, format) => {
    expect(formatOf(name)).toBe(format);
  });

  test('what programs write is masked as it stands', async () => {
    expect(await masked('txt', '<Nm>Brückner</Nm>\n')).toBe('<Nm>[PERSON_1]</Nm>\n');
  });

  test.each([
    ['txt', `Foto: ${picture}\n`],
    ['md', `![Brückner](${picture})\n`],
    ['csv', `name,photo\nBrückner,"${picture}"\n`],
    ['json', `{"name":"Brückner","photo":"${picture}"}`],
    ['jsonl', `{"name":"Brückner","photo":"${picture}"}\n`],
    ['vcf', `FN:Brückner\r\nPHOTO:${picture}\r\n`],
  ] as const)('%s with a picture in it is refused, unless that may stay', async (format, text) => {
    const { mask } = inventedSession();
    await expect(maskFile(formats[format], bytes(text), mask, {})).rejects.toThrow('1 file within the text');
    const kept = await maskFile(formats[format], bytes(text), mask, { keepUnmaskable: true });
    expect(kept.unmaskable).toEqual(['1 file within the text']);
    expect(Buffer.from(kept.bytes).toString()).toContain(picture);
  });

  test('RTF and PDF under another name are refused', () => {
    expect(refused('txt', bytes('{\\rtf1 Brückner}'))).toMatch(/^it is RTF/);
    expect(refused('md', bytes('%PDF-1.7'))).toMatch(/^it is PDF/);
  });
});
