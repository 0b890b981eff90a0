import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, run } from './process.js';
import { runHere } from './run-here.js';

/** Runs `serve` with settings that it refuses; resolves with what it wrote. */
async function refuse(env: Readonly<Record<string, string>>): Promise<string> {
  const { code, stdout, stderr } = await runHere({ args: ['serve'], settings: env });
  expect(code).toBe(1);
  return stdout + stderr;
}

test.each([
  ['PALIMPSEST_HOST', 'a host', '"a host"', 'a host name'],
  ['PALIMPSEST_ADMIN_HOST', '0.0.0.0/0', '"0.0.0.0/0"', 'a host name'],
  ['PALIMPSEST_PORT', 'eighty', '"eighty"', 'a port from 0 to 65535'],
  ['PALIMPSEST_ADMIN_PORT', '70000', '"70000"', 'a port from 0 to 65535'],
  ['PALIMPSEST_STORE', 'data.db', '"data.db"', 'sqlite:FILE'],
  ['PALIMPSEST_RATE_LIMIT', 'fast', '"fast"', 'requests/seconds'],
  ['PALIMPSEST_STAGES', '3,4', '"3,4"', '1 and 2 among them'],
  ['PALIMPSEST_ENTITIES', '+NOBODY', '"+NOBODY"', 'entity types'],
  ['PALIMPSEST_CORS_ORIGINS', '*', '"*"', 'origins'],
  ['PALIMPSEST_NER_WORKERS', '0', '"0"', 'a number from 1 to 256'],
  ['PALIMPSEST_QUEUE_CHARACTERS', '10', '"10"', 'a number from 100000'],
  ['PALIMPSEST_MAX_MAPPINGS', '1e3', '"1e3"', 'a number from 1'],
  ['PALIMPSEST_BOOTSTRAP_KEY', 'canary-short', 'a value that is kept secret', 'at least 32 characters'],
  ['PALIMPSEST_LOG_LEVEL', '', '""', 'one of fatal'],
])('%s set to %j is refused with what it got and what it takes', async (name, value, got, takes) => {
  const written = await refuse({ [name]: value });
  expect(written.startsWith(`palimpsest: ${name}: got ${got}, takes `), written).toBe(true);
  expect(written).toContain(takes);
  expect(written).not.toContain('canary');
  expect(written.trimEnd()).not.toContain('\n');
});

test('--version prints the version, with which a report of a weakness begins', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(await runHere({ args: ['--version'] })).toMatchObject({ code: 0, stdout: `${version}\n` });
});

test('a setting that there is none of is named, so that a slip never reads as unset', async () => {
  expect(await refuse({ PALIMPSEST_PROT: '80' })).toMatch(/^palimpsest: PALIMPSEST_PROT: is no setting/);
});

test('all wrong settings are named at once', async () => {
  const written = await refuse({ PALIMPSEST_PORT: 'x', PALIMPSEST_RATE_LIMIT: 'y' });
  expect(written).toContain('PALIMPSEST_PORT: got "x"');
  expect(written).toContain('PALIMPSEST_RATE_LIMIT: got "y"');
});

test('settings are read from palimpsest.config.json in the working folder, and a variable wins over it', async () => {
  const cwd = newFolder();
  writeFileSync(join(cwd, 'palimpsest.config.json'), '{"PALIMPSEST_PORT": "from the file"}');
  for (const [settings, got] of [
    [{}, 'from the file'],
    [{ PALIMPSEST_PORT: 'from a variable' }, 'from a variable'],
  ] as const)
    expect(await run({ args: ['serve'], settings, cwd })).toMatchObject({
      code: 1,
      stdout: '',
      stderr: `palimpsest: PALIMPSEST_PORT: got "${got}", takes a port from 0 to 65535\n`,
    });
});
