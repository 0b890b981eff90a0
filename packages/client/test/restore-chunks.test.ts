import { findPlaceholders, maxPlaceholderLength } from '@palimpsest/protocol/placeholder';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createChunkRestorer, jsonStringContent, restoringStream, verbatim } from '../src/restore-chunks.js';
import { collect } from './collect.js';
import { cut } from './chat-model.js';

const values: Readonly<Record<string, string>> = {
  '[PERSON_1]': 'Jörg "Jo" Müller-Lüdenscheidt 😀',
  '[PERSON_2]': 'A\\B\n[PERSON_1]\ud83d',
  '[DE_IBAN_999999]': 'DE89 3704 0044 0532 0130 00',
};

/** A session's memory that notes what it is asked. */
function memory() {
  const asked: (readonly string[])[] = [];
  const ask = (placeholders: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    asked.push(placeholders);
    return Promise.resolve(new Map(Object.entries(values)));
  };
  return { asked, ask };
}

const restored = (text: string): string =>
  findPlaceholders(text).reduceRight((done, { start, end }) => {
    const placeholder = text.slice(start, end);
    return done.slice(0, start) + (values[placeholder] ?? placeholder) + done.slice(end);
  }, text);

async function throughStream(chunks: readonly string[], stream: TransformStream<string, string>): Promise<string> {
  return (await collect(ReadableStream.from(chunks).pipeThrough(stream))).join('');
}

const parts = [
  '[PERSON_1]',
  '[PERSON_2]',
  '[DE_IBAN_999999]',
  '[PERSON_7]',
  '[PERS',
  '[',
  ']',
  '[[PERSON_1]',
  '😀',
  '\udc00',
  'Text ',
  '\r\n',
];
const texts = fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((some) => some.join(''));

describe('a restored stream', () => {
  test('is the same wherever the text is cut, inside placeholders and surrogate pairs too', () =>
    fc.assert(
      fc.asyncProperty(texts, async (text) => {
        for (let at = 0; at <= text.length; at++) {
          const stream = restoringStream(createChunkRestorer(memory().ask, verbatim));
          expect(await throughStream([text.slice(0, at), text.slice(at)], stream)).toBe(restored(text));
        }
      }),
      { numRuns: 30 },
    ));

  test('is the same in chunks of any length, single code units included', () =>
    fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 1, max: 9 }), async (text, length) => {
        const stream = restoringStream(createChunkRestorer(memory().ask, verbatim));
        expect(await throughStream(cut(text, length), stream)).toBe(restored(text));
      }),
    ));

  test('holds back nothing but what can become a placeholder, never as much as the longest one', () =>
    fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const identity = createChunkRestorer(() => Promise.resolve(new Map()), verbatim);
        let out = '';
        for (const [index, unit] of text.split('').entries()) {
          out += await identity.push(unit);
          const held = text.slice(out.length, index + 1);
          expect(held).toMatch(/^(\[[A-Z_]*\d{0,6})?$/);
          expect(held.length).toBeLessThan(maxPlaceholderLength);
        }
      }),
    ));

  test.each(['[', '[P', '[PERSON', '[PERSON_', '[PERSON_99999', '[DE_IBAN_1'])('waits after %s', async (text) => {
    const restorer = createChunkRestorer(memory().ask, verbatim);
    expect(await restorer.push(`Ja ${text}`)).toBe('Ja ');
    expect(restorer.end()).toBe(text);
  });

  test.each(['[p', '[PERSON ', '[PX', '[PERSON_0', '[PERSON_1234567', '[1', 'PERSON_'])(
    'does not wait after %s',
    async (text) => {
      expect(await createChunkRestorer(memory().ask, verbatim).push(text)).toBe(text);
    },
  );

  test('asks for each distinct placeholder once, unknown ones included', async () => {
    const { ask, asked } = memory();
    const text = '[PERSON_1] [PERSON_7] [PERSON_1] '.repeat(50);
    await throughStream(cut(text, 7), restoringStream(createChunkRestorer(ask, verbatim)));
    expect(asked).toEqual([['[PERSON_1]'], ['[PERSON_7]']]);
  });

  test('asks for all placeholders of a chunk at once', async () => {
    const { ask, asked } = memory();
    const restorer = createChunkRestorer(ask, verbatim);
    await restorer.push('[PERSON_1] [PERSON_7] [PERSON_1] ');
    await restorer.push('[PERSON_7] [DE_IBAN_999999]');
    expect(asked).toEqual([['[PERSON_1]', '[PERSON_7]'], ['[DE_IBAN_999999]']]);
  });

  test('does not look for placeholders in restored values', async () => {
    const restorer = createChunkRestorer(memory().ask, verbatim);
    expect(await restorer.push('[PERSON_2]')).toBe(values['[PERSON_2]']);
  });

  test('fails with the error that asking failed with', async () => {
    const stream = restoringStream(createChunkRestorer(() => Promise.reject(new Error('gone')), verbatim));
    await expect(throughStream(['[PERSON_1]'], stream)).rejects.toThrow('gone');
  });
});

describe('a signal that aborts', () => {
  test('ends a restored stream whose values are known, and its source, with the reason', async () => {
    const controller = new AbortController();
    const reason = new Error('enough');
    let cancelledWith: unknown;
    const source = new ReadableStream<string>({
      pull: (chunks) => {
        chunks.enqueue('x [PERSON_1] ');
      },
      cancel: (error) => {
        cancelledWith = error;
      },
    });
    const stream = restoringStream(createChunkRestorer(memory().ask, verbatim), controller.signal);
    const chunks: string[] = [];
    const reading = (async () => {
      for await (const chunk of source.pipeThrough(stream)) if (chunks.push(chunk) === 3) controller.abort(reason);
    })();
    await expect(reading).rejects.toBe(reason);
    expect(chunks).toHaveLength(3);
    expect(cancelledWith).toBe(reason);
  });

  test('ends a restored stream whose source is silent', async () => {
    const controller = new AbortController();
    const reason = new Error('enough');
    const stream = restoringStream(createChunkRestorer(memory().ask, verbatim), controller.signal);
    const reading = collect(new ReadableStream<string>().pipeThrough(stream));
    controller.abort(reason);
    await expect(reading).rejects.toBe(reason);
  });

  test('before there is a stream lets nothing through', async () => {
    const reason = new Error('enough');
    const stream = restoringStream(createChunkRestorer(memory().ask, verbatim), AbortSignal.abort(reason));
    await expect(throughStream(['Ja'], stream)).rejects.toBe(reason);
  });
});

describe('a restored stream of JSON', () => {
  test('is JSON with the values in its strings, wherever it is cut', () =>
    fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 1, max: 9 }), async (text, length) => {
        const stream = restoringStream(createChunkRestorer(memory().ask, jsonStringContent));
        const json = await throughStream(cut(JSON.stringify({ text: [text] }), length), stream);
        expect(JSON.parse(json)).toEqual({ text: [restored(text)] });
      }),
    ));
});
