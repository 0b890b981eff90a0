/** The logrotate block of docs/audit-log.md, run by logrotate on the audit log of a running service. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { codeOf, pageAt } from './pages.js';
import { isInstalled, pathOfPrograms } from './prerequisites.js';
import { serve } from './served-process.js';

const block = codeOf(pageAt('docs/audit-log.md'), ({ language }) => language === 'logrotate');

test.runIf(isInstalled('logrotate', { debianPackage: 'logrotate' }))(
  'logrotate moves the audit log away, and the service goes on in a new file',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'palimpsest-logrotate-'));
    const file = join(folder, 'audit.jsonl');
    const key = 'a-key-for-the-test-of-rotation-alone';
    const service = await serve({ PALIMPSEST_AUDIT_FILE: file, PALIMPSEST_BOOTSTRAP_KEY: key });
    const open = async () => {
      const headers = { Authorization: `Bearer ${key}` };
      expect((await fetch(`${service.url}/v1/masking/session`, { method: 'POST', headers })).status).toBe(201);
    };
    await open();

    const configuration = join(folder, 'logrotate.conf');
    expect(block).toContain('/var/log/palimpsest/audit.jsonl');
    writeFileSync(configuration, block.replace('/var/log/palimpsest/audit.jsonl', file), { mode: 0o644 });
    // systemctl stands for systemd, which the test has not: it sends the signal that it is asked to.
    writeFileSync(join(folder, 'systemctl'), `#!/bin/sh\n[ "$*" = "kill --signal=HUP palimpsest.service" ] && kill -HUP ${service.process.pid ?? 0}\n`); // prettier-ignore
    chmodSync(join(folder, 'systemctl'), 0o755);
    execFileSync('logrotate', ['--force', '--state', join(folder, 'state'), configuration], {
      env: { PATH: `${folder}:${pathOfPrograms}` },
      stdio: 'pipe',
    });
    expect(readFileSync(`${file}.1`, 'utf8')).toContain('"event":"opened"');
    await vi.waitFor(async () => {
      await open();
      expect(existsSync(file)).toBe(true);
    }, 10_000);
    await service.stop();
    rmSync(folder, { recursive: true });
  },
);
