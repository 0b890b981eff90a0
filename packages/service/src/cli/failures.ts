/** How a failure reads on the terminal. */
import type { DegradedError } from '@palimpsest/client';
import type { ModelFolderError } from '@palimpsest/engine';
import type { AuditError } from '../audit-log.js';
import type { ConfigError } from '../config.js';
import { stackFrames } from '../describe-error.js';
import type { ListenError } from '../start.js';
import type { StoreError } from '../stores/store-error.js';
import type { VaultError } from '../vault/vault-error.js';
import type { BadFileError } from './documents/document.js';

/** A command that was called in the right way and can't do what it was asked for. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}

/** Errors whose message tells the operator what to mend. None carries a text, a value or a key. */
type ExpectedError =
  | AuditError
  | BadFileError
  | CommandFailure
  | ConfigError
  | DegradedError
  | ListenError
  | ModelFolderError
  | StoreError
  | VaultError;

/** Told by their names: to import their classes would be to load the whole service before every command. */
const expected: Readonly<Record<ExpectedError['name'], true>> = {
  AuditError: true,
  BadFileError: true,
  CommandFailure: true,
  ConfigError: true,
  DegradedError: true,
  ListenError: true,
  ModelFolderError: true,
  StoreError: true,
  VaultError: true,
};

/** One line for a failure that the operator can mend; name and stack, but no message, for a bug. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'failed for an unknown reason';
  if (Object.hasOwn(expected, error.name)) return error.message;
  return [`${error.name}: this is a bug; please report it with these lines`, ...stackFrames(error)].join('\n');
}
