import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callRaw, rawRequest, statusOf } from './calls.js';
import { type Service, startService } from './service.js';

const files = {
  'index.html': '<p>The page</p>',
  'docs/index.html': '<p>The reference</p>',
  'assets/page-abc123.js': 'page();',
  '.built-from': 'a hash',
};

let pagesFolder: string;
beforeAll(async () => {
  pagesFolder = await mkdtemp(join(tmpdir(), 'palimpsest-pages-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(pagesFolder, name, '..'), { recursive: true });
    await writeFile(join(pagesFolder, name), content);
  }
});
afterAll(() => rm(pagesFolder, { recursive: true }));

describe.each(['/', '/tools/palimpsest'])('pages below %s', (basePath) => {
  let service: Service;
  beforeAll(async () => {
    service = await startService({ pagesFolder, settings: { PALIMPSEST_BASE_PATH: basePath } });
  });
  afterAll(() => service.stop());

  test.each([
    ['/', 'index.html'],
    ['/index.html', 'index.html'],
    ['/docs/', 'docs/index.html'],
  ] as const)('%s is shown to everybody and asked for again each time', async (path, file) => {
    const response = await fetch(service.url + path);
    expect([response.status, await response.text()]).toEqual([200, files[file]]);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const etag = response.headers.get('etag') ?? '';
    const again = rawRequest(service, `GET ${new URL(service.url + path).pathname}`, [`If-None-Match: ${etag}`]);
    expect(statusOf(await callRaw(service, again))).toBe(304);
  });

  test('a file with a hash in its name is kept for good', async () => {
    const { status, headers } = await fetch(`${service.url}/assets/page-abc123.js`);
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  test('nothing inline, nothing from elsewhere, no frame around it', async () => {
    const { headers } = await fetch(`${service.url}/`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"]),
    );
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  test.each(['/docs', ...(basePath === '/' ? [] : [''])])('%s leads to its folder', async (path) => {
    const response = await fetch(service.url + path, { redirect: 'manual' });
    expect(response.status).toBe(308);
    const target = new URL(response.headers.get('location') ?? '', response.url || service.url + path);
    expect(target.href).toBe(`${service.url}${path}/`);
  });

  test.each([
    '/assets/', '/assets/page.js', '/docs/x', '/.built-from', '/../index.html', '/assets/../.built-from',
    '/%2e%2e/package.json', '/assets%2fpage-abc123.js', '//index.html',
  ])('%s is an unknown path: 404 not_found', async (path) => {
    const answer = await callRaw(service, rawRequest(service, `GET ${basePath === '/' ? '' : basePath}${path}`));
    expect(statusOf(answer)).toBe(404);
    expect(answer).toContain('"code":"not_found"');
  }); // prettier-ignore

  test.each(['/', '/docs', '/docs/', '/assets/page-abc123.js'])('%s takes GET and HEAD', async (path) => {
    expect((await fetch(service.url + path, { method: 'HEAD' })).status).toBe(200);
    const { status, headers } = await fetch(service.url + path, { method: 'POST', body: 'x' });
    expect([status, headers.get('allow')?.split(', ').sort()]).toEqual([405, ['GET', 'HEAD']]);
  });

  test('the OpenAPI document says nothing of them', async () => {
    const document = (await (await fetch(`${service.url}/openapi.json`)).json()) as { paths: object };
    expect(Object.keys(document.paths).filter((path) => !/^\/(v1\/|livez|readyz)/.test(path))).toEqual([]);
  });
});

test('a new build beside a running service takes nothing away from its pages', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'palimpsest-pages-'));
  await writeFile(join(folder, 'index.html'), '<script src="page-abc123.js"></script>');
  await writeFile(join(folder, 'page-abc123.js'), 'page();');
  const service = await startService({ pagesFolder: folder });
  await rm(join(folder, 'page-abc123.js'));
  await writeFile(join(folder, 'page-def456.js'), 'other();');
  await writeFile(join(folder, 'index.html'), '<script src="page-def456.js"></script>');
  const get = async (path: string) => (await fetch(service.url + path)).text();
  expect([await get('/'), await get('/page-abc123.js')]).toEqual(['<script src="page-abc123.js"></script>', 'page();']);
  expect((await fetch(`${service.url}/page-def456.js`)).status).toBe(404);
  await service.stop();
  await rm(folder, { recursive: true });
});

test('a copy that is out of date is sent anew, one of several that is not is kept', async () => {
  const service = await startService({ pagesFolder });
  const etag = (await fetch(`${service.url}/`)).headers.get('etag') ?? '';
  const ask = async (known: string) => statusOf(await callRaw(service, rawRequest(service, 'GET /', [`If-None-Match: ${known}`]))); // prettier-ignore
  expect(await Promise.all(['"old"', `"old", W/${etag}`, '*'].map(ask))).toEqual([200, 304, 304]);
  await service.stop();
});

test('without built pages there are none', async () => {
  const service = await startService();
  expect((await fetch(`${service.url}/`)).status).toBe(404);
  await service.stop();
});
