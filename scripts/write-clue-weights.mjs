/**
 * Learns what clues of numbers, credentials, initials and births weigh, and writes the files of weights, with a note of what
 * they were learned from.
 *
 *   npm run build && node scripts/write-clue-weights.mjs            learns and writes
 *   npm run build && node scripts/write-clue-weights.mjs --check    says whether that would change a byte
 *
 * It learns from the documents that recognizers are mended on (`packages/engine/eval/stage1/look`) and those that only
 * teach (`packages/engine/eval/ner/taught`), never from those that measure. A check believes the note, unless RECHECK=all
 * has it learn anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cluesOf as cluesOfBirth } from '../packages/engine/dist/births/clues.js';
import { readDates } from '../packages/engine/dist/births/date-text.js';
import { hashOf } from '../packages/engine/dist/clues/weights.js';
import { cluesOf as cluesOfCredential } from '../packages/engine/dist/credentials/clues.js';
import { readCredentials } from '../packages/engine/dist/credentials/credential-text.js';
import { credentialTypes } from '../packages/engine/dist/credentials/find-credentials.js';
import { cluesOf as cluesOfNumber } from '../packages/engine/dist/numbers/clues.js';
import { numberTypes } from '../packages/engine/dist/numbers/find-numbers.js';
import { readNumbers } from '../packages/engine/dist/numbers/number-text.js';
import { cluesOf as cluesOfInitials } from '../packages/engine/dist/initials/clues.js';
import { readInitials } from '../packages/engine/dist/initials/initials-text.js';
import { readMarkedDocuments } from '../packages/engine/eval/marked-documents.mjs';
import { filesIn, fingerprintOf, modulesBehind } from './fingerprint.mjs';
import { inBytes, learn } from './logistic-regression.mjs';

const folder = 'packages/engine/data';
const fileOf = (name) => new URL(`../${folder}/${name}`, import.meta.url);
const noteFile = fileOf('clue-weights.learned-from');
const weightFiles = ['number', 'credential', 'initials', 'birth'].map((kind) => `${kind}-weights.bin`);
const documentFolders = ['packages/engine/eval/stage1/look', 'packages/engine/eval/ner/taught'];

const isCheck = process.argv.includes('--check');
if (isCheck && process.env.RECHECK !== 'all' && readFileSync(noteFile, 'utf8') === noteOfNow()) process.exit();

const documents = documentFolders.flatMap((name) => readMarkedDocuments(new URL(`../${name}/`, import.meta.url)));
const learned = [learnNumbers(), learnCredentials(), learnWeights([documents.flatMap(initialsOf)]), learnWeights([documents.flatMap(birthsOf)])]; // prettier-ignore
weightFiles.forEach((name, index) => {
  if (!isCheck) writeFileSync(fileOf(name), learned[index]);
  else if (!readFileSync(fileOf(name)).equals(learned[index])) fail(name);
});
if (!isCheck) writeFileSync(noteFile, noteOfNow());

/** Changes with the weights, the documents, and all that the clues are worked out with. */
function noteOfNow() {
  const words = ['common-words.txt', 'given-names.txt'];
  return fingerprintOf([
    ...[...weightFiles, ...words].map((name) => `${folder}/${name}`),
    ...documentFolders.flatMap(filesIn).filter((name) => name.endsWith('.txt')),
    ...modulesBehind('scripts/write-clue-weights.mjs'),
  ]);
}

function fail(name) {
  console.error(`${name} is not what is learned: run node scripts/write-clue-weights.mjs`);
  process.exitCode = 1;
}

/** The weights that are learned from each of the lists of examples, one after the other. */
function learnWeights(lists) {
  return Buffer.concat(lists.map((examples) => inBytes(learn(examples))));
}

function learnNumbers() {
  const numbers = documents.flatMap(numbersOf);
  return learnWeights(numberTypes.map((type) => numbersFor(type, numbers)));
}

function learnCredentials() {
  const credentials = documents.flatMap(credentialsOf);
  return learnWeights(credentialTypes.map((type) => credentialsFor(type, credentials)));
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
function initialsOf({ text, values }) {
  const persons = values.filter(({ type }) => type === 'PERSON');
  const isCandidate = candidatesIn(readInitials(text, []));
  const initials = readInitials(text, persons.filter((person) => !isCandidate(person))); // prettier-ignore
  return initials.candidates.flatMap((candidate) => {
    const mark = markOf(candidate, values);
    const isWhole = mark?.type === 'PERSON' && candidate.start <= mark.start && mark.end <= candidate.end;
    return mark === undefined || isWhole
      ? [{ clues: hashesOf(cluesOfInitials(initials, candidate)), isWanted: isWhole }]
      : [];
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
