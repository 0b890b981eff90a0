import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { SessionRef } from '../../src/stores/store.js';
import { appendAt, newDatabaseFile, newMapping, newSession, openTestStore } from './test-sessions.js';

const kills = 10;
const program = fileURLToPath(new URL('acknowledging-writer.mjs', import.meta.url));
const dist = new URL('../../dist/', import.meta.url).href;

/** Starts a process that appends to `ref`, kills it after `count` acknowledgements, returns what it acknowledged. */
async function appendUntilKilled(file: string, ref: SessionRef, count: number): Promise<string[]> {
  const child = spawn(process.execPath, [program, file, ref.tenant, ref.id, dist], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line);
    if (acknowledged.length === count) child.kill('SIGKILL');
  }
  expect(await exit).toEqual([null, 'SIGKILL']);
  return acknowledged;
}

describe('the embedded store', () => {
  test(`has every mapping that it acknowledged before each of ${String(kills)} kills`, async () => {
    const file = newDatabaseFile();
    const session = newSession();
    const first = await openTestStore(undefined, file);
    await first.createSession(session);
    await first.close();
    const acknowledged: string[] = [];
    for (let kill = 1; kill <= kills; kill++) {
      acknowledged.push(...(await appendUntilKilled(file, session, 7 * kill)));
      const store = await openTestStore(undefined, file);
      const mappings = (await store.readMappings(session, 0)) ?? [];
      await store.close();
      const stored = mappings.map(
        ({ number, value }) => `${number} ${Buffer.from(value?.index ?? []).toString('hex')}`,
      );
      expect(stored).toEqual(expect.arrayContaining(acknowledged));
      expect(stored.length - acknowledged.length).toBeLessThanOrEqual(kill); // at most the one under way at each kill
    }
  }, 60_000);

  test('flushes every commit, keeps a write-ahead log and overwrites what it deletes', async () => {
    const store = await openTestStore();
    const fullSync = 2; // https://sqlite.org/pragma.html#pragma_synchronous
    expect(await store.report()).toMatchObject({ journalMode: 'wal', synchronous: fullSync, secureDelete: 1 });
    await store.close();
  });

  test('commits together what arrives together', async () => {
    const store = await openTestStore();
    const sessions = Array.from({ length: 200 }, () => newSession());
    await Promise.all(sessions.map((session) => store.createSession(session)));
    await Promise.all(sessions.map((ref) => appendAt(store, ref, 0, [newMapping(1)])));
    const { commits, operations } = await store.report();
    expect(operations).toBe(400);
    expect(commits).toBeLessThan(40);
    await store.close();
  });
});
