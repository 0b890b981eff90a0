/** How a failure reads on the terminal. */
import { DegradedError } from '@palimpsest/client';
import { ModelFolderError } from '@palimpsest/engine';
import { AuditError } from '../audit-log.js';
import { ConfigError } from '../config.js';
import { stackFrames } from '../describe-error.js';
import { ListenError } from '../start.js';
import { StoreError } from '../stores/store-error.js';
import { VaultError } from '../vault/vault-error.js';
import { BadFileError } from './documents/document.js';

/** A command that was called in the right way and can't do what it was asked for. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}

/** Errors whose message tells the operator what to mend. None carries a text, a value or a key. */
const expected = [
  AuditError,
  BadFileError,
  CommandFailure,
  ConfigError,
  DegradedError,
  ListenError,
  ModelFolderError,
  StoreError,
  VaultError,
] as const;

/** One line for a failure that the operator can mend; name and stack, but no message, for a bug. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'failed for an unknown reason';
  if (expected.some((kind) => error instanceof kind)) return error.message;
  return [`${error.name}: this is a bug; please report it with these lines`, ...stackFrames(error)].join('\n');
}
