import { expect, test } from 'vitest';
import { charsetNamed } from '../../../src/cli/documents/mail-charset.js';
import { decodeText, encodeText } from '../../../src/cli/documents/encoding.js';

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
