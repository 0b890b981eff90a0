/** Every example runs as its reader would run it: as a process, against a service that was started by its command. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answering, type ReplayServer, startReplayServer } from '../../../test/replay-server.js';
import { serve, type ServedProcess } from '../../../test/served-process.js';
import { startModel } from './chat-model.js';

const apiKey = `plm_${randomBytes(32).toString('hex')}`;
let folder: string;
let service: ServedProcess;
let model: ReplayServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'palimpsest-examples-'));
  service = await serve({ PALIMPSEST_BOOTSTRAP_KEY: apiKey });
  model = await startModel({ content: 'An [PERSON_1] ([EMAIL_ADDRESS_1]): bitte zahlen.', chunkLength: 4 });
});
afterAll(async () => {
  await Promise.all([service.stop(), model.stop()]);
  await rm(folder, { recursive: true });
});

async function run(command: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, {
    env: {
      PATH: process.env['PATH'],
      PALIMPSEST_URL: service.url,
      PALIMPSEST_API_KEY: apiKey,
      OPENAI_BASE_URL: model.url,
      OPENAI_API_KEY: 'none',
    },
  });
  return stdout;
}

/** All that the model was sent since the last time. */
let read = 0;
const sentToModel = (): string => {
  const bodies = model.calls.slice(read).map(({ body }) => body);
  read = model.calls.length;
  return bodies.join('\n');
};

describe('the example', () => {
  test('of the round trip masks and restores', async () => {
    expect((await run('node', 'examples/round-trip.mjs')).split('\n')).toEqual([
      'Frau [PERSON_1], [EMAIL_ADDRESS_1], IBAN [DE_IBAN_1]',
      'Ihre IBAN DE89 3704 0044 0532 0130 00 ist vermerkt.',
      '',
    ]);
  });

  test.each(['chat-openai', 'chat-ai-sdk'])('%s streams a restored reply of a model that saw no name', async (name) => {
    expect(await run('node', `examples/${name}.mjs`)).toBe(
      'An Anna Schmidt (anna.schmidt@example.com): bitte zahlen.\n',
    );
    const sent = sentToModel();
    expect(sent).toContain('[PERSON_1], [EMAIL_ADDRESS_1].');
    expect(sent).not.toMatch(/Anna|Schmidt/i);
  });

  test('mask-folder masks all documents with the same placeholders', async () => {
    const [from, to] = [join(folder, 'letters'), join(folder, 'masked')];
    await mkdir(from);
    await writeFile(join(from, 'a.txt'), 'Beispielbauer zahlt.');
    await writeFile(join(from, 'b.md'), 'Sehr geehrte Frau Petra Beispielbauer, danke.');
    await writeFile(join(from, 'c.png'), '');
    expect((await run('node', 'examples/mask-folder.mjs', from, to)).trim().split('\n')).toHaveLength(2);
    expect(await readdir(to)).toEqual(['a.txt', 'b.md']);
    for (const file of await readdir(to)) {
      expect(await readFile(join(to, file), 'utf8')).not.toContain('Beispielbauer');
    }
    await expect(run('node', 'examples/mask-folder.mjs', from, from)).rejects.toThrow('EEXIST');
    expect(await readFile(join(from, 'a.txt'), 'utf8')).toBe('Beispielbauer zahlt.');
  });

  test('in curl masks and restores', async () => {
    const output = await run('bash', 'examples/round-trip.sh');
    expect(output).toContain('"anonymized_text":"Frau [PERSON_1], [EMAIL_ADDRESS_1], IBAN [DE_IBAN_1]"');
    expect(output).toContain('"original_text":"Ihre IBAN DE89 3704 0044 0532 0130 00 ist vermerkt."');
  });

  test('in Python masks and restores', async () => {
    expect((await run('python3', 'examples/python/palimpsest.py')).split('\n')).toEqual([
      'Frau [PERSON_1], [EMAIL_ADDRESS_1], IBAN [DE_IBAN_1]',
      'Ihre IBAN DE89 3704 0044 0532 0130 00 ist vermerkt.',
      '',
    ]);
  });

  test('in Python needs no call for an empty text', async () => {
    const script = [
      'from palimpsest import Palimpsest, Session',
      'session = Session(Palimpsest("http://127.0.0.1:1", "none", max_retries=0), "none")',
      'print(session.mask(""), repr(session.unmask("")))',
    ];
    const env = { PATH: process.env['PATH'], PYTHONPATH: 'examples/python', PYTHONDONTWRITEBYTECODE: '1' };
    const { stdout } = await promisify(execFile)('python3', ['-c', script.join('\n')], { env });
    expect(stdout).toBe("MaskedText(text='', entities=[], audit_flags=[]) ''\n");
  });

  test.each([
    ['python3', 'examples/python/palimpsest.py'],
    ['bash', 'examples/round-trip.sh'],
    ['node', 'examples/round-trip.mjs'],
  ])('for %s follows no redirect: the key stays here', async (command, file) => {
    const elsewhere = await startReplayServer(answering('{"session_id":"3f0c2c3e-8c0e-4f0e-9d4e-0d9b6f6a7c21"}'));
    const proxy = await startReplayServer(answering('', 302, { Location: elsewhere.url }));
    const env = { PATH: process.env['PATH'], PALIMPSEST_URL: proxy.url, PALIMPSEST_API_KEY: apiKey };
    await expect(promisify(execFile)(command, [file], { env })).rejects.toThrow('Command failed');
    expect(elsewhere.calls).toEqual([]);
    await Promise.all([proxy.stop(), elsewhere.stop()]);
  });

  test.each(['mjs', 'sh', 'py'])('in %s destroys its session', async (extension) => {
    const files = (await readdir('examples', { recursive: true })).filter((file) => file.endsWith(`.${extension}`));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(await readFile(join('examples', file), 'utf8')).toContain('session.destroy()');
  });
});
