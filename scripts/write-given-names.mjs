/**
 * Writes packages/engine/data/given-names.txt, given names that are nothing else: node scripts/write-given-names.mjs
 * (after npm run build). With `--stdout` it writes them there instead, for the test that keeps them true.
 *
 * They come from the hand-written lists that the name finder's training documents are made of (`training/data/names`).
 * What is an everyday word or part of a place there (`Hope`, `Florence`), or has a capital in a document that
 * recognizers are mended on without being part of a name, an address or a login, is left out, as are names of under
 * four letters.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { commonWords } from '../packages/engine/dist/common-words.js';
import { readMarkedDocuments } from '../packages/engine/eval/marked-documents.mjs';

const root = new URL('..', import.meta.url);
const linesOf = (path) => readFileSync(new URL(path, root), 'utf8').split('\n');

/** Assistants and makes of cars that are called like people. */
const notPeople = ['Alexa', 'Siri', 'Mercedes', 'Claude'];
const leastLength = 4;

const named = readdirSync(new URL('training/data/names/', root))
  .flatMap((file) => linesOf(`training/data/names/${file}`))
  .filter((line) => /^(?:female|male):/.test(line))
  .flatMap((line) => line.slice(line.indexOf(':') + 1).split(','))
  .map((name) => name.trim())
  .filter((name) => name.length >= leastLength && /^\p{Lu}[\p{L}\p{M}]+(?:-\p{L}[\p{L}\p{M}]+)?$/u.test(name));
const places = new Set(linesOf('training/data/grammar/places.txt').flatMap((line) => line.split(/[^\p{L}\p{M}]+/u)));
const elsewhere = new Set(
  readMarkedDocuments(new URL('packages/engine/eval/stage1/look/', root)).flatMap(wordsOfNobody),
);
const isOnlyName = (name) =>
  !commonWords.has(name.toLowerCase()) && !places.has(name) && !elsewhere.has(name) && !notPeople.includes(name);
const names = [...new Set(named)].filter(isOnlyName).sort();
const head = '# Given names that are nothing else, by scripts/write-given-names.mjs from training/data/names.';
const written = `${[head, ...names].join('\n')}\n`;
if (process.argv.includes('--stdout')) process.stdout.write(written);
else writeFileSync(new URL('packages/engine/data/given-names.txt', root), written);

/** The words with a capital outside of all marks of a document. */
function wordsOfNobody({ text, values }) {
  const units = text.split('');
  for (const { start, end } of values) units.fill(' ', start, end);
  return units.join('').match(/\p{Lu}[\p{L}\p{M}]+(?:-\p{L}[\p{L}\p{M}]+)?/gu) ?? [];
}
