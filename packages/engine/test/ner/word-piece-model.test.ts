/** A WordPiece model as Hugging Face lays it out, made by `scripts/word-piece-model.py`, from text to names. */
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadNerModel } from '../../src/ner/model.js';
import type { NerSettings } from '../../src/ner/model-folder.js';

const made = fileURLToPath(new URL('word-piece-model', import.meta.url));
const text = 'Anna von Kowalczyk arbeitet bei Lindner AG in Berlin. Ute spricht Deutsch.';

/** The same columns under other names. BIO has no last and no single word, plain classes have no first one either. */
const bilou = ['O', 'B-PER', 'I-PER', 'L-PER', 'U-PER', 'U-LOC', 'B-ORG', 'L-ORG', 'U-MISC'];
const bio = bilou.map((label) => label.replace(/^U/, 'B').replace(/^L/, 'I'));
const plain = bilou.map((label) => label.replace(/^[BILU]-/, ''));
const foreign = bilou.map((label) => label.replace('PER', 'Mensch').replace('LOC', 'Ort').replace('ORG', 'Firma'));

const usual = ['Anna von Kowalczyk=PERSON', 'Lindner AG=ORGANIZATION', 'Berlin=LOCATION', 'Ute=PERSON'];
const foreignNames = { Mensch: 'PERSON', Ort: 'LOCATION', Firma: 'ORGANIZATION' } as const;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ner-'));
  await copyFile(join(made, 'model.onnx'), join(folder, 'model.onnx'));
  await copyFile(join(made, 'tokenizer.json'), join(folder, 'tokenizer.json'));
});
afterAll(() => rm(folder, { recursive: true }));

async function namesWith(labels: readonly string[], settings?: NerSettings): Promise<string[]> {
  const config = JSON.parse(await readFile(join(made, 'config.json'), 'utf8')) as object;
  await writeFile(
    join(folder, 'config.json'),
    JSON.stringify({ ...config, id2label: Object.fromEntries(labels.entries()) }),
  );
  const model = await loadNerModel(folder, settings);
  try {
    return (await model.read(text)).names.map(({ start, end, type }) => `${text.slice(start, end)}=${type}`);
  } finally {
    await model.close();
  }
}

test.each([
  ['BILOU', bilou],
  ['BIO', bio],
  ['plain classes', plain],
])('names come out whole with %s labels', async (_notation, labels) => {
  expect(await namesWith(labels)).toEqual(usual);
});

test('the operator says what the classes of a model mean', async () => {
  expect(await namesWith(foreign, { classNames: foreignNames })).toEqual(usual);
  expect(await namesWith(bilou, { classNames: { PER: 'PERSON', MISC: 'ORGANIZATION' } })).toEqual([
    'Anna von Kowalczyk=PERSON',
    'Ute=PERSON',
    'Deutsch=ORGANIZATION',
  ]);
});

test('classes that nobody explained are refused', async () => {
  await expect(namesWith(foreign)).rejects.toThrow('no label stands for a person, a place or an organization');
});

test.each([-1, 0, 12])('a model that takes %i pieces at once is refused', async (pieces) => {
  const config = JSON.parse(await readFile(join(made, 'config.json'), 'utf8')) as object;
  await writeFile(join(folder, 'config.json'), JSON.stringify({ ...config, max_position_embeddings: pieces }));
  await expect(loadNerModel(folder)).rejects.toThrow('config.json: max_position_embeddings leaves too little room');
});

test('BILOU and BIO begin a new name where plain classes can not tell', async () => {
  const beside = 'Ute Anna von Kowalczyk';
  const found = async (labels: readonly string[]) => {
    await namesWith(labels);
    const model = await loadNerModel(folder);
    const { names } = await model.read(beside);
    await model.close();
    return names.map(({ start, end }) => beside.slice(start, end));
  };
  expect(await found(bio)).toEqual(['Ute', 'Anna von Kowalczyk']);
  expect(await found(plain)).toEqual([beside]);
});
