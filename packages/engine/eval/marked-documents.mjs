/** Folders of marked documents, which measurements count and clues are learned from. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseMarked } from '@palimpsest/engine';

/**
 * The documents of a folder in the order of their names, without their marks.
 * @param {URL} folder ends in a slash
 */
export const readMarkedDocuments = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => ({ name, ...parseMarked(readFileSync(new URL(name, folder), 'utf8')) }));
