/** Finds the entities at many places of a text in one walk: tables have thousands of both. */
import type { Entity } from './answers.js';

/**
 * Gives the entities that share a character with a stretch, for one stretch after the other in order of their starts.
 * @param entities in order, disjoint
 */
export function touchingEntities(entities: readonly Entity[]): (start: number, end: number) => readonly Entity[] {
  let first = 0;
  return (start, end) => {
    while ((entities[first]?.end ?? Infinity) <= start) first++;
    let behind = first; // one that reaches on into the next stretch is to be seen there again
    while ((entities[behind]?.start ?? Infinity) < end) behind++;
    return entities.slice(first, behind);
  };
}
