import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { serverSentData } from '../src/server-sent-events.js';
import { collect } from './collect.js';
import { cut } from './chat-model.js';

async function dataOf(text: string, chunkLength = text.length): Promise<string[]> {
  return collect(ReadableStream.from(cut(text, chunkLength)).pipeThrough(serverSentData()));
}

describe('an event stream', () => {
  test.each(['\n', '\r\n', '\r'])(
    'gives the data of its events, wherever it is cut, with lines ended by %j',
    async (end) => {
      const text = [
        ': hello',
        'event: x',
        'data: {"a":1}',
        '',
        'data:b',
        'data:  c',
        'id: 7',
        '',
        '',
        'data: [DONE]',
        '',
        '',
      ].join(end);
      for (let length = 1; length <= text.length; length++) {
        expect(await dataOf(text, length)).toEqual(['{"a":1}', 'b\n c']);
      }
    },
  );

  test('drops an event that breaks off', async () => {
    expect(await dataOf('data: a\n\ndata: b\n')).toEqual(['a']);
  });

  test('with a line of two megabytes in small chunks is read in time that grows with its length alone', async () => {
    const before = process.cpuUsage();
    expect((await dataOf(`data: ${'x'.repeat(2_000_000)}\n\n`, 100))[0]).toHaveLength(2_000_000);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(5_000);
  });

  test('gives back every line that was sent as data', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'binary' }).map((line) => `x${line.replace(/[\r\n]/g, '')}`)),
        async (lines) => {
          expect(await dataOf(lines.map((line) => `data: ${line}\n\n`).join(''), 5)).toEqual(lines);
        },
      ),
    ));
});
