import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { type ChatChunk, restoreChatChunks } from '../src/chat-chunks.js';
import { collect } from './collect.js';
import { chatChunks } from './chat-model.js';

const asked: (readonly string[])[] = [];
const ask = (placeholders: readonly string[]) => {
  asked.push(placeholders);
  return Promise.resolve(new Map([['[PERSON_1]', 'Jo "Z" 😀']]));
};

const restoreAll = <Chunk extends ChatChunk>(chunks: readonly Chunk[]): Promise<Chunk[]> =>
  collect(restoreChatChunks(ReadableStream.from(chunks), ask));
const deltas = (chunks: readonly ChatChunk[], choice: number) =>
  chunks.flatMap(({ choices }) => (choices ?? []).filter(({ index }) => index === choice).map(({ delta }) => delta));
const words = (chunks: readonly ChatChunk[], choice = 0) =>
  deltas(chunks, choice)
    .map((delta) => (typeof delta?.content === 'string' ? delta.content : ''))
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

  test('asks for a value once, however many replies and tool calls hold it', async () => {
    asked.length = 0;
    const call = { index: 0, function: { arguments: '"[PERSON_1]"' } };
    const delta = { content: '[PERSON_1]', tool_calls: [call, { ...call, index: 1 }] };
    await restoreAll([{ choices: [0, 1, 2].map((index) => ({ index, delta })) }, { choices: [{ index: 3, delta }] }]);
    expect(asked).toEqual([['[PERSON_1]']]);
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

  test('loses nothing when it fails, and fails with the error of its source', async () => {
    const failure = new Error('boom');
    const source = async function* (): AsyncGenerator<ChatChunk> {
      yield await Promise.resolve({ choices: [{ index: 0, delta: { content: 'Hi [PERSON_1] [PER' } }] });
      throw failure;
    };
    const chunks: ChatChunk[] = [];
    const reading = (async () => {
      for await (const chunk of restoreChatChunks(source(), ask)) chunks.push(chunk);
    })();
    await expect(reading).rejects.toBe(failure);
    expect(words(chunks)).toBe('Hi Jo "Z" 😀 [PER');
  });

  test('has thoughts and refusals restored, each apart from the words', async () => {
    const part = (delta: object, finish_reason: string | null = null) => ({
      choices: [{ index: 0, delta, finish_reason }],
    });
    const chunks = await restoreAll([
      part({ reasoning_content: 'For [PERSON' }),
      part({ content: '[PER' }),
      part({ reasoning_content: '_1]' }),
      part({ content: 'SON_1]', refusal: 'Not [PERSON_1], [P' }),
      part({}, 'stop'),
    ]);
    const said = (field: string) => deltas(chunks, 0).map((delta) => String(Reflect.get(delta ?? {}, field) ?? '')).join(''); // prettier-ignore
    expect([said('reasoning_content'), said('content'), said('refusal')]).toEqual([
      'For Jo "Z" 😀',
      'Jo "Z" 😀',
      'Not Jo "Z" 😀, [P',
    ]);
  });

  test('may have its words in parts, as Mistral sends them', async () => {
    const thinking = { type: 'thinking', thinking: [{ type: 'text', text: 'Hm' }] };
    const part = (content: readonly object[], finish_reason: string | null = null) => ({
      choices: [{ index: 0, delta: { content }, finish_reason }],
    });
    const text = (words: string) => ({ type: 'text', text: words });
    const chunks = await restoreAll([
      part([thinking]),
      part([text('[PERS')]),
      part([text('ON_1] ['), thinking], 'stop'),
    ]);
    expect(deltas(chunks, 0).map((delta) => delta?.content)).toEqual([
      [thinking],
      [text('')],
      [text('Jo "Z" 😀 '), thinking, text('[')],
    ]);
  });

  test('has thoughts restored that stand in parts of its words, each apart from the words', async () => {
    const part = (content: string | readonly object[], finish_reason: string | null = null) => ({
      choices: [{ index: 0, delta: { content }, finish_reason }],
    });
    const text = (words: string) => ({ type: 'text', text: words });
    const thinking = (words: string) => ({ type: 'thinking', thinking: [text(words)] });
    const chunks = await restoreAll([
      part([thinking('For [PERSON_1], [PER')]),
      part([thinking('SON_1] ['), text('[PERS')]),
      part('ON_1]', 'stop'),
    ]);
    expect(deltas(chunks, 0).map((delta) => delta?.content)).toEqual([
      [thinking('For Jo "Z" 😀, ')],
      [thinking('Jo "Z" 😀 '), text('')],
      [text('Jo "Z" 😀'), thinking('[')],
    ]);
  });

  test('has the input of custom tools restored as it is, and a function call of the older form as JSON', async () => {
    const part = (delta: object, finish_reason: string | null = null) => ({
      choices: [{ index: 0, delta, finish_reason }],
    });
    const custom = (input: string) => ({ tool_calls: [{ index: 0, type: 'custom', custom: { name: 'f', input } }] });
    const called = (written: string | null) => ({ function_call: { name: 'g', arguments: written } });
    const chunks = await restoreAll([
      part(custom('For [PER')),
      part(custom('SON_1] [')),
      part(called(null)),
      part(called('{"who":"[PERSON')),
      part(called('_1]"} [')),
      part({}, 'function_call'),
    ]);
    expect(deltas(chunks, 0)).toEqual([
      custom('For '),
      custom('Jo "Z" 😀 '),
      called(null),
      called('{"who":"'),
      called('Jo \\"Z\\" 😀"} '),
      { tool_calls: [{ index: 0, custom: { input: '[' } }], function_call: { arguments: '[' } },
    ]);
  });

  test('may begin a tool call with null for its arguments', async () => {
    const part = (written: string | null) => ({
      choices: [{ index: 0, delta: { content: null, tool_calls: [{ index: 0, function: { arguments: written } }] } }],
    });
    expect(toolArguments(await restoreAll([part(null), part('{"who":"[PERSON_1]"}')]), 0)).toBe(
      '{"who":"Jo \\"Z\\" 😀"}',
    );
  });

  test.each([
    ['goes on with values that are known', 0],
    ['is silent', 60_000],
  ])('ends with the reason of its signal while it %s', async (_name, pauseMs) => {
    let isEnded = false;
    const stream = new ReadableStream<ChatChunk>({
      pull: async (chunks) => {
        chunks.enqueue({ choices: [{ index: 0, delta: { content: 'x [PERSON_1] ' } }] });
        await setTimeout(pauseMs, undefined, { ref: false });
      },
      cancel: () => {
        isEnded = true;
      },
    });
    const controller = new AbortController();
    const reason = new Error('enough');
    const chunks: ChatChunk[] = [];
    const reading = (async () => {
      for await (const chunk of restoreChatChunks(stream, ask, controller.signal)) {
        chunks.push(chunk);
        if (chunks.length > 1) continue;
        setImmediate(() => {
          controller.abort(reason);
        });
      }
    })();
    await expect(reading).rejects.toBe(reason);
    const received = chunks.length;
    await setTimeout(20);
    expect(chunks).toHaveLength(received);
    expect(isEnded).toBe(pauseMs === 0); // while it is silent it can't be told
  });

  test('ends its source when its reader leaves early', async () => {
    let isEnded = false;
    const source = async function* (): AsyncGenerator<ChatChunk> {
      try {
        for (;;) yield await Promise.resolve({ choices: [{ index: 0, delta: { content: 'x' } }] });
      } finally {
        isEnded = true;
      }
    };
    for await (const chunk of restoreChatChunks(source(), ask, new AbortController().signal)) {
      expect(words([chunk])).toBe('x');
      break;
    }
    expect(isEnded).toBe(true);
  });

  test('tells its usage once, also when it breaks off', async () => {
    const usage = { choices: [], usage: { total_tokens: 3 } };
    const chunks = await restoreAll<ChatChunk>([{ choices: [{ index: 0, delta: { content: 'Ja [' } }] }, usage]);
    expect(words(chunks)).toBe('Ja [');
    expect(chunks.filter((chunk) => 'usage' in chunk)).toEqual([usage]);
  });
});
