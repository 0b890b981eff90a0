/**
 * The tokens that clients send: `plm_`, the key's id (16 hexadecimal digits), `_`, 256 random bits in base64url; or the
 * bootstrap token, which the operator makes up. The prefix makes leaked tokens easy to find in code; the id finds the
 * stored digest; the bits are the secret.
 */
import { hash, randomBytes } from 'node:crypto';

/** A token as it is made; shown once and never stored. */
export interface ApiToken {
  readonly id: string;
  readonly token: string;
}

/** What the header `Authorization` can carry (RFC 6750 § 2.1, `b64token`). */
const anyToken = String.raw`[\w.~+/-]+=*`;
/** The scheme is case-insensitive (RFC 9110 § 11.1). */
const bearer = new RegExp(`^bearer +(?<token>${anyToken})$`, 'i');
/** A shorter one could be guessed. */
const bootstrapToken = new RegExp(`^(?=.{32})${anyToken}$`);

/** The token in the value of a header `Authorization`; undefined where it holds none. */
export const tokenOfHeader = (value: string): string | undefined => bearer.exec(value)?.groups?.['token'];

/** Whether a header can carry `token`, and nobody guesses it: 32 characters or more. */
export const isBootstrapToken = (token: string): boolean => bootstrapToken.test(token);

/** Draws a new token. */
export function drawToken(): ApiToken {
  const id = randomBytes(8).toString('hex');
  return { id, token: `plm_${id}_${randomBytes(32).toString('base64url')}` };
}

/** The id in a token; undefined for anything that is not shaped like one. */
export const idOfToken = (token: string): string | undefined =>
  /^plm_(?<id>[0-9a-f]{16})_[\w-]{43}$/.exec(token)?.groups?.['id'];

/** What is stored of a token. A plain SHA-256 will do: 256 random bits can't be guessed, however fast the hash. */
export const digestToken = (token: string): Buffer => hash('sha256', token, 'buffer');
