/** Restores a model's reply so that each of its placeholders can be shown for what became of it. */
import { checkPlaceholders, type PlaceholderCheck, type Session } from '@palimpsest/client';
import { findPlaceholders } from '@palimpsest/protocol/placeholder';

/** A stretch of the restored reply. `written` is what the model wrote there. */
export interface ReplyPart {
  readonly kind: 'plain' | 'restored' | 'unknown' | 'altered';
  readonly text: string;
  readonly written: string;
}

/** A restored reply, in order of the text, and what can be said of its placeholders. */
export interface RestoredReply {
  readonly parts: readonly ReplyPart[];
  readonly check: PlaceholderCheck;
}

/**
 * Asks the session for the values behind `reply`. A placeholder that the session does not know is `unknown` and stays
 * as written; one that the model wrote in another way than in `masked` is `altered`, and stays too.
 */
export async function restoreReply(
  session: Pick<Session, 'valuesOf'>,
  { masked, reply }: { readonly masked: string; readonly reply: string },
  signal: AbortSignal,
): Promise<RestoredReply> {
  const check = checkPlaceholders(masked, reply);
  const placeholders = findPlaceholders(reply);
  const written = new Set(placeholders.map(({ start, end }) => reply.slice(start, end)));
  const values = await session.valuesOf([...written], { signal });
  const marked = [
    ...placeholders.map((place) => ({ ...place, isAltered: false })),
    ...check.altered.map((place) => ({ ...place, isAltered: true })),
  ].sort((a, b) => a.start - b.start);

  const parts: ReplyPart[] = [];
  let at = 0;
  for (const { start, end, isAltered } of marked) {
    if (start > at) parts.push(plain(reply.slice(at, start)));
    const asWritten = reply.slice(start, end);
    parts.push(isAltered ? { kind: 'altered', text: asWritten, written: asWritten } : restored(asWritten, values));
    at = end;
  }
  if (at < reply.length) parts.push(plain(reply.slice(at)));
  return { parts, check };
}

const plain = (text: string): ReplyPart => ({ kind: 'plain', text, written: text });

function restored(written: string, values: ReadonlyMap<string, string>): ReplyPart {
  const text = values.get(written) ?? written;
  return { kind: text === written ? 'unknown' : 'restored', text, written };
}
