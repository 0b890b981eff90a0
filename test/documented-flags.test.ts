/** Every audit flag can be seen as `docs/stages-3-and-4.md` says: its commands are run here as they stand there. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditFlagNames } from '@palimpsest/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../packages/service/test/cli/process.js';
import { codeOf, pageAt } from './pages.js';

const page = pageAt('docs/stages-3-and-4.md');
const blockWith = (piece: string): string => codeOf(page, ({ code }) => code.includes(piece));
const folder = mkdtempSync(join(tmpdir(), 'palimpsest-'));
const key = randomBytes(32).toString('base64url');
let port: string;
let modelled: Running;
beforeAll(async () => {
  port = String(await freePort());
  modelled = await startService(blockWith('MODEL=played'), 'modelled');
});
afterAll(async () => {
  await modelled.stop();
  rmSync(folder, { recursive: true });
});

interface Running {
  /** What it had written when it was ready. */
  readonly written: string;
  stop(): Promise<unknown>;
}

/** Runs a block, on a free port in place of the one in the page, until it has written what `isReady` looks for. */
async function runBlock(block: string, isReady: RegExp, env: Readonly<Record<string, string>> = {}): Promise<Running> {
  const script = block
    .replaceAll('8790', port)
    .replace('npm start', 'exec node packages/service/dist/main.js serve') // npm start builds first
    .replace(/^node/m, 'exec node');
  const child = spawn('bash', ['--norc', '-eo', 'pipefail', '-c', script], {
    env: { PATH: process.env['PATH'], ...env },
  });
  return { written: await firstWords(child, isReady), stop: () => (child.kill('SIGTERM'), once(child, 'close')) };
}

function firstWords({ stdout, stderr }: ChildProcess, isReady: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let written = '';
    const read = (chunk: Buffer) => {
      written += chunk.toString();
      if (isReady.test(written)) resolve(written);
    };
    stdout?.on('data', read).on('end', () => {
      reject(new Error(`ended: ${written}`));
    });
    stderr?.on('data', read);
  });
}

const startService = (block: string, name: string) =>
  runBlock(block, /"msg":"listening"/, {
    PALIMPSEST_PORT: '0',
    PALIMPSEST_ADMIN_PORT: '0',
    PALIMPSEST_NER_WORKERS: '1',
    PALIMPSEST_STORE: `sqlite:${folder}/${name}.db`,
    PALIMPSEST_BOOTSTRAP_KEY: key,
  });

/** What the block that masks a text prints. */
function maskBy({ written }: Running): unknown {
  const url = /"url":"([^"]+)".*"msg":"listening"/.exec(written)?.[1];
  const env = { PATH: process.env['PATH'], PALIMPSEST_URL: url, PALIMPSEST_API_KEY: key };
  return JSON.parse(execFileSync('bash', ['--norc', '-eo', 'pipefail', '-c', blockWith('$API/anonymize')], { env, encoding: 'utf8' })); // prettier-ignore
}

test('each flag has its row', () => {
  const written = readFileSync(page.path, 'utf8');
  for (const flag of auditFlagNames) expect(written).toContain(`| \`${flag}\` |`);
});

test('context_llm_disabled is seen without any model', async () => {
  const alone = await startService('npm start', 'alone');
  expect(maskBy(alone)).toMatchObject({ audit_flags: ['context_llm_disabled', 'adversarial_unavailable'] });
  await alone.stop();
});

test.each(['none', ...auditFlagNames.filter((flag) => flag !== 'context_llm_disabled')])(
  '%s is seen with the played model',
  async (flag) => {
    const block = blockWith('played-model.mjs').replace('re_id_oscillation', flag);
    const model = await runBlock(block, /http:/);
    expect(maskBy(modelled)).toMatchObject({ audit_flags: flag === 'none' ? [] : [flag] });
    await model.stop();
  },
);
