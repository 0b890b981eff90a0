/**
 * Learns what clues of numbers, credentials, signs and births weigh and writes the files of weights: node
 * scripts/write-clue-weights.mjs [folder] (after npm run build; the folder is packages/engine/data if none is named).
 *
 * It learns from the documents that recognizers are mended on (`packages/engine/eval/stage1/look`) and those that only
 * teach (`packages/engine/eval/ner/taught`), never from those that measure.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cluesOf as cluesOfBirth } from '../packages/engine/dist/births/clues.js';
import { readDates } from '../packages/engine/dist/births/date-text.js';
import { hashOf } from '../packages/engine/dist/clues/weights.js';
import { cluesOf as cluesOfCredential } from '../packages/engine/dist/credentials/clues.js';
import { readCredentials } from '../packages/engine/dist/credentials/credential-text.js';
import { credentialTypes } from '../packages/engine/dist/credentials/find-credentials.js';
import { cluesOf as cluesOfNumber } from '../packages/engine/dist/numbers/clues.js';
import { numberTypes } from '../packages/engine/dist/numbers/find-numbers.js';
import { readNumbers } from '../packages/engine/dist/numbers/number-text.js';
import { cluesOf as cluesOfSign } from '../packages/engine/dist/signs/clues.js';
import { readSigns } from '../packages/engine/dist/signs/sign-text.js';
import { readMarkedDocuments } from '../packages/engine/eval/marked-documents.mjs';
import { inBytes, learn } from './logistic-regression.mjs';

const folder = process.argv[2] ?? fileURLToPath(new URL('../packages/engine/data', import.meta.url));
const documents = ['stage1/look/', 'ner/taught/']
  .map((name) => new URL(`../packages/engine/eval/${name}`, import.meta.url))
  .flatMap(readMarkedDocuments);

const numbers = documents.flatMap(numbersOf);
write('number-weights.bin', numberTypes.map((type) => numbersFor(type, numbers))); // prettier-ignore
const credentials = documents.flatMap(credentialsOf);
write('credential-weights.bin', credentialTypes.map((type) => credentialsFor(type, credentials))); // prettier-ignore
write('sign-weights.bin', [documents.flatMap(signsOf)]);
write('birth-weights.bin', [documents.flatMap(birthsOf)]);

/** Writes the weights that are learned from each of the lists of examples, one after the other. */
function write(file, lists) {
  writeFileSync(join(folder, file), Buffer.concat(lists.map((examples) => inBytes(learn(examples)))));
}

/** The hashes of clues, with that of the clue that is always there. */
function hashesOf(clues) {
  return Int32Array.from(['', ...clues], hashOf);
}

function markOf({ start, end }, values) {
  return values.find((value) => value.start < end && start < value.end);
}

/** Each: the hashes of its clues, whether it is a number in words, and the type that it is marked with, if any. */
function numbersOf({ text, values }) {
  const read = readNumbers(text);
  const numberOf = (isInWords) => (token) => ({
    clues: hashesOf(cluesOfNumber(read, token)),
    isInWords,
    mark: markOf(token, values)?.type,
  });
  return [...read.tokens.map(numberOf(false)), ...read.inWords.map(numberOf(true))];
}

/**
 * Numbers, logins and secrets against dates and what is not marked at all, for other numbers of somebody speak neither
 * for a number of a file nor against it; ages (in words, too), and then postal codes, against all else.
 */
function numbersFor(type, all) {
  const wanted = type === 'CASE_NUMBER' ? ['CASE_NUMBER', 'USERNAME', 'SECRET'] : [type];
  const others = ['DATE_TIME', 'DATE_OF_BIRTH'];
  return all
    .filter(({ isInWords }) => type === 'AGE' || !isInWords)
    .filter(({ mark }) => type !== 'CASE_NUMBER' || mark === undefined || [...wanted, ...others].includes(mark))
    .map(({ clues, mark }) => ({ clues, isWanted: wanted.includes(mark) }));
}

/** Each: the type that it is marked with, if any, and how to get the hashes of its clues, which most are not asked for. */
function credentialsOf({ text, values }) {
  const read = readCredentials(text);
  return read.candidates.map((token) => ({
    clues: () => hashesOf(cluesOfCredential(read, token)),
    mark: markOf(token, values)?.type,
  }));
}

/** Logins or secrets against what is not marked at all; of that, every fourth token says as much as all of them. */
function credentialsFor(type, all) {
  return all
    .filter(({ mark }, index) => mark === type || (mark === undefined && index % 4 === 0))
    .map(({ clues, mark }) => ({ clues: clues(), isWanted: mark === type }));
}

/**
 * Letters that are marked as a person, against those that are not marked. A part of something longer says nothing, nor
 * does what is marked as another type: `AG` is an organization somewhere.
 */
function signsOf({ text, values }) {
  const persons = values.filter(({ type }) => type === 'PERSON');
  const isCandidate = candidatesIn(readSigns(text, []));
  const signs = readSigns(text, persons.filter((person) => !isCandidate(person))); // prettier-ignore
  return signs.candidates.flatMap((candidate) => {
    const mark = markOf(candidate, values);
    const isWhole = mark?.type === 'PERSON' && candidate.start <= mark.start && mark.end <= candidate.end;
    return mark === undefined || isWhole ? [{ clues: hashesOf(cluesOfSign(signs, candidate)), isWanted: isWhole }] : [];
  });
}

/** Tells whether one of the candidates covers a mark. */
function candidatesIn({ candidates }) {
  return ({ start, end }) => candidates.some((candidate) => candidate.start <= start && end <= candidate.end);
}

/** Days that are marked as births, against other days; what is neither, as the number of a file, says nothing. */
function birthsOf({ text, values }) {
  const read = readDates(text, values.filter(({ type }) => type === 'PERSON')); // prettier-ignore
  return read.dates.flatMap((date) => {
    const mark = markOf(date, values)?.type;
    const isDay = mark === undefined || mark === 'DATE_TIME' || mark === 'DATE_OF_BIRTH';
    return isDay ? [{ clues: hashesOf(cluesOfBirth(read, date)), isWanted: mark === 'DATE_OF_BIRTH' }] : [];
  });
}
