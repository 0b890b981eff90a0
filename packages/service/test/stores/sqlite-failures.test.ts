import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test } from 'vitest';
import { openWriting, readPragma } from '../../src/stores/sqlite/schema.js';
import { era } from '../../src/stores/sqlite/sqlite-reads.js';
import { Writer, type WriterResult } from '../../src/stores/sqlite/writer.js';
import { newDatabaseFile, newMapping, newSession, openTestStore } from './test-sessions.js';

const refusal = (code: string) => expect.objectContaining({ name: 'StoreError', code }) as unknown;

describe('the embedded store', () => {
  test('refuses a second server on its file, and lets one in after it was closed', async () => {
    const file = newDatabaseFile();
    const first = await openTestStore(undefined, file);
    await expect(openTestStore(undefined, file)).rejects.toEqual(refusal('in_use'));
    await first.close();
    await (await openTestStore(undefined, file)).close();
  });

  test('refuses a second server that comes by a symbolic link, to the file or to its folder', async () => {
    const file = newDatabaseFile();
    const first = await openTestStore(undefined, file);
    const beside = dirname(newDatabaseFile());
    symlinkSync(file, join(beside, 'link.db'));
    symlinkSync(dirname(file), join(beside, 'folder'));
    for (const link of ['link.db', join('folder', basename(file))])
      await expect(openTestStore(undefined, join(beside, link)), link).rejects.toEqual(refusal('in_use'));
    await first.close();
    await (await openTestStore(undefined, join(beside, 'link.db'))).close();
  });

  test('refuses a link that leads nowhere: SQLite would make a file there that others can read', async () => {
    const file = newDatabaseFile();
    symlinkSync(`${file}.gone`, file);
    await expect(openTestStore(undefined, file)).rejects.toEqual(refusal('cannot_open'));
    expect(existsSync(`${file}.gone`)).toBe(false);
  });

  test('leaves no thread behind where it can be written but not read: a start that fails comes to its end', () => {
    const module = new URL('../../dist/stores/sqlite/sqlite-store.js', import.meta.url).href;
    const program = join(dirname(newDatabaseFile()), 'start.mjs');
    writeFileSync(
      program,
      `import { openSqliteStore } from '${module}';
       await openSqliteStore({ file: ':memory:', clock: Date.now }).catch(({ message }) => console.log(message));`,
    );
    const options = { cwd: dirname(program), encoding: 'utf8', timeout: 30_000 } as const;
    const { status, stdout } = spawnSync(process.execPath, [program], options);
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^Store :memory:: lacks tables[^\n]+\n$/) as unknown,
    });
  });

  test('refuses a file that its user may only read, such as one that root has copied', async () => {
    const file = newDatabaseFile();
    await (await openTestStore(undefined, file)).close();
    for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true });
    chmodSync(dirname(file), 0o777);
    chmodSync(file, 0o444);
    const module = (name: string) => new URL(`../../dist/stores/sqlite/${name}.js`, import.meta.url).href;
    const program = join(dirname(file), 'open.mjs');
    writeFileSync(
      program,
      `import { openWriting } from '${module('schema')}';
       import { asStoreError } from '${module('sqlite-error')}';
       if (process.getuid?.() === 0) process.seteuid(65534); // root may write everything
       try { openWriting('${file}'); } catch (error) { console.log(asStoreError(error, 'x').message); }`,
    );
    const { stdout } = spawnSync(process.execPath, [program], { encoding: 'utf8', timeout: 30_000 });
    expect(stdout).toBe('Store x: cannot be written; is it read-only, or a standby?\n');
  });

  test('makes a lock that nobody else can take', async () => {
    const file = newDatabaseFile();
    const store = await openTestStore(undefined, file);
    expect(statSync(`${file}.lock`).mode & 0o777).toBe(0o600);
    await store.close();
  });

  test.each([
    [
      'is no database',
      'corrupt',
      (file: string) => {
        writeFileSync(file, 'x'.repeat(5_000));
      },
    ],
    [
      'is a folder',
      'cannot_open',
      (file: string) => {
        mkdirSync(file);
      },
    ],
    [
      'has lost a table',
      'incomplete',
      (file: string) => {
        const db = openWriting(file);
        db.exec('DROP TABLE mapping');
        db.close();
      },
    ],
    [
      'belongs to another program',
      'not_ours',
      (file: string) => {
        new DatabaseSync(file).exec('CREATE TABLE t (x)');
      },
    ],
  ])('refuses a file that %s in one line', async (_name, code, make) => {
    const file = newDatabaseFile();
    make(file);
    const opening = openTestStore(undefined, file);
    await expect(opening).rejects.toEqual(refusal(code));
    await expect(opening).rejects.toThrow(/^Store \S+: [^\n]+$/);
  });

  test('refuses a folder that cannot be made', async () => {
    const file = newDatabaseFile();
    writeFileSync(file, '');
    await expect(openTestStore(undefined, join(file, 'store.db'))).rejects.toEqual(refusal('cannot_open'));
  });

  test('writes without waiting for somebody who reads for long, such as a backup', async () => {
    const file = newDatabaseFile();
    const store = await openTestStore(undefined, file);
    await store.createSession(newSession());
    const reader = new DatabaseSync(file, { readOnly: true });
    reader.exec('BEGIN; SELECT count(*) FROM session');
    const waits: number[] = [];
    for (const endMs = performance.now() + 3_000; performance.now() < endMs;) {
      const startedMs = performance.now();
      await store.createSession(newSession());
      waits.push(performance.now() - startedMs);
      await sleep(50);
    }
    expect(Math.max(...waits)).toBeLessThan(1_000);
    reader.close();
    await store.close();
  });

  test('answers with an error after it was closed, and does not hang', async () => {
    const store = await openTestStore();
    await store.close();
    await expect(store.createSession(newSession())).rejects.toEqual(refusal('closed'));
  });
});

describe('the writer on a full disk', () => {
  test('fails that write, keeps what it had, and goes on when there is room again', async () => {
    const db = openWriting(newDatabaseFile());
    const results = new Map<number, WriterResult>();
    const writer = new Writer(db, (id, result) => results.set(id, result));
    const session = newSession();
    const append = async (id: number, version: number, count: number) => {
      const mappings = Array.from({ length: count }, (_, index) => newMapping(version + index + 1));
      const expected = { version, era };
      writer.take({ id, operation: { kind: 'append', nowMs: 0, append: { ref: session, expected, mappings } } });
      while (!results.has(id)) await new Promise(setImmediate);
      return results.get(id);
    };
    writer.take({ id: 0, operation: { kind: 'create', session } });
    expect(await append(1, 0, 1)).toEqual({ outcome: 'appended' });
    db.exec(`PRAGMA max_page_count = ${String(readPragma(db, 'page_count'))}`);
    expect(writer.check()).toEqual({ outcome: undefined });
    expect(await append(2, 1, 1_000)).toMatchObject({ failure: 'full' });
    db.exec('PRAGMA max_page_count = 100000');
    expect(await append(3, 1, 1_000)).toEqual({ outcome: 'appended' });
    writer.close();
  });
});
