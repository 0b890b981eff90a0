/** Marked documents, as the measurements of this folder count them. */
import { pathToFileURL } from 'node:url';
import { typesOnByDefault } from '@palimpsest/protocol';
import { readMarkedDocuments } from '../../packages/engine/eval/marked-documents.mjs';

const look = new URL('../../packages/engine/eval/stage1/look/', import.meta.url);

/**
 * The documents of a folder (`name.language.txt`), `packages/engine/eval/stage1/look` if none is named. Values of types
 * that are off by default (dates) count on neither side: not as values, and not as ordinary words either.
 * @param {string | undefined} path
 */
export function readDocuments(path) {
  const folder = path === undefined ? look : pathToFileURL(`${path}/`);
  return readMarkedDocuments(folder).map(({ name, text, values }) => ({
    language: name.split('.').at(-2),
    text,
    values: values.filter(({ type }) => typesOnByDefault.has(type)),
    ignored: values.filter(({ type }) => !typesOnByDefault.has(type)),
  }));
}
