/**
 * The tokens that clients send: `plm_`, the key's id (16 hexadecimal digits), `_`, 256 random bits in base64url.
 * The prefix makes leaked tokens easy to find in code; the id finds the stored digest; the bits are the secret.
 */
import { createHash, randomBytes } from 'node:crypto';

/** A token as it is made; shown once and never stored. */
export interface ApiToken {
  readonly id: string;
  readonly token: string;
}

/** Draws a new token. */
export function drawToken(): ApiToken {
  const id = randomBytes(8).toString('hex');
  return { id, token: `plm_${id}_${randomBytes(32).toString('base64url')}` };
}

/** The id in a token; undefined for anything that is not shaped like one. */
export const idOfToken = (token: string): string | undefined =>
  /^plm_(?<id>[0-9a-f]{16})_[\w-]{43}$/.exec(token)?.groups?.['id'];

/** What is stored of a token. A plain SHA-256 will do: 256 random bits can't be guessed, however fast the hash. */
export const digestToken = (token: string): Buffer => createHash('sha256').update(token).digest();
