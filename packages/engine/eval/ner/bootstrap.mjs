/** Percentages over many texts with their 95 % intervals: a bootstrap over texts, the same draws for every model. */
import { columns } from './count.mjs';

const resamples = 1_000;

/** @typedef {{ value: number, low: number, high: number }} Interval */

/** The measures of a row of sums, in percent. */
const measures = /** @type {const} */ ({
  f1: (sum) => percent(2 * sum('right'), sum('gold') + sum('found')),
  precision: (sum) => percent(sum('right'), sum('found')),
  recall: (sum) => percent(sum('right'), sum('gold')),
  personOpen: (sum) => percent(sum('personOpen'), sum('personCharacters')),
  nameOpen: (sum) => percent(sum('nameOpen'), sum('nameCharacters')),
  overMasked: (sum) => percent(sum('masked'), sum('ordinary')),
});

/** @typedef {keyof typeof measures} Measure */

const percent = (part, whole) => (whole === 0 ? 0 : (100 * part) / whole);

/**
 * All measures of a table of counts (one row a text, columns as in `count.mjs`). With `reference`, the counts of
 * another model on the same texts, the intervals are those of the difference to it.
 * @param {readonly number[][]} table
 * @param {readonly number[][]} [reference]
 * @returns {Record<Measure, Interval>}
 */
export function summarize(table, reference) {
  const all = table.map((_, index) => index);
  const draws = Array.from({ length: resamples }, drawsFrom(table.length));
  const sample = (rows, picks) => measuresOf(sums(rows, picks));
  const of = (picks) => {
    const own = sample(table, picks);
    if (!reference) return own;
    const other = sample(reference, picks);
    return own.map((value, index) => value - (other[index] ?? 0));
  };
  const values = of(all);
  const drawn = draws.map(of);
  return /** @type {Record<Measure, Interval>} */ (
    Object.fromEntries(
      Object.keys(measures).map((name, index) => {
        const sorted = drawn.map((row) => row[index] ?? 0).sort((a, b) => a - b);
        const at = (share) => round(sorted[Math.round(share * (resamples - 1))] ?? 0);
        return [name, { value: round(values[index] ?? 0), low: at(0.025), high: at(0.975) }];
      }),
    )
  );
}

const round = (value) => Math.round(100 * value) / 100;

const measuresOf = (row) =>
  Object.values(measures).map((measure) => measure((name) => row[columns.indexOf(name)] ?? 0));

/** The sums of the picked rows, column by column. */
function sums(table, picks) {
  const total = new Float64Array(columns.length);
  for (const pick of picks) {
    const row = table[pick] ?? [];
    for (let column = 0; column < total.length; column++) total[column] += row[column] ?? 0;
  }
  return total;
}

/** Makes the same draws each time: `size` numbers below `size`, by the mulberry32 generator. */
function drawsFrom(size) {
  let state = 1;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return () => Array.from({ length: size }, () => Math.floor(next() * size));
}
