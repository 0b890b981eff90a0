/**
 * Measures stage 2 on annotated texts, through the engine's own tokenizer, windows and decoding.
 *
 *   npm run eval:ner -- FOLDER_OR_FILE...                       the bundled model, at its thresholds and at 0.5
 *   npm run eval:ner -- FOLDER --model NEW --model OLD          two models, and how far OLD differs from NEW
 *   npm run eval:ner -- FOLDER --thresholds 0.05/0.1/0.1        PERSON/LOCATION/ORGANIZATION; repeat to compare
 *   npm run eval:ner -- FOLDER --json out.json --mistakes out.jsonl --limit 250
 *
 * Files are `*.jsonl.gz` (`ner/records.mjs`). Rows with "1+2" hold the patterns of stage 1 as well; a street address
 * counts as a place there. Figures are percentages with 95 % intervals (bootstrap over texts): strict F1 over the three
 * types, characters of persons and of all names that no span covers, words masked that are no name. `--mistakes` writes
 * what the last model gets wrong at the first thresholds, with the text around it: for dev files, never for a test set.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bundledModelFolder } from '@palimpsest/engine';
import { countNames, findMistakes } from './ner/count.mjs';
import { openReader } from './ner/reader.mjs';
import { annotatedFiles, readRecords } from './ner/records.mjs';
import { figuresOf, printFigures, printHeader } from './ner/report.mjs';

const { values: options, positionals } = parseArgs({
  options: {
    model: { type: 'string', multiple: true, default: [bundledModelFolder] },
    thresholds: { type: 'string', multiple: true, default: ['own', '0.5'] },
    limit: { type: 'string', default: 'Infinity' },
    json: { type: 'string' },
    mistakes: { type: 'string' },
  },
  allowPositionals: true,
});
if (positionals.length === 0) throw new Error('usage: npm run eval:ner -- FOLDER_OR_FILE...');

/** Undefined stands for those of the model. */
function parseThresholds(written) {
  if (written === 'own') return undefined;
  const [person, location = person, organization = location] = written.split('/').map(Number);
  if (![person, location, organization].every((number) => number > 0 && number < 1)) {
    throw new Error(`--thresholds: got "${written}", takes own, 0.5 or 0.05/0.1/0.1`);
  }
  return { PERSON: person, LOCATION: location, ORGANIZATION: organization };
}

const thresholds = options.thresholds.map((written) => ({ written, parsed: parseThresholds(written) }));

/** Runs one model over one file: a table of counts for each row of the output. `report` hears of every mistake. */
async function measure(reader, path, report) {
  /** @type {Record<string, import('./ner/report.mjs').Table>} */
  const tables = {};
  for (const record of readRecords(path, Number(options.limit))) {
    const read = await reader.read(record.text);
    for (const { written, parsed } of thresholds) {
      const views = read.decode(parsed);
      for (const [stages, found] of Object.entries(views)) {
        const table = (tables[`${stages} at ${written}`] ??= { counts: [], kinds: [] });
        table.counts.push(countNames(record, found));
        table.kinds.push(record.kind);
      }
      if (written === thresholds[0]?.written)
        for (const mistake of findMistakes(record, views[2])) report(record, mistake);
    }
  }
  return tables;
}

/** One mistake as a line of JSON, with 60 characters on either side. */
function mistakeLine(file, { id, text, kind }, mistake) {
  const quote = ({ start, end }) => text.slice(start, end);
  const { span, gold } = mistake;
  const around = `${text.slice(Math.max(0, span.start - 60), span.start)}⟦${quote(span)}⟧${text.slice(span.end, span.end + 60)}`;
  const wanted = gold && { wanted: quote(gold), wantedType: gold.type };
  return JSON.stringify({
    file,
    id,
    kind,
    mistake: mistake.kind,
    type: span.type,
    found: quote(span),
    ...wanted,
    around,
  });
}

const readers = await Promise.all(options.model.map(openReader));
const files = {};
const mistakes = [];
printHeader();
for (const { name, path } of positionals.flatMap(annotatedFiles)) {
  let reference;
  for (const [index, reader] of readers.entries()) {
    const report = (record, mistake) =>
      index === readers.length - 1 && mistakes.push(mistakeLine(name, record, mistake));
    const tables = await measure(reader, path, report);
    for (const [row, table] of Object.entries(tables)) {
      const label = readers.length > 1 ? `${name} ${row}, model ${index + 1}` : `${name} ${row}`;
      files[label] = figuresOf(table, reference?.[row]);
      printFigures(label, files[label]);
    }
    reference ??= tables;
  }
}
await Promise.all(readers.map((reader) => reader.close()));
if (options.mistakes) writeFileSync(options.mistakes, mistakes.map((line) => `${line}\n`).join(''));
if (options.json)
  writeFileSync(
    options.json,
    `${JSON.stringify({ date: new Date().toISOString(), node: process.version, files }, null, 1)}\n`,
  );
