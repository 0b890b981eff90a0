/**
 * What each probability threshold of stage 2 costs: names left open against ordinary words masked.
 *
 *   npm run build && node bench/ner-thresholds.mjs FOLDER [records per file [PERSON/LOCATION/ORGANIZATION ...]]
 *
 * FOLDER holds *.jsonl.gz files, one `{"text", "spans": [{"start","end","label"}], "other": [...]}` a line.
 * Prints per threshold: share of each type's words that no span covers, share of ordinary words masked, and the cost
 * (an open word counts ten ordinary words). Words that are annotated as anything else count on neither side.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { loadNerModel } from '../packages/engine/dist/ner/model.js';
import { findWords } from '../packages/engine/dist/ner/words.js';

const [folder, limit = '100', ...chosen] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node bench/ner-thresholds.mjs FOLDER [records per file]');
const modelFolder = fileURLToPath(new URL('../packages/engine/models/ner-de-en', import.meta.url));
const types = ['PERSON', 'LOCATION', 'ORGANIZATION'];
const touches = (spans, word) => spans.find(({ start, end }) => start < word.end && end > word.start);

const records = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl.gz'))
  .flatMap((name) => {
    const lines = gunzipSync(readFileSync(join(folder, name)))
      .toString()
      .trim()
      .split('\n');
    return lines.slice(0, Number(limit)).map((line) => JSON.parse(line));
  });

async function measure(thresholds) {
  const model = await loadNerModel(modelFolder, { thresholds });
  const open = { PERSON: 0, LOCATION: 0, ORGANIZATION: 0 };
  const all = { PERSON: 0, LOCATION: 0, ORGANIZATION: 0 };
  let [masked, ordinary] = [0, 0];
  for (const { text, spans, other = [] } of records) {
    const found = await model.findNames(text);
    for (const word of findWords(text, [])) {
      const label = touches(spans, word)?.label;
      if (types.includes(label)) {
        all[label]++;
        if (!touches(found, word)) open[label]++;
      } else if (label === undefined && !touches(other, word)) {
        ordinary++;
        if (touches(found, word)) masked++;
      }
    }
  }
  await model.close();
  const percent = (part, whole) => `${((100 * part) / whole).toFixed(2)} %`;
  const cost = 10 * types.reduce((sum, type) => sum + open[type], 0) + masked;
  const opens = types.map((type) => `${type.slice(0, 3)} open ${percent(open[type], all[type])}`).join('  ');
  console.log(`${Object.values(thresholds).join('/')}: ${opens}  masked ${percent(masked, ordinary)}  cost ${cost}`);
}

console.log(`${records.length} records, ${records.reduce((sum, { text }) => sum + text.length, 0)} characters`);
const same = [0.5, 0.3, 0.2, 0.1, 0.05, 0.03].map((p) => `${p}/${p}/${p}`);
for (const row of chosen.length > 0 ? chosen : same) {
  const [PERSON, LOCATION, ORGANIZATION] = row.split('/').map(Number);
  await measure({ PERSON, LOCATION, ORGANIZATION });
}
