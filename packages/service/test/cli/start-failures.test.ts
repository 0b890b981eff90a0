import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canMount, isAllowed } from '../../../../test/prerequisites.js';
import { openSession } from '../http/calls.js';
import {
  type Ended, freePort, main, masterKey, newFolder, run, type Settings, serverSettings, startServer,
} from './process.js'; // prettier-ignore

/** Runs `serve`, which must end by itself with one line that `complaint` matches. */
async function expectRefusal(settings: Settings, complaint: RegExp, command: readonly string[] = []): Promise<Ended> {
  const ended = await run({ args: ['serve'], settings, command });
  const lines = ended.stderr.trimEnd().split('\n');
  expect(lines, ended.stderr).toHaveLength(1);
  expect(lines[0]).toMatch(complaint);
  expect(ended.code).toBe(1);
  return ended;
}

describe('a server that finds something amiss says so in one line and ends with 1', () => {
  let folder: string;
  let settings: ReturnType<typeof serverSettings>;
  let sessionId: string;
  beforeAll(async () => {
    folder = newFolder();
    settings = serverSettings(folder);
    const server = await startServer(settings);
    sessionId = await openSession(server);
    await server.stop();
  });

  test.each(['PALIMPSEST_PORT', 'PALIMPSEST_ADMIN_PORT'])('when %s is taken', async (setting) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    await expectRefusal(
      { ...settings, [setting]: port },
      new RegExp(`^palimpsest: ${setting}: .* port ${port}: another program`),
    );
    other.close();
  });

  test.each(['PALIMPSEST_HOST', 'PALIMPSEST_ADMIN_HOST'])('when %s is no address of this machine', async (setting) => {
    const ports = setting === 'PALIMPSEST_ADMIN_HOST' ? { PALIMPSEST_ADMIN_PORT: String(await freePort()) } : {};
    await expectRefusal(
      { ...settings, ...ports, [setting]: '192.0.2.1' },
      new RegExp(`^palimpsest: ${setting}: .*192\\.0\\.2\\.1 .*does not have that address$`),
    );
  });

  test('when a key file is named that is not there, and none is made in its place', async () => {
    const file = join(newFolder(), 'not-mounted');
    await expectRefusal(
      { ...settings, PALIMPSEST_MASTER_KEY_FILE: file },
      /^palimpsest: The master key file cannot be used: .*not-mounted is not there$/,
    );
    expect(existsSync(file)).toBe(false);
  });

  test('when the master key is another one', async () => {
    await expectRefusal({ ...settings, PALIMPSEST_MASTER_KEY: masterKey() }, /^palimpsest: .*master key/i);
  });

  test('when the key file is gone that sessions need, and none is made in its place', async () => {
    const file = join(folder, 'palimpsest.key');
    renameSync(file, `${file}.away`);
    const doctor = await run({ args: ['doctor'], settings });
    expect(doctor.stdout).toMatch(
      /^WRONG +master keys +The master key file cannot be used: .*palimpsest\.key is not there$/m,
    );
    await expectRefusal(settings, /^palimpsest: The master key file cannot be used: .*palimpsest\.key is not there$/);
    expect(existsSync(file)).toBe(false);
    renameSync(`${file}.away`, file);
  });

  test('when another server has the store', async () => {
    const server = await startServer(settings);
    await expectRefusal(settings, /^palimpsest: Store .*: another server has it open$/);
    expect((await server.stop()).code).toBe(0);
  });

  test('when the model is not there', async () => {
    await expectRefusal(
      { ...settings, PALIMPSEST_NER_MODEL: '/nowhere' },
      /^palimpsest: PALIMPSEST_NER_MODEL: \/nowhere\/config\.json can't be read/,
    );
  });

  test.each(['palimpsest.db', 'palimpsest-keys.db'])('when %s is damaged', async (file) => {
    const damaged = newFolder();
    writeFileSync(join(damaged, file), randomBytes(10_000));
    await expectRefusal(serverSettings(damaged), /^palimpsest: Store .*: the file is damaged or no SQLite database$/);
  });

  test.each(['palimpsest.db', 'palimpsest-keys.db'])('when one page of %s is damaged', async (file) => {
    const damaged = newFolder();
    cpSync(folder, damaged, { recursive: true });
    const disk = openSync(join(damaged, file), 'r+');
    writeSync(disk, Buffer.alloc(100, 0xff), 0, 100, 4096); // the second page, which holds the first table
    closeSync(disk);
    await expectRefusal(serverSettings(damaged), /^palimpsest: Store .*: the file is damaged or no SQLite database$/);
  });

  test('when the file of API keys is of another program', async () => {
    const foreign = newFolder();
    new DatabaseSync(join(foreign, 'palimpsest-keys.db')).exec('CREATE TABLE song (title)');
    await expectRefusal(
      serverSettings(foreign),
      /^palimpsest: Store .*palimpsest-keys\.db: belongs to another program or another version of this one$/,
    );
  });

  test.runIf(isAllowed(existsSync('/proc/self'), 'no /proc'))(
    'when its folder cannot be made, since the one above takes no folders',
    async () => {
      const PALIMPSEST_STORE = 'sqlite:/proc/sub/x/palimpsest.db';
      const killedIfItHangs = ['timeout', '-s', 'KILL', '60'];
      await expectRefusal(
        { ...settings, PALIMPSEST_STORE },
        /^palimpsest: Store \/proc\/sub\/x\/palimpsest\.db: cannot be opened or created/,
        killedIfItHangs,
      );
    },
  );

  test('when the key file is damaged', async () => {
    const damaged = newFolder();
    writeFileSync(join(damaged, 'palimpsest.key'), 'canary-of-a-key');
    const { stderr } = await expectRefusal(serverSettings(damaged), /^palimpsest: .*key/);
    expect(stderr).not.toContain('canary');
  });

  test('and after all that nothing is lost', async () => {
    const server = await startServer(settings);
    const response = await fetch(`${server.url}/v1/masking/deanonymize`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${server.key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ session_id: sessionId, text: 'x' }),
    });
    expect(response.status).toBe(200);
    await server.stop();
  });
});

/** A user who may not write where root made a folder. Root may write anywhere, so there the program runs as nobody. */
const asNobody = process.getuid?.() === 0 ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : [];
const [inShell, ...itsArguments] = [...asNobody, 'test', '-r', main];
const canBeNobody = spawnSync(inShell, itsArguments).status === 0;

test.runIf(isAllowed(canBeNobody, 'root can write everywhere, and nobody else can read this program'))(
  'a read-only folder is refused in one line',
  async () => {
    const folder = newFolder();
    chmodSync(folder, 0o555);
    await expectRefusal(serverSettings(folder), /^palimpsest: Store .*: cannot be opened or created/, asNobody);
  },
);

/** Runs a program in a mount namespace of its own in which `$DISK` is a small disk. */
const onDisk = (disk: string, size: string): string[] => [
  'unshare',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${size} tmpfs "${disk}" && exec "$@"`,
  'sh',
];

describe.runIf(canMount())('a full disk', () => {
  let disk: string;
  beforeAll(() => {
    disk = newFolder();
  });
  afterAll(() => {
    execFileSync('rmdir', [disk]);
  });

  test.each(['4k', '16k', '40k', '64k', '100k'])('of %s is refused in one line', async (size) => {
    await expectRefusal(serverSettings(disk), /^palimpsest: (?:Store )?\S+: .*disk/, onDisk(disk, size));
  });
});

test.each(['canary-of-a-key', `0:${masterKey()},0:${masterKey()}`, 'AAAA'])(
  'a wrong master key is named and never printed (%#)',
  async (value) => {
    const settings = { ...serverSettings(newFolder()), PALIMPSEST_MASTER_KEY: value };
    const { stderr, stdout } = await expectRefusal(settings, /^palimpsest: PALIMPSEST_MASTER_KEY or its file: /);
    expect(stderr + stdout).not.toContain(value);
  },
);

test('the key file and the databases are for their owner alone', async () => {
  const folder = join(newFolder(), 'data');
  mkdirSync(folder);
  await (await startServer({ ...serverSettings(folder), PALIMPSEST_ADMIN_PORT: String(await freePort()) })).stop();
  const modes = execFileSync('stat', ['-c', '%a %n', ...['palimpsest.db', 'palimpsest-keys.db', 'palimpsest.key']], {
    cwd: folder,
  });
  expect(String(modes)).toBe('600 palimpsest.db\n600 palimpsest-keys.db\n600 palimpsest.key\n');
  expect(readFileSync(join(folder, 'palimpsest.key'), 'utf8').trim()).toMatch(/^[\w+/]{43}=$/);
});
