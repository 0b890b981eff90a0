import { describe, expect, test } from 'vitest';
import { type ChatChunk, restoreChatChunks } from '../src/chat-chunks.js';
import { createChunkRestorer } from '../src/restore-chunks.js';
import { collect } from './collect.js';
import { chatChunks } from './replay-server.js';

const ask = () => Promise.resolve(new Map([['[PERSON_1]', 'Jo "Z" 😀']]));

const restoreAll = <Chunk extends ChatChunk>(chunks: readonly Chunk[]): Promise<Chunk[]> =>
  collect(restoreChatChunks(ReadableStream.from(chunks), (encode) => createChunkRestorer(ask, encode)));
const deltas = (chunks: readonly ChatChunk[], choice: number) =>
  chunks.flatMap(({ choices }) => (choices ?? []).filter(({ index }) => index === choice).map(({ delta }) => delta));
const words = (chunks: readonly ChatChunk[], choice = 0) =>
  deltas(chunks, choice)
    .map((delta) => delta?.content ?? '')
    .join('');
const toolArguments = (chunks: readonly ChatChunk[], call: number) =>
  deltas(chunks, 0)
    .flatMap((delta) => (delta?.tool_calls ?? []).filter(({ index }) => index === call))
    .map((one) => one.function?.arguments ?? '')
    .join('');

describe('the stream of a chat completion', () => {
  test.each([1, 2, 3, 5, 8, 100])('has its words and tool calls restored in chunks of %i', async (chunkLength) => {
    const toolCalls = [
      { name: 'call', arguments: '{"who":"[PERSON_1]"}' },
      { name: 'write', arguments: '{"to":"[PERSON_2]","cc":["[PERSON_1]"]}' },
    ];
    const chunks = await restoreAll(chatChunks({ content: 'Liebe [PERSON_1], [PERSON_1', toolCalls, chunkLength }));
    expect(words(chunks)).toBe('Liebe Jo "Z" 😀, [PERSON_1');
    expect(JSON.parse(toolArguments(chunks, 0))).toEqual({ who: 'Jo "Z" 😀' });
    expect(JSON.parse(toolArguments(chunks, 1))).toEqual({ to: '[PERSON_2]', cc: ['Jo "Z" 😀'] });
  });

  test('keeps all other fields of its chunks', async () => {
    const chunk = { id: 'a', usage: null, choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] };
    expect(await restoreAll([chunk])).toEqual([chunk]);
  });

  test('keeps replies apart that stream at the same time', async () => {
    const part = (index: number, content: string) => ({ choices: [{ index, delta: { content } }] });
    const chunks = await restoreAll([part(0, 'A [PER'), part(1, 'B [PERSON'), part(0, 'SON_1]'), part(1, '_2]')]);
    expect([words(chunks, 0), words(chunks, 1)]).toEqual(['A Jo "Z" 😀', 'B [PERSON_2]']);
  });

  test('may have chunks that say nothing of a reply, as Azure and others send them', async () => {
    const filtered = { choices: [{ index: 0, finish_reason: null, content_filter_offsets: { start_offset: 0 } }] };
    const usage = { choices: undefined, usage: { total_tokens: 3 } };
    const last = { choices: [{ index: 0, delta: null, finish_reason: 'stop' }] };
    const said = { choices: [{ index: 0, delta: { content: '[PERSON_1] [PER' } }] };
    const chunks = await restoreAll<ChatChunk>([filtered, said, filtered, usage, last, { ...usage, choices: null }]);
    expect(words(chunks)).toBe('Jo "Z" 😀 [PER');
    expect([chunks[0], chunks[3]]).toEqual([filtered, usage]);
  });

  test('loses nothing when it breaks off', async () => {
    const chunks = await restoreAll(chatChunks({ content: 'Ja [PERSON', chunkLength: 4 }).slice(0, -1));
    expect(words(chunks)).toBe('Ja [PERSON');
  });
});
