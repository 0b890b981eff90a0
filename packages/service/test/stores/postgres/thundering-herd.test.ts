/** A database that was down and comes back is not met by everybody who waited for it. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { Database } from '../../../src/stores/postgres/database.js';
import { createDatabase, describeWithPostgres, directServer } from '../test-postgres.js';

/** Stands before a server, counts who comes, and sends them away while `isDown`. */
async function startDoor(port: number) {
  const door = { isDown: false, connections: 0, port: 0, close: () => Promise.resolve() };
  const open = new Set<Socket>();
  const listener = createServer((client) => {
    door.connections++;
    if (door.isDown) return void client.destroy();
    const server = connect(port, '127.0.0.1');
    for (const socket of [client, server]) open.add(socket).add(socket.on('error', () => undefined));
    client.pipe(server).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  door.port = (listener.address() as AddressInfo).port; // listens on TCP
  door.close = async () => {
    for (const socket of open) socket.destroy();
    listener.close();
    await once(listener, 'close');
  };
  return { door, cut: () => void [...open].map((socket) => socket.destroy()) };
}

describeWithPostgres((server) => {
  test('while it is down, a hundred callers make a handful of attempts; when it is back, no more than the pool holds', async () => {
    const own = await createDatabase(server);
    const { door, cut } = await startDoor(own.server.port);
    const connections = 5;
    const database = new Database({ ...own.server, port: door.port }, { connections });
    expect(await database.run('SELECT 1 AS one')).toEqual([{ one: 1 }]);

    door.isDown = true;
    cut();
    let isOver = false;
    const refusals = new Array<number>(100).fill(0);
    const callers = refusals.map(async (_none, caller) => {
      while (!isOver) {
        await database.run('SELECT 1').catch(() => (refusals[caller] = (refusals[caller] ?? 0) + 1));
        await sleep(20);
      }
    });
    await vi.waitFor(() => {
      expect(Math.min(...refusals)).toBeGreaterThan(1); // who came before it was known to be down has come through
    }, 10_000);
    door.connections = 0;
    const beganMs = performance.now();
    refusals.fill(0);
    await sleep(2_000);
    // Pauses double from 0.1 to 1 second, each with jitter: far fewer than ten attempts in a second.
    expect(door.connections).toBeLessThan(10 * ((performance.now() - beganMs) / 1_000));
    expect(refusals.reduce((sum, own) => sum + own)).toBeGreaterThan(100);

    door.isDown = false;
    door.connections = 0;
    await vi.waitFor(() => database.run('SELECT 1'), { timeout: 10_000, interval: 20 });
    await sleep(500);
    isOver = true;
    await Promise.all(callers);
    expect(door.connections).toBeLessThanOrEqual(connections);
    await database.close();
    await door.close();
    await own.drop();
  });
}, directServer);
