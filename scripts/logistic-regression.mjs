/**
 * Learns a logistic regression over hashed clues, with AdaGrad (Duchi et al., JMLR 2011). The order is shuffled by a
 * fixed seed, so the same examples make the same weights.
 */
import { seededDraws } from '../bench/statistics.mjs';
import { weightCount, weightScale } from '../packages/engine/dist/clues/weights.js';

const [epochs, learningRate, decay] = [16, 0.05, 3e-4];

/** Learns from examples, each the hashes of its clues and whether it is wanted; one weight for each hash. */
export function learn(examples) {
  // Each weight stands before the sum of the squares of its gradients: what is read together lies together.
  const learned = new Float64Array(2 * weightCount);
  for (let hash = 0; hash < weightCount; hash++) learned[2 * hash + 1] = 1e-6; // not 0, which is divided by
  const order = [...examples];
  const random = seededDraws(1);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const { clues, isWanted } of order) {
      const error = probabilityOf(clues, learned) - (isWanted ? 1 : 0);
      for (let index = 0; index < clues.length; index++) {
        const at = 2 * clues[index];
        const weight = learned[at];
        const gradient = error + decay * weight;
        const squares = learned[at + 1] + gradient * gradient;
        learned[at] = weight - (learningRate * gradient) / Math.sqrt(squares);
        learned[at + 1] = squares;
      }
    }
  }
  return Float64Array.from({ length: weightCount }, (_, hash) => learned[2 * hash]);
}

/** How likely an example with these hashes of clues is wanted. */
function probabilityOf(clues, learned) {
  let sum = 0;
  for (let index = 0; index < clues.length; index++) sum += learned[2 * clues[index]];
  return 1 / (1 + Math.exp(-sum));
}

/** One byte for each weight, as `clues/weights.ts` reads them. */
export function inBytes(weights) {
  const bytes = Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight * weightScale))));
  return Buffer.from(bytes.buffer);
}

/** Fisher and Yates, in place. */
function shuffle(list, random) {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [list[other], list[last]];
  }
}
