import fc from 'fast-check';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { call, openSession, post } from '../http/calls.js';
import { describeWithPostgres, stopClock } from '../stores/test-postgres.js';
import { joinConversation, type Masked, startConversation } from './conversation.js';
import { ExpectedMapping } from './expected-mapping.js';
import { type Replicas, startReplicas } from './replicas.js';
import { anyText, longText, mailbox } from './texts.js';

const toldWithinMs = 5_000; // what the operator is promised of keys
const longWindow = 86_400;

describeWithPostgres((server) => {
  describe(`two replicas on ${server.name}, their clocks two minutes apart`, () => {
    let replicas: Replicas;
    beforeAll(async () => {
      replicas = await startReplicas(server);
    });
    afterAll(() => replicas.stop());

    /** One session, seen from both. */
    const startShared = async () => {
      const [here, there] = replicas.servers;
      const conversation = await startConversation(here);
      return [conversation, joinConversation(there, conversation.id)] as const;
    };

    test('turns on either of them number, reserve and remember as turns on one would', () =>
      fc.assert(
        fc.asyncProperty(fc.array(fc.tuple(anyText, fc.nat(1)), { minLength: 1, maxLength: 5 }), async (turns) => {
          const both = await startShared();
          const expected = new ExpectedMapping();
          for (const [text, at] of turns) {
            const masked = await both[at === 0 ? 0 : 1].mask(text);
            expected.expectTurn(text, masked);
            expect(await both[at === 0 ? 1 : 0].unmask(masked.text)).toBe(expected.restored(masked.text));
          }
        }),
        { numRuns: 15 },
      ));

    test('calls on both at once never give two values one placeholder, nor one value two', () =>
      fc.assert(
        fc.asyncProperty(fc.array(anyText, { minLength: 2, maxLength: 8 }), async (texts) => {
          const both = await startShared();
          const masked = await Promise.all(texts.map((text, at) => both[at % 2 === 0 ? 0 : 1].mask(text)));
          const pairs = masked.flatMap(({ entities }, at) => entities.map((entity) => pairOf(entity, texts[at] ?? '')));
          const distinct = (keys: readonly string[]) => new Set(keys).size;
          const count = distinct(pairs.map(({ placeholder, value }) => `${placeholder} ${value}`));
          expect(distinct(pairs.map(({ placeholder }) => placeholder))).toBe(count);
          expect(distinct(pairs.map(({ value }) => value))).toBe(count);
          const values = new Map(pairs.map(({ placeholder, value }) => [placeholder, value.replace(/^\w+ /, '')]));
          const restored = texts.map((text) => text.replace(/\[[A-Z_]+_\d+\]/g, (name) => values.get(name) ?? name));
          for (const conversation of both)
            expect(await Promise.all(masked.map(({ text }) => conversation.unmask(text)))).toEqual(restored);
        }),
        { numRuns: 15 },
      ));

    test('forty callers who bring one new value each and share another all succeed', async () => {
      const both = await startShared();
      const texts = Array.from({ length: 40 }, (_, caller) => `${mailbox(1_000)} ${mailbox(caller)}`);
      const masked = await Promise.all(texts.map((text, at) => both[at % 2 === 0 ? 0 : 1].mask(text)));
      expect(new Set(masked.map(({ text }) => text.split(' ')[0])).size).toBe(1);
      const numbers = new Set(masked.flatMap(({ text }) => text.match(/\d+/g) ?? []).map(Number));
      expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: 41 }, (_, index) => index + 1));
      expect(await Promise.all(masked.map(({ text }, at) => both[at % 2 === 0 ? 1 : 0].unmask(text)))).toEqual(texts);
    });

    test('DELETE on one stops a call in flight on the other from writing', async () => {
      const [here, there] = replicas.servers;
      await replicas.database.query(`
        CREATE TABLE palimpsest.written (type text);
        CREATE FUNCTION palimpsest.note() RETURNS trigger LANGUAGE plpgsql AS
          'BEGIN INSERT INTO palimpsest.written VALUES (NEW.type); RETURN NEW; END';
        CREATE TRIGGER note AFTER INSERT ON palimpsest.mapping FOR EACH ROW EXECUTE FUNCTION palimpsest.note()`);
      const id = await openSession(here);
      let isAnswered = false;
      const body = { text: longText, session_id: id };
      const answer = call(here, 'POST', '/v1/masking/anonymize?stages=1,2', body).finally(() => (isAnswered = true));
      await sleep(100); // let it begin
      expect((await call(there, 'DELETE', `/v1/masking/session/${id}`)).status).toBe(204);
      expect(isAnswered).toBe(false);
      expect(await answer).toMatchObject({ status: 404, body: { code: 'session_not_found' } });
      expect(await replicas.database.query('SELECT * FROM palimpsest.written')).toEqual([]);
      const conversation = await startConversation(here);
      await conversation.mask(mailbox(1));
      expect(await replicas.database.query('SELECT * FROM palimpsest.written')).toEqual([{ type: 'EMAIL_ADDRESS' }]);
    });

    test('a key that is made beside them opens both, and none once it is revoked', async () => {
      const { id, key } = (await replicas.keys('create', '--tenant', 'acme', '--json')) as { id: string; key: string };
      const statuses = () =>
        Promise.all(replicas.servers.map(async ({ url }) => (await post({ url, key }, '/session')).status));
      const bothAnswer = (status: number) =>
        vi.waitFor(async () => {
          expect(await statuses()).toEqual([status, status]);
        }, toldWithinMs);
      await bothAnswer(201);
      await replicas.keys('revoke', id);
      await bothAnswer(401);
    });

    test('the rate limit of a key is one for both, as is what they say of it', async () => {
      const options = ['--tenant', 'acme', '--rate-limit', `20/${longWindow}`, '--json'];
      const { key } = (await replicas.keys('create', ...options)) as { key: string };
      const calls = Array.from({ length: 40 }, (_, at) =>
        post({ url: replicas.servers[at % 2]?.url ?? '', key }, '/session'),
      );
      const answers = await Promise.all(calls);
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
      const secondsLeft = answers.map(({ headers }) => Number(/t=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]));
      expect(Math.max(...secondsLeft) - Math.min(...secondsLeft)).toBeLessThan(30);
    });

    test('a session ends on both at the millisecond that was announced, by the clock of the database', async () => {
      const startMs = Date.UTC(2030, 0, 1);
      const setClock = await stopClock(replicas.database, startMs);
      const [here, there] = replicas.servers;
      const { body } = await post(here, '/session', { ttl_seconds: 60 });
      expect(body.expires_at).toBe(new Date(startMs + 60_000).toISOString());
      const statuses = () =>
        Promise.all(
          [here, there].map(
            async (one) => (await post(one, '/deanonymize', { text: 'x', session_id: body.session_id })).status,
          ),
        );
      await setClock(startMs + 59_999);
      expect(await statuses()).toEqual([200, 200]);
      await setClock(startMs + 60_000);
      expect(await statuses()).toEqual([404, 404]);
    });
  });
});

const pairOf = ({ placeholder, entity_type: type, start, end }: Masked['entities'][number], text: string) => ({
  placeholder,
  value: `${type} ${text.slice(start, end)}`,
});
