import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { metricValue } from '../http/metric-value.js';
import { type Service, startService } from '../http/service.js';
import { startConversation } from './conversation.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const letter = 'Gestern sprachen Sabine Krüger und Jens Petersen über den Vertrag.';

test('a name that stage 2 found is masked in later turns, whichever stages they ask for', async () => {
  const conversation = await startConversation(service);
  expect((await conversation.mask(letter, '1')).entities).toEqual([]);
  const first = await conversation.mask(letter, '1,2');
  expect(first.text).toBe('Gestern sprachen [PERSON_1] und [PERSON_2] über den Vertrag.');
  const later = 'Sabine Krüger rief an; Jens Petersen war nicht da.';
  const second = await conversation.mask(later, '1');
  expect(second.text).toBe('[PERSON_1] rief an; [PERSON_2] war nicht da.');
  expect(second.entities.map(({ confidence }) => confidence)).toEqual([0.85, 0.85]);
  expect(await conversation.unmask(second.text)).toBe(later);
});

test('a part of a known name gets a placeholder of its own, so that it comes back as it was', async () => {
  const conversation = await startConversation(service);
  await conversation.mask(letter, '1,2');
  const later = 'Krüger hat bezahlt, Petersens Rechnung ist offen.';
  const { text } = await conversation.mask(later, '1');
  expect(text).not.toMatch(/Krüger|Petersen/);
  expect(await conversation.unmask(text)).toBe(later);
});

test('another session remembers nothing of it', async () => {
  await (await startConversation(service)).mask(letter, '1,2');
  const other = await startConversation(service);
  expect((await other.mask('Sabine Krüger rief an.', '1')).entities).toEqual([]);
});

describe('a text that its session sent before', () => {
  /** Runs `work`; how many texts and windows were known from before meanwhile, and how many were not. */
  async function lookupsIn(work: () => Promise<unknown>): Promise<{ hits: number; misses: number }> {
    const before = [await lookups('hit'), await lookups('miss')] as const;
    await work();
    return { hits: (await lookups('hit')) - before[0], misses: (await lookups('miss')) - before[1] };
  }

  const lookups = (result: 'hit' | 'miss'): Promise<number> =>
    metricValue(service, `palimpsest_finds_cache_lookups_total{result="${result}"}`);

  test('is not looked through again, and is masked alike', async () => {
    const conversation = await startConversation(service);
    const first = await conversation.mask(letter, '1,2');
    const again = async () => {
      expect(await conversation.mask(letter, '1,2')).toEqual(first);
    };
    expect(await lookupsIn(again)).toEqual({ hits: 2, misses: 0 });
  });

  test('is masked with what the session has learned since', async () => {
    const conversation = await startConversation(service);
    const text = 'Bitte KESTREL nicht vergessen.';
    expect((await conversation.mask(text, '1')).text).toBe(text);
    await conversation.mask('Passwort: KESTREL', '1');
    expect(await lookupsIn(() => conversation.mask(text, '1'))).toEqual({ hits: 1, misses: 0 });
    expect((await conversation.mask(text, '1')).text).toBe('Bitte [SECRET_1] nicht vergessen.');
  });

  test('is looked through by the stages that have not seen it', async () => {
    const conversation = await startConversation(service);
    await conversation.mask(letter, '1');
    expect(await lookupsIn(() => conversation.mask(letter, '1,2'))).toEqual({ hits: 1, misses: 1 });
  });

  test('is known by its windows, so a history that grew is looked through at its end', async () => {
    const conversation = await startConversation(service);
    const history = 'Das Wetter war gut, und alle kamen pünktlich.\n\n'.repeat(300); // four windows
    await conversation.mask(history, '2');
    const { hits, misses } = await lookupsIn(() => conversation.mask(`${history}${letter}`, '2'));
    expect(hits).toBeGreaterThanOrEqual(2);
    expect(misses).toBeLessThanOrEqual(2);
  });

  test('is new to any other session, of the same tenant too', async () => {
    await (await startConversation(service)).mask(letter, '1,2');
    const other = await startConversation(service);
    expect(await lookupsIn(() => other.mask(letter, '1,2'))).toEqual({ hits: 0, misses: 2 });
  });
});
