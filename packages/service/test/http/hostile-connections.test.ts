/** Clients that misuse connections, over raw sockets: whatever they do, others are served meanwhile and afterwards. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, callRaw, openSession, rawRequest, statusOf } from './calls.js';
import { type Service, startService } from './service.js';

const timeouts = { headersMs: 1_000, requestMs: 2_000, unreadMs: 1_000 };
let service: Service;
let session: string;
beforeAll(async () => {
  service = await startService({ timeouts });
});
afterAll(() => service.stop());
beforeEach(async () => {
  session = await openSession(service); // served again, after whatever the test before did
});

const dial = async ({ port } = service, allowHalfOpen = false): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen });
  socket.on('error', () => undefined); // a reset is one of the ways to be refused
  await once(socket, 'connect');
  return socket;
};
const dialMany = (count: number): Promise<Socket[]> => Promise.all(Array.from({ length: count }, () => dial()));
const restore = () => call(service, 'POST', '/v1/masking/deanonymize', { text: 'as written', session_id: session });

/** Sends one byte of `text` every `everyMs` until the service hangs up; resolves with the milliseconds until then. */
async function drip(socket: Socket, text: string, everyMs: number): Promise<number> {
  const startMs = performance.now();
  let sent = 0;
  const timer = setInterval(() => socket.write(text[sent++ % text.length] ?? ''), everyMs);
  socket.resume();
  await new Promise((resolve) => socket.once('close', resolve)); // after a reset, too
  clearInterval(timer);
  return performance.now() - startMs;
}

const statusesOf = (answers: string) => Array.from(answers.matchAll(/HTTP\/1\.1 (\d{3}) /g), ([, status]) => status);

describe('slow-loris', () => {
  test('headers that never end are cut off in time, however many send them, and others do not wait', async () => {
    const sockets = await dialMany(200);
    for (const socket of sockets) socket.write('POST /v1/masking/session HTTP/1.1\r\nHost: x\r\n');
    const dripping = sockets.map((socket) => drip(socket, 'X-A: b\r\n', 100));
    expect((await restore()).status).toBe(200);
    const lasted = await Promise.all(dripping);
    expect(Math.max(...lasted)).toBeLessThan(10_000);
  });

  test('a body that trickles is cut off in time', async () => {
    const [socket] = await dialMany(1);
    if (!socket) throw new Error('not connected');
    const head = ['Content-Type: application/json', 'Content-Length: 100000'];
    socket.write(rawRequest(service, 'POST /v1/masking/session', head));
    expect(await drip(socket, ' ', 100)).toBeLessThan(10_000);
  });

  test('a body that goes on after its refusal is cut off as well', async () => {
    const socket = await dial(service, true); // does not mind that the service hangs up
    const head = ['Content-Type: application/json', 'Content-Length: 100000'];
    socket.write(rawRequest(service, 'POST /v1/masking/session', head));
    expect(await drip(socket, ' ', 100)).toBeLessThan(10_000);
  });

  test('an answer that nobody reads holds up nobody', async () => {
    const sockets = await dialMany(50);
    for (const socket of sockets) {
      socket.pause();
      socket.write('GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(50));
    }
    expect((await restore()).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  test('answers of which nobody reads anything are dropped in time', async () => {
    const asked = 1_000; // more than the system buffers of them
    const own = await startService({ timeouts }); // with no other connections
    const socket = await dial(own);
    socket.pause();
    socket.write('GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(asked));
    for (const held of [1, 0])
      await vi.waitFor(async () => {
        expect(await own.connections()).toBe(held);
      }, 60_000);
    let answers = '';
    socket.on('data', (bytes) => (answers += bytes.toString('latin1')));
    socket.resume();
    await new Promise((resolve) => socket.once('close', resolve));
    expect(statusesOf(answers).length).toBeLessThan(asked);
    await own.stop();
  });
});

test('500 idle connections cost others nothing', async () => {
  const sockets = await dialMany(500); // bench/service/idle-connections.mjs holds 10 000
  expect((await restore()).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});

test.each([
  ['one header of 64 KiB', [`X-Large: ${'x'.repeat(65_536)}`]],
  ['2 000 headers', Array.from({ length: 2_000 }, (_, n) => `X-${n}: ${'x'.repeat(20)}`)],
  ['a token of 64 KiB', [`Authorization: Bearer ${'x'.repeat(65_536)}`]],
])('%s are refused with 431', async (_name, headers) => {
  expect(statusOf(await callRaw(service, rawRequest(service, 'GET /livez', headers)))).toBe(431);
});

test('a second key behind thousands of headers is seen', async () => {
  const headers = [...Array.from({ length: 2_100 }, (_, n) => `${n}:`), 'Authorization: Bearer x'];
  expect(statusOf(await callRaw(service, rawRequest(service, 'POST /v1/masking/session', headers)))).toBe(401);
});

test('a target of 64 KiB is refused with 431', async () => {
  expect(statusOf(await callRaw(service, rawRequest(service, `GET /${'x'.repeat(65_536)}`)))).toBe(431);
});

describe('pipelining', () => {
  const whole = 'GET /livez HTTP/1.1\r\nHost: x\r\n\r\n';

  test('requests in a row are answered in their order', async () => {
    const last = rawRequest(service, 'GET /nowhere');
    const answer = await callRaw(service, whole.repeat(3) + last);
    expect(statusesOf(answer)).toEqual(['200', '200', '200', '404']);
  });

  test.each([
    ['garbage', '\0\xff garbage \r\n\r\n'],
    ['a tunnel', 'CONNECT host:443 HTTP/1.1\r\nHost: host\r\n\r\n'],
  ])('%s behind requests ends the connection, and is never answered in place of one of them', async (_name, rest) => {
    const answer = await callRaw(service, whole.repeat(3) + rest + whole);
    expect(statusesOf(answer)).toEqual(['200', '200', '200']);
    expect((await restore()).status).toBe(200);
  });

  test.each(['close', 'keep-alive'])(
    'a length that counts characters is told of: Connection: %s',
    async (connection) => {
      const body = JSON.stringify({ text: 'Grüße an Jörg Müller', session_id: session }); // longer in bytes
      const headers = ['Content-Type: application/json', `Content-Length: ${body.length}`];
      const head = rawRequest(service, 'POST /v1/masking/anonymize', headers).replace('close', connection);
      const answer = await callRaw(service, head + body);
      expect(statusesOf(answer)).toEqual(['422']);
      expect(answer).toContain('must be valid JSON');
    },
  );

  test('whoever leaves before the answers takes all requests along: each ends, and is logged', async () => {
    const before = service.log.length;
    const socket = await dial();
    socket.write(rawRequest(service, 'POST /v1/masking/session').replace('close', 'keep-alive').repeat(5));
    setTimeout(() => socket.destroy(), 1); // the first is at its commit on the disk
    await expect.poll(() => service.log.length - before).toBe(5);
    expect((await restore()).status).toBe(200);
  });

  test('a request cannot be hidden in the body of another', async () => {
    const hidden = `DELETE /v1/masking/session/${session} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${service.key}\r\n\r\n`;
    const outer = rawRequest(service, 'POST /v1/masking/session', ['Content-Type: application/json'], hidden);
    const answer = await callRaw(service, outer);
    expect(statusesOf(answer)).toEqual(['422']);
    expect((await restore()).status).toBe(200);
  });

  test('ten thousand requests at once on one connection leave the others their turn', async () => {
    const socket = await dial();
    socket.resume();
    socket.write(whole.repeat(10_000));
    expect((await restore()).status).toBe(200);
    socket.destroy();
  });
});

test('whoever asks for a tunnel and breaks off harms nobody', async () => {
  for (const socket of await dialMany(50)) {
    socket.write('CONNECT host:443 HTTP/1.1\r\nHost: host\r\n\r\n');
    setTimeout(() => socket.resetAndDestroy(), Math.random() * 20);
  }
  await sleep(50);
  expect((await restore()).status).toBe(200);
});

describe('compressed bodies', () => {
  const bomb = Buffer.alloc(50 * 1024 * 1024, 0x20);
  test.each([
    ['gzip', gzipSync(bomb)],
    ['deflate', deflateSync(bomb)],
    ['br', brotliCompressSync(bomb.subarray(0, 5 * 1024 * 1024))],
    ['gzip, gzip', gzipSync(gzipSync(bomb))],
  ])('a bomb in %s is refused with 422 and never unpacked', async (encoding, body) => {
    expect(body.length).toBeLessThan(1024 * 1024); // small enough to pass the limit of the body
    const before = process.memoryUsage().rss;
    const head = rawRequest(service, 'POST /v1/masking/anonymize', [
      'Content-Type: application/json',
      `Content-Encoding: ${encoding}`,
      `Content-Length: ${body.length}`,
    ]);
    const answer = await callRaw(service, Buffer.concat([Buffer.from(head), body]));
    expect(statusOf(answer)).toBe(422);
    expect(answer).toContain('must not be compressed');
    expect(process.memoryUsage().rss - before).toBeLessThan(40 * 1024 * 1024);
  });
});
