/** The keys that wrap the sessions' data keys. They come from the operator and are never stored with the data. */
import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from '../errors/code-of.js';
import { makeFolder } from '../stores/make-folder.js';
import { VaultError } from './vault-error.js';

/** A 256-bit key and the id that is stored beside everything it wrapped. */
export interface MasterKey {
  readonly id: string;
  readonly key: KeyObject;
}

/** All configured keys, in the operator's order: the first wraps, every one unwraps. */
export type MasterKeys = readonly [wrapping: MasterKey, ...older: MasterKey[]];

const keyBytes = 32;
const bareKeyId = '0';

/**
 * Reads `KEY` or `ID:KEY,ID:KEY`, where a key is 32 bytes in base64 and an id up to 32 letters, digits, `.`, `_`, `-`.
 * A bare key has the id `0`. White space around the parts is ignored. Throws `VaultError` (`bad_master_key`), which
 * names the position and never the key.
 */
export function parseMasterKeys(text: string): MasterKeys {
  const [first, ...others] = text.split(',').map(parseMasterKey);
  if (first === undefined) throw new VaultError('bad_master_key', 'there is none');
  const keys: MasterKeys = [first, ...others];
  if (new Set(keys.map(({ id }) => id)).size < keys.length) {
    throw new VaultError('bad_master_key', `two keys have the same id; one without has the id ${bareKeyId}`);
  }
  return keys;
}

function parseMasterKey(part: string, index: number): MasterKey {
  const { id = bareKeyId, base64 = '' } =
    /^\s*(?:(?<id>[\w.-]{1,32}):)?(?<base64>[A-Za-z0-9+/]{43}=)\s*$/.exec(part)?.groups ?? {};
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length !== keyBytes || bytes.toString('base64') !== base64) {
    throw new VaultError('bad_master_key', `number ${index + 1} takes 32 bytes in base64, or id:key`);
  }
  return { id, key: createSecretKey(bytes) };
}

/** Master keys from a file, and whether the file was made just now. */
export interface KeyFile {
  readonly keys: MasterKeys;
  readonly isNew: boolean;
}

/**
 * Reads the master keys from `file`; where there is none, makes one with a random key that only its owner can read.
 * The content is what `parseMasterKeys` takes. Throws `VaultError` (`key_file`, `bad_master_key`).
 */
export function readOrMakeKeyFile(file: string): KeyFile {
  const isNew = namingFile(file, () => makeKeyFile(file));
  return { keys: readKeyFile(file), isNew };
}

/** Reads the master keys from a `file` that must be there. Throws as `readOrMakeKeyFile` does. */
export const readKeyFile = (file: string): MasterKeys =>
  namingFile(file, () => parseMasterKeys(readFileSync(file, 'utf8')));

/** Does what needs `file`; where that fails, the error names it. */
function namingFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof VaultError) throw new VaultError(cause.code, `${file}: ${cause.detail}`, { cause });
    const code = codeOf(cause) ?? 'unknown error';
    throw new VaultError('key_file', `${file} ${code === 'ENOENT' ? 'is not there' : `(${code})`}`, { cause });
  }
}

/**
 * Flushed before the first session is wrapped by it, and whole from the moment it has its name: a crash leaves no half
 * key. Returns false where the file is already there.
 */
function makeKeyFile(file: string): boolean {
  makeFolder(dirname(file), 0o700);
  if (existsSync(file)) return false;
  const unfinished = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    writeFileSync(unfinished, `${randomBytes(keyBytes).toString('base64')}\n`, {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    });
    linkSync(unfinished, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
}
