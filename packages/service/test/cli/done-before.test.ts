/** What a run makes of files that an earlier run has done, or left. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Service, startService } from '../http/service.js';
import { folderWith, statuses } from './folder-with.js';

const letter = 'Sehr geehrte Frau Schmidt,\n';

let server: Service;
beforeAll(async () => {
  server = await startService({ settings: { PALIMPSEST_STAGES: '1,2' } });
});
afterAll(() => server.stop());

test('with --force files are masked anew in the same session, with the names that later files gave away', async () => {
  const folder = folderWith(
    {
      'a.txt': 'wegen quastenflosser, bitte\n',
      'b.txt': 'Sehr geehrter Herr Quastenflosser,\n',
    },
    server,
  );
  await folder.call('mask in -o out');
  const again = await folder.call('mask in -o out --force --json');
  expect(statuses(again)).toEqual({ 'in/a.txt': 'done', 'in/b.txt': 'done' });
  expect((await folder.call('unmask out -o back')).code).toBe(0);
  expect(folder.read('back/b.txt')).toBe(folder.read('in/b.txt'));
});

test('with --refuse-degraded a file fails that was masked without all stages, until it is masked anew', async () => {
  const folder = folderWith({ 'a.txt': letter }, server);
  const warning = 'in/a.txt: not all stages have seen it: context_llm_disabled';
  for (const run of ['first', 'second'])
    expect(await folder.call('mask in -o out --stages 1,2,3'), run).toMatchObject({ code: 0, stderr: `${warning}\n` });
  const refused = await folder.call('mask in -o out --stages 1,2 --refuse-degraded');
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain(`${warning}; --force masks it anew\n`);
  expect((await folder.call('mask in -o out --stages 1,2 --refuse-degraded --force')).code).toBe(0);
});

test('--destroy keeps the session as long as a file was not restored or there was none', async () => {
  const folder = folderWith({ 'a.txt': letter }, server);
  await folder.call('mask in -o out');
  folder.write('foreign/a.txt', '[PERSON_9]\n');
  folder.write('skipped/a.pdf', '[PERSON_1]');
  mkdirSync(join(folder.cwd, 'empty'));
  for (const input of ['foreign', 'foreign', 'skipped', 'empty']) {
    const ended = await folder.call(`unmask ${input} -o ${input}-back --session out.session --destroy`);
    expect(ended, input).toMatchObject({ code: 1 });
    expect(ended.stderr, input).toMatch(/^palimpsest: the session is kept: not everything was restored$/m);
  }
  expect((await folder.call('unmask out -o back')).code).toBe(0);
  const last = await folder.call('unmask out -o back --destroy'); // all of it done before
  expect(last).toMatchObject({ code: 0, stderr: '' });
  expect(folder.read('back/a.txt')).toBe(letter);
});
