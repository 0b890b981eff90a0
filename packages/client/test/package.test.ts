/** The package as people install it: packed as the docs say, unpacked into an empty folder, used with nothing beside it. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const run = promisify(execFile);
let folder: string;
let installed: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'palimpsest-package-'));
  await run('node', ['packages/client/pack.mjs', folder]);
  installed = join(folder, 'project/node_modules/@palimpsest/client');
  await mkdir(installed, { recursive: true });
  const archive = (await readdir(folder)).find((file) => file.endsWith('.tgz')) ?? '';
  await run('tar', ['-xzf', join(folder, archive), '--strip-components=1', '-C', installed]);
});
afterAll(() => rm(folder, { recursive: true }));

describe('the package', () => {
  test('has no dependencies and says nothing of the protocol package', async () => {
    const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as object;
    expect(manifest).not.toHaveProperty('dependencies');
    const files = (await readdir(installed, { recursive: true })).filter((file) => /\.(js|d\.ts)$/.test(file));
    expect(files).toContain('dist/protocol/placeholder.js');
    for (const file of files) {
      expect(await readFile(join(installed, file), 'utf8'), file).not.toMatch(/'(@|node:|typebox)/);
    }
  });

  test('runs alone', async () => {
    const script = `
      import { checkPlaceholders, Palimpsest } from '@palimpsest/client';
      new Palimpsest({ baseUrl: 'http://127.0.0.1:1', apiKey: 'none' });
      console.log(checkPlaceholders('[PERSON_1]', '[PERSON_2]').invented[0].placeholder);`;
    const file = join(folder, 'project/index.mjs');
    await writeFile(file, script);
    expect((await run('node', [file])).stdout).toBe('[PERSON_2]\n');
  });

  test('has its types, in the browser without those of Node', async () => {
    const script = `
      import { type EntityType, maskMessages, Palimpsest, PalimpsestError } from '@palimpsest/client';
      const session = await new Palimpsest({ baseUrl: '', apiKey: '' }).session({ ttlSeconds: 600 });
      const { entities } = await session.mask('', { stages: [1, 2] });
      export const type: EntityType | undefined = entities[0]?.type;
      export const words: ReadableStream<string> = new ReadableStream<string>().pipeThrough(session.restoreStream());
      export const roles: string[] = (await maskMessages(session, [{ role: 'user' }])).messages.map(({ role }) => role);
      // @ts-expect-error there is no stage 5
      await session.mask('', { stages: [5] }).catch((error: unknown) => error instanceof PalimpsestError && error.code);`;
    await writeFile(join(folder, 'project/index.mts'), script);
    const compilerOptions = {
      ...{ noEmit: true, strict: true, types: [] },
      ...{ target: 'es2022', module: 'nodenext', lib: ['es2023', 'dom', 'esnext.disposable'] },
    };
    await writeFile(join(folder, 'project/tsconfig.json'), JSON.stringify({ compilerOptions, include: ['index.mts'] }));
    const compile = ['node_modules/typescript/bin/tsc', '-p', join(folder, 'project')];
    const { stdout } = await run('node', compile).catch((error: unknown) => error as { stdout: string });
    expect(stdout).toBe('');
  });
});
