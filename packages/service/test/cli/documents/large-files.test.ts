import { describe, expect, test } from 'vitest';
import { formats } from '../../../src/cli/documents/formats.js';
import { maskFile } from '../../../src/cli/documents/mask-file.js';
import { bytes, masked, refused } from './file-of-format.js';
import { inventedSession } from './invented-masking.js';
import { wordDocument } from './word-document.js';

test('a plain text may hold a hundred thousand finds', async () => {
  expect(await masked('txt', 'Brückner '.repeat(100_000))).toBe('[PERSON_1] '.repeat(100_000));
});

describe('files that somebody made to hold up their reader', () => {
  const times = (text: string): string => text.repeat(200_000);
  const mail = (text: string): Uint8Array => bytes(`Content-Transfer-Encoding: base64\r\n\r\n${text}!`);
  test.each([
    ['a mail of nothing but line ends', 'eml', mail(times('\r\n'))],
    ['a mail of nothing but spaces', 'eml', mail(times(' \t'))],
    ['base64 that does not end well', 'eml', mail(times('QUJD\r\n'))],
  ] as const)('%s is refused at once', (_name, format, content) => {
    expect(refused(format, content)).toBe('a part of it is not valid base64');
  });
  test.each([
    ['a subject of one word', 'eml', bytes(`Subject: ${'=?utf-8?Q?Br=C3=BCckner?= '.repeat(20_000)}\r\n\r\n`)],
    ['a row of 200 000 cells', 'csv', bytes(times('Brückner;'))],
    ['200 000 addresses in the name of a property', 'docx', wordDocument('', { 'docProps/custom.xml': `<property name="${'Brückner@x.org '.repeat(200_000)}"/>` })], // prettier-ignore
    ['a header of 12 MB', 'eml', bytes(`Subject: Brückner${'x'.repeat(12_000_000)}\r\n\r\n`)],
    ['200 000 paragraphs in each other', 'docx', wordDocument(`<w:t>Brückner</w:t>${times('<w:p>')}${times('</w:p>')}`)], // prettier-ignore
  ] as const)(
    '%s is masked in time',
    async (_name, format, content) => {
      const { mask } = inventedSession();
      const { spans } = await maskFile(formats[format], content, mask, { hasHeader: false });
      expect(spans['PERSON']).toBeGreaterThan(0);
    },
    30_000,
  );
});
