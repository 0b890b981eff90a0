import { parseMasterKeys } from '../src/vault/master-keys.js';
import { openSessionKeys, type SessionKeys, wrapNewSession } from '../src/vault/session-keys.js';

const masterKeys = parseMasterKeys(Buffer.alloc(32, 1).toString('base64'));

/** Keys for a session of the tenant `clinic`, drawn anew each time. */
export const keysOfSession = (id: string): SessionKeys =>
  openSessionKeys(masterKeys, wrapNewSession(masterKeys, { tenant: 'clinic', id, expiresAtMs: 0 }));
