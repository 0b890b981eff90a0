/** What the operator wants masked: types switched on and off, terms that are always masked, terms that never are. */
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { type CompiledTerms, compileTerms, parseTerms, parseTypedTerms, TermListError } from '@palimpsest/engine';
import { type EntityType, typesOnByDefault } from '@palimpsest/protocol';
import { type Config, ConfigError } from './config.js';

/** It holds for all stages, but that stage 4 masks spans of other types as QUASI_IDENTIFIER where it must. */
export interface OperatorChoice {
  readonly types: ReadonlySet<EntityType>;
  readonly terms: CompiledTerms;
}

/** Reads the choice. Throws `ConfigError` that names the variable and the line or type in a list, never the term. */
export function readOperatorChoice(config: Config): OperatorChoice {
  const types = config.PALIMPSEST_ENTITIES ?? typesOnByDefault;
  const alwaysMasked = readList('PALIMPSEST_DENY_FILE', config.PALIMPSEST_DENY_FILE, parseTypedTerms);
  const off = alwaysMasked.find(({ type }) => !types.has(type));
  if (off) {
    const problem = `it has a term of type ${off.type}, which is switched off and would not be masked`;
    throw new ConfigError(`PALIMPSEST_DENY_FILE: ${config.PALIMPSEST_DENY_FILE ?? ''}: ${problem}`);
  }
  const neverMasked = readList('PALIMPSEST_ALLOW_FILE', config.PALIMPSEST_ALLOW_FILE, parseTerms);
  return { types, terms: compileTerms({ alwaysMasked, neverMasked }) };
}

function readList<Term>(variable: string, file: string | undefined, parse: (list: string) => Term[]): Term[] {
  if (file === undefined) return [];
  try {
    return parse(utf8(readFileSync(file)));
  } catch (cause) {
    const reason =
      cause instanceof TermListError || cause instanceof NotUtf8Error ? cause.message : 'it cannot be read';
    throw new ConfigError(`${variable}: ${file}: ${reason}`, { cause });
  }
}

class NotUtf8Error extends Error {}

/** A list in another encoding would be taken, and its umlauts never be found. */
function utf8(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new NotUtf8Error('it is not valid UTF-8');
  return bytes.toString('utf8');
}
