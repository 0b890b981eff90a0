/** The pool with real threads and the bundled model. Runs the compiled worker: build first. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DetectorOverloadedError, DetectorUnavailableError } from '../../src/workers/detector-errors.js';
import { type Detectors, startDetectors } from '../../src/workers/detectors.js';

const modelFolder = fileURLToPath(new URL('../../models/ner-de-en', import.meta.url));
const compiled = new URL('../../dist/workers/detector-worker.bundle.js', import.meta.url);
const dying = new URL('dying-worker.mjs', import.meta.url);
const slow = new URL('slow-worker.mjs', import.meta.url);
const never = new AbortController().signal;
const sentence = 'Frau Anna Koch wohnt seit vielen Jahren in Köln.';

describe('detectors', () => {
  let detectors: Detectors;
  beforeAll(async () => {
    detectors = startDetectors({ workers: 2, modelFolder, maxQueuedCharacters: 20_000, workerUrl: compiled });
    await detectors.load();
  });
  afterAll(() => detectors.close());

  test('find patterns and names', async () => {
    const [patterns, names] = await Promise.all([
      detectors.findPatterns('Steuer-ID 20481639528', never),
      detectors.findLearned(sentence, never),
    ]);
    expect(patterns).toContainEqual({ start: 10, end: 21, type: 'DE_TAX_ID', confidence: 1, stage: 1 });
    expect(names).toEqual([
      { start: 5, end: 14, type: 'PERSON', confidence: 0.85, stage: 2 },
      { start: 43, end: 47, type: 'LOCATION', confidence: 0.85, stage: 2 },
    ]);
  });

  test.each([
    ['0711 1234567', 'DE_PHONE_NUMBER'],
    ['anna.koch@example.com', 'EMAIL_ADDRESS'],
    ['192.168.17.4', 'IP_ADDRESS'],
    ['Hauptstraße 5', 'STREET_ADDRESS'],
  ])('find %s behind a line end that JSON escapes, and nothing of the escape', async (value, type) => {
    const text = String.raw`{"text":"Guten Tag,\n${value}\nBis bald"}`;
    const found = await detectors.findPatterns(text, never);
    expect(found.map((span) => [text.slice(span.start, span.end), span.type])).toContainEqual([value, type]);
    for (const { start, end } of found) expect(text.slice(start, end)).not.toContain(`n${value.slice(0, 3)}`);
  });

  test.each([
    ['soft hyphens', '\u00ad'],
    ['zero-width spaces', '\u200b'],
    ['word joiners', '\u2060'],
    ['marks of direction', '\u200e'],
    ['byte order marks', '\ufeff'],
  ])('find names and numbers whole with %s in them', async (_name, invisible) => {
    const values = ['Anna Brzezinski', 'anna.wuttke@example.com', '0711 1234567', 'DE89 3704 0044 0532 0130 00'];
    const [name, ...others] = values.map((value) => value.slice(0, 6) + invisible + value.slice(6));
    const text = `Der Kunde ${name} zahlt. ${others.join(', ')}`;
    const found = [...(await detectors.findLearned(text, never)), ...(await detectors.findPatterns(text, never))];
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(expect.arrayContaining([name, ...others]));
  });

  test.each([
    ['narrow no-break spaces', 'geb. am\u202f01.02.1980', '01.02.1980'],
    ['thin spaces', 'Hauptstraße\u20095', 'Hauptstraße\u20095'],
    ['no-break hyphens', 'geb. 1980\u201102\u201101', '1980\u201102\u201101'],
    ['full-width digits', 'Tel. \uff10\uff17\uff11\uff11 1234567', '\uff10\uff17\uff11\uff11 1234567'],
  ])('find what has %s in it', async (_name, text, value) => {
    const found = await detectors.findPatterns(text, never);
    expect(found.map(({ start, end }) => text.slice(start, end))).toContain(value);
  });

  test('find a name that is hyphenated at a line end as one', async () => {
    const text = 'Der Vertrag mit Herrn Thomas Hoff-\nmann wurde gekündigt.';
    const names = (await detectors.findLearned(text, never)).map(({ start, end }) => text.slice(start, end));
    expect(names).toEqual(['Thomas Hoff-\nmann']);
  });

  test('find names in JSON and HTML with escaped letters, and nothing of a line end before them', async () => {
    const text = String.raw`{"text":"Der Kunde J\u00fcrgen Gr\u00fcn zahlt.\nAnna M&uuml;ller zahlt."}`;
    const names = (await detectors.findLearned(text, never)).map(({ start, end }) => text.slice(start, end));
    expect(names).toEqual([String.raw`J\u00fcrgen Gr\u00fcn`, 'Anna M&uuml;ller']);
  });

  test('find the same names in a long text, in every window of it', async () => {
    const names = await detectors.findLearned(`${sentence}\n`.repeat(200), never);
    expect(new Set(names.map(({ start, end }) => `${start % 49}-${end % 49}`))).toEqual(new Set(['5-14', '43-47']));
    expect(names).toHaveLength(400);
  });

  test.runIf(process.platform === 'linux' && getPriority() < 19)('let the thread that answers go first', async () => {
    const before = new Set(await readdir('/proc/self/task'));
    const another = startDetectors({ workers: 2, modelFolder, maxQueuedCharacters: 20_000, workerUrl: compiled });
    await another.load();
    const added = (await readdir('/proc/self/task')).filter((thread) => !before.has(thread));
    const niceness = added.map((thread) => getPriority(Number(thread))).filter((nice) => nice > getPriority());
    await another.close();
    expect(niceness).toEqual([Math.min(getPriority() + 5, 19), Math.min(getPriority() + 5, 19)]);
  });

  test('refuse at once what is more than may wait, and take it again later', async () => {
    const long = 'x '.repeat(8_000);
    const running = detectors.admit({ text: long, stages: [2], signal: never }, () =>
      detectors.findLearned(long, never),
    );
    const another = { text: 'x'.repeat(5_000), stages: [1], signal: never } as const;
    const findPatterns = () => detectors.findPatterns(another.text, never);
    await expect(detectors.admit(another, findPatterns)).rejects.toBeInstanceOf(DetectorOverloadedError);
    await running;
    await expect(detectors.admit(another, findPatterns)).resolves.toEqual([]);
  });

  test('stop waiting when the signal aborts', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const text = `${sentence}\n`.repeat(300);
    const running = detectors.admit({ text, stages: [2], signal }, () => detectors.findLearned(text, signal));
    controller.abort(new Error('caller has gone'));
    await expect(running).rejects.toThrow('caller has gone');
    await expect(detectors.findLearned(sentence, signal)).rejects.toThrow('caller has gone');
    await expect(detectors.findPatterns(sentence, signal)).rejects.toThrow('caller has gone');
  });

  test('name the file that makes a model folder unfit', async () => {
    const options = { workers: 1, maxQueuedCharacters: 1_000, workerUrl: compiled };
    const broken = startDetectors({ ...options, modelFolder: '/nowhere' });
    await expect(broken.load()).rejects.toThrow(`${join('/nowhere', 'config.json')} can't be read`);
    await broken.close();
  });
});

describe('when workers die', () => {
  let detectors: Detectors;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'detectors-'));
    detectors = startDetectors({ workers: 1, modelFolder, maxQueuedCharacters: 20_000, workerUrl: dying });
  });
  afterAll(async () => {
    await detectors.close();
    await rm(folder, { recursive: true });
  });

  test('the task is tried once more on a new one', async () => {
    const text = `fatal once: ${join(folder, 'died')}\n${sentence}`;
    const names = await detectors.findLearned(text, never);
    expect(names.map(({ start, end }) => text.slice(start, end))).toContain('Anna Koch');
  });

  test('a second death is reported without the text, and others go on', async () => {
    const dead = detectors.findLearned('always fatal: Anna Koch', never);
    const alive = detectors.findLearned(sentence, never);
    await expect(dead).rejects.toBeInstanceOf(DetectorUnavailableError);
    await expect(dead).rejects.not.toThrow('Koch');
    await expect(alive).resolves.toHaveLength(2);
  });
});

describe('when callers go away', () => {
  let detectors: Detectors;
  let folder: string;
  let begun: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'detectors-'));
    begun = join(folder, 'begun');
    detectors = startDetectors({ workers: 1, modelFolder, maxQueuedCharacters: 20_000, workerUrl: slow });
  });
  afterEach(async () => {
    await detectors.close();
    await rm(folder, { recursive: true });
  });
  const names = () => readFile(begun, 'utf8').catch(() => '');

  test('what waits for a worker is not begun for them, and is for others', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const first = detectors.findPatterns(`${begun} first`, signal);
    const gone = [detectors.findPatterns(`${begun} gone`, signal), detectors.findLearned(`${begun} gone`, signal)];
    const other = detectors.findPatterns(`${begun} other`, never);
    await expect.poll(names).toBe('first\n');
    controller.abort(new Error('gone'));
    for (const find of gone) await expect(find).rejects.toThrow('gone');
    expect(await Promise.all([first, other])).toEqual([[], []]);
    expect(await names()).toBe('first\nother\n');
  });

  test('what failed is not tried again for them', async () => {
    const controller = new AbortController();
    const find = detectors.findPatterns(`${begun} broken`, controller.signal);
    await expect.poll(names).toBe('broken\n');
    controller.abort(new Error('gone'));
    await expect(find).rejects.toThrow('gone');
    expect(await names()).toBe('broken\n');
  });
});
