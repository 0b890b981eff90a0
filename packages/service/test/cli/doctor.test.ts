import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test, vi } from 'vitest';
import { hanging, startReplayServer } from '../../../../test/replay-server.js';
import { openSession } from '../http/calls.js';
import { type Ended, masterKey, newFolder, run, type Settings, serverSettings, start, startServer } from './process.js';

interface Finding {
  readonly check: string;
  readonly ok: boolean;
  readonly detail: string;
}
const doctor = (settings: Settings, ...args: string[]): Promise<Ended> => run({ args: ['doctor', ...args], settings });
const findings = ({ stdout }: Ended): Finding[] => JSON.parse(stdout) as Finding[];
const wrong = (ended: Ended): string[] => findings(ended).flatMap(({ check, ok }) => (ok ? [] : [check]));
test('in a fresh folder all is well, and it makes nothing there', async () => {
  const folder = newFolder();
  const ended = await doctor(serverSettings(folder), '--json');
  expect(ended.code).toBe(0);
  expect(findings(ended).map(({ check }) => check)).toEqual([
    'configuration',
    'store',
    'API keys',
    'master keys',
    'model',
    'language models',
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test('beside a running server it finds the store in use, tells a wrong master key and one that can go', async () => {
  const settings = serverSettings(newFolder());
  const [used, unused] = [masterKey(), masterKey()];
  const server = await startServer({ ...settings, PALIMPSEST_MASTER_KEY: `a:${used}` });
  await openSession(server);
  expect(wrong(await doctor({ ...settings, PALIMPSEST_MASTER_KEY: `a:${used}` }, '--json'))).toEqual([]);
  const mistaken = await doctor({ ...settings, PALIMPSEST_MASTER_KEY: `a:${unused}` }, '--json');
  expect(mistaken.code).toBe(1);
  expect(wrong(mistaken)).toEqual(['master keys']);
  const rotating = await doctor(
    { ...settings, PALIMPSEST_MASTER_KEY: `b:${unused},a:${used},c:${masterKey()}` },
    '--json',
  );
  expect(findings(rotating).find(({ check }) => check === 'master keys')?.detail).toMatch(
    /; a is still needed until \d{4}-\d\d-\d\dT[\d:.]+Z; c can be dropped, unless it is new and yet to be put first$/,
  );
  expect(mistaken.stdout + mistaken.stderr + rotating.stdout).not.toContain(unused);
  expect((await server.stop()).code).toBe(0);
});

test.each(['PALIMPSEST_DENY_FILE', 'PALIMPSEST_ALLOW_FILE', 'PALIMPSEST_AUDIT_FILE'])(
  'it names %s where the service would refuse to start for it',
  async (setting) => {
    const folder = newFolder();
    const ended = await doctor({ ...serverSettings(folder), [setting]: join(folder, 'nowhere', 'file') });
    expect(ended.code).toBe(1);
    expect(ended.stdout).toMatch(new RegExp(`^WRONG +configuration +${setting}: .*nowhere/file`, 'm'));
    expect(readdirSync(folder)).toEqual([]);
  },
);

test('an audit log that is yet to be made is all right, and is not made', async () => {
  const folder = newFolder();
  const ended = await doctor({ ...serverSettings(folder), PALIMPSEST_AUDIT_FILE: join(folder, 'audit.jsonl') });
  expect(ended.code).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
});

test('it names a store that can not be made where it is to be', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'file'), '');
  const store = join(folder, 'file', 'palimpsest.db');
  const ended = await doctor({ ...serverSettings(folder), PALIMPSEST_STORE: `sqlite:${store}` });
  expect(ended.code).toBe(1);
  expect(ended.stdout).toMatch(/^WRONG +store +Store .*palimpsest\.db: cannot be opened or created/m);
});

test('who stops reading its output gets no stack', async () => {
  const { stderr } = await run({
    args: ['doctor'],
    settings: serverSettings(newFolder()),
    command: ['sh', '-c', '"$@" | true', 'sh'],
  });
  expect(stderr).toBe('');
});

test('it names a store that is damaged', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'palimpsest.db'), randomBytes(10_000));
  const ended = await doctor(serverSettings(folder));
  expect(ended.code).toBe(1);
  expect(ended.stdout).toMatch(/^WRONG +store +Store .*: the file is damaged or no SQLite database$/m);
  expect(existsSync(join(folder, 'palimpsest.key'))).toBe(false);
});

test.each([
  [
    'damaged',
    (file: string) => {
      writeFileSync(file, randomBytes(10_000));
    },
    /the file is damaged or no SQLite database$/m,
  ],
  ['a folder', mkdirSync, /cannot be read or written/],
  [
    'of another program',
    (file: string) => {
      new DatabaseSync(file).exec('CREATE TABLE song (title)');
    },
    /belongs to another program or another version of this one$/m,
  ],
] as const)('it names a file of API keys that is %s', async (_name, make, complaint) => {
  const folder = newFolder();
  make(join(folder, 'palimpsest-keys.db'));
  const ended = await doctor(serverSettings(folder));
  expect(ended.code).toBe(1);
  expect(ended.stdout).toMatch(/^WRONG +API keys +Store .*palimpsest-keys\.db: /m);
  expect(ended.stdout).toMatch(complaint);
});

test('beside a server that runs it finds the API keys in use', async () => {
  const settings = serverSettings(newFolder());
  const server = await startServer(settings);
  const ended = await doctor(settings, '--json');
  expect(findings(ended).find(({ check }) => check === 'API keys')).toMatchObject({ ok: true });
  await server.stop();
});

test('it names a wrong setting and a model that is not there', async () => {
  const setting = await doctor({ PALIMPSEST_PORT: 'eighty' }, '--json');
  expect(setting.code).toBe(1);
  expect(findings(setting)).toMatchObject([{ check: 'configuration', ok: false }]);
  const model = await doctor({ ...serverSettings(newFolder()), PALIMPSEST_NER_MODEL: '/nowhere' }, '--json');
  expect(wrong(model)).toEqual(['model']);
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends it at once', async (signal) => {
  const model = await startReplayServer();
  model.answerProbe = hanging;
  const { process: child, ended } = start({
    args: ['doctor'],
    settings: {
      ...serverSettings(newFolder()),
      PALIMPSEST_LLM_BASE_URL: model.url,
      PALIMPSEST_LLM_MODEL: 'small',
      PALIMPSEST_LLM_TIMEOUT_MS: '290000',
    },
  });
  await vi.waitFor(() => {
    expect(model.probes).toHaveLength(1); // now it waits for the answer
  }, 60_000);
  expect(child.kill(signal)).toBe(true);
  expect((await ended).stdout).toBe('');
  expect(child.signalCode).toBe(signal);
  await model.stop();
});
