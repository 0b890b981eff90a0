/** The SDK that docs/observability.md preloads, as it stands there, with a collector that takes what it sends. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { codeOf, pageAt } from './pages.js';
import { serve } from './served-process.js';

const page = pageAt('docs/observability.md');
const snippet = codeOf(page, ({ language }) => language === 'js');
const command = codeOf(page, ({ language }) => language === 'sh');
const [, options = ''] = /^node (.*) packages\/service\/dist\/main.js serve\n$/.exec(command) ?? [];

test('spans of a request reach the collector that OTEL_EXPORTER_OTLP_ENDPOINT names, and say who sent them', async () => {
  const received: string[] = [];
  const collector = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(`${request.url ?? ''} ${body}`);
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo; // listens on TCP

  const folder = mkdtempSync(join(tmpdir(), 'palimpsest-traces-'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'tracing.mjs'), snippet);
  const key = 'a-key-for-the-test-of-traces-alone';
  const service = await serve({
    NODE_OPTIONS: options.replace('.', folder), // `serve` starts the rest of the command
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_BSP_SCHEDULE_DELAY: '100', // milliseconds between two sendings
    PALIMPSEST_BOOTSTRAP_KEY: key,
  });
  const headers = { Authorization: `Bearer ${key}` };
  expect((await fetch(`${service.url}/v1/masking/session`, { method: 'POST', headers })).status).toBe(201);
  await vi.waitFor(() => {
    expect(received.join('\n')).toMatch(/^\/v1\/traces .*POST \/v1\/masking\/session/m);
  }, 10_000);
  expect(received.join('\n')).toContain('"palimpsest"');
  await service.stop();
  collector.close();
  rmSync(folder, { recursive: true });
});
