/** Shares of values left open and of ordinary words masked, with 95 % intervals (bootstrap over documents). */
import { isTouched, judgeValue, ordinaryWords } from '@palimpsest/engine';
import { seededDraws } from '../statistics.mjs';
import { isNameType } from '../../packages/engine/dist/ner/labels.js';

const resamples = 1_000;

/** Counts of one document. A value is open if a letter or digit of it can be read. */
export function countDocument({ text, values, ignored }, spans) {
  const isOpen = (value) => judgeValue(text, value, spans).outcome !== 'whole';
  const names = values.filter(({ type }) => isNameType(type));
  const words = ordinaryWords({ text, values: [...values, ...ignored] });
  return {
    values: values.length,
    open: values.filter(isOpen).length,
    names: names.length,
    openNames: names.filter(isOpen).length,
    words: words.length,
    masked: words.filter((word) => isTouched(text, word, spans)).length,
  };
}

/** Percentages over documents: values open, names open, ordinary words masked. */
export function shares(counts) {
  const draws = Array.from({ length: resamples }, drawer(counts));
  const share = (part, whole) => {
    const of = (rows) => (100 * sum(rows, part)) / Math.max(1, sum(rows, whole));
    const sorted = draws.map(of).sort((a, b) => a - b);
    return { value: of(counts), low: sorted[0.025 * resamples], high: sorted[0.975 * resamples] };
  };
  return {
    leak: share('open', 'values'),
    nameLeak: share('openNames', 'names'),
    overMasked: share('masked', 'words'),
  };
}

/** A share as the benchmarks print it. */
export const shown = ({ value, low, high }) => `${value.toFixed(1)} % [${low.toFixed(1)}, ${high.toFixed(1)}]`;

const sum = (rows, column) => rows.reduce((total, row) => total + row[column], 0);

/** Draws as many rows as there are, with repetition; the same ones in every run. */
function drawer(rows) {
  const next = seededDraws(1);
  return () => rows.map(() => rows[Math.floor(next() * rows.length)]);
}
