import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPlaceholders } from '@palimpsest/protocol';
import { loadNerModel, type NerModel } from '../../src/ner/model.js';
import { anyCodeUnits } from '../any-code-units.js';

const bundled = fileURLToPath(new URL('../../models/ner-de-en', import.meta.url));

describe('the bundled model', () => {
  let model: NerModel;
  beforeAll(async () => {
    model = await loadNerModel(bundled);
  });
  afterAll(() => model.close());

  const namesIn = async (text: string): Promise<string[]> =>
    (await model.read(text)).names.map(({ start, end, type }) => `${text.slice(start, end)}=${type}`);

  test('finds German names, places and organizations', async () => {
    const text =
      'Sehr geehrte Frau Dr. Müller-Lüdenscheidt,\n\nHans-Peter van der Mül\u00adler arbeitet in Köln bei der Siemens AG.';
    expect(await namesIn(text)).toEqual([
      'Müller-Lüdenscheidt=PERSON',
      'Hans-Peter van der Mül\u00adler=PERSON',
      'Köln=LOCATION',
      'Siemens AG=ORGANIZATION',
    ]);
  });

  test('leaves placeholders alone and finds what stands beside them', async () => {
    const text = 'Anna Koch traf [PERSON_1] in [LOCATION_2]. Auch Peter[PERSON_3] war mit Anna [PERSON_1] in Berlin.';
    const { names } = await model.read(text);
    for (const { start, end } of findPlaceholders(text)) {
      expect(names.filter((name) => name.start < end && name.end > start)).toEqual([]);
    }
    expect(await namesIn(text)).toContain('Anna Koch=PERSON');
    expect(await namesIn(text)).toContain('Berlin=LOCATION');
  });

  test('any string will do', async () => {
    await fc.assert(
      fc.asyncProperty(anyCodeUnits(40), async (text) => {
        for (const { start, end } of (await model.read(text)).names) {
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('text without a letter holds no name', async () => {
    expect(await namesIn('12 345 — 67,89 €')).toEqual([]);
  });
});

test('a folder as Hugging Face lays it out is read as well', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ner-'));
  const { labels, ...config } = JSON.parse(await readFile(join(bundled, 'config.json'), 'utf8')) as {
    labels: string[];
  };
  const id2label = Object.fromEntries(labels.map((label, column) => [column, label.replace('PERSON', 'PER')]));
  await writeFile(join(folder, 'config.json'), JSON.stringify({ ...config, id2label }));
  await mkdir(join(folder, 'onnx'));
  await symlink(join(bundled, 'tokenizer.json'), join(folder, 'tokenizer.json'));
  await symlink(join(bundled, 'model.onnx'), join(folder, 'onnx', 'model.onnx'));

  const model = await loadNerModel(folder, { classNames: { PER: 'PERSON' } });
  const { names } = await model.read('Anna Koch wohnt in Berlin.');
  expect(names.map(({ start, end, type }) => [start, end, type])).toEqual([[0, 9, 'PERSON']]);
  await model.close();
  await rm(folder, { recursive: true });
});

describe('a folder that can not be used', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ner-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('is refused with the name of the file, not its content', async () => {
    await expect(loadNerModel(folder)).rejects.toThrow(`${join(folder, 'config.json')} can't be read`);
    await writeFile(join(folder, 'config.json'), 'Anna Koch');
    await expect(loadNerModel(folder)).rejects.toThrow(new RegExp('config\\.json is not JSON$'));
    await writeFile(join(folder, 'config.json'), '{"labels": ["O", "B-MISC"]}');
    await expect(loadNerModel(folder)).rejects.toThrow('no label stands for');
    await writeFile(join(folder, 'config.json'), '{"id2label": {"0": "O", "1": "B-PER"}}');
    await expect(loadNerModel(folder)).rejects.toThrow(`${join(folder, 'tokenizer.json')} can't be read`);
    await writeFile(join(folder, 'tokenizer.json'), '{"model": {"type": "Unigram", "vocab": [["a", 0]], "unk_id": 0}}');
    await expect(loadNerModel(folder)).rejects.toThrow("tokenizer.json can't be used: pre_tokenizer is not an object");
    const metaspace = '"pre_tokenizer": {"type": "Metaspace"}';
    await writeFile(
      join(folder, 'tokenizer.json'),
      `{"model": {"type": "Unigram", "vocab": [["a", 0]], "unk_id": 0}, ${metaspace}}`,
    );
    await expect(loadNerModel(folder)).rejects.toThrow(`${join(folder, 'model.onnx')} can't be read`);
    await writeFile(join(folder, 'model.onnx'), 'not a model');
    await expect(loadNerModel(folder)).rejects.toThrow('is no model that ONNX Runtime can load');
  });
});
