/** The commands of docs/replicas.md, run as they stand there. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { follow, listening, newFolder } from '../packages/service/test/cli/process.js';
import { createDatabase, describeWithPostgres, directServer } from '../packages/service/test/stores/test-postgres.js';
import { pageAt } from './pages.js';

const [atFirst, onEach] = pageAt('docs/replicas.md').blocks;
const script = `${atFirst?.code ?? ''}${onEach?.code ?? ''}`;

describeWithPostgres((server) => {
  test('the first replica starts as the page says, and the key that was made before opens it', async () => {
    const database = await createDatabase(server);
    expect(script).toMatch(/postgres:\/\/\S+(?=')/);
    const keyFile = join(newFolder(), 'master.key');
    const here = script.replaceAll(/postgres:\/\/\S+(?=')/g, database.url).replaceAll('master.key', keyFile);
    const shell = spawn('bash', ['-euo', 'pipefail', '-c', here], {
      env: { PATH: process.env['PATH'], PALIMPSEST_PORT: '0', PALIMPSEST_ADMIN_PORT: '0' },
      detached: true, // a group of its own, so that what it starts can be ended with it
    });
    const running = follow(shell);
    const { url } = await listening(running);
    const headers = { Authorization: `Bearer ${/plm_\S+/.exec(running.written().stdout)?.[0] ?? ''}` };
    expect((await fetch(`${url}/v1/masking/session`, { method: 'POST', headers })).status).toBe(201);
    if (shell.pid !== undefined) process.kill(-shell.pid, 'SIGTERM');
    await running.ended;
    await database.drop();
  });
}, directServer);
