/** The tools that `run.mjs` compares. A round goes through the first `count` texts, one call a text, in one thread. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { allRecognizers } from '@palimpsest/engine/recognizers';
import { compileRecognizers, loadNerModel } from '@palimpsest/engine/stages';
import { maskedSpans } from './masked.mjs';

/** Stages 1 and 2 as the service runs them, but without decoding escapes; nothing is known from other texts. */
export async function openPalimpsest(modelFolder, texts) {
  const findPatterns = compileRecognizers(allRecognizers);
  const model = await loadNerModel(modelFolder);
  const detect = async (text) => maskedSpans(text, findPatterns(text), await model.read(text));
  const round = async (count) => {
    const before = process.cpuUsage();
    const spans = [];
    for (const text of texts.slice(0, count)) spans.push(await detect(text));
    const { user, system } = process.cpuUsage(before);
    return { ms: (user + system) / 1000, spans };
  };
  return { round, stop: () => model.close() };
}

/** Presidio in a process of its own, which does one round at a time and takes the time itself. Dates are left out. */
export function openPresidio(python, texts) {
  const script = fileURLToPath(new URL('presidio.py', import.meta.url));
  const child = spawn(python, [script], { stdio: ['pipe', 'pipe', 'ignore'] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  child.stdin.write(`${JSON.stringify(texts)}\n`);
  const round = async (count) => {
    child.stdin.write(`${count}\n`);
    const { value } = await answers.next();
    const { ms, spans } = JSON.parse(value);
    return {
      ms,
      spans: spans.map((of, index) => of.filter(([type]) => type !== 'DATE_TIME').map(toCodeUnits(texts[index]))),
    };
  };
  return { round, stop: async () => child.stdin.end() };
}

/** Python counts characters, and JavaScript code units. */
function toCodeUnits(text) {
  const units = [0];
  for (const character of text) units.push((units.at(-1) ?? 0) + character.length);
  return ([type, start, end]) => ({ type, start: units[start], end: units[end] });
}
