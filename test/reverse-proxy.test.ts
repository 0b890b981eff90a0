/** The nginx configuration of docs/deployment.md, run by a real nginx before a real service. */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../packages/service/test/cli/process.js';
import { codeOf, pageAt } from './pages.js';
import { isInstalled, pathOfPrograms } from './prerequisites.js';
import { serve, type ServedProcess } from './served-process.js';

const shown = codeOf(pageAt('docs/deployment.md'), ({ language }) => language === 'nginx');
const key = randomBytes(32).toString('base64url');
const folder = mkdtempSync(join(tmpdir(), 'palimpsest-nginx-'));
let service: ServedProcess;
let url: string;
let stopNginx: () => Promise<unknown>;

/** The configuration as shown, with this machine's ports and paths in it and what nginx wants around a server. */
const configuration = (port: number): string => `
daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
events {}
http {
  client_body_temp_path ${folder}/bodies; proxy_temp_path ${folder}/answers; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  ${shown
    .replace('443', `127.0.0.1:${port}`)
    .replaceAll('/etc/ssl/', `${folder}/`)
    .replace('http://127.0.0.1:8080', new URL(service.url).origin)}
}`;

/** Asks the service through nginx, and gives status and body. */
async function ask(path: string, body?: object): Promise<{ status: number; body: Record<string, unknown> }> {
  const { stdout } = await promisify(execFile)(
    'curl',
    ['-sS', '--cacert', `${folder}/palimpsest.crt`, `${url}${path}`, '-w', '\n%{http_code}'].concat(
      ['-H', `Authorization: Bearer ${key}`],
      body === undefined ? [] : ['-H', 'Content-Type: application/json', '-d', `@${jsonFile(body)}`],
    ),
    { maxBuffer: 2 ** 24 },
  );
  const [answer = '', status] = stdout.split('\n');
  return { status: Number(status), body: JSON.parse(answer) as Record<string, unknown> };
}

function jsonFile(body: object): string {
  writeFileSync(join(folder, 'body.json'), JSON.stringify(body));
  return join(folder, 'body.json');
}

describe.runIf(isInstalled('nginx', { debianPackage: 'nginx-light' }))('behind nginx as documented', () => {
  beforeAll(async () => {
    service = await serve({ PALIMPSEST_BOOTSTRAP_KEY: key, PALIMPSEST_BASE_PATH: '/palimpsest' });
    const port = await freePort();
    execFileSync('openssl', ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'].concat(
      ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'],
      ['-keyout', `${folder}/palimpsest.key`, '-out', `${folder}/palimpsest.crt`],
    ), { stdio: 'ignore' }); // prettier-ignore
    writeFileSync(join(folder, 'nginx.conf'), configuration(port));
    const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf')], {
      env: { PATH: pathOfPrograms },
      stdio: 'ignore',
    });
    const ended = once(nginx, 'exit');
    stopNginx = () => (nginx.kill('SIGTERM'), ended);
    url = `https://127.0.0.1:${port}/palimpsest`;
    await vi.waitFor(
      async () => {
        expect((await ask('/readyz')).status).toBe(200);
      },
      { timeout: 10_000 },
    );
  });
  afterAll(async () => {
    await stopNginx();
    await service.stop();
    rmSync(folder, { recursive: true });
  });

  test('a letter goes and comes back, over TLS and under the prefix', async () => {
    const { session_id } = (await ask('/v1/masking/session', {})).body;
    const masked = await ask('/v1/masking/anonymize', { session_id, text: 'Frau Anna Schmidt' });
    expect(masked.body).toMatchObject({ anonymized_text: 'Frau [PERSON_1]' });
    const restored = await ask('/v1/masking/deanonymize', { session_id, text: 'Dear [PERSON_1]' });
    expect(restored.body).toMatchObject({ original_text: 'Dear Anna Schmidt' });
  });

  test('the longest text passes, and nginx writes none of it to its folders', async () => {
    const { session_id } = (await ask('/v1/masking/session', {})).body;
    const text = '😀'.repeat(100_000);
    expect((await ask('/v1/masking/deanonymize', { session_id, text })).body).toMatchObject({ original_text: text });
    expect(readdirSync(folder).filter((name) => ['bodies', 'answers'].includes(name))).toHaveLength(2);
    for (const name of ['bodies', 'answers']) expect(readdirSync(join(folder, name))).toEqual([]);
  });
});
