import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { call } from '../http/calls.js';
import { type Service, startService } from '../http/service.js';
import { startConversation } from './conversation.js';
import { secretsOf } from './stored-rows.js';
import { germanIban, mailbox } from './texts.js';

let service: Service;
afterEach(() => service.stop());

const promisedMs = 2_000; // real time: the promise is about the disk, and the writer's thread keeps its own timers
const pieceBytes = 12; // so that a part of a secret that a moved page left behind is found too

/** How many pieces of the secrets stand in the database or its log. Read by another process: see `sqlite-erasure.test.ts`. */
function piecesOnDisk(secrets: readonly Buffer[]): number {
  const files = ['palimpsest.db', 'palimpsest.db-wal'].map((name) => join(service.folder, name));
  const disk = execFileSync('cat', files, { maxBuffer: 2 ** 30 });
  const onDisk = new Set<string>();
  for (let at = 0; at + pieceBytes <= disk.length; at++) onDisk.add(disk.toString('latin1', at, at + pieceBytes));
  let found = 0;
  for (const secret of secrets)
    for (let at = 0; at + pieceBytes <= secret.length; at += pieceBytes)
      if (onDisk.has(secret.toString('latin1', at, at + pieceBytes))) found++;
  return found;
}

test.each([
  [
    'was destroyed',
    async (id: string) => {
      expect((await call(service, 'DELETE', `/v1/masking/session/${id}`)).status).toBe(204);
    },
  ],
  [
    'expired',
    () => {
      service.clock.nowMs += 3_600_000;
    },
  ],
])(
  'two seconds after a session %s, no piece of its wrapped key or of a sealed value is on the disk',
  async (_name, end) => {
    service = await startService();
    const ending = await startConversation(service);
    for (let turn = 0; turn < 10; turn++)
      await ending.mask(
        Array.from({ length: 20 }, (_, row) => `${mailbox(20 * turn + row)} ${germanIban(row + turn)}`).join('\n'),
      );
    const secrets = secretsOf(service.folder);
    expect(secrets.length).toBeGreaterThan(200);
    expect(piecesOnDisk(secrets)).toBeGreaterThan(secrets.length);
    await end(ending.id);
    await sleep(promisedMs);
    expect(piecesOnDisk(secrets)).toBe(0);
  },
);
