import { entityTypeNames, findPlaceholders } from '@palimpsest/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, call, openSession } from './calls.js';
import { type Service, startService } from './service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

interface Entity {
  readonly entity_type: string;
  readonly start: number;
  readonly end: number;
  readonly placeholder: string;
  readonly confidence: number;
}
const anonymize = (text: string, id: string, query = '?stages=1,2'): Promise<Answer> =>
  call(service, 'POST', `/v1/masking/anonymize${query}`, { text, session_id: id });
const deanonymize = async (text: string, id: string, key = service.key): Promise<string> => {
  const headers = { Authorization: `Bearer ${key}` };
  return (await call(service, 'POST', '/v1/masking/deanonymize', { text, session_id: id }, { headers })).body
    .original_text;
};
const entitiesOf = ({ body }: Answer): readonly Entity[] => body.entities as readonly Entity[];

test('the same value keeps its placeholder across turns, a new one gets the next number', async () => {
  const id = await openSession(service);
  expect((await anonymize('a@example.com', id)).body.anonymized_text).toBe('[EMAIL_ADDRESS_1]');
  expect((await anonymize('b@example.com und a@example.com', id)).body.anonymized_text).toBe(
    '[EMAIL_ADDRESS_2] und [EMAIL_ADDRESS_1]',
  );
});

test('a placeholder of another session stays as written, also within one tenant', async () => {
  const [one, other] = [await openSession(service), await openSession(service)];
  const masked = (await anonymize('a@example.com', one)).body.anonymized_text;
  expect(await deanonymize(masked, other)).toBe(masked);
  expect(await deanonymize(masked, one, service.otherKeyOfSameTenant)).toBe('a@example.com');
});

test('deanonymize assigns and reserves nothing', async () => {
  const id = await openSession(service);
  expect(await deanonymize('[EMAIL_ADDRESS_1] a@example.com', id)).toBe('[EMAIL_ADDRESS_1] a@example.com');
  expect((await anonymize('b@example.com', id)).body.anonymized_text).toBe('[EMAIL_ADDRESS_1]');
});

describe('a German letter', () => {
  const letter =
    '😀 Gestern war Sabine Krüger da. Tel. 030 23125000, IBAN DE75 5121 0800 1245 1261 99, s.krueger@example.com 😀';

  test('offsets count UTF-16 units, and replacing each entity gives exactly the masked text', async () => {
    const answer = await anonymize(letter, await openSession(service));
    const entities = entitiesOf(answer);
    expect(entities.map(({ start, end }) => letter.slice(start, end))).toContain('s.krueger@example.com');
    let rebuilt = '';
    let at = 0;
    for (const { start, end, placeholder } of entities) {
      expect(start).toBeGreaterThanOrEqual(at);
      rebuilt += letter.slice(at, start) + placeholder;
      at = end;
    }
    expect(rebuilt + letter.slice(at)).toBe(answer.body.anonymized_text);
  });

  test('the prefix of a placeholder is the entity_type, from the closed set', async () => {
    const entities = entitiesOf(await anonymize(letter, await openSession(service)));
    expect(entities.length).toBeGreaterThan(3);
    for (const entity of entities) {
      expect(entityTypeNames).toContain(entity.entity_type);
      expect(findPlaceholders(entity.placeholder)).toMatchObject([{ type: entity.entity_type }]);
    }
  });

  test('a pattern carries confidence 1, a telephone number 0.95, a name 0.85', async () => {
    const entities = entitiesOf(await anonymize(letter, await openSession(service)));
    const confidences = Object.fromEntries(entities.map(({ entity_type, confidence }) => [entity_type, confidence]));
    expect(confidences).toMatchObject({ DE_IBAN: 1, EMAIL_ADDRESS: 1, DE_PHONE_NUMBER: 0.95, PERSON: 0.85 });
  });

  test.each([
    ['', ['context_llm_disabled', 'adversarial_unavailable']],
    ['?stages=1,2', []],
    ['?stages=1,2,3', ['context_llm_disabled']],
    ['?stages=4', ['adversarial_unavailable']],
  ])('without a language model, %j is answered with the flags %j', async (query, flags) => {
    expect((await anonymize('x', await openSession(service), query)).body).toMatchObject({ audit_flags: flags });
  });
});
