/** Marked documents, as the measurements of this folder count them. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseMarked } from '@palimpsest/engine';
import { entityTypes } from '@palimpsest/protocol';

/**
 * The documents of a folder (`name.language.txt`). Values of types that are off by default (dates) count on neither
 * side: not as values, and not as ordinary words either.
 * @param {string | URL} folder
 */
export function readDocuments(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => {
      const { text, values } = parseMarked(readFileSync(new URL(name, folder), 'utf8'));
      const counted = values.filter(({ type }) => entityTypes[type].onByDefault);
      const ignored = values.filter(({ type }) => !entityTypes[type].onByDefault);
      return { language: name.split('.').at(-2), text, values: counted, ignored };
    });
}
