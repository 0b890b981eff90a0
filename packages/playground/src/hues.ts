/** Gives every type in a text a colour of its own, as far as there are colours. */
import { type EntityType, entityTypeNames } from '@palimpsest/protocol/entity-types';

/**
 * How many colours the style sheet has: `hue-0` and so on, and as many again with a dashed line, `hue-12` and so on.
 */
const hueCount = 12;
const classCount = 2 * hueCount;

/** Types and their colours. */
export type Hues = ReadonlyMap<EntityType, number>;

/**
 * A colour for each of `types`, mostly the same from text to text. From the 25th type on, types share them: the name
 * stands in the legend and in the placeholder, so that nothing is told by colour alone.
 */
export function assignHues(types: Iterable<EntityType>): Hues {
  const hues = new Map<EntityType, number>();
  for (const type of inOrder(types)) {
    const round = Math.floor((hues.size % classCount) / hueCount) * hueCount;
    const taken = new Set([...hues.values()].slice(Math.floor(hues.size / hueCount) * hueCount));
    let hue = Math.max(0, entityTypeNames.indexOf(type)) % hueCount;
    while (taken.has(round + hue)) hue = (hue + 1) % hueCount;
    hues.set(type, round + hue);
  }
  return hues;
}

const inOrder = (types: Iterable<EntityType>): EntityType[] =>
  [...new Set(types)].sort((a, b) => entityTypeNames.indexOf(a) - entityTypeNames.indexOf(b));
