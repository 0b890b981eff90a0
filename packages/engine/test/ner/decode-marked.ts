/** Decodes texts that are written as pieces with labels, in place of what a model says of them. */
import { alignedWithItself } from '../../src/aligned-text.js';
import { decodeNames } from '../../src/ner/decode.js';
import { readLabels } from '../../src/ner/labels.js';
import type { Thresholds } from '../../src/ner/name-words.js';

const labelNames = ['O', 'B-PER', 'I-PER', 'B-LOC', 'I-LOC', 'B-ORG', 'I-ORG'];

/** Thresholds at which a word is a name where that is more probable than anything else. */
export const half: Thresholds = { PERSON: 0.5, LOCATION: 0.5, ORGANIZATION: 0.5 };

/** The names of a text written so: `Anna/B-PER Koch/I-PER`; `+` joins a piece to the one before it. */
export function decode(marked: string, { thresholds = half, certainty = 0.9 } = {}): string[] {
  let text = '';
  const [starts, ends, rows]: [number[], number[], number[]] = [[], [], []];
  for (const [, space = '', piece = '', label] of marked.matchAll(/([\s+]*)(\/|[^\s/]+)\/([A-Z-]+)/g)) {
    text += space.replace(/\s*\+/, '');
    starts.push(text.length);
    text += piece;
    ends.push(text.length);
    const rest = (1 - certainty) / (labelNames.length - 1);
    rows.push(...labelNames.map((name) => Math.log(name === label ? certainty : rest)));
  }
  const pieces = {
    ids: Int32Array.from(starts, () => 4),
    starts: Int32Array.from(starts),
    ends: Int32Array.from(ends),
  };
  const logProbabilities = Float32Array.from(rows);
  const output = { aligned: alignedWithItself(text), placeholders: [], pieces, logProbabilities };
  const names = decodeNames({ ...output, labels: readLabels(labelNames) }, thresholds);
  return names.map(({ start, end, type }) => `${text.slice(start, end)}=${type}`);
}
