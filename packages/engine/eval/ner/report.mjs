/** The figures of a table of counts, and how they are printed. */
import { nameTypes } from '../../dist/ner/labels.js';
import { summarize } from './bootstrap.mjs';
import { columns } from './count.mjs';

/** One row of counts for each text, and its kind where the file has kinds. */
/** @typedef {{ counts: number[][], kinds: (string | undefined)[] }} Table */

const printed = /** @type {const} */ (['f1', 'precision', 'recall', 'personOpen', 'nameOpen', 'overMasked']);
const labelWidth = 40;

/**
 * All figures of a table; with `reference`, the differences to another model's as well.
 * @param {Table} table
 * @param {Table} [reference]
 */
export function figuresOf({ counts, kinds }, reference) {
  const names = [...new Set(kinds)].filter((kind) => kind !== undefined).sort();
  const ofKind = (kind) => summarize(counts.filter((_, index) => kinds[index] === kind));
  return {
    texts: counts.length,
    ...summarize(counts),
    f1ByType: Object.fromEntries(nameTypes.map((type) => [type, f1Of(type, counts)])),
    ...(names.length > 0 && { byKind: Object.fromEntries(names.map((kind) => [kind, ofKind(kind)])) }),
    ...(reference && { difference: summarize(counts, reference.counts) }),
  };
}

/** @typedef {ReturnType<typeof figuresOf>} Figures */

function f1Of(type, counts) {
  const sum = (name) => counts.reduce((total, row) => total + (row[columns.indexOf(`${name} ${type}`)] ?? 0), 0);
  return Math.round((20_000 * sum('right')) / Math.max(1, sum('gold') + sum('found'))) / 100;
}

const cell = ({ value, low, high }) => `${value.toFixed(1)} [${low.toFixed(1)}, ${high.toFixed(1)}]`.padEnd(20);

/** Prints the names of the columns. */
export function printHeader() {
  console.log(''.padEnd(labelWidth) + printed.map((name) => name.padEnd(20)).join(''));
}

/**
 * Prints one row, and below it that of the differences.
 * @param {string} label
 * @param {Figures} figures
 */
export function printFigures(label, figures) {
  const row = (name, of) => console.log(name.padEnd(labelWidth) + printed.map((measure) => cell(of[measure])).join(''));
  row(label, figures);
  if (figures.difference) row('  difference', figures.difference);
}
