/** Runs stages 1 and 2 over a text as the engine's workers do, which get it decoded, in this thread. */
import { extend, undetected } from '@palimpsest/engine';
import { allRecognizers } from '@palimpsest/engine/recognizers';
import { compileRecognizers } from '@palimpsest/engine/stages';
import { openClassifier } from '../../dist/ner/classifier.js';
import { decodeNames } from '../../dist/ner/decode.js';
import { readModelFolder } from '../../dist/ner/model-folder.js';
import { readText } from '../../dist/ner/model.js';

/** @typedef {import('../../dist/ner/name-words.js').Thresholds} Thresholds */
/** @typedef {import('./count.mjs').Found} Found */

/**
 * Opens a model folder. `read` runs the model once; what it read can be decoded at many thresholds (those of the
 * folder where none are given): `2` is what the model finds alone, `1+2` what it adds to the patterns.
 * @param {string} modelFolder
 */
export async function openReader(modelFolder) {
  const folder = await readModelFolder(modelFolder);
  const classifier = await openClassifier(folder);
  const findPatterns = compileRecognizers(allRecognizers);
  return {
    close: () => classifier.close(),
    /** @param {string} text */
    async read(text) {
      const output = await readText(classifier, text);
      const patterns = extend(undetected(text), { spans: findPatterns(text), flags: [] });
      return {
        /** @param {Thresholds} [thresholds] @returns {{ '2': Found[], '1+2': Found[] }} */
        decode(thresholds = folder.thresholds) {
          const names = decodeNames(output, thresholds);
          const spans = names.map((name) => ({ ...name, confidence: 0.85, stage: /** @type {const} */ (2) }));
          return { 2: names, '1+2': extend(patterns, { spans, flags: [] }).spans.map(asName) };
        },
      };
    },
  };
}

/** A street with its number counts as a place, as it does in the corpora that mark addresses as such. */
const asName = ({ start, end, type }) => ({ start, end, type: type === 'STREET_ADDRESS' ? 'LOCATION' : type });
