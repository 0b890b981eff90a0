/**
 * What stays open against what is masked beyond need, at many thresholds of the name finder: stages 1 and 2 on marked
 * documents, as `run.mjs` counts them. The model reads each text once.
 *
 *   npm run build && node bench/ner/frontier.mjs [--folder FOLDER] [--model FOLDER] [--thresholds 0.05/0.2/0.2]...
 *
 * `--folder` holds documents such as `packages/engine/eval/stage1/look`, which it takes if none is named. Thresholds are
 * those of PERSON/LOCATION/ORGANIZATION.
 */
import { parseArgs } from 'node:util';
import { bundledModelFolder } from '@palimpsest/engine';
import { allRecognizers } from '@palimpsest/engine/recognizers';
import { compileRecognizers } from '@palimpsest/engine/stages';
import { openClassifier } from '../../packages/engine/dist/ner/classifier.js';
import { decodeNames } from '../../packages/engine/dist/ner/decode.js';
import { readModelFolder } from '../../packages/engine/dist/ner/model-folder.js';
import { readText } from '../../packages/engine/dist/ner/model.js';
import { valueOddsOf } from '../../packages/engine/dist/ner/value-odds.js';
import { readDocuments } from './documents.mjs';
import { maskedSpans } from './masked.mjs';
import { countDocument, shares, shown } from './quality.mjs';

const { values: options } = parseArgs({
  options: {
    folder: { type: 'string' },
    model: { type: 'string', default: bundledModelFolder },
    thresholds: {
      type: 'string',
      multiple: true,
      default: [
        '0.004/0.01/0.01', '0.007/0.02/0.015', '0.01/0.03/0.02', '0.015/0.04/0.04', '0.03/0.08/0.08', '0.06/0.15/0.15',
        '0.1/0.3/0.3', '0.2/0.5/0.5', '0.5/0.5/0.5', '0.8/0.8/0.8',
      ], // prettier-ignore
    },
  },
});
const findPatterns = compileRecognizers(allRecognizers);
const classifier = await openClassifier(await readModelFolder(options.model));
const read = [];
for (const document of readDocuments(options.folder)) {
  const patterns = findPatterns(document.text);
  read.push({ document, patterns, output: await readText(classifier, document.text) });
}
await classifier.close();

console.log(`${read.length} documents\n`);
console.log('| thresholds | values open | names open | words masked for nothing |');
console.log('| --- | --- | --- | --- |');
for (const written of options.thresholds) {
  const { leak, nameLeak, overMasked } = shares(countsAt(written));
  console.log(`| ${written} | ${[leak, nameLeak, overMasked].map(shown).join(' | ')} |`);
}

/** @param {string} written */
function countsAt(written) {
  const [person, location, organization] = written.split('/').map(Number);
  const thresholds = { PERSON: person, LOCATION: location, ORGANIZATION: organization };
  return read.map(({ document, patterns, output }) => {
    const reading = { names: decodeNames(output, thresholds), oddsOf: valueOddsOf(output) };
    return countDocument(document, maskedSpans(document.text, patterns, reading));
  });
}
