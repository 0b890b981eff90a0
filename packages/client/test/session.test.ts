import { describe, expect, test } from 'vitest';
import { DegradedError } from '../src/index.js';
import { collect } from './collect.js';
import { connect, id, masked, opened, requests } from './played-service.js';

describe('a session', () => {
  test('is opened with the key and the time to live, below the base path', async () => {
    const session = await (await connect([opened])).session({ ttlSeconds: 600 });
    expect(session.id).toBe(id);
    expect(session.expiresAt).toEqual(new Date('2030-01-01T00:10:00.000Z'));
    expect(requests()).toMatchObject([
      { method: 'POST', path: '/base/v1/masking/session', body: '{"ttl_seconds":600}' },
    ]);
    expect(requests()[0]?.headers.authorization).toBe('Bearer plm_key');
  });

  test('is destroyed by hand or at the end of its block', async () => {
    const session = await (await connect([opened, { status: 204, body: '' }])).session();
    await session.destroy();
    await session[Symbol.asyncDispose]();
    const deletion = { method: 'DELETE', path: `/base/v1/masking/session/${id}`, body: '' };
    expect(requests().slice(1)).toMatchObject([deletion, deletion]);
  });

  test('asks for the stages that it is told', async () => {
    const session = await (await connect([opened, masked])).session();
    await session.mask('Hallo', { stages: [1, 2] });
    await session.mask('Hallo');
    expect(
      requests()
        .map(({ path }) => path)
        .slice(1),
    ).toEqual(['/base/v1/masking/anonymize?stages=1,2', '/base/v1/masking/anonymize']);
  });

  test.each([
    [[1, 3], '1,3', '1'],
    [undefined, undefined, '1,2'],
    [[3], '3', '1'],
  ] as const)('asks for the stages %s, and after many rounds for those without models', async (stages, first, last) => {
    const found = Array.from({ length: 12 }, (_, index) => {
      const entity = { start: 0, end: 1, entity_type: 'PERSON', confidence: 1, placeholder: `[PERSON_${index + 1}]` };
      return { body: { ...masked.body, anonymized_text: 'x', entities: [entity] } };
    });
    const session = await (await connect([opened, ...found])).session();
    await session.maskPages(['a', 'b'], { stages });
    const asked = requests()
      .slice(1)
      .map(({ path }) => new URL(path, 'http://localhost').searchParams.get('stages') ?? undefined);
    expect(asked.slice(0, 10)).toEqual(Array(10).fill(first));
    expect(new Set(asked.slice(10))).toEqual(new Set([last]));
  });

  test('needs no call for an empty text', async () => {
    const session = await (await connect([opened])).session();
    expect(await session.mask('')).toEqual({ text: '', entities: [], auditFlags: [] });
    expect(await session.unmask('')).toBe('');
    expect(requests()).toHaveLength(1);
  });

  test.each([[5], [{ content: 'Anna' }], [['Anna']], [undefined], [null]])('takes no %j for a text', async (value) => {
    const session = await (await connect([opened])).session();
    const noText = value as unknown as string; // as a caller in JavaScript may give it
    await expect(session.mask(noText)).rejects.toThrow(new TypeError('`text` must be a string.'));
    await expect(session.maskPages(['', noText])).rejects.toThrow(new TypeError('`pages[]` must be a string.'));
    await expect(session.unmask(noText)).rejects.toThrow(new TypeError('`text` must be a string.'));
    await expect(session.unmaskJson(noText)).rejects.toThrow(new TypeError('`json` must be a string.'));
    const chunks = ReadableStream.from([noText]).pipeThrough(session.restoreStream());
    await expect(collect(chunks)).rejects.toThrow(new TypeError('`chunk` must be a string.'));
    expect(requests()).toHaveLength(1);
  });

  test('refuses degraded answers if it is told to', async () => {
    const degraded = { body: { ...masked.body, audit_flags: ['context_llm_unavailable'] } };
    const tolerant = await (await connect([opened, degraded])).session();
    expect((await tolerant.mask('Hallo')).auditFlags).toEqual(['context_llm_unavailable']);
    const strict = await (await connect([opened, degraded], { refuseDegraded: true })).session();
    const refusal = await strict.mask('Hallo').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DegradedError);
    expect(refusal).toMatchObject({ code: 'degraded', auditFlags: ['context_llm_unavailable'] });
  });
});
