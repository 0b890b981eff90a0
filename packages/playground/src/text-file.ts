/** Reads the text of a file that somebody dropped or chose. */

/** Larger files are refused before they are read. */
const mostBytes = 5 * 1024 * 1024;

/** How files begin that can be all letters and are no text: names in RTF and PDF are written with escapes. */
const noText = /^(?:\{\\rtf|%PDF-)/u;

/** Why a file can't be read as text. */
export class TextFileError extends Error {
  override readonly name = 'TextFileError';

  constructor(readonly reason: 'fileTooLarge' | 'fileNotText' | 'fileUnreadable') {
    super(reason);
  }
}

/**
 * The text of a file in UTF-8, UTF-16 with a byte order mark, or else Windows-1252, in which older German files are
 * written. Rejects with `TextFileError`.
 */
export async function readTextFile(file: File): Promise<string> {
  if (file.size > mostBytes) throw new TextFileError('fileTooLarge');
  const text = decode(await bytesOf(file));
  if (text.includes('\0') || noText.test(text)) throw new TextFileError('fileNotText');
  return text;
}

async function bytesOf(file: File): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch {
    throw new TextFileError('fileUnreadable'); // a folder, say, or one that this person must not read
  }
}

function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
