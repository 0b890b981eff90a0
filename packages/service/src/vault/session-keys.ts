/** The key hierarchy: master key -> wrapped data key of a session -> its value key and its index key. */
import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import type { NewSession, SessionRef } from '../stores/store.js';
import { closeBox, openBox, type Random } from './authenticated-box.js';
import type { MasterKeys } from './master-keys.js';
import { VaultError } from './vault-error.js';

/** What seals and recognizes the values of one session. Never stored. */
export interface SessionKeys {
  readonly ref: SessionRef;
  readonly valueKey: KeyObject;
  readonly indexKey: KeyObject;
}

const keyBytes = 32;

/** Draws a data key for a session and wraps it under the first master key: so it is ready to be stored. */
export function wrapNewSession(
  masterKeys: MasterKeys,
  { tenant, id, expiresAtMs }: SessionRef & { readonly expiresAtMs: number },
  random: Random = randomBytes,
): NewSession {
  const [master] = masterKeys;
  const place = { tenant, id, expiresAtMs, masterKeyId: master.id };
  const dataKey = random(keyBytes);
  return { ...place, wrappedKey: closeBox(master.key, wrappedFor(place), dataKey, random) };
}

/**
 * Unwraps the keys of a session. Throws `VaultError`: `unknown_master_key` where its master key is not
 * configured, `wrong_master_key` where the configured one does not open it.
 */
export function openSessionKeys(masterKeys: MasterKeys, session: NewSession): SessionKeys {
  const master = masterKeys.find(({ id }) => id === session.masterKeyId);
  if (master === undefined) throw new VaultError('unknown_master_key', `id ${session.masterKeyId}`);
  const dataKey = openBox(master.key, wrappedFor(session), session.wrappedKey);
  if (dataKey === undefined) throw new VaultError('wrong_master_key', `id ${session.masterKeyId}`);
  return deriveKeys(session, dataKey);
}

/** What a wrapped key is bound to. */
const wrappedFor = ({ tenant, id, expiresAtMs, masterKeyId }: Omit<NewSession, 'wrappedKey'>) =>
  [tenant, id, expiresAtMs, masterKeyId] as const;

function deriveKeys({ tenant, id }: SessionRef, dataKey: Uint8Array): SessionKeys {
  return {
    ref: { tenant, id },
    valueKey: deriveKey(dataKey, 'palimpsest/v1/value'),
    indexKey: deriveKey(dataKey, 'palimpsest/v1/index'),
  };
}

/** HKDF-SHA-256 (RFC 5869) without salt: the data key is already uniformly random (§ 3.1). */
const deriveKey = (dataKey: Uint8Array, info: string): KeyObject =>
  createSecretKey(new Uint8Array(hkdfSync('sha256', dataKey, '', info, keyBytes)));

/** Checks at start that the configured keys open what `Store.sampleSessions` gave. Throws as `openSessionKeys` does. */
export function checkMasterKeys(masterKeys: MasterKeys, samples: readonly NewSession[]): void {
  for (const session of samples) openSessionKeys(masterKeys, session);
}
