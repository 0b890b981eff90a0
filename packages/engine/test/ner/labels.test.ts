import { describe, expect, test } from 'vitest';
import { readLabels } from '../../src/ner/labels.js';

describe('labels', () => {
  test.each([
    ['BIO', ['O', 'B-PER', 'I-PER']],
    ['BILOU', ['O', 'U-PER', 'L-PER']],
    ['BIOES', ['O', 'S_PERSON', 'E_PERSON']],
  ])('of %s tell where a name begins', (_name, names) => {
    expect(readLabels(names)).toEqual([
      { type: undefined, begins: false },
      { type: 0, begins: true },
      { type: 0, begins: false },
    ]);
  });

  test('without notation never begin a name', () => {
    expect(readLabels(['O', 'person', 'MISC'])).toEqual([
      { type: undefined, begins: false },
      { type: 0, begins: false },
      { type: undefined, begins: false },
    ]);
  });

  test('of other values stand for their type, as they are written in entity types', () => {
    expect(readLabels(['O', 'SECRET', 'secret']).map(({ type, value }) => type ?? value)).toEqual([
      undefined,
      'SECRET',
      undefined,
    ]);
  });

  test('follow the map they are given', () => {
    expect(readLabels(['B-EW', 'B-PER'], { EW: 'LOCATION' }).map(({ type }) => type)).toEqual([1, undefined]);
  });
});
