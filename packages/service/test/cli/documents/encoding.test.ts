import { expect, test } from 'vitest';
import { charsetNamed } from '../../../src/cli/documents/mail-charset.js';
import { decodeText, encodeText } from '../../../src/cli/documents/encoding.js';
import { refused } from './file-of-format.js';

/** `Žižek, 5 €` in Windows-1252; its first and last byte are control characters in Latin-1. */
const bytes = Uint8Array.of(0x8e, 0x69, 0x9e, 0x65, 0x6b, 0x2c, 0x20, 0x35, 0x20, 0x80);

test('Windows-1252 is not read as Latin-1', () => {
  expect(decodeText(bytes, 'windows-1252')).toEqual({ text: 'Žižek, 5 €', encoding: 'windows-1252' });
  expect(charsetNamed('windows-1252').decode(bytes)).toBe('Žižek, 5 €');
  expect(encodeText({ text: 'Žižek, 5 €', encoding: 'windows-1252' })).toEqual(bytes);
});

test('UTF-8 that breaks off in the middle of a letter is refused', () => {
  expect(() => decodeText(Uint8Array.of(0x4d, 0xc3))).toThrow('it is not valid UTF-8');
});

test.each([
  ['another encoding than UTF-8', Buffer.from('M\xfcller', 'latin1'), 'it is not valid UTF-8; name its encoding, such as --encoding windows-1252'], // prettier-ignore
  ['a binary file', Uint8Array.of(0x50, 0, 1, 2), 'it is binary'],
  ['RTF', Buffer.from("{\\rtf1\\ansi Frau M\\'fcller}"), 'it is RTF, not plain text; export it as text or docx first'],
  [
    'PDF',
    Buffer.from('%PDF-1.4\nBT (M\\374ller) Tj ET\n'),
    'it is PDF, not plain text; export it as text or docx first',
  ],
  ['UTF-32', Uint8Array.of(0xff, 0xfe, 0, 0, 0x50, 0, 0, 0), 'it is binary, or UTF-32'],
  ['broken UTF-16', Uint8Array.of(0xff, 0xfe, 0x00, 0xd8), 'it is not valid UTF-16LE'],
])('%s is refused', (_name, content, message) => {
  expect(refused('txt', content)).toBe(message);
});
