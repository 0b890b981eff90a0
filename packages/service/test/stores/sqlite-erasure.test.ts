import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import type { SqliteStore } from '../../src/stores/sqlite/sqlite-store.js';
import type { NewSession, StoredMapping } from '../../src/stores/store.js';
import { appendAt, type ManualClock, newDatabaseFile, newMapping, newSession, openTestStore } from './test-sessions.js';

/**
 * The bytes of the database and its log. Another process reads them: closing a file that SQLite has open would take
 * this process's locks off it (https://sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_).
 */
const bytesOnDisk = (file: string): Buffer =>
  execFileSync(
    'cat',
    [file, `${file}-wal`].filter((path) => existsSync(path)),
    { maxBuffer: 2 ** 30 },
  );

const secretsOf = (session: NewSession, mappings: readonly StoredMapping[]): Buffer[] =>
  [session.wrappedKey, ...mappings.map(({ value }) => value?.sealed ?? new Uint8Array())].map((bytes) =>
    Buffer.from(bytes),
  );
const foundOnDisk = (file: string, secrets: readonly Buffer[]): number => {
  const disk = bytesOnDisk(file);
  return secrets.filter((secret) => disk.includes(secret)).length;
};

describe('two seconds after the end of a session', () => {
  let store: SqliteStore;
  afterEach(() => store.close());
  const promisedMs = 2_000; // real time: the promise is about the disk, and the writer's thread keeps its own timers

  /** Many sessions side by side, every other one to end, so that pages hold both kinds and are split and merged. */
  async function fill(clock: ManualClock, file: string) {
    store = await openTestStore(clock, file);
    const all = Array.from({ length: 120 }, (_, index) => ({
      session: newSession({ expiresAtMs: clock.nowMs + (index % 2 === 0 ? 1_000 : 100_000) }),
      mappings: Array.from({ length: 1 + (index % 40) }, (__, number) => newMapping(number + 1)),
    }));
    await Promise.all(all.map(({ session }) => store.createSession(session)));
    for (let number = 0; number < 40; number++) {
      const growing = all.filter(({ mappings }) => mappings.length > number);
      await Promise.all(
        growing.map(({ session, mappings }) => appendAt(store, session, number, mappings.slice(number, number + 1))),
      );
    }
    const secrets = (isEnding: boolean) =>
      all
        .filter((_, index) => (index % 2 === 0) === isEnding)
        .flatMap(({ session, mappings }) => secretsOf(session, mappings));
    return {
      ending: all.filter((_, index) => index % 2 === 0),
      endingSecrets: secrets(true),
      lastingSecrets: secrets(false),
    };
  }

  test('that was destroyed, neither its wrapped key nor a sealed value is in the database or its log', async () => {
    const file = newDatabaseFile();
    const { ending, endingSecrets, lastingSecrets } = await fill({ nowMs: 0 }, file);
    expect(foundOnDisk(file, endingSecrets)).toBe(endingSecrets.length);
    await Promise.all(ending.map(({ session }) => store.destroySession(session)));
    await sleep(promisedMs);
    expect(foundOnDisk(file, endingSecrets)).toBe(0);
    expect(foundOnDisk(file, lastingSecrets)).toBe(lastingSecrets.length);
  });

  test('that was swept, neither its wrapped key nor a sealed value is in the database or its log', async () => {
    const file = newDatabaseFile();
    const clock = { nowMs: 0 };
    const { ending, endingSecrets, lastingSecrets } = await fill(clock, file);
    clock.nowMs = 1_000;
    expect(await store.sweep()).toBe(ending.length);
    await sleep(promisedMs);
    expect(foundOnDisk(file, endingSecrets)).toBe(0);
    expect(foundOnDisk(file, lastingSecrets)).toBe(lastingSecrets.length);
  });
});
