/**
 * Seals what restores a file to the byte. The key comes from a secret that the session keeps like any other value, so
 * that what is sealed can be opened as long as the session lives, and by nobody afterwards.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Session } from '@palimpsest/client';
import type { Edit } from '../documents/document.js';
import type { SessionFile } from './session-file.js';

/** Edits for each document of a file. */
export type ExactEdits = readonly (readonly Edit[])[];

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Seals edits for the masked file of this hash. Undefined where the service masks no secrets: then it can keep none.
 */
export async function sealEdits(
  edits: ExactEdits,
  { session, file, sha256 }: { readonly session: Session; readonly file: SessionFile; readonly sha256: string },
): Promise<string | undefined> {
  const secret = (await secretOf(session, file)) ?? (await newSecret(session, file));
  if (secret === undefined) return undefined;
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyOf(secret), nonce).setAAD(Buffer.from(sha256));
  const sealed = Buffer.concat([sealing.update(JSON.stringify(edits), 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealed, sealing.getAuthTag()]).toString('base64');
}

/** Opens what `sealEdits` sealed for the same file in the same session. Undefined if it can't be opened. */
export async function openEdits(
  sealed: string,
  { session, file, sha256 }: { readonly session: Session; readonly file: SessionFile; readonly sha256: string },
): Promise<ExactEdits | undefined> {
  const secret = await secretOf(session, file);
  if (secret === undefined) return undefined;
  const bytes = Buffer.from(sealed, 'base64');
  try {
    const opening = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(sha256))
      .setAuthTag(bytes.subarray(-tagBytes));
    const opened = Buffer.concat([opening.update(bytes.subarray(nonceBytes, -tagBytes)), opening.final()]);
    return JSON.parse(opened.toString('utf8')) as ExactEdits; // authentic: we sealed it
  } catch {
    return undefined;
  }
}

const keyOf = (secret: string): Buffer => createHash('sha256').update(`palimpsest/v1/exact-edits ${secret}`).digest();

const isSecret = (text: string): boolean => /^[\da-f]{64}$/.test(text);

async function secretOf(session: Session, { sealedBy }: SessionFile): Promise<string | undefined> {
  const secret = sealedBy && (await session.unmask(sealedBy));
  return secret !== undefined && isSecret(secret) ? secret : undefined;
}

/** Has the session mask a secret, as it would one of a user's. */
async function newSecret(session: Session, file: SessionFile): Promise<string | undefined> {
  const secret = randomBytes(32).toString('hex');
  const text = `Password: ${secret}`;
  const { entities } = await session.mask(text, { stages: [1] });
  const entity = entities.find(({ start, end }) => text.slice(start, end) === secret);
  if (!entity) return undefined;
  file.sealBy(entity.placeholder);
  return secret;
}
