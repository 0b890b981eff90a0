import { describe, expect, test } from 'vitest';
import { holdsFile } from '../../../src/cli/documents/file-in-text.js';

/** Bytes that repeat after 256, in base64: `most` characters of it. */
const base64 = (most: number): string =>
  Buffer.from(Uint8Array.from({ length: most }, (_byte, at) => (at * 167) % 256))
    .toString('base64')
    .slice(0, most);
const inLines = (length: number, count: number): string =>
  Array.from({ length: count }, (_line, at) => base64(length * count).slice(at * length, (at + 1) * length)).join('\n');

describe('a file in a text', () => {
  test.each([
    ['the picture of a card', 'BEGIN:VCARD\r\nPHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ\r\nEND:VCARD\r\n'],
    ['an attachment in uuencode', 'begin 644 cat.txt\n#0V%T\n`\nend\n'],
    ['a picture of Markdown', `![Erna](data:image/png;base64,${base64(60)})`],
    ['a picture of JSON', `{"avatar":"data:image/svg+xml;charset=utf-8;base64,${base64(60)}"}`],
    ['a document in an element of XML', `<Attachment>${base64(680)}</Attachment>`],
    ['lines of a mail that was saved as text', `Anhang:\n\n${inLines(76, 9)}\n`],
    ['indented lines', `photo: |\n  ${inLines(64, 9).replaceAll('\n', '\n  ')}\n`],
  ])('is %s', (_what, text) => {
    expect(holdsFile(text)).toBe(true);
  });

  test.each([
    ['a short token', `key: ${base64(300)}`],
    ['a few lines', `photo:\n${inLines(76, 7)}\n`],
    ['a key or certificate', `-----BEGIN CERTIFICATE-----\n${inLines(64, 24)}\n-----END CERTIFICATE-----\n`],
    ['a number of many digits', `pi = 3.${'1415926535'.repeat(100)}`],
    ['a sequence of a gene', 'ACGT'.repeat(400)],
    ['the word for such a file', 'The data:image/png;base64, prefix tells browsers that a picture follows.'],
    ['a path', '/home/erna/Bilder/2026/'.repeat(25)],
  ])('is not %s', (_what, text) => {
    expect(holdsFile(text)).toBe(false);
  });
});
