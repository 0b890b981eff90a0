import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '../http/calls.js';
import { postgresSettings } from '../promises/replicas.js';
import { createDatabase, describeWithPostgres, type TestDatabase } from '../stores/test-postgres.js';
import { freePort, listening, newFolder, run, type Settings, serverSettings, start, startServer } from './process.js';

interface Finding {
  readonly check: string;
  readonly ok: boolean;
  readonly detail: string;
}

describeWithPostgres((server) => {
  describe(`the command line on ${server.name}`, () => {
    let database: TestDatabase;
    let settings: ReturnType<typeof serverSettings> & ReturnType<typeof postgresSettings>;
    beforeAll(async () => {
      database = await createDatabase(server);
      const given = postgresSettings(database.url);
      const PALIMPSEST_MASTER_KEY = `a:${given.PALIMPSEST_MASTER_KEY}`;
      settings = { ...serverSettings(newFolder()), ...given, PALIMPSEST_MASTER_KEY };
    });
    afterAll(() => database.drop());

    const doctor = async (changed: Settings = {}) => {
      const { code, stdout } = await run({ args: ['doctor', '--json'], settings: { ...settings, ...changed } });
      const findings = JSON.parse(stdout) as Finding[];
      const detail = (name: string) => findings.find(({ check }) => check === name)?.detail;
      return { code, wrong: findings.flatMap(({ check, ok }) => (ok ? [] : [check])), detail, stdout };
    };

    test('doctor finds an empty database well and makes nothing there; later it tells which master key can go', async () => {
      const fresh = await doctor();
      expect(fresh).toMatchObject({ code: 0, wrong: [] });
      expect(fresh.detail('store')).toMatch(/^postgres:\/\/127\.0\.0\.1:\d+\/test_\w+ is made on the first start$/);
      expect(await database.query("SELECT FROM pg_namespace WHERE nspname = 'palimpsest'")).toEqual([]);

      const used = settings.PALIMPSEST_MASTER_KEY;
      const unused = randomBytes(32).toString('base64');
      const running = await startServer(settings);
      await openSession(running);
      const rotating = await doctor({
        PALIMPSEST_MASTER_KEY: `b:${unused},${used},c:${randomBytes(32).toString('base64')}`,
      });
      expect(rotating.detail('master keys')).toMatch(
        /; a is still needed until \d{4}-[\d-]+T[\d:.]+Z; c can be dropped, unless it is new and yet to be put first$/,
      );
      const mistaken = await doctor({ PALIMPSEST_MASTER_KEY: `a:${unused}` });
      expect(mistaken).toMatchObject({ code: 1, wrong: ['master keys'] });
      expect(rotating.stdout + mistaken.stdout).not.toMatch(/secret-of-tests/);
      expect((await running.stop()).code).toBe(0);
    });

    test('a server makes no API key by itself, and says that there is none', async () => {
      const withoutKey = Object.fromEntries(
        Object.entries(settings).filter(([name]) => name !== 'PALIMPSEST_BOOTSTRAP_KEY'),
      );
      const running = start({ args: ['serve'], settings: withoutKey });
      await listening(running);
      running.process.kill('SIGTERM');
      const { stdout, stderr } = await running.ended;
      expect(stderr).toBe('');
      expect(stdout).toMatch(/"msg":"nobody has an API key/);
      expect(await run({ args: ['keys', 'list', '--json'], settings })).toMatchObject({ stdout: '[]\n' });
    });

    test.each([
      ['without a master key', /^palimpsest: PALIMPSEST_MASTER_KEY: must be set with PostgreSQL/, () => ({})],
      [
        'with a key file that is not there, which it does not make',
        /^palimpsest: .*nowhere/,
        () => ({ PALIMPSEST_MASTER_KEY_FILE: '/nowhere/palimpsest.key' }),
      ],
    ])('a server %s does not start', async (_name, complaint, more) => {
      const withoutKey = Object.fromEntries(
        Object.entries(settings).filter(([name]) => name !== 'PALIMPSEST_MASTER_KEY'),
      );
      const ended = await run({ args: ['serve'], settings: { ...withoutKey, ...more() } });
      expect(ended.code).toBe(1);
      expect(ended.stderr).toMatch(complaint);
      expect(ended.stderr.trimEnd()).not.toContain('\n');
    });

    test.each([
      ['is not running', async (url: URL) => (url.port = String(await freePort())), /cannot be reached/],
      ['has another password', (url: URL) => (url.password = 'canary'), /refuses the user|cannot be reached/], // PgBouncer does not say which
      ['does not exist', (url: URL) => (url.pathname = '/no_such_database'), /refuses the user|cannot be reached/],
    ])('a database that %s stops the start with one line that has no password', async (_name, change, complaint) => {
      const url = new URL(database.url);
      await change(url);
      const ended = await run({ args: ['serve'], settings: { ...settings, PALIMPSEST_STORE: url.href } });
      expect(ended.code).toBe(1);
      expect(ended.stderr).toMatch(/^palimpsest: Store postgres:\/\/127\.0\.0\.1:/);
      expect(ended.stderr).toMatch(complaint);
      expect(ended.stderr.trimEnd()).not.toMatch(/\n|canary|secret-of-tests|tester/);
    });
  });
});
