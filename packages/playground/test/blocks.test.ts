import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Block, cutIntoBlocks } from '../src/blocks.js';

const entity = (start: number, end: number, placeholder: string) =>
  ({ type: 'PERSON', start, end, placeholder, confidence: 1 }) as const;
const textOf = (blocks: readonly Block[], side: keyof Block): string =>
  blocks.flatMap((block) => block[side].map(({ text }) => text)).join('');

describe('blocks', () => {
  test('are the lines, with what was masked in them', () => {
    expect(cutIntoBlocks('Frau Weber\n\nEnde', [entity(5, 10, '[PERSON_1]')])).toEqual([
      {
        original: [{ text: 'Frau ' }, { text: 'Weber', entity: 0 }, { text: '\n' }],
        masked: [{ text: 'Frau ' }, { text: '[PERSON_1]', entity: 0 }, { text: '\n' }],
      },
      { original: [{ text: '\n' }], masked: [{ text: '\n' }] },
      { original: [{ text: 'Ende' }], masked: [{ text: 'Ende' }] },
    ]);
  });

  test('do not end inside a span', () => {
    expect(cutIntoBlocks('Anna\nWeber\n', [entity(0, 10, '[PERSON_1]')])).toHaveLength(1);
  });

  test('put together are the two texts, whatever was masked', () => {
    const pieces = fc.array(fc.tuple(fc.string({ unit: fc.constantFrom('a', '\n', '\r', 'ü', '😀') }), fc.boolean()));
    fc.assert(
      fc.property(pieces, (marked) => {
        let original = '';
        let masked = '';
        const entities: ReturnType<typeof entity>[] = [];
        for (const [text, isMasked] of marked.filter(([text]) => text !== '')) {
          if (isMasked) entities.push(entity(original.length, original.length + text.length, '[PERSON_1]'));
          original += text;
          masked += isMasked ? '[PERSON_1]' : text;
        }
        const blocks = cutIntoBlocks(original, entities);
        expect([textOf(blocks, 'original'), textOf(blocks, 'masked')]).toEqual([original, masked]);
      }),
    );
  });
});
