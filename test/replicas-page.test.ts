/** The commands of docs/replicas.md (`openssl rand`, `chmod`, `npx palimpsest`), run as they stand there. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDatabase, describeWithPostgres, directServer } from '../packages/service/test/stores/test-postgres.js';
import { pages } from './pages.js';

const [atFirst, onEach] = pages.find(({ path }) => path === 'docs/replicas.md')?.blocks ?? [];
const script = `${atFirst?.code ?? ''}${onEach?.code ?? ''}`;

describeWithPostgres((server) => {
  test('the first replica starts as the page says, and the key that was made before opens it', async () => {
    const database = await createDatabase(server);
    expect(script).toMatch(/postgres:\/\/\S+(?=')/);
    const keyFile = join(mkdtempSync(join(tmpdir(), 'palimpsest-')), 'master.key');
    const here = script.replaceAll(/postgres:\/\/\S+(?=')/g, database.url).replaceAll('master.key', keyFile);
    const shell = spawn('bash', ['-euo', 'pipefail', '-c', here], {
      env: { PATH: process.env['PATH'], PALIMPSEST_PORT: '0', PALIMPSEST_ADMIN_PORT: '0' },
      detached: true, // a group of its own, so that what it starts can be ended with it
    });
    let output = '';
    for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
    const ended = once(shell, 'close');
    const listening = new Promise<string>((resolve, reject) => {
      shell.stdout.on('data', () => {
        const url = /"url":"([^"]+)".*"msg":"listening"/.exec(output)?.[1];
        if (url !== undefined) resolve(url);
      });
      void ended.then(() => {
        reject(new Error(output));
      });
    });
    const url = await listening;
    const headers = { Authorization: `Bearer ${/plm_\S+/.exec(output)?.[0] ?? ''}` };
    expect((await fetch(`${url}/v1/masking/session`, { method: 'POST', headers })).status).toBe(201);
    if (shell.pid !== undefined) process.kill(-shell.pid, 'SIGTERM');
    await ended;
    await database.drop();
  });
}, directServer);
