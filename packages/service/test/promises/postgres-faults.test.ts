import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newFolder, type Server, serverSettings, startServer } from '../cli/process.js';
import { type Answer, call, type Callee, post } from '../http/calls.js';
import { describeWithPostgres, directServer } from '../stores/test-postgres.js';
import { Load } from './load.js';
import { postgresSettings } from './replicas.js';
import { mailbox } from './texts.js';

const script = resolve('scripts/postgres.sh');
const folder = mkdtempSync(join(tmpdir(), 'palimpsest-faults-'));
const database = (...args: string[]): string => execFileSync(script, [...args, folder], { encoding: 'utf8' });
const recoversWithin = { timeout: 30_000, interval: 100 };

describeWithPostgres(() => {
  describe('a database of its own, which may fail', () => {
    let url: string;
    let servers: [Server, Server];
    let startAnother: () => Promise<Server>;
    beforeAll(async () => {
      url = /TEST_POSTGRES_URL='([^']+)'/.exec(database('start'))?.[1] ?? '';
      const few = { PALIMPSEST_STORE_CONNECTIONS: '2' }; // half of what the callers of the load want at once
      const settings = { ...serverSettings(newFolder()), ...postgresSettings(url), ...few };
      startAnother = () => startServer(settings);
      servers = [await startAnother(), await startAnother()];
    });
    afterAll(async () => {
      await Promise.all(servers.map((one) => one.stop()));
      database('stop');
    });

    /**
     * Runs load, does `harm` in the midst of it, and checks that both replicas go on, that everything acknowledged comes
     * back everywhere, and that no destroyed session does.
     */
    const expectNothingLost = async (harm: (load: Load) => Promise<void>): Promise<void> => {
      const load = new Load(() => servers);
      load.start();
      await load.until(30);
      await harm(load);
      for (const server of servers) await expectReady(server, 200);
      await load.until(30);
      await load.stop();
      expect(load.surprises).toEqual([]);
      for (const { sessionId, original, masked } of load.acknowledged)
        for (const server of servers) {
          const answer = await post(server, '/deanonymize', { session_id: sessionId, text: masked });
          if (load.ended.has(sessionId)) expect(answer.status).toBe(404);
          else if (!load.perhapsEnded.has(sessionId)) expect(answer.body.original_text).toBe(original);
        }
    };

    const expectReady = async (server: Server, status: 200 | 503): Promise<void> => {
      await vi.waitFor(async () => {
        expect((await call(server, 'GET', '/readyz')).status).toBe(status);
      }, recoversWithin);
      expect((await call(server, 'GET', '/livez')).status).toBe(200);
    };

    /** Runs SQL, by default in another database than the replicas do: what is wrong with theirs is not there. */
    const administer = async (sql: string, name = 'template1', meanwhile = () => Promise.resolve()): Promise<void> => {
      const client = new Client(url.replace(/[^/]*$/, name));
      client.on('error', () => undefined);
      await client.connect();
      try {
        await client.query(sql);
        await meanwhile();
      } finally {
        await client.end();
      }
    };
    const cutConnections = (): Promise<void> =>
      administer("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'postgres'");
    /** Lets every write of a mapping take so long. */
    const slowDown = (seconds: number): Promise<void> =>
      administer(
        `
        CREATE FUNCTION palimpsest.dawdle() RETURNS trigger LANGUAGE plpgsql AS
          'BEGIN PERFORM pg_sleep(${seconds}); RETURN NEW; END';
        CREATE TRIGGER dawdle BEFORE INSERT ON palimpsest.mapping FOR EACH STATEMENT EXECUTE FUNCTION palimpsest.dawdle()`,
        'postgres',
      );
    const speedUp = (): Promise<void> => administer('DROP FUNCTION palimpsest.dawdle CASCADE', 'postgres');

    test('after a failover that lost commits, no replica restores what was lost', async () => {
      const [one, other] = servers;
      const id = (await post(one, '/session', {})).body.session_id;
      const mask = (server: Callee, text: string): Promise<Answer> =>
        post(server, '/anonymize?stages=1', { session_id: id, text });
      const restart = async (meanwhile: () => void): Promise<void> => {
        database('stop');
        meanwhile();
        database('start');
        for (const server of servers) await expectReady(server, 200);
      };
      await mask(one, mailbox(1));
      await restart(() => {
        execFileSync('cp', ['-a', join(folder, 'data'), join(folder, 'standby')]);
      });
      const lost = await mask(one, mailbox(2));
      await restart(() => {
        rmSync(join(folder, 'data'), { recursive: true });
        renameSync(join(folder, 'standby'), join(folder, 'data'));
      });
      const kept = await mask(other, mailbox(3));
      expect(kept.body.anonymized_text).toBe(lost.body.anonymized_text);
      for (const server of servers) {
        const restored = await post(server, '/deanonymize', { session_id: id, text: kept.body.anonymized_text });
        expect(restored.body.original_text).toBe(mailbox(3));
      }
    });

    test('a replica that is killed under load loses nothing that it acknowledged', () =>
      expectNothingLost(async () => {
        servers[0].process.kill('SIGKILL');
        await servers[0].ended;
        servers[0] = await startAnother();
      }));

    test.each([
      ['crashes and comes back', () => database('crash')],
      ['is stopped and started', () => database('stop')],
    ])('while it %s, answers are 503, /readyz is red and /livez green; then all goes on by itself', (_name, harm) =>
      expectNothingLost(async (load) => {
        harm();
        for (const server of servers) {
          await expectReady(server, 503);
          const refused = await post(server, '/session');
          expect(refused.status).toBe(503);
          expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
          expect(refused.body).not.toHaveProperty('code');
        }
        await load.untilUnavailable(5);
        database('start');
      }),
    );

    test('connections that are cut again and again, in the middle of transactions too, lose nothing', () =>
      expectNothingLost(async (load) => {
        const refused = load.untilUnavailable(1);
        await slowDown(0.05); // so that there is a middle
        for (let cut = 0; cut < 20; cut++) {
          await cutConnections();
          await sleep(100);
        }
        await refused;
        await speedUp();
      }));

    test('while the primary is read-only, writes are 503 and /readyz red, and what is there is restored', () =>
      expectNothingLost(async (load) => {
        await administer('ALTER DATABASE postgres SET default_transaction_read_only = on');
        await cutConnections();
        for (const server of servers) {
          await expectReady(server, 503);
          expect((await post(server, '/session')).status).toBe(503);
        }
        const { sessionId, original, masked } = load.acknowledged.findLast((one) => !load.isOver(one)) ?? never();
        const answer = await post(servers[0], '/deanonymize', { session_id: sessionId, text: masked });
        expect(answer.body.original_text).toBe(original);
        await administer('ALTER DATABASE postgres RESET default_transaction_read_only');
        await cutConnections();
      }));

    test('what waits for a lock too long is answered 503 before the lock is given back', () =>
      expectNothingLost((load) =>
        administer('BEGIN; LOCK TABLE palimpsest.session IN ACCESS EXCLUSIVE MODE', 'postgres', () =>
          load.untilUnavailable(4),
        ),
      ));

    test.each([
      ['answers so late that the connections run out', 4],
      ['does not answer in time', 30],
    ])('while it %s, answers are 503 and nothing is lost', (_name, seconds) =>
      expectNothingLost(async (load) => {
        await slowDown(seconds);
        await load.untilUnavailable(4);
        await speedUp();
      }),
    );
  });
}, directServer);

const never = (): never => {
  throw new Error('there is one');
};
