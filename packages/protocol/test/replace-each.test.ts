import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replaceEach } from '../src/replace-each.js';

test('what was put in is not looked at again', () => {
  const stretches = [
    { start: 0, end: 1 },
    { start: 1, end: 3 },
    { start: 5, end: 5 },
  ];
  const written: string[] = [];
  const replaced = replaceEach('abbcd!', stretches, ({ start }, stretch) => {
    written.push(stretch);
    return `<${start}>`;
  });
  expect([replaced, written]).toEqual(['<0><1>cd<5>!', ['a', 'bb', '']]);
});

test('a text whose stretches are replaced by themselves is the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.nat(40)), (text, cuts) => {
      const ends = [...new Set(cuts.filter((cut) => cut <= text.length))].sort((a, b) => a - b);
      const stretches = ends.flatMap((end, index) => (index % 2 === 1 ? [{ start: ends[index - 1] ?? 0, end }] : []));
      expect(replaceEach(text, stretches, (_, written) => written)).toBe(text);
    }),
  );
});
