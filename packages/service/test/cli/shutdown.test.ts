import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { hanging, startReplayServer } from '../../../../test/replay-server.js';
import { call, openSession } from '../http/calls.js';
import { newFolder, run, serverSettings, startServer } from './process.js';

const longText = 'Frau Sabine Krüger wohnt in Hamburg. '.repeat(1_000);

test('a server that is asked to stop finishes what is in work, refuses what is new, and ends with 0', async () => {
  const server = await startServer(serverSettings(newFolder()));
  const id = await openSession(server);
  const inWork = call(server, 'POST', '/v1/masking/anonymize?stages=1,2', { text: longText, session_id: id });
  await new Promise((resolve) => setTimeout(resolve, 300)); // until it is in work
  server.process.kill('SIGTERM');
  const refused = await vi.waitFor(async () => {
    const answer = await call(server, 'POST', '/v1/masking/session', {});
    expect(answer.status).toBe(503);
    return answer;
  });
  expect(refused.body).not.toHaveProperty('code');
  expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  const answer = await inWork;
  expect(answer.status).toBe(200);
  for (const { headers } of [refused, answer]) expect(headers.get('connection')).toBe('close');
  const { code, stdout } = await server.ended;
  expect(code).toBe(0);
  expect(stdout).toMatch(/"msg":"stopped"\}\n$/);
});

test('a second signal ends a server at once that has work, and what was acknowledged before is there', async () => {
  const settings = serverSettings(newFolder());
  const server = await startServer(settings);
  const id = await openSession(server);
  const inWork = call(server, 'POST', '/v1/masking/anonymize?stages=1,2', { text: longText, session_id: id });
  await new Promise((resolve) => setTimeout(resolve, 300)); // until it is in work
  server.process.kill('SIGTERM');
  await vi.waitFor(async () => {
    expect((await call(server, 'POST', '/v1/masking/session', {})).status).toBe(503);
  });
  server.process.kill('SIGTERM');
  await expect(inWork).rejects.toThrow();
  expect((await server.ended).code).toBeNull();
  const next = await startServer(settings);
  expect((await call(next, 'POST', '/v1/masking/deanonymize', { text: 'x', session_id: id })).status).toBe(200);
  await next.stop();
});

test('a log whose reader has gone does not hold up the end', async () => {
  const server = await startServer(serverSettings(newFolder()));
  server.process.stdout?.destroy();
  expect((await server.stop()).code).toBe(0); // at once, so that its last lines are the first that nobody reads
});

test('a language model that has not said yet how to speak to it does not hold up the end', async () => {
  const model = await startReplayServer();
  model.answerProbe = hanging;
  const server = await startServer({
    ...serverSettings(newFolder()),
    PALIMPSEST_LLM_BASE_URL: model.url,
    PALIMPSEST_LLM_MODEL: 'small',
    PALIMPSEST_LLM_TIMEOUT_MS: '120000',
  });
  const body = { text: 'Die einzige Imkerin im Ort.', session_id: await openSession(server) };
  const leaving = new AbortController();
  const left = call(server, 'POST', '/v1/masking/anonymize?stages=3', body, { signal: leaving.signal });
  await expect.poll(() => model.probes.length).toBe(1);
  leaving.abort();
  await expect(left).rejects.toThrow();
  expect((await server.stop()).code).toBe(0);
  await model.stop();
});

test('a connection that is kept alive and idle does not hold up the end', async () => {
  const server = await startServer(serverSettings(newFolder()));
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write('GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await new Promise((resolve) => socket.once('data', resolve));
  expect((await server.stop()).code).toBe(0);
  socket.destroy();
});

test.each([
  [0, ['--help'], 'stdout'],
  [0, ['serve', '--help'], 'stdout'],
  [2, [], 'stderr'],
  [2, ['no-such-command'], 'stderr'],
  [2, ['serve', '--no-such-option'], 'stderr'],
] as const)('the exit code is %i after %j', async (code, args, stream) => {
  const ended = await run({ args });
  expect(ended.code).toBe(code);
  expect(ended[stream]).not.toBe('');
});
