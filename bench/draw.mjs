/**
 * Draws the pictures of `bench/results` from the figures that lie there. The benchmarks do it when they have measured:
 *
 *   node bench/draw.mjs [FOLDER]     writes them into FOLDER instead
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { ratePlot, sharePlot } from './plot.mjs';

const results = fileURLToPath(new URL('results/', import.meta.url));

/** Each picture with the file that it is drawn from. */
const pictures = {
  'ner.svg': ['ner.json', drawSpeed],
  'ner-quality.svg': ['ner.json', drawQuality],
  'stage1.svg': ['stage1.json', drawPatternSpeed],
};

/** Draws the pictures of one file of figures. */
export function drawFrom(figures, folder = results) {
  for (const [picture, [from, draw]] of Object.entries(pictures)) {
    if (from !== figures) continue;
    writeFileSync(join(folder, picture), draw(JSON.parse(readFileSync(join(results, from), 'utf8'))));
  }
}

function drawSpeed({ results: tools }) {
  const bars = tools.map(({ name, charactersPerSecond: value }) => ({ name, value, figure: `${value}/s` }));
  return ratePlot('Stages 1 and 2: characters per second of one core (log scale)', bars);
}

function drawQuality({ results: tools }) {
  const measures = {
    leak: 'Values left open, of all values',
    nameLeak: 'Names left open, of persons, places and organizations',
    overMasked: 'Words masked for nothing, of all ordinary words',
  };
  return sharePlot({
    title: 'Stages 1 and 2: what is left open and what is masked too much, with 95 % intervals',
    series: ['German documents', 'English documents'],
    panels: Object.entries(measures).map(([measure, title]) => ({
      title,
      rows: tools.map(({ name, quality: { de, en } }) => ({ name, shares: [de[measure], en[measure]] })),
    })),
  });
}

function drawPatternSpeed({ results: tools }) {
  const bars = tools.map(({ name, millionCharactersPerSecond, found }) => ({
    name,
    value: millionCharactersPerSecond,
    figure: `${millionCharactersPerSecond.toPrecision(3)} M/s, ${found.length} found`,
  }));
  return ratePlot('Stage 1 on German letters: million characters per second, one core (log scale)', bars);
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  for (const figures of new Set(Object.values(pictures).map(([from]) => from))) drawFrom(figures, argv[2]);
}
