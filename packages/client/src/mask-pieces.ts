/** Masks the pieces of one text as if they were sent as a whole. */
import { entityTypes } from '@palimpsest/protocol/entity-types';
import { replaceEach } from '@palimpsest/protocol/replace-each';
import type { Entity, MaskedText } from './answers.js';
import { touchingEntities } from './touching-entities.js';

/** Asks the service to mask one piece, in the session that all pieces share. */
export type MaskPiece = (piece: string, how: { readonly asksModels: boolean }) => Promise<MaskedText>;

/** How often a language model gets to see each piece. One that quotes something new each time would never end. */
const roundsWithModels = 5;

/**
 * Masks every piece after all that the session learns from the others, so that a name which only the last piece gives
 * away is masked in the first one too: goes round until as many pieces in a row as there are have taught it nothing.
 * The last rounds, if it takes many, are without language models: patterns, names and memory come to an end.
 */
export async function maskPieces(pieces: readonly string[], mask: MaskPiece): Promise<MaskedText> {
  const masked: MaskedText[] = [];
  const seen = new Set<string>();
  let inARow = 0;
  for (let turn = 0; inARow < pieces.length; turn++) {
    const index = turn % pieces.length;
    const piece = pieces[index] ?? '';
    const answer = await mask(piece, { asksModels: turn < roundsWithModels * pieces.length });
    const earlier = masked[index];
    masked[index] = earlier ? withEarlier(piece, answer, earlier) : answer;
    inARow = teachesAnything(answer, seen) ? 1 : inARow + 1;
  }
  return join(pieces, masked);
}

/** Notes the placeholders of an answer; true if one is new and its value is looked for in other pieces at all. */
function teachesAnything({ entities }: MaskedText, seen: Set<string>): boolean {
  const fresh = entities.filter(({ placeholder }) => !seen.has(placeholder));
  for (const { placeholder } of fresh) seen.add(placeholder);
  return fresh.some(({ type }) => entityTypes[type].recalled);
}

/**
 * A second answer holds all that patterns and names found before, and what the session has learned since. A language
 * model may find less the second time: what only the earlier answer masked stays masked, also around a name in it.
 */
function withEarlier(piece: string, answer: MaskedText, earlier: MaskedText): MaskedText {
  const auditFlags = [...new Set([...earlier.auditFlags, ...answer.auditFlags])];
  const answeredAt = touchingEntities(answer.entities);
  const missing = earlier.entities.filter((entity) =>
    answeredAt(entity.start, entity.end).every((other) => isLongerAround(entity, other)),
  );
  if (missing.length === 0) return { ...answer, auditFlags };
  const missingAt = touchingEntities(missing);
  const kept = answer.entities.filter(({ start, end }) => missingAt(start, end).length === 0);
  const entities = [...kept, ...missing].sort((a, b) => a.start - b.start);
  return { text: replaceEntities(piece, entities), entities, auditFlags };
}

const isLongerAround = (outer: Entity, inner: Entity): boolean =>
  outer.start <= inner.start && inner.end <= outer.end && outer.end - outer.start > inner.end - inner.start;

/** The text with each entity, in order of start, replaced by its placeholder. */
export const replaceEntities = (text: string, entities: readonly Entity[]): string =>
  replaceEach(text, entities, ({ placeholder }) => placeholder);

function join(pieces: readonly string[], masked: readonly MaskedText[]): MaskedText {
  const entities: Entity[] = [];
  let offset = 0;
  for (const [index, piece] of pieces.entries()) {
    for (const entity of masked[index]?.entities ?? []) {
      entities.push({ ...entity, start: entity.start + offset, end: entity.end + offset });
    }
    offset += piece.length;
  }
  return {
    text: masked.map(({ text }) => text).join(''),
    entities,
    auditFlags: [...new Set(masked.flatMap(({ auditFlags }) => auditFlags))],
  };
}
