import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Entity } from '../src/index.js';
import { touchingEntities } from '../src/touching-entities.js';

/** Entities or stretches: in order and disjoint, by the lengths of gaps and themselves. */
const stretches = fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 5 })), { maxLength: 12 }).map((lengths) => {
  let at = 0;
  return lengths.map(([gap, length]) => {
    const start = at + gap;
    at = start + length;
    return { start, end: at };
  });
});
const entity = (place: { start: number; end: number }): Entity => ({
  ...place,
  type: 'PERSON',
  placeholder: '[PERSON_1]',
  confidence: 1,
});

test('the entities that touch a stretch are all of those that share a character with it, and no other', () => {
  fc.assert(
    fc.property(stretches, stretches, (places, looked) => {
      const entities = places.map(entity);
      const touchingAt = touchingEntities(entities);
      for (const { start, end } of looked)
        expect(touchingAt(start, end)).toEqual(entities.filter((other) => other.start < end && start < other.end));
    }),
  );
});
