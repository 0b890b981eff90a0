/** The format of the files in which an operator lists terms. */
import { isEntityType } from '@palimpsest/protocol';
import type { Term, TypedTerm } from './terms.js';

/** A list of terms that is not in its format. The message names the line, never what stands there. */
export class TermListError extends Error {
  override readonly name = 'TermListError';
  constructor(
    readonly line: number,
    problem: string,
  ) {
    super(`line ${String(line)}: ${problem}`);
  }
}

/**
 * Reads terms that are never masked, one a line; empty lines and lines that begin with `#` do not count.
 * @throws {TermListError} where a quote is not closed or nothing stands in it
 */
export const parseTerms = (list: string): Term[] => linesOf(list).map(({ content, line }) => parseTerm(content, line));

/**
 * Reads terms that are always masked, one a line with its type after a tab or the last `;`.
 * @throws {TermListError} where the type is missing or unknown, or the term is not as `parseTerms` takes it
 */
export function parseTypedTerms(list: string): TypedTerm[] {
  return linesOf(list).map(({ content, line }) => {
    const separator = Math.max(content.lastIndexOf('\t'), content.lastIndexOf(';'));
    if (separator < 0) throw new TermListError(line, 'no type after the term; a tab or ";" parts the two');
    const type = content.slice(separator + 1).trim();
    if (!isEntityType(type)) throw new TermListError(line, 'what stands after the last tab or ";" is no entity type');
    return { ...parseTerm(content.slice(0, separator).trim(), line), type };
  });
}

function linesOf(list: string): { content: string; line: number }[] {
  return list
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((content, index) => ({ content: content.trim(), line: index + 1 }))
    .filter(({ content }) => content !== '' && !content.startsWith('#'));
}

function parseTerm(content: string, line: number): Term {
  const isExact = content.startsWith('"');
  if (isExact && (content.length < 2 || !content.endsWith('"'))) throw new TermListError(line, 'a quote is not closed');
  const text = isExact ? content.slice(1, -1) : content;
  if (text.trim() === '') throw new TermListError(line, 'the term is empty');
  return { text, isExact };
}
