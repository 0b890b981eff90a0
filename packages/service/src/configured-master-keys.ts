/** The master keys that the configuration names, or the file that is made where it names none. */
import { filesOf } from './backend.js';
import { type Config, ConfigError } from './config.js';
import type { StoredSession } from './stores/store.js';
import { type KeyFile, parseMasterKeys, readKeyFile, readOrMakeKeyFile } from './vault/master-keys.js';

/**
 * The master keys of a configuration; where it says nothing, a key file is made beside the embedded store, unless
 * `sessions` of it need a key that is gone. Replicas must not each make one of their own, and a file that is named and
 * missing was not mounted. Throws `ConfigError`, `VaultError`.
 */
export function readMasterKeys(
  config: Config,
  sessions: readonly StoredSession[],
): KeyFile & { readonly file: string | undefined } {
  const { PALIMPSEST_MASTER_KEY: text, PALIMPSEST_MASTER_KEY_FILE: file, PALIMPSEST_STORE: location } = config;
  if (text !== undefined) return { keys: parseMasterKeys(text), isNew: false, file: undefined };
  if (file !== undefined) return { keys: readKeyFile(file), isNew: false, file };
  if (location.kind === 'postgres') {
    throw new ConfigError(
      'PALIMPSEST_MASTER_KEY: must be set with PostgreSQL, or PALIMPSEST_MASTER_KEY_FILE; all replicas take the same',
    );
  }
  const made = filesOf(location.file).masterKey;
  if (sessions.length > 0) return { keys: readKeyFile(made), isNew: false, file: made };
  return { ...readOrMakeKeyFile(made), file: made };
}
