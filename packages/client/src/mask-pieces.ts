/** Masks the pieces of one text as if they were sent as a whole. */
import { entityTypes } from '@palimpsest/protocol/entity-types';
import { replaceEach, type Stretch } from '@palimpsest/protocol/replace-each';
import type { Entity, MaskedText } from './answers.js';
import { UnexpectedAnswerError } from './errors.js';
import { touchingEntities } from './touching-entities.js';

/** Asks the service to mask one piece, in the session that all pieces share. */
export type MaskPiece = (piece: string, how: { readonly asksModels: boolean }) => Promise<MaskedText>;

/** How often a language model gets to see each piece. One that quotes something new each time would never end. */
const roundsWithModels = 5;

/**
 * Masks every piece after all that the session learns from the others, so that a name which only the last piece gives
 * away is masked in the first one too: goes round until as many pieces in a row as there are have taught it nothing.
 * The last rounds, if it takes many, are without language models: patterns, names and memory come to an end.
 * @throws UnexpectedAnswerError if two answers mask stretches that cross and what only one masks can't be masked alone
 */
export async function maskPieces(pieces: readonly string[], mask: MaskPiece): Promise<MaskedText> {
  const masked: MaskedText[] = [];
  const seen = new Set<string>();
  let inARow = 0;
  for (let turn = 0; inARow < pieces.length; turn++) {
    const index = turn % pieces.length;
    const piece = pieces[index] ?? '';
    const how = { asksModels: turn < roundsWithModels * pieces.length };
    const answer = await mask(piece, how);
    const earlier = masked[index];
    const result = earlier ? await withEarlier(piece, answer, earlier, (text) => mask(text, how)) : answer;
    masked[index] = result;
    inARow = teachesAnything([...answer.entities, ...result.entities], seen) ? 1 : inARow + 1;
  }
  return join(pieces, masked);
}

/** Notes the placeholders of entities; true if one is new and its value is looked for in other pieces at all. */
function teachesAnything(entities: readonly Entity[], seen: Set<string>): boolean {
  const fresh = entities.filter(({ placeholder }) => !seen.has(placeholder));
  for (const { placeholder } of fresh) seen.add(placeholder);
  return fresh.some(({ type }) => entityTypes[type].recalled);
}

/**
 * A second answer holds all that patterns and names found before, and what the session has learned since. A language
 * model may find less the second time: an entity of the earlier answer of which a letter or digit would be readable
 * stays, also around a name in it. An entity of the second answer that touches it gives way, and what is left of that
 * is masked by itself. So letters and digits that either answer masked are masked.
 * @throws UnexpectedAnswerError if what is left can't be masked
 */
async function withEarlier(
  piece: string,
  answer: MaskedText,
  earlier: MaskedText,
  mask: (text: string) => Promise<MaskedText>,
): Promise<MaskedText> {
  const { kept, missing } = settle(piece, answer.entities, earlier.entities);
  const settled = inOrder([...kept, ...missing]);
  const settledAt = touchingEntities(settled);
  const remnants = answer.entities
    .flatMap((entity) => gapsIn(entity, settledAt(entity.start, entity.end)))
    .filter((gap) => isReadable(piece, gap));
  const masked: MaskedText[] = [];
  for (const remnant of remnants) masked.push(await maskedRemnant(piece, remnant, mask));
  const entities = inOrder([...settled, ...masked.flatMap((remnant) => remnant.entities)]);
  const auditFlags = [...new Set([earlier, answer, ...masked].flatMap((each) => each.auditFlags))];
  return { text: replaceEntities(piece, entities), entities, auditFlags };
}

/** Entities of an answer, and those of an earlier one that they do not make up for; none touches another. */
function settle(
  piece: string,
  answered: readonly Entity[],
  earlier: readonly Entity[],
): { readonly kept: readonly Entity[]; readonly missing: readonly Entity[] } {
  const answeredAt = touchingEntities(answered);
  const missing = earlier.filter((entity) => {
    const touching = answeredAt(entity.start, entity.end);
    const isAroundAll = touching.every((other) => isLongerAround(entity, other));
    return isAroundAll || gapsIn(entity, touching).some((gap) => isReadable(piece, gap));
  });
  const missingAt = touchingEntities(missing);
  const kept = answered.filter(({ start, end }) => missingAt(start, end).length === 0);
  // One that gives way may have made up for others.
  return kept.length === answered.length ? { kept, missing } : settle(piece, kept, earlier);
}

/** What is left of an entity of a piece, masked by itself, in offsets of the piece. */
async function maskedRemnant(
  piece: string,
  { start, end }: Stretch,
  mask: (text: string) => Promise<MaskedText>,
): Promise<MaskedText> {
  const answer = await mask(piece.slice(start, end));
  const entities = answer.entities.map((entity) => ({
    ...entity,
    start: entity.start + start,
    end: entity.end + start,
  }));
  if (gapsIn({ start, end }, entities).some((gap) => isReadable(piece, gap)))
    throw new UnexpectedAnswerError(200, crossingAnswers);
  return { ...answer, entities };
}

const crossingAnswers =
  'Two answers of the service mask stretches that cross, and what only one of them masks cannot be masked by itself.';

/** The parts of a stretch that none of the entities, which touch it and are in order, covers. */
function gapsIn({ start, end }: Stretch, entities: readonly Entity[]): Stretch[] {
  const starts = [start, ...entities.map((entity) => entity.end)];
  const ends = [...entities.map((entity) => entity.start), end];
  return starts.map((from, index) => ({ start: from, end: ends[index] ?? end })).filter((gap) => gap.start < gap.end);
}

const isReadable = (piece: string, { start, end }: Stretch): boolean => /[\p{L}\p{N}]/u.test(piece.slice(start, end));

const inOrder = (entities: readonly Entity[]): Entity[] => [...entities].sort((a, b) => a.start - b.start);

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
