/** What becomes of a file that is given by its content: how it is shown, masked, restored, refused. */
import { BadFileError } from '../../../src/cli/documents/document.js';
import { type FormatName, formats } from '../../../src/cli/documents/formats.js';
import type { ReadOptions } from '../../../src/cli/documents/opened-file.js';
import { render } from '../../../src/cli/documents/rendering.js';
import { unmaskFile } from '../../../src/cli/documents/unmask-file.js';
import { inventedSession, thereAndBack } from './invented-masking.js';

/** A text as a file in UTF-8 holds it. */
export const bytes = (text: string): Uint8Array => Buffer.from(text, 'utf8');

/** The file with its invented values masked. */
export const masked = async (format: FormatName, text: string, options: ReadOptions = {}): Promise<string> =>
  Buffer.from((await thereAndBack(formats[format], bytes(text), options)).masked.bytes).toString('utf8');

/** A file with placeholders, restored in a session that has masked `known`: its invented values are numbered from 1. */
export async function restored(format: FormatName, text: string, known: string): Promise<string> {
  const { mask, lookUp } = inventedSession();
  await mask([known]);
  return Buffer.from((await unmaskFile(formats[format], bytes(text), lookUp, {})).bytes).toString('utf8');
}

/** The pages that the service gets to see, `¶` between them. */
export const shown = (format: FormatName, text: string): string =>
  render(formats[format](bytes(text), {}).documents).pages.join('¶');

/** Why the file is refused; `taken` where it is not. */
export function refused(format: FormatName, content: Uint8Array): string {
  try {
    formats[format](content, {});
  } catch (error) {
    if (error instanceof BadFileError) return error.message;
    throw error;
  }
  return 'taken';
}
