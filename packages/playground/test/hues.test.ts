import { entityTypeNames } from '@palimpsest/protocol';
import { expect, test } from 'vitest';
import { assignHues } from '../src/hues.js';

test('a type has the same colour whatever the order of the spans', () => {
  expect(assignHues(['DE_IBAN', 'PERSON', 'URL'])).toEqual(assignHues(['URL', 'PERSON', 'DE_IBAN', 'PERSON']));
});

test.each([[12], [24]])('%i types have as many different marks', (count) => {
  for (let first = 0; first + count <= entityTypeNames.length; first++) {
    const hues = assignHues(entityTypeNames.slice(first, first + count));
    expect(new Set(hues.values()).size).toBe(count);
  }
});

test('all types at once use no mark that the style sheet lacks', () => {
  const hues = [...assignHues(entityTypeNames).values()];
  expect(hues).toHaveLength(entityTypeNames.length);
  expect([Math.min(...hues), Math.max(...hues)]).toEqual([0, 23]);
});
