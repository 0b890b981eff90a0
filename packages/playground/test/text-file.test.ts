import { describe, expect, test } from 'vitest';
import { readTextFile } from '../src/text-file.js';

const file = (...bytes: number[]): File => new File([new Uint8Array(bytes)], 'a.txt');
const reasonOf = (dropped: File) =>
  readTextFile(dropped).catch((error: unknown) => (error as { reason: string }).reason);

describe('the text of a file', () => {
  test.each<[encoding: string, dropped: File, text: string]>([
    ['UTF-8', file(0x4d, 0xc3, 0xbc), 'Mü'],
    ['UTF-8 with a byte order mark, which is no text', file(0xef, 0xbb, 0xbf, 0x4d), 'M'],
    ['UTF-16, the low byte first', file(0xff, 0xfe, 0x4d, 0x00, 0xfc, 0x00), 'Mü'],
    ['UTF-16, the high byte first', file(0xfe, 0xff, 0x00, 0x4d, 0x00, 0xfc), 'Mü'],
    // Browsers read 0x80 as `€`; Node 20 takes Windows-1252 for Latin-1.
    ['Windows-1252, for what is no UTF-8', file(0x4d, 0xfc), 'Mü'],
    ['no encoding at all, since it is empty', file(), ''],
  ])('is read as %s', async (_encoding, dropped, text) => {
    expect(await readTextFile(dropped)).toBe(text);
  });

  test('is refused where a zero says that it is none', async () => {
    expect(await reasonOf(file(0x50, 0x4b, 0x03, 0x04, 0x00))).toBe('fileNotText');
  });

  test.each([
    ['RTF', "{\\rtf1\\ansi Frau M\\'fcller}"],
    ['PDF', '%PDF-1.4\nBT (M\\374ller) Tj ET\n%%EOF\n'],
  ])('is refused in %s, whose escapes would hide names', async (_format, content) => {
    expect(await reasonOf(new File([content], 'a.txt'))).toBe('fileNotText');
  });

  test('is refused where it cannot be read, as a folder', async () => {
    const folder = file();
    folder.arrayBuffer = () => Promise.reject(new DOMException('', 'NotFoundError'));
    expect(await reasonOf(folder)).toBe('fileUnreadable');
  });

  test('is refused over 5 MB before it is read, and taken at 5 MB', async () => {
    const most = new Uint8Array(5 * 1024 * 1024).fill(0x61);
    expect((await readTextFile(new File([most], 'a.txt'))).length).toBe(most.length);
    const larger = new File([most, 'a'], 'a.txt');
    larger.arrayBuffer = () => Promise.reject(new Error('it was read'));
    expect(await reasonOf(larger)).toBe('fileTooLarge');
  });
});
