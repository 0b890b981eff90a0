/** Many callers of one session: what the use case does beside what HTTP shows. */
import { compileTerms } from '@palimpsest/engine';
import { describe, expect, test } from 'vitest';
import { noAuditLog } from '../src/audit-log.js';
import { createMasking, type MaskingParts } from '../src/masking.js';
import { createPipeline } from '../src/pipeline.js';
import { UnavailableError } from '../src/problems.js';
import { SessionMemory } from '../src/session-memory.js';
import type { Sessions } from '../src/sessions.js';
import { call, openSession } from './http/calls.js';
import { startService } from './http/service.js';

const asker = { tenant: 'acme', keyId: 'key', sessionId: 'session' };

describe('where other replicas are always faster', () => {
  test('a call gives up with 503 after a bounded number of tries', async () => {
    let tries = 0;
    const sessions = {
      requireActive: () => Promise.resolve({ keys: { ref: { tenant: 'acme', id: 'session' } } }),
      open: () => Promise.resolve({ memory: new SessionMemory() }),
      append: () => {
        tries++;
        return Promise.resolve(false);
      },
    } as unknown as Sessions; // as much of it as masking uses
    const nothing = () => Promise.resolve([]);
    const pipeline = createPipeline({
      detectors: { admit: (_request, work) => work(), findPatterns: nothing, findLearned: nothing },
      modelStages: {},
      choice: { types: new Set(), terms: compileTerms({ alwaysMasked: [], neverMasked: [] }) },
    });
    const finds: MaskingParts['finds'] = { ofSession: () => (_stage, _text, find) => find() };
    const masking = createMasking({ pipeline, sessions, finds, audit: noAuditLog, metrics: { countMasked: () => undefined }, maxMappings: 10 }); // prettier-ignore
    const masked = masking.mask({ ...asker, text: 'Anna', stages: [1] }, new AbortController().signal);
    await expect(masked).rejects.toThrow(UnavailableError);
    expect(tries).toBe(20);
  });
});

test('forty callers of one session each append once and never meet a conflict', async () => {
  const service = await startService();
  const id = await openSession(service);
  const masks = Array.from({ length: 40 }, (_, n) =>
    call(service, 'POST', '/v1/masking/anonymize?stages=1', { text: `a${n % 8}@example.com`, session_id: id }),
  );
  const placeholders = (await Promise.all(masks)).map(({ body }) => body.anonymized_text);
  expect(new Set(placeholders).size).toBe(8);
  expect(await service.metrics()).toContain('palimpsest_store_duration_seconds_count{operation="append"} 40\n');
  await service.stop();
});
