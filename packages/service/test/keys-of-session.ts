import { parseMasterKeys } from '../src/vault/master-keys.js';
import { createSessionKeys, type SessionKeys } from '../src/vault/session-keys.js';

const masterKeys = parseMasterKeys(Buffer.alloc(32, 1).toString('base64'));

/** Keys for a session of the tenant `clinic`, drawn anew each time. */
export const keysOfSession = (id: string): SessionKeys =>
  createSessionKeys(masterKeys, { tenant: 'clinic', id, expiresAtMs: 0 }).keys;
