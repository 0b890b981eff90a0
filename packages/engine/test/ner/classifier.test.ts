import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { classifyPieces, openClassifier } from '../../src/ner/classifier.js';
import { readModelFolder } from '../../src/ner/model-folder.js';
import { cutWindows } from '../../src/ner/windows.js';

const bundled = fileURLToPath(new URL('../../models/ner-de-en', import.meta.url));

test('a window has the same result, to the last bit, whatever else stands in the text', async () => {
  const folder = await readModelFolder(bundled);
  const classifier = await openClassifier(folder);
  const alone = 'Frau Anna Koch wohnt seit Jahren in Köln und arbeitet dort für die Lindner Bau GmbH. '
    .repeat(3)
    .trim();
  const neighbour = 'Herr Peter Schmidt fuhr gestern nach Hamburg und von dort aus weiter. '.repeat(6).trim();
  const together = [alone, neighbour, neighbour].join('\n\n');

  const windows = cutWindows(together, folder.tokenize(together), 126);
  const length = folder.tokenize(alone).ids.length;
  expect(windows.map(({ from }) => from).slice(0, 2)).toEqual([0, length]);

  const expected = await classifyPieces(classifier, alone, folder.tokenize(alone));
  const amongOthers = await classifyPieces(classifier, together, folder.tokenize(together));
  expect(expected.some((logProbability) => logProbability < -1)).toBe(true);
  expect(amongOthers.slice(0, expected.length)).toEqual(expected);
  await classifier.close();
});
