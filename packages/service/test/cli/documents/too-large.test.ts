import { expect, test } from 'vitest';
import { BadFileError } from '../../../src/cli/documents/document.js';
import { formats } from '../../../src/cli/documents/formats.js';
import { refusingTooLarge } from '../../../src/cli/documents/too-large.js';

test('a file that overflows the stack is a bad file', async () => {
  const cell = Buffer.from(`a;b\n${'"'.repeat(16_000_000)}\n`);
  await expect(refusingTooLarge(async () => Promise.resolve(formats.csv(cell, {})))).rejects.toThrow(
    new BadFileError('it is too large or too deeply nested to be read'),
  );
});

test.each([new Error('x'), Object.assign(new RangeError('x'), { code: 'ERR_OUT_OF_RANGE' })])(
  'other errors go on as they are: %o',
  async (error) => {
    await expect(refusingTooLarge(() => Promise.reject(error))).rejects.toBe(error);
  },
);
