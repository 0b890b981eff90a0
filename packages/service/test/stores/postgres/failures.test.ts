import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createPostgresRateCounter } from '../../../src/postgres-rate-counter.js';
import { Database, type DatabaseOptions } from '../../../src/stores/postgres/database.js';
import { sampleSessionsOf } from '../../../src/stores/inspect.js';
import { migrate } from '../../../src/stores/postgres/migrate.js';
import { PostgresStore } from '../../../src/stores/postgres/postgres-store.js';
import { StoreError } from '../../../src/stores/store-error.js';
import { parseServerUrl } from '../../../src/stores/postgres/server-url.js';
import { freePort } from '../../cli/process.js';
import { createDatabase, describeWithPostgres, directServer, type TestDatabase } from '../test-postgres.js';
import { appendAt, newMapping, newSession } from '../test-sessions.js';

const refusal = (code: string) => expect.objectContaining({ name: 'StoreError', code }) as unknown;
describeWithPostgres((server) => {
  describe(`a database on ${server.name}`, () => {
    let own: TestDatabase;
    beforeAll(async () => {
      own = await createDatabase(server);
      await migrate(own.server);
    });
    afterAll(() => own.drop());

    /** Opens a pool for one test, with another URL where `url` changes it. */
    async function withDatabase(
      options: Partial<DatabaseOptions>,
      work: (database: Database) => Promise<void>,
      url: (of: URL) => void = () => undefined,
    ): Promise<void> {
      const address = new URL(own.url);
      url(address);
      const database = new Database(parseServerUrl(address.href) ?? own.server, { connections: 2, ...options });
      try {
        await work(database);
      } finally {
        await database.close();
      }
    }

    test('is migrated once by many replicas that start at the same time', async () => {
      const fresh = await createDatabase(server);
      await Promise.all(Array.from({ length: 4 }, () => migrate(fresh.server)));
      expect(await fresh.query('SELECT version FROM palimpsest.migration')).toEqual([{ version: 1 }]);
      await fresh.query('INSERT INTO palimpsest.migration (version) VALUES (99)');
      await expect(migrate(fresh.server)).rejects.toEqual(refusal('not_ours'));
      await fresh.drop();
    });

    test('with a table of ours that no migration has made is refused, as after half a backup', async () => {
      const fresh = await createDatabase(server);
      await fresh.query('CREATE SCHEMA palimpsest; CREATE TABLE palimpsest.api_key (id text)');
      await expect(migrate(fresh.server)).rejects.toEqual(refusal('not_ours'));
      await fresh.drop();
    });

    test('that has lost its tables says so, and serves again once they are back', () =>
      withDatabase({}, async (database) => {
        const store = new PostgresStore(database);
        for (const [lose, restore] of [
          ['SCHEMA palimpsest RENAME TO lost', 'SCHEMA lost RENAME TO palimpsest'],
          ['TABLE palimpsest.session RENAME TO lost', 'TABLE palimpsest.lost RENAME TO session'],
          ['TABLE palimpsest.session RENAME version TO lost', 'TABLE palimpsest.session RENAME lost TO version'],
          ['FUNCTION palimpsest.now_ms RENAME TO lost', 'FUNCTION palimpsest.lost RENAME TO now_ms'],
        ] as const) {
          await own.query(`ALTER ${lose}`);
          await expect(store.findVersion(newSession())).rejects.toEqual(refusal('incomplete'));
          await own.query(`ALTER ${restore}`);
          expect(await store.findVersion(newSession())).toBeUndefined();
        }
      }));

    test('that starts transactions at a higher level serves callers at once all the same', async () => {
      const strict = await createDatabase(server);
      await migrate(strict.server);
      await strict.query(
        `ALTER DATABASE ${new URL(strict.url).pathname.slice(1)} SET default_transaction_isolation = 'serializable'`,
      );
      await strict.cutConnections();
      const database = new Database(strict.server, { connections: 10 });
      const counter = createPostgresRateCounter(database);
      const hits = Array.from({ length: 40 }, () => counter.hit('key', { requests: 40, windowSeconds: 3_600 }));
      expect(await Promise.all(hits)).toHaveLength(40);
      await database.close();
      await strict.drop();
    });

    test('that commits before it has written waits for the disk all the same', async () => {
      const hasty = await createDatabase(server);
      await hasty.query(`ALTER DATABASE ${new URL(hasty.url).pathname.slice(1)} SET synchronous_commit = 'off'`);
      await hasty.cutConnections();
      const database = new Database(hasty.server, { connections: 1 });
      expect(await database.run('SHOW synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
      await database.close();
      await hasty.drop();
    });

    test('leaves no setting, lock or statement behind in its connection', () =>
      withDatabase({ connections: 1 }, async (database) => {
        await database.run('SELECT $1::int', [1]);
        const [left] = await database.transaction(async (run) => {
          await run('ROLLBACK');
          return run(`SELECT current_setting('statement_timeout') AS timeout, current_setting('lock_timeout') AS lock,
            (SELECT count(*) FROM pg_prepared_statements) AS statements,
            (SELECT count(*) FROM pg_locks WHERE pid = pg_backend_pid() AND locktype = 'advisory') AS locks`);
        });
        expect(left).toEqual({ timeout: '0', lock: '0', statements: 0, locks: 0 });
      }));

    test('that nobody runs is unreachable, at once and without an attempt for each call once that is known', async () => {
      const port = String(await freePort());
      await withDatabase(
        {},
        async (database) => {
          for (let call = 0; call < 20; call++)
            await expect(database.run('SELECT 1')).rejects.toEqual(refusal('unreachable'));
          const begin = performance.now();
          await expect(database.run('SELECT 1')).rejects.toEqual(refusal('unreachable'));
          expect(performance.now() - begin).toBeLessThan(1_000);
        },
        (url) => (url.port = port),
      );
    });

    test.each([
      ['password', (url: URL) => (url.password = 'wrong')],
      ['user', (url: URL) => (url.username = 'nobody')],
    ])('refuses a wrong %s in words that name neither', async (_name, change) => {
      const running = withDatabase(
        {},
        async (database) => {
          const query = database.run('SELECT 1');
          await expect(query).rejects.toThrow(/^Store postgres:\/\/127\.0\.0\.1:\d+\/test_\w+: [^\n]*$/);
          await expect(query).rejects.not.toThrow(/wrong|nobody|tester|secret/);
        },
        change,
      );
      await running;
    });

    test('whose transactions may not wait for so long breaks off', () =>
      withDatabase({}, async (database) => {
        const timedOut = database.run(`DO $$ BEGIN RAISE USING ERRCODE = '25P03'; END $$`); // as the end of the session reads
        await expect(timedOut).rejects.toEqual(refusal('unreachable'));
      }));

    test('a statement that takes too long is given up, on both sides', () =>
      withDatabase({ statementMs: 300 }, async (database) => {
        await expect(database.run('SELECT pg_sleep(30)')).rejects.toEqual(refusal('too_slow'));
        expect(await database.run('SELECT 1 AS one')).toEqual([{ one: 1 }]);
        await sleep(200);
        const sleeping = `SELECT count(*)::int FROM pg_stat_activity WHERE state = 'active' AND query LIKE 'SELECT pg_sleep%' AND datname = current_database()`;
        expect(await own.query(sleeping)).toEqual([{ count: 0 }]);
      }));

    describe('that does not answer at all, not even that the time of a statement is up', () => {
      const neverAnswered = `DO $$ BEGIN PERFORM pg_sleep(60);
        EXCEPTION WHEN query_canceled THEN PERFORM pg_sleep(60); END $$`;

      test('holds up a few callers, then one at a time, and serves all again once it answers', () =>
        withDatabase({ connections: 5, statementMs: 300 }, async (database) => {
          const hungMs = async (): Promise<number> => {
            const startedMs = performance.now();
            await expect(database.run(neverAnswered)).rejects.toEqual(refusal('unreachable'));
            return performance.now() - startedMs;
          };
          const ask = async (callers: number) => {
            const waits = await Promise.all(Array.from({ length: callers }, hungMs));
            return waits.filter((ms) => ms > 1_000).length;
          };
          expect(await ask(5)).toBe(5);
          expect(await ask(20)).toBeLessThanOrEqual(1);
          await sleep(1_500); // longer than the longest pause
          expect(await ask(20)).toBe(1);
          await vi.waitFor(() => database.run('SELECT 1'), 5_000);
          await Promise.all(Array.from({ length: 20 }, () => database.run('SELECT 1')));
        }));

      test('does not count as back because all connections hang', () =>
        withDatabase({ connections: 5, statementMs: 300, connectMs: 600 }, async (database) => {
          const ask = async (callers: number): Promise<number[]> =>
            Promise.all(
              Array.from({ length: callers }, async () => {
                const startedMs = performance.now();
                await expect(database.run(neverAnswered)).rejects.toBeInstanceOf(StoreError);
                return performance.now() - startedMs;
              }),
            );
          const first = ask(5);
          await sleep(900);
          const second = ask(5); // they take over the connections of the first
          await first;
          await sleep(200);
          await ask(1); // tries again, and gets none
          expect((await ask(20)).filter((ms) => ms > 300).length).toBeLessThanOrEqual(1);
          await second;
        }));

      test('holds up a transaction once, not for its end again', () =>
        withDatabase({ statementMs: 1_500 }, async (database) => {
          const startedMs = performance.now();
          const transaction = database.transaction((run) => run(neverAnswered));
          await expect(transaction).rejects.toEqual(refusal('unreachable'));
          expect(performance.now() - startedMs).toBeLessThan(4_500);
        }));
    });

    test('a lock that is held too long is given up, and nothing is written', () =>
      withDatabase({ lockMs: 300 }, async (database) => {
        const store = new PostgresStore(database);
        const session = newSession();
        await store.createSession(session);
        await database.transaction(async (run) => {
          await run('SELECT FROM palimpsest.session WHERE id = $1 FOR UPDATE', [session.id]);
          const append = appendAt(store, session, 0, [newMapping(1)]);
          await expect(append).rejects.toEqual(refusal('busy'));
        });
        expect(await store.readMappings(session, 0)).toEqual([]);
      }));

    test('a pool without a free connection is waited for so long and no longer', () =>
      withDatabase({ connections: 1, connectMs: 300 }, async (database) => {
        const slow = database.run('SELECT pg_sleep(1)');
        await expect(database.run('SELECT 1')).rejects.toEqual(refusal('exhausted'));
        await slow;
        expect(await database.run('SELECT 1 AS one')).toEqual([{ one: 1 }]);
      }));

    test('a connection that is cut in the middle of a transaction takes its writes with it; the next one works', () =>
      withDatabase({ connections: 1 }, async (database) => {
        const store = new PostgresStore(database);
        const session = newSession();
        await store.createSession(session);
        await own.query(`
          CREATE FUNCTION palimpsest.dawdle() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(3); RETURN NEW; END';
          CREATE TRIGGER dawdle AFTER INSERT ON palimpsest.mapping FOR EACH ROW EXECUTE FUNCTION palimpsest.dawdle()`);
        const append = appendAt(store, session, 0, [newMapping(1)]);
        const outcome = expect(append).rejects.toEqual(refusal('unreachable'));
        await sleep(500); // the row is there, and not committed
        await own.cutConnections();
        await outcome;
        await own.query('DROP FUNCTION palimpsest.dawdle CASCADE');
        await vi.waitFor(async () => {
          expect(await store.readMappings(session, 0)).toEqual([]);
        }, 5_000);
        expect(await appendAt(store, session, 0, [newMapping(1)])).toBe('appended');
      }));

    test('that turned read-only says so, still reads, and writes again when it may', () =>
      withDatabase({}, async (database) => {
        const store = new PostgresStore(database);
        const session = newSession();
        await store.createSession(session);
        await own.setReadOnly(true);
        await own.cutConnections();
        await vi.waitFor(async () => {
          await expect(store.check()).rejects.toEqual(refusal('read_only'));
        }, 5_000);
        await expect(store.createSession(newSession())).rejects.toEqual(refusal('read_only'));
        expect(await store.findSession(session)).toBeDefined();
        await own.setReadOnly(false); // which connections that are open do not learn
        if (server.name.endsWith('PgBouncer')) await own.cutConnections(); // those that it holds itself
        await vi.waitFor(() => store.check(), 5_000);
        await store.createSession(newSession());
      }));

    test('several sweeps at once end and remove every expired session, each once', () =>
      withDatabase({ connections: 4 }, async (database) => {
        const store = new PostgresStore(database);
        await store.sweep();
        const nowMs = await store.now();
        const sessions = Array.from({ length: 60 }, () => newSession({ expiresAtMs: nowMs + 3_000 }));
        await Promise.all(sessions.map((session) => store.createSession(session)));
        const mappings = Array.from({ length: 20 }, (_, index) => newMapping(index + 1));
        await Promise.all(sessions.map((ref) => appendAt(store, ref, 0, mappings)));
        await sleep(Math.max(0, nowMs + 3_100 - (await store.now())));
        const swept = await Promise.all(Array.from({ length: 4 }, () => store.sweep()));
        const unswept = await store.sweep(); // what all four left to each other
        expect([...swept, unswept].reduce((sum, count) => sum + count, 0)).toBe(sessions.length);
        await vi.waitFor(async () => {
          await store.sweep();
          const ids = sessions.map(({ id }) => id);
          expect(await own.query('SELECT id FROM palimpsest.session WHERE id = ANY($1)', [ids])).toEqual([]);
        }, 5_000);
        const orphans =
          'SELECT count(*)::int FROM palimpsest.mapping WHERE session NOT IN (SELECT row FROM palimpsest.session)';
        expect(await own.query(orphans)).toEqual([{ count: 0 }]);
      }));
  });
});

describeWithPostgres((server) => {
  describe('a verified connection', () => {
    const caFile = join(process.env['TEST_POSTGRES_FOLDER'] ?? '', 'server.crt');
    const open = (parameters: string) =>
      new Database(parseServerUrl(`${server.url}?sslmode=verify-full${parameters}`) ?? never(), { connections: 1 });

    test('is made with a server whose certificate is trusted, and is encrypted', async () => {
      const database = open(`&sslrootcert=${caFile}`);
      const rows = await database.run('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()');
      expect(rows).toEqual([{ ssl: true }]);
      await database.close();
    });

    test('is not made with one whose certificate is not', async () => {
      const database = open('');
      await expect(database.run('SELECT 1')).rejects.toEqual(refusal('untrusted'));
      await database.close();
    });

    test('is not made without the file of certificates', () => {
      expect(() => open('&sslrootcert=/nowhere.crt')).toThrow(/the file that sslrootcert names cannot be read$/);
    });
  });

  test('a login without the password is refused at once', async () => {
    const own = await createDatabase(server);
    const startedMs = performance.now();
    await expect(migrate({ ...own.server, password: undefined })).rejects.toEqual(refusal('login_refused'));
    await own.drop(); // where a login is pending, only after PostgreSQL has given it up
    expect(performance.now() - startedMs).toBeLessThan(10_000);
  });

  test('a database that takes no connections refuses the login', async () => {
    const own = await createDatabase(server);
    await own.acceptConnections(false);
    await expect(migrate(own.server)).rejects.toEqual(refusal('login_refused'));
    await own.acceptConnections(true);
    await migrate(own.server);
    await own.drop();
  });

  test('a user who has as many connections as it may is told so, by the calls too that are not tried any more', async () => {
    const own = await createDatabase(server);
    const user = `user_${randomBytes(8).toString('hex')}`;
    await own.query(`CREATE USER ${user} PASSWORD 'x' CONNECTION LIMIT 1`);
    const open = () => new Database({ ...own.server, user, password: 'x' }, { connections: 1 });
    const [first, second] = [open(), open()];
    await first.run('SELECT 1');
    for (let call = 0; call < 20; call++) await expect(second.run('SELECT 1')).rejects.toEqual(refusal('crowded'));
    await first.close();
    await vi.waitFor(() => second.run('SELECT 1'), 5_000);
    await second.close();
    await own.drop();
  });

  test('doctor does not find a database well whose tables its user may not make', async () => {
    const own = await createDatabase(server);
    const user = `user_${randomBytes(8).toString('hex')}`;
    await own.query(`CREATE USER ${user} PASSWORD 'x'`);
    const location = { kind: 'postgres', server: { ...own.server, user, password: 'x' } } as const;
    await expect(sampleSessionsOf(location)).rejects.toEqual(refusal('forbidden'));
    await own.drop();
  });

  test('neither doctor nor readiness finds a database well whose tables its user may only read', async () => {
    const own = await createDatabase(server);
    await migrate(own.server);
    const user = `user_${randomBytes(8).toString('hex')}`;
    await own.query(`
      CREATE USER ${user} PASSWORD 'x';
      GRANT USAGE ON SCHEMA palimpsest TO ${user};
      GRANT SELECT ON ALL TABLES IN SCHEMA palimpsest TO ${user}`);
    const location = { kind: 'postgres', server: { ...own.server, user, password: 'x' } } as const;
    await expect(sampleSessionsOf(location)).rejects.toEqual(refusal('forbidden'));
    const database = new Database(location.server, { connections: 1 });
    const store = new PostgresStore(database);
    await expect(store.check()).rejects.toEqual(refusal('forbidden'));
    await own.query(`GRANT INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA palimpsest TO ${user}`); // docs/replicas.md
    await store.check();
    await store.createSession(newSession());
    expect(await sampleSessionsOf(location)).toHaveLength(1);
    await database.close();
    await own.drop();
  });
}, directServer);

const never = (): never => {
  throw new Error('no URL');
};
