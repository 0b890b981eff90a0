/** What deploy/ says can be checked without containers and without systemd. */
import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../packages/service/test/cli/process.js';
import { isInstalled } from './prerequisites.js';
import { serve } from './served-process.js';

const folder = mkdtempSync(join(tmpdir(), 'palimpsest-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const unit = readFileSync('deploy/palimpsest.service', 'utf8');

test('the image asks for its health where the service answers, also under a prefix and on another port', async () => {
  const command = /HEALTHCHECK[^[]*(\[.*\])/s.exec(readFileSync('deploy/Containerfile', 'utf8'))?.[1]?.split('\n')[0];
  const [program = '', ...args] = JSON.parse(command ?? '[]') as string[];
  const settings = { PALIMPSEST_PORT: String(await freePort()), PALIMPSEST_BASE_PATH: '/palimpsest' };
  const health = () => spawnSync(program, args, { env: { PATH: process.env['PATH'], ...settings } }).status;
  const service = await serve(settings);
  expect(health()).toBe(0);
  await service.stop();
  expect(health()).toBe(1);
});

test('the service starts with the settings that stand beside the unit, and the unit with a program that is there', async () => {
  const [, script = ''] = /^ExecStart=\S+ (\S+) serve$/m.exec(unit) ?? [];
  expect(existsSync(script)).toBe(true);
  const settings = JSON.parse(readFileSync('deploy/palimpsest.config.json', 'utf8')) as Record<string, string>;
  const here = Object.entries(settings).map(([name, value]) => [
    name,
    value.replace(/\/(?:etc|var\/lib)\/palimpsest/, folder),
  ]);
  writeFileSync(join(folder, 'master.key'), randomBytes(32).toString('base64'));
  const service = await serve(Object.fromEntries(here) as Record<string, string>);
  await service.stop();
  expect(service.process.exitCode).toBe(0);
  expect(existsSync(join(folder, 'palimpsest.db'))).toBe(true);
});

test.runIf(isInstalled('systemd-analyze', { debianPackage: 'systemd' }))(
  'systemd finds nothing amiss in the unit',
  () => {
    const file = join(folder, 'palimpsest.service');
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
    expect(execFileSync('sh', ['-c', `systemd-analyze verify ${file} 2>&1`], { encoding: 'utf8' })).toBe('');
  },
);
