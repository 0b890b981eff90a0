/** Marked documents, as the measurements of this folder count them. */
import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseMarked } from '@palimpsest/engine';
import { typesOnByDefault } from '@palimpsest/protocol';

/**
 * The documents of a folder (`name.language.txt`), `packages/engine/eval/stage1/look` if none is named. Values of types
 * that are off by default (dates) count on neither side: not as values, and not as ordinary words either.
 * @param {string | undefined} path
 */
export function readDocuments(path) {
  const look = new URL('../../packages/engine/eval/stage1/look/', import.meta.url);
  const folder = path === undefined ? look : pathToFileURL(`${path}/`);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => {
      const { text, values } = parseMarked(readFileSync(new URL(name, folder), 'utf8'));
      const counted = values.filter(({ type }) => typesOnByDefault.has(type));
      const ignored = values.filter(({ type }) => !typesOnByDefault.has(type));
      return { language: name.split('.').at(-2), text, values: counted, ignored };
    });
}
