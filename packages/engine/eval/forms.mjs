/**
 * Probes stage 1 with everything in usual forms: each word of a file in each of its sentences, fields and rows.
 *
 *   npm run eval:forms                     a line for each file
 *   npm run eval:forms -- street.en        with every value that stays open
 *
 * A file of `forms/` lists `words` and `frames`; `{}` is where a word goes, and ⟦ ⟧ stand around the value. What an
 * expression leaves out by mistake shows here at once: a frame with many words open, or a word that is open in every
 * frame. The words are invented or common; recognizers are mended by these lists, so this is no measure of leakage.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { extend, judgeValue, undetected } from '@palimpsest/engine';
import { allRecognizers } from '@palimpsest/engine/recognizers';
import { compileRecognizers, inEveryReading } from '@palimpsest/engine/stages';
import { typesOnByDefault } from '@palimpsest/protocol';

const folder = new URL('./forms/', import.meta.url);
const findPatterns = inEveryReading(compileRecognizers(allRecognizers));
const shown = new Set(process.argv.slice(2));

/** Whether a letter or digit of the marked value stays open. */
function isOpen(marked) {
  const text = marked.replace(/[⟦⟧]/g, '');
  const value = { start: marked.indexOf('⟦'), end: marked.indexOf('⟧') - 1 };
  const spans = findPatterns(text).filter(({ type }) => typesOnByDefault.has(type));
  return judgeValue(text, value, extend(undetected(text), { spans, flags: [] }).spans).outcome !== 'whole';
}

for (const file of readdirSync(folder).sort()) {
  const name = file.replace(/\.json$/, '');
  const { words, frames } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  const texts = frames.flatMap((frame) => words.map((word) => frame.replace('{}', () => word)));
  const open = texts.filter(isOpen);
  const share = ((100 * open.length) / texts.length).toFixed(1);
  console.log(`${name.padEnd(14)}${words.length} words, ${frames.length} frames: ${open.length} open, ${share} %`);
  if (shown.has(name)) for (const text of open) console.log(`  ${text.replaceAll('\n', '⏎')}`);
}
