/** The commands as people call them: processes of their own, with the real engine and a real server. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, renameSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isInstalled } from '../../../../test/prerequisites.js';
import { type Service, startService } from '../http/service.js';
import { folderWith, settings, statuses, summary } from './folder-with.js';
import { type Ended, main, newFolder, run, start } from './process.js';

const letter = 'Sehr geehrte Frau Schmidt,\nIhre IBAN DE89 3704 0044 0532 0130 00 ist gespeichert.\n';
const table = 'name;vorname;email\nBrackwede;Leonie;l.brackwede@example.org\n';
/** Looks like the placeholder of a value in another file. */
const literal = 'Frau Weber schreibt [DE_IBAN_1], wörtlich.\n';
const record = '{\n  "nachname": "Br\\u00fcckner",\n  "telefon": 4915112345678\n}\n';

let server: Service;
beforeAll(async () => {
  server = await startService({ settings: { PALIMPSEST_STAGES: '1,2' } });
});
afterAll(() => server.stop());

describe('a folder', () => {
  const folder = folderWith({ 'letter.txt': letter, 'deep/table.csv': table, 'record.json': record, 'literal.txt': literal, 'broken.json': '{', 'logo.png': 'x', 'latin.txt': Buffer.from('M\xfcller', 'latin1'), 'large.txt': new Uint8Array(32 * 1024 * 1024 + 1), 'knot.csv': `a;b\n${'"'.repeat(16_000_000)}\n` }); // prettier-ignore
  let masked: Ended;
  beforeAll(async () => {
    symlinkSync('..', join(folder.cwd, 'in', 'loop'));
    masked = await folder.call('mask in -o out --json');
  });

  test('is masked file by file; bad files get a line each, and the exit code says so', () => {
    expect(masked.code).toBe(1);
    expect(statuses(masked)).toEqual({
      'in/broken.json': 'failed',
      'in/deep/table.csv': 'done',
      'in/knot.csv': 'failed',
      'in/large.txt': 'failed',
      'in/latin.txt': 'failed',
      'in/letter.txt': 'done',
      'in/literal.txt': 'done',
      'in/logo.png': 'skipped',
      'in/loop': 'skipped',
      'in/record.json': 'done',
    });
    expect(masked.stderr).toMatch(/^in\/broken\.json: it is not valid JSON$/m);
    expect(masked.stderr).toMatch(/^in\/latin\.txt: it is not valid UTF-8; name its encoding/m);
    expect(masked.stderr).toMatch(/^in\/knot\.csv: it is too large or too deeply nested to be read$/m);
    expect(masked.stderr).toMatch(/^in\/large\.txt: it is larger than 32 MiB; split it$/m);
    expect(masked.stderr).toMatch(/^palimpsest: 4 of 10 files failed; see above$/m);
    expect(masked.stdout + masked.stderr).not.toMatch(/Schmidt|Brackwede|DE89/);
  });
  test('comes out in the same shape, without what was personal', () => {
    expect(folder.read('out/letter.txt')).toBe('Sehr geehrte Frau [PERSON_1],\nIhre IBAN [DE_IBAN_1] ist gespeichert.\n'.replace('PERSON_1', /PERSON_\d/.exec(folder.read('out/letter.txt'))?.[0] ?? '')); // prettier-ignore
    expect(folder.read('out/deep/table.csv')).toMatch(
      /^name;vorname;email\n\[PERSON_\d\];\[PERSON_\d\];\[EMAIL_ADDRESS_1\]\n$/,
    );
    expect(Object.keys(JSON.parse(folder.read('out/record.json')) as object)).toEqual(['nachname', 'telefon']);
    expect(summary(masked).spans).toEqual({ DE_IBAN: 1, DE_PHONE_NUMBER: 1, EMAIL_ADDRESS: 1, PERSON: 5 });
    expect(readdirSync(join(folder.cwd, 'out')).sort()).toEqual(['deep', 'letter.txt', 'literal.txt', 'record.json']);
  });
  test('leaves a session file and a vault that only their owner can read, and neither holds a value', () => {
    for (const name of [
      'out.session',
      ...readdirSync(join(folder.cwd, 'out.vault')).map((file) => `out.vault/${file}`),
    ]) {
      expect(statSync(join(folder.cwd, name)).mode & 0o777, name).toBe(0o600);
      expect(readFileSync(join(folder.cwd, name), 'latin1'), name).not.toMatch(
        /Schmidt|Brackwede|Br\\u00fcckner|4915112/,
      );
    }
  });
  test('a second run finds everything done, and nothing is written over without --force', async () => {
    const again = await folder.call('mask in -o out --json');
    expect(statuses(again)).toMatchObject({ 'in/letter.txt': 'done_before', 'in/record.json': 'done_before' });
    const foreign = await folder.call(
      'mask in/letter.txt -o out/deep/table.csv --session other.session --vault other.vault',
    );
    expect(foreign.code).toBe(1);
    expect(foreign.stderr).toMatch(
      /^in\/letter\.txt: out\/deep\/table\.csv is there already; --force writes over it$/m,
    );
  });
  test('is restored byte for byte; a reply of a model with its placeholders too', async () => {
    expect((await folder.call('unmask out -o back')).code).toBe(0);
    for (const name of ['letter.txt', 'deep/table.csv', 'record.json', 'literal.txt']) expect(folder.read(`back/${name}`)).toBe(folder.read(`in/${name}`)); // prettier-ignore
    const { stdout, stderr } = await folder.call('unmask --session out.session', {
      input: 'Dear [DE_IBAN_1], [DE_IBAN_77]',
    });
    expect(stdout).toBe('Dear DE89 3704 0044 0532 0130 00, [DE_IBAN_77]');
    expect(stderr).toMatch(/^-: placeholders that are not of this session, left as they are: 1$/m);
  });
  test('is restored without the model, whose start would take seconds', async () => {
    const missing = { PALIMPSEST_NER_MODEL: '/nowhere' };
    const { stdout, stderr } = await folder.call('unmask --session out.session', {
      settings: missing,
      input: 'Dear [DE_IBAN_1]',
    });
    expect({ stdout, stderr }).toEqual({ stdout: 'Dear DE89 3704 0044 0532 0130 00', stderr: '' });
  });
  test('is restored for the last time with --destroy, and whoever comes later is told', async () => {
    const last = await folder.call('unmask out -o last --destroy');
    expect(last.code).toBe(0);
    expect(last.stdout).toMatch(/^Session out\.session: destroyed\.$/m);
    const late = await folder.call('unmask out -o later');
    expect(late.code).toBe(1);
    expect(late.stderr).toMatch(/^palimpsest: out\.session: its session has ended .* can't be restored any more/m);
    expect(existsSync(join(folder.cwd, 'later/letter.txt'))).toBe(false);
  });
});

test('files that are the same when they are masked are each restored as they were, also elsewhere', async () => {
  const files = {
    'a.txt': 'Sehr geehrter Herr Grobelnik,\n',
    'b.txt': 'Sehr geehrter Herr [PERSON_2],\n', // means the value of `a.txt` by then
    'a.json': '{"nachname":"M\\u00fcller","telefon":4915112345678}',
    'b.json': '{"nachname":"Müller","telefon":"4915112345678"}',
  };
  const folder = folderWith(files, server);
  expect((await folder.call('mask in -o out')).code).toBe(0);
  expect(folder.read('out/a.txt')).toBe(folder.read('out/b.txt'));
  expect(folder.read('out/a.json')).toBe(folder.read('out/b.json'));
  expect((await folder.call('unmask out -o back')).code).toBe(0);
  renameSync(join(folder.cwd, 'out'), join(folder.cwd, 'moved'));
  expect((await folder.call('unmask moved -o again --session out.session')).code).toBe(0);
  for (const place of ['back', 'again'])
    expect(Object.fromEntries(Object.keys(files).map((name) => [name, folder.read(`${place}/${name}`)]))).toEqual(
      files,
    );
});

test('a run that is killed goes on where it stopped, in the same session, and leaves no half file', async () => {
  const files = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`${index}.txt`, letter.repeat(20)]));
  const folder = folderWith(files);
  const running = start({ args: ['mask', 'in', '-o', 'out'], settings, cwd: folder.cwd });
  const done = (): string[] => (existsSync(join(folder.cwd, 'out')) ? readdirSync(join(folder.cwd, 'out')) : []);
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (done().length < 3) return;
      clearInterval(timer);
      resolve();
    }, 5);
  });
  running.process.kill('SIGKILL');
  await running.ended;
  const before = done().filter((name) => !name.startsWith('.'));
  expect(before.length).toBeLessThan(40);
  const session = folder.read('out.session').split('\n')[0];
  const second = await folder.call('mask in -o out --json');
  expect(second.code).toBe(0);
  const counts = Object.values(statuses(second));
  expect(counts.filter((status) => status === 'done_before').length).toBe(before.length);
  expect(folder.read('out.session').split('\n')[0]).toBe(session);
  expect(new Set(done().map((name) => folder.read(`out/${name}`))).size).toBe(1);
  expect(done().length).toBe(40);
});

test('a file whose name is no UTF-8 fails alone, and no name rewrites the terminal', async () => {
  const folder = folderWith({ 'a.txt': letter, 'esc\u001b[2J.json': '{' }, server);
  writeFileSync(Buffer.from(`${folder.cwd}/in/M\xfcller.txt`, 'latin1'), letter);
  const ended = await folder.call('mask in -o out --json');
  expect(Object.values(statuses(ended)).sort()).toEqual(['done', 'failed', 'failed']);
  expect(ended.stderr).toMatch(/^in\/M\ufffdller\.txt: it cannot be read; is its name valid UTF-8\?$/m);
  expect(ended.stderr).toMatch(/^in\/esc\ufffd\[2J\.json: it is not valid JSON$/m);
});

test('nothing is destroyed where what was restored could not be written', async () => {
  const folder = folderWith({ 'a.txt': letter });
  await folder.call('mask in/a.txt -o a.txt');
  const shell = ['sh', '-c', 'exec "$@" >/dev/full', 'sh'];
  const args = ['unmask', 'a.txt', '--destroy'];
  const full = await run({ args, settings, cwd: folder.cwd, command: shell });
  expect(full).toMatchObject({ code: 1, stderr: 'palimpsest: the standard output cannot be written (ENOSPC)\n' });
  expect((await folder.call('unmask a.txt')).stdout).toBe(letter);
});

test('nothing is destroyed while a placeholder was left that another session may restore', async () => {
  const folder = folderWith({ 'a.txt': letter }, server);
  await folder.call('mask in/a.txt -o a.txt');
  const reply = { input: 'Liebe [PERSON_9], [PERSON_1]' };
  const kept = await folder.call('unmask --session a.txt.session --destroy', reply);
  expect(kept).toMatchObject({ code: 1, stdout: 'Liebe [PERSON_9], Schmidt' });
  expect(kept.stderr).toMatch(/^palimpsest: the session is kept: not everything was restored$/m);
  expect((await folder.call('unmask a.txt')).stdout).toBe(letter);
});

test('the standard input goes to the standard output', async () => {
  const folder = folderWith({});
  const masked = await folder.call('mask', { input: letter });
  expect(masked).toMatchObject({ code: 0, stderr: '', stdout: 'Sehr geehrte Frau [PERSON_1],\nIhre IBAN [DE_IBAN_1] ist gespeichert.\n' }); // prettier-ignore
  expect(await folder.call('unmask', { input: masked.stdout })).toMatchObject({ code: 0, stderr: '', stdout: letter });
  const json = await folder.call('mask --format json', { input: '["Frau Schmidt"]' });
  expect(json.stdout).toBe('["Frau [PERSON_1]"]');
});

test('masks past the proxy of the environment, and past any `fetch`: Node 24 hands it everything, loopback too', async () => {
  const proxy = createServer().listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = `http://127.0.0.1:${String((proxy.address() as AddressInfo).port)}`; // it listens on TCP
  let asked = 0;
  proxy.on('connection', (socket) => {
    asked++;
    socket.destroy();
  });
  const { call, read } = folderWith({ 'letter.txt': letter });
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent('globalThis.fetch=()=>{process.exit(9)}')}`;
  const behind = { ...settings, NODE_OPTIONS, NODE_USE_ENV_PROXY: '1', http_proxy: address, HTTP_PROXY: address };
  const masked = await call('mask in/letter.txt -o out.txt', { settings: behind });
  const restored = await call('unmask out.txt -o back.txt', { settings: behind });
  expect([masked.code, restored.code, asked], masked.stderr + restored.stderr).toEqual([0, 0, 0]);
  expect(read('out.txt')).not.toContain('Schmidt');
  expect(read('back.txt')).toBe(letter);
  proxy.close();
});

test('on a server, with the key from the environment', async () => {
  const server = await startService({ settings: { PALIMPSEST_STAGES: '1,2' } });
  const folder = folderWith({ 'letter.txt': letter, 'record.json': record });
  const key = { PALIMPSEST_API_KEY: server.key };
  expect((await folder.call(`mask in -o out --server ${server.url}`)).stderr).toMatch(/PALIMPSEST_API_KEY: must hold/);
  expect((await folder.call(`mask in -o out --server ${server.url}`, { settings: key })).code).toBe(0);
  expect(existsSync(join(folder.cwd, 'out.vault'))).toBe(false);
  expect(folder.read('out/letter.txt')).not.toContain('Schmidt');
  expect((await folder.call('unmask out -o back', { settings: key })).stderr).toContain(`add --server ${server.url}`);
  expect((await folder.call(`unmask out -o back --server ${server.url}`, { settings: key })).code).toBe(0);
  expect(folder.read('back/record.json')).toBe(record);
  const wrong = await folder.call(`unmask out -o again --server ${server.url}`, {
    settings: { PALIMPSEST_API_KEY: 'wrong' },
  });
  expect(wrong).toMatchObject({ code: 1 });
  expect(wrong.stderr).toContain(`palimpsest: ${server.url}: the key in PALIMPSEST_API_KEY is not valid there\n`);
  const two = { PALIMPSEST_API_KEY: `${server.key}\nplm_other` };
  const unreadable = await folder.call(`unmask out -o again --server ${server.url}`, { settings: two });
  expect(unreadable.stderr).toBe('palimpsest: PALIMPSEST_API_KEY: must hold one API key and nothing else\n');
  const withPassword = await folder.call(`mask in -o more --server http://anna:secret@127.0.0.1`, { settings: key });
  expect(withPassword.stderr).toBe('palimpsest: --server: takes an address such as http://127.0.0.1:8080\n');
  await server.stop();
  const down = await folder.call(`mask in -o more --server ${server.url}`, { settings: key });
  expect(down).toMatchObject({ code: 1, stderr: `palimpsest: ${server.url}: The service could not be reached.\n` });
});

test.runIf(isInstalled('script', { debianPackage: 'bsdutils' }))(
  'who types the text is told so: a silent program looks like one that hangs',
  () => {
    const typed = spawnSync(
      'script',
      ['-qec', `node ${main} unmask --session none.session; node ${main} mask`, '/dev/null'],
      {
        cwd: newFolder(),
        input: 'Frau Schmidt\n\u0004',
        encoding: 'utf8',
      },
    );
    expect(typed.stdout).toContain('palimpsest: reads what you type; Ctrl-D on a line of its own ends it');
    expect(typed.stdout).toContain('Frau [PERSON_1]');
  },
);

test.each([
  ['mask in/scan.pdf', 1, 'palimpsest: in/scan.pdf: its name tells none of txt, md, csv, json, jsonl, html, ics, vcf, eml, docx; --format can'], // prettier-ignore
  ['mask nowhere -o out', 1, 'palimpsest: nowhere: there is no such file or folder'],
  ['mask in -o in/out', 1, 'palimpsest: in/out: lies in in, which is to be read; name a place outside'],
  ['mask in', 1, 'palimpsest: --output: must name the folder to write more than one file to'],
  ['mask in -o out --ttl 5', 2, 'It takes seconds from 60 to 86400.'],
  ['mask in -o out --stages 5', 2, 'It takes numbers from 1 to 4'],
  ['mask in -o out --format pdf', 2, 'It takes one of txt, md, csv'],
  ['unmask in -o out', 1, 'there is no session file; name it with --session'],
])('%s is refused', async (args, code, message) => {
  const { call, cwd } = folderWith({ 'a.txt': letter, 'b.txt': letter, 'scan.pdf': '%PDF' });
  const ended = await call(args);
  expect(ended.code).toBe(code);
  expect(ended.stderr).toContain(message);
  expect(readdirSync(cwd)).toEqual(['in']);
});
