/**
 * Speed and memory of stage 2.
 *
 *   npm run build && node bench/ner/speed.mjs [--workers 2] [--characters 100000] [FILE]
 *
 * Runs the pool over one long text and over many short ones, and prints characters a second, the processor's time and
 * the memory that each worker adds (one number of workers a run: what a process gave back, the next would hide). The
 * text is FILE, or made up of letters of which no two paragraphs are alike.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bundledModelFolder, startDetectors } from '@palimpsest/engine';

const { values, positionals } = parseArgs({
  options: { workers: { type: 'string', default: '1' }, characters: { type: 'string', default: '100000' } },
  allowPositionals: true,
});
const never = () => new AbortController().signal;

/** A German letter, different for each number. */
const letter = (n) => `Aktenzeichen ${String(n * 7919)}

Sehr geehrte Frau ${['Albrecht', 'Yılmaz', 'Nowak', 'von der Heide'][n % 4]},

vielen Dank für Ihr Schreiben vom ${String(1 + (n % 28))}. März. Wie mit Herrn ${['Okafor', 'Ebert', 'Sanchez'][n % 3]}
besprochen, haben wir den Vertrag Nr. ${String(n * 31)} der Firma ${['Lindner', 'Kaya', 'Brandt'][n % 3]} Bau GmbH in
${['Rostock', 'Ulm', 'Graz', 'Bern', 'Kiel'][n % 5]} geprüft. Die Unterlagen sind vollständig, nur die Bescheinigung über
die Zahlung von ${String(n * 13)},${String(10 + (n % 90))} Euro fehlt noch. Bitte senden Sie uns diese bis zum Ende des Monats zu.

Mit freundlichen Grüßen
${['Jana Winkler', 'Tom Fischer', 'Aylin Demir'][n % 3]}
`;
const source = positionals[0] === undefined ? undefined : readFileSync(positionals[0], 'utf8');
const wanted = Number(values.characters);
const madeUp = () => Array.from({ length: Math.ceil(wanted / 500) }, (_, n) => letter(n)).join('\n');
const text = (source ?? madeUp()).slice(0, wanted);
const short = Array.from({ length: Math.floor(text.length / 200) }, (_, n) => text.slice(200 * n, 200 * n + 200));

const megabytes = () => Math.round(process.memoryUsage().rss / 1e6);
async function timed(name, characters, work) {
  const [before, started] = [process.cpuUsage(), performance.now()];
  await work();
  const [wall, { user, system }] = [performance.now() - started, process.cpuUsage(before)];
  const perSecond = (seconds) => Math.round(characters / seconds).toLocaleString('en');
  console.log(
    `  ${name}: ${perSecond(wall / 1e3)} characters/s, ${perSecond((user + system) / 1e6)} per second of one core`,
  );
}

const workers = Number(values.workers);
const before = megabytes();
const detectors = startDetectors({
  workers,
  modelFolder: bundledModelFolder,
  maxQueuedCharacters: 10 * text.length,
});
await detectors.load();
console.log(`${workers} worker(s): ${Math.round((megabytes() - before) / workers)} MB each after loading`);
await timed(`one text of ${text.length}`, text.length, () => detectors.findLearned(text, never()));
await timed(`${short.length} texts of 200`, 200 * short.length, () =>
  Promise.all(short.map((part) => detectors.findLearned(part, never()))),
);
console.log(`  ${Math.round((megabytes() - before) / workers)} MB each after work`);
await detectors.close();
