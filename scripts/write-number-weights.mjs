/**
 * Learns what clues of numbers weigh and writes packages/engine/data/number-weights.bin: node
 * scripts/write-number-weights.mjs (after npm run build). With `--stdout` it writes the bytes there instead, for the
 * test that keeps them true.
 *
 * It learns from the documents that recognizers are mended on (`packages/engine/eval/stage1/look`), never from those that
 * are only counted: numbers, logins and secrets against dates and what is not marked at all. Logistic regression with
 * AdaGrad (Duchi et al., JMLR 2011); clues that occur once are left out. The order is shuffled by a fixed seed, so the
 * same documents make the same bytes.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

import { cluesOf } from '../packages/engine/dist/numbers/clues.js';
import { readNumbers } from '../packages/engine/dist/numbers/number-text.js';
import { numberOf, partsOfOne, weightCount } from '../packages/engine/dist/numbers/weights.js';
import { parseMarked } from '../packages/engine/dist/scoring/marked-text.js';

const wanted = new Set(['CASE_NUMBER', 'USERNAME', 'SECRET']);
const unwanted = new Set(['DATE_TIME', 'DATE_OF_BIRTH']);
const [epochs, learningRate, decay] = [8, 0.3, 1e-5];

const folder = new URL('../packages/engine/eval/stage1/look/', import.meta.url);
const documents = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .sort()
  .map((name) => parseMarked(readFileSync(new URL(name, folder), 'utf8')));
const bytes = inParts(learn(withoutSingleClues(documents.flatMap(examplesIn))));
if (process.argv.includes('--stdout')) process.stdout.write(bytes);
else writeFileSync(new URL('../packages/engine/data/number-weights.bin', import.meta.url), bytes);

/** Each: the numbers of its clues, and whether it is somebody's. */
function examplesIn({ text, values }) {
  const numbers = readNumbers(text);
  return numbers.tokens.flatMap((token) => {
    const value = values.find(({ start, end }) => start < token.end && token.start < end);
    if (value && !wanted.has(value.type) && !unwanted.has(value.type)) return []; // somebody's, but found by its own rule
    const clues = ['', ...cluesOf(numbers, token)].map(numberOf);
    return [{ clues, isWanted: value !== undefined && wanted.has(value.type) }];
  });
}

function withoutSingleClues(examples) {
  const counts = new Uint32Array(weightCount);
  for (const { clues } of examples) for (const clue of clues) counts[clue]++;
  return examples.map(({ clues, isWanted }) => ({ clues: clues.filter((clue) => counts[clue] > 1), isWanted }));
}

function learn(examples) {
  const weights = new Float64Array(weightCount);
  const squares = new Float64Array(weightCount).fill(1e-6);
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

function inParts(weights) {
  return Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight * partsOfOne))));
}
