/**
 * Learns what clues of numbers weigh and writes packages/engine/data/number-weights.bin: node
 * scripts/write-number-weights.mjs (after npm run build). With `--stdout` it writes the bytes there instead, for the
 * test that keeps them true.
 *
 * It learns from the documents that recognizers are mended on (`packages/engine/eval/stage1/look`) and those that only
 * teach (`packages/engine/eval/ner/taught`), never from those that measure: numbers, logins and secrets against dates
 * and what is not marked at all; ages (in words, too), and then postal codes, against all else. Logistic regression with
 * AdaGrad (Duchi et al., JMLR 2011); the order is shuffled by a fixed seed, so the same documents make the same bytes.
 */
import { writeFileSync } from 'node:fs';
import { cluesOf } from '../packages/engine/dist/numbers/clues.js';
import { readNumbers } from '../packages/engine/dist/numbers/number-text.js';
import { hashOf, numberTypes, weightCount, weightScale } from '../packages/engine/dist/numbers/weights.js';
import { readMarkedDocuments } from '../packages/engine/eval/marked-documents.mjs';

/** The marks of each type. Other numbers of somebody speak neither for a number of a file nor against it. */
const wanted = { CASE_NUMBER: ['CASE_NUMBER', 'USERNAME', 'SECRET'], AGE: ['AGE'], DE_PLZ: ['DE_PLZ'] };
const isLeftOut = (type, mark) =>
  type === 'CASE_NUMBER' && ![...wanted.CASE_NUMBER, 'DATE_TIME', 'DATE_OF_BIRTH'].includes(mark);
const [epochs, learningRate, decay] = [16, 0.05, 3e-4];

const tokens = ['stage1/look/', 'ner/taught/']
  .map((folder) => new URL(`../packages/engine/eval/${folder}`, import.meta.url))
  .flatMap(readMarkedDocuments)
  .flatMap(tokensOf);
const bytes = Buffer.concat(numberTypes.map((type) => inBytes(learn(examplesOf(type)))));
if (process.argv.includes('--stdout')) process.stdout.write(bytes);
else writeFileSync(new URL('../packages/engine/data/number-weights.bin', import.meta.url), bytes);

/** Each: the hashes of its clues, whether it is a number in words, and the type that it is marked with, if any. */
function tokensOf({ text, values }) {
  const numbers = readNumbers(text);
  const read = (isInWords) => (token) => ({
    clues: ['', ...cluesOf(numbers, token)].map(hashOf),
    isInWords,
    mark: values.find(({ start, end }) => start < token.end && token.start < end)?.type,
  });
  return [...numbers.tokens.map(read(false)), ...numbers.inWords.map(read(true))];
}

/** Each: the hashes of its clues, and whether it is of the type. */
function examplesOf(type) {
  return tokens
    .filter(({ isInWords }) => type === 'AGE' || !isInWords)
    .filter(({ mark }) => mark === undefined || !isLeftOut(type, mark))
    .map(({ clues, mark }) => ({ clues, isWanted: wanted[type].includes(mark) }));
}

function learn(examples) {
  const weights = new Float64Array(weightCount);
  const squares = new Float64Array(weightCount).fill(1e-6); // of gradients; not 0, which they are divided by
  const random = generator(1);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(examples, random);
    for (const { clues, isWanted } of examples) {
      const sum = clues.reduce((total, clue) => total + weights[clue], 0);
      const error = 1 / (1 + Math.exp(-sum)) - (isWanted ? 1 : 0);
      for (const clue of clues) {
        const gradient = error + decay * weights[clue];
        squares[clue] += gradient * gradient;
        weights[clue] -= (learningRate * gradient) / Math.sqrt(squares[clue]);
      }
    }
  }
  return weights;
}

/** Fisher and Yates, in place. */
function shuffle(list, random) {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [list[other], list[last]];
  }
}

/** Numbers from 0 to 1 that look like chance: a linear congruential generator (Numerical Recipes). */
function generator(seed) {
  let state = seed;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

function inBytes(weights) {
  const bytes = Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight * weightScale))));
  return Buffer.from(bytes.buffer);
}
