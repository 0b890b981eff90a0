/** The operator's own lists: terms that are always masked, and terms that never are. */
import { readFileSync } from 'node:fs';
import { compileTerms, type Detectors, parseTerms, parseTypedTerms, TermListError } from '@palimpsest/engine';
import { type Config, ConfigError } from './config.js';

/** Makes stages 1 and 2 heed the lists. Throws `ConfigError` that names the variable and the line, never the term. */
export function heedTerms(detectors: Detectors, config: Config): Detectors {
  const alwaysMasked = readList('PALIMPSEST_DENY_FILE', config.PALIMPSEST_DENY_FILE, parseTypedTerms);
  const neverMasked = readList('PALIMPSEST_ALLOW_FILE', config.PALIMPSEST_ALLOW_FILE, parseTerms);
  if (alwaysMasked.length + neverMasked.length === 0) return detectors;
  const applyTerms = compileTerms({ alwaysMasked, neverMasked });
  return {
    ...detectors,
    findPatterns: async (text, signal) => applyTerms(text, await detectors.findPatterns(text, signal)),
    findNames: async (text, signal) => applyTerms(text, await detectors.findNames(text, signal)),
  };
}

function readList<Term>(variable: string, file: string | undefined, parse: (list: string) => Term[]): Term[] {
  if (file === undefined) return [];
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    const reason = cause instanceof TermListError ? cause.message : 'it cannot be read';
    throw new ConfigError(`${variable}: ${file}: ${reason}`, { cause });
  }
}
