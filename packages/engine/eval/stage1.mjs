/**
 * Measures stage 1 on the development set: what stays open and what is masked beyond need, per type and half.
 *
 *   npm run eval:stage1                                  both halves
 *   npm run eval:stage1 -- --json                        the same as JSON
 *   npm run eval:stage1 -- --half look --list            every miss and every over-mask with its line
 *   npm run eval:stage1 -- --list --type DE_IBAN         only those of one type
 *
 * `look` may be read while recognizers are mended; `count` is only counted, so that its figures stay honest.
 * Main figures are those of the default configuration: spans of types that are off by default (DATE_TIME) are dropped
 * before overlaps are settled. DATE_TIME values are measured in a second run with every type on.
 */
import { parseArgs } from 'node:util';
import {
  countVerdict,
  emptyTally,
  extend,
  isTouched,
  judgeValue,
  leakOf,
  ordinaryWords,
  undetected,
} from '@palimpsest/engine';
import { allRecognizers } from '@palimpsest/engine/recognizers';
import { compileRecognizers, inEveryReading } from '@palimpsest/engine/stages';
import { typesOnByDefault } from '@palimpsest/protocol';
import { isNameType } from '../dist/ner/labels.js';
import { readMarkedDocuments } from './marked-documents.mjs';

/** Names belong to stage 2 and dates are off by default: neither counts among the values that patterns must find. */
function groupOf(type) {
  if (isNameType(type)) return 'names';
  return type === 'DATE_TIME' ? 'dates' : 'patterns';
}

const halves = /** @type {const} */ (['look', 'count']);
const findPatterns = inEveryReading(compileRecognizers(allRecognizers));

/** The spans of a text with the default types, and with every type. */
function detectBoth(text) {
  const found = findPatterns(text);
  const settled = (spans) => extend(undetected(text), { spans, flags: [] }).spans;
  return { byDefault: settled(found.filter(({ type }) => typesOnByDefault.has(type))), all: settled(found) };
}

/** Counts one half; `report` hears of every miss and every over-mask. */
function measure(half, report) {
  const documents = readMarkedDocuments(new URL(`./stage1/${half}/`, import.meta.url));
  const groups = { patterns: emptyTally(), names: emptyTally(), dates: emptyTally() };
  const types = {};
  const words = { ordinary: 0, overMasked: 0, overMaskedAsDates: 0 };
  /** @type {Record<string, number>} */
  const overMaskedBy = {};
  let datesTakenForOthers = 0;
  for (const document of documents) {
    const { text, values } = document;
    const { byDefault, all } = detectBoth(text);
    for (const value of values) {
      const verdict = judgeValue(text, value, value.type === 'DATE_TIME' ? all : byDefault);
      countVerdict(groups[groupOf(value.type)], verdict);
      countVerdict((types[value.type] ??= emptyTally()), verdict);
      if (value.type === 'DATE_TIME' && isTouched(text, value, byDefault)) datesTakenForOthers++;
      if (verdict.outcome !== 'whole') report({ document, what: verdict.outcome, type: value.type, at: value });
    }
    for (const word of ordinaryWords(document)) {
      words.ordinary++;
      if (isTouched(text, word, byDefault)) {
        words.overMasked++;
        const type = byDefault.find((span) => isTouched(text, word, [span]))?.type ?? '';
        overMaskedBy[type] = (overMaskedBy[type] ?? 0) + 1;
        report({ document, what: 'over-masked', type, at: word });
      } else if (isTouched(text, word, all)) words.overMaskedAsDates++;
    }
  }
  return { documents: documents.length, groups, types, words, overMaskedBy, datesTakenForOthers };
}

const percent = (part, whole) => `${whole === 0 ? '0.00' : ((100 * part) / whole).toFixed(2)} %`;

/** One line of the table: values, whole, partly open, open, mistyped, leak. */
function row(label, tally) {
  const { values, whole, partly, open, mistyped } = tally;
  const cells = [values, whole, partly, open, mistyped].map((count) => String(count).padStart(8)).join('');
  return `${label.padEnd(28)}${cells}${percent(leakOf(tally), 1).padStart(11)}`;
}

function printTable(half, { documents, groups, types, words, overMaskedBy, datesTakenForOthers }) {
  const typesOf = (group) =>
    Object.keys(types)
      .filter((type) => groupOf(type) === group)
      .sort();
  console.log(`\n${half}: ${documents} documents, leak = partly open or open`);
  console.log(`${'type'.padEnd(28)}  values   whole  partly    open mistyped      leak`);
  for (const type of typesOf('patterns')) console.log(row(type, types[type]));
  console.log(row('all pattern values', groups.patterns));
  for (const type of typesOf('names')) console.log(row(type, types[type]));
  console.log(row('all names', groups.names));
  console.log(row('DATE_TIME (switched on)', groups.dates));
  console.log(
    `over-masked words: ${words.overMasked} of ${words.ordinary} = ${percent(words.overMasked, words.ordinary)}`,
  );
  const byCount = Object.entries(overMaskedBy).sort(([, a], [, b]) => b - a);
  console.log(`  by type: ${byCount.map(([type, count]) => `${type} ${count}`).join(', ')}`);
  console.log(`  and with DATE_TIME switched on ${words.overMaskedAsDates} more`);
  console.log(`dates masked as something else by default: ${datesTakenForOthers} of ${groups.dates.values}`);
}

/** Prints a miss or an over-mask with 40 characters of context on either side. */
function printFinding({ document, what, type, at }) {
  const { text, name } = document;
  const clean = (from, to) => text.slice(Math.max(0, from), to).replaceAll('\n', '⏎');
  const context = `${clean(at.start - 40, at.start)}⟦${clean(at.start, at.end)}⟧${clean(at.end, at.end + 40)}`;
  console.log(`${what.padEnd(11)} ${type.padEnd(24)} ${name}: ${context}`);
}

const { values: options } = parseArgs({
  options: {
    half: { type: 'string' },
    json: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    type: { type: 'string' },
  },
});
if (options.half !== undefined && !halves.includes(options.half)) {
  console.error(`--half: got "${options.half}", takes look or count`);
  process.exit(2);
}
if (options.list && options.half === 'count') {
  console.error('The half "count" is only counted; --list works on "look".');
  process.exit(2);
}
const isListed = ({ type }) => options.list && (options.type === undefined || type === options.type);
const results = {};
for (const half of options.half === undefined ? halves : [options.half]) {
  const report = half === 'look' ? (finding) => isListed(finding) && printFinding(finding) : () => undefined;
  results[half] = measure(half, report);
}
if (options.json) console.log(JSON.stringify(results, null, 2));
else for (const [half, result] of Object.entries(results)) printTable(half, result);
