/** Replies of a model that stream through the clients that people use, restored by the real service. */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { jsonSchema, streamText, tool } from 'ai';
import OpenAI from 'openai';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Palimpsest, serverSentData, type Session } from '../src/index.js';
import type { ReplayServer } from '../../../test/replay-server.js';
import { type Service, startService } from '../../service/test/http/service.js';
import { startModel } from './chat-model.js';
import { collect } from './collect.js';

let service: Service;
let session: Session;
let model: ReplayServer | undefined;
beforeAll(async () => {
  service = await startService();
  session = await new Palimpsest({ baseUrl: service.url, apiKey: service.key }).session();
  const masked = await session.mask('Von anna@example.com, IBAN DE89370400440532013000', { stages: [1] });
  expect(masked.text).toBe('Von [EMAIL_ADDRESS_1], IBAN [DE_IBAN_1]');
});
afterEach(() => model?.stop());
afterAll(() => service.stop());

const content = 'Gern 😀: [EMAIL_ADDRESS_1] und [DE_IBAN_1], nicht [PERSON_9] – [EMAIL_ADDRESS_1].';
const restored = 'Gern 😀: anna@example.com und DE89370400440532013000, nicht [PERSON_9] – anna@example.com.';
const toolCalls = [{ name: 'transfer', arguments: '{"to":"[EMAIL_ADDRESS_1]","iban":"[DE_IBAN_1]"}' }];
const restoredArguments = { to: 'anna@example.com', iban: 'DE89370400440532013000' };
const question = { role: 'user', content: 'Und?' } as const;

describe.each([1, 4, 1_000])('in chunks of %i', (chunkLength) => {
  test('the openai package streams restored words and tool calls', async () => {
    model = await startModel({ content, toolCalls, chunkLength });
    const openai = new OpenAI({ baseURL: model.url, apiKey: 'none' });
    const stream = await openai.chat.completions.create({ model: 'replay', messages: [question], stream: true });
    const deltas = (await collect(session.restoreChat(stream))).map(({ choices: [choice] }) => choice?.delta);
    expect(deltas.map((delta) => delta?.content ?? '').join('')).toBe(restored);
    const json = deltas.map((delta) => delta?.tool_calls?.[0]?.function?.arguments ?? '').join('');
    expect(JSON.parse(json)).toEqual(restoredArguments);
  });

  test('the AI SDK streams restored words', async () => {
    model = await startModel({ content, chunkLength });
    const provider = createOpenAICompatible({ name: 'replay', baseURL: model.url });
    const { textStream } = streamText({ model: provider('replay'), messages: [question] });
    expect((await collect(textStream.pipeThrough(session.restoreStream()))).join('')).toBe(restored);
  });

  test('tools of the AI SDK restore what they are called with', async () => {
    model = await startModel({ toolCalls, chunkLength });
    const provider = createOpenAICompatible({ name: 'replay', baseURL: model.url });
    const called: unknown[] = [];
    const transfer = tool({
      inputSchema: jsonSchema({ type: 'object' }),
      execute: async (input) => {
        called.push(JSON.parse(await session.unmaskJson(JSON.stringify(input))));
        return 'done';
      },
    });
    await streamText({ model: provider('replay'), messages: [question], tools: { transfer } }).consumeStream();
    expect(called).toEqual([restoredArguments]);
  });

  test('server-sent events are read and restored without any other client', async () => {
    model = await startModel({ content, chunkLength });
    const response = await fetch(model.url, { method: 'POST', body: '{"stream":true}' });
    const events = response.body?.pipeThrough(new TextDecoderStream()).pipeThrough(serverSentData());
    const words = events?.pipeThrough(
      new TransformStream<string, string>({
        transform(event, controller) {
          const chunk = JSON.parse(event) as { choices: { delta: { content?: string } }[] };
          controller.enqueue(chunk.choices[0]?.delta.content ?? '');
        },
      }),
    );
    expect((await collect(words?.pipeThrough(session.restoreStream()) ?? ([] as never))).join('')).toBe(restored);
  });
});
