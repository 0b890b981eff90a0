import { expect, test } from 'vitest';
import { type Clue, narrow } from '../../src/adversary/narrow.js';

const narrowedBy = (reply: string, quotes: readonly string[]) => {
  const clues = quotes.map((quote): Clue => ({ attribute: 'identity', quote }));
  const context = { complete: () => Promise.resolve(reply) };
  return narrow(clues, { context, language: 'de', randomToken: () => 'token' }, new AbortController().signal);
};
const narrowed = async (quotes: readonly string[], ...pieces: readonly string[]) => {
  const found = await narrowedBy(JSON.stringify({ quotes: pieces.map((text) => ({ text, type: 'EVENT' })) }), quotes);
  return [...(found ?? [])].map(([quote, kept]) => [quote, kept.map(({ text }) => text)]);
};

test('each quote keeps the pieces that stand in it as whole words, and none of another quote', async () => {
  expect(
    await narrowed(
      ['einzige Imkerin im Ort', 'Imkerin', 'im Rollstuhl', 'seit 1990'],
      'Imkerin',
      'Roll',
      'im Rollstuhl',
      'Ort Imkerin',
    ),
  ).toEqual([
    ['einzige Imkerin im Ort', ['Imkerin']],
    ['Imkerin', ['Imkerin']],
    ['im Rollstuhl', ['im Rollstuhl']],
    ['seit 1990', []],
  ]);
});

test('thousands of hostile quotes and hundreds of pieces are a walk through them', async () => {
  const long = (n: number) => `wort${n} `.repeat(30).slice(0, 190).trim();
  const quotes = Array.from({ length: 3_000 }, (_, n) => long(n));
  const begun = performance.now();
  expect(await narrowed(quotes, ...quotes.slice(0, 200))).toHaveLength(3_000);
  expect(performance.now() - begun).toBeLessThan(5_000);
});

test('an empty draft before an answer that can not be read refuses nothing', async () => {
  expect(await narrowedBy('{"quotes":[]} {"quotes":[{"text":"the "only" one"}]}', ['Imkerin'])).toBeUndefined();
});
