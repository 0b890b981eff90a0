/** Word documents made of their parts, and taken apart again. */
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { bytes } from './file-of-format.js';

const bodyPart = 'word/document.xml';

/** A document with this XML for its body, and other parts by their names. */
export const wordDocument = (body: string, others: Readonly<Record<string, string | Uint8Array>> = {}): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries({ [bodyPart]: body, ...others }).map(([name, part]) => [
        name,
        typeof part === 'string' ? bytes(part) : part,
      ]),
    ),
  );

/** The parts of a document by their names, in their order; those of pictures in Latin-1, which keeps each byte. */
export const partsOf = (content: Uint8Array): ReadonlyMap<string, string> =>
  new Map(Object.entries(unzipSync(content)).map(([name, part]) => [name, strFromU8(part, name.endsWith('jpeg'))]));

/** The XML of the body of a document. */
export const bodyOf = (content: Uint8Array): string | undefined => partsOf(content).get(bodyPart);
