/** A tree of keys finds what looking for one key after the other finds. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PrefixTree } from '../../src/patterns/prefix-tree.js';

const word = (minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom('a', 'b', 'ä', '\ud83d', '\uffff'), { minLength, maxLength }).map((units) => units.join(''));

test('each value of a key that stands at a place is visited, shorter keys first, those of one key in their order', () => {
  fc.assert(
    fc.property(fc.array(word(1, 5), { maxLength: 12 }), word(0, 12), fc.nat(12), (keys, text, start) => {
      const visited: { key: string; number: number; end: number }[] = [];
      const tree = new PrefixTree(keys.map((key, number) => [key, { key, number }] as const));
      tree.visitAt(text, start, (value, end) => visited.push({ ...value, end }));
      const standing = keys
        .map((key, number) => ({ key, number, end: start + key.length }))
        .filter(({ key }) => start < text.length && text.startsWith(key, start));
      expect(visited).toEqual(standing.sort((a, b) => a.end - b.end || a.number - b.number));
    }),
    { numRuns: 2000 },
  );
});

test('a tree without keys has nothing to visit', () => {
  const visited: unknown[] = [];
  new PrefixTree<string>([]).visitAt('text', 0, (value) => visited.push(value));
  expect(visited).toEqual([]);
});
