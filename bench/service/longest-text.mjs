/**
 * Seconds for texts of 100 000 characters, the longest that anonymize takes, through the service as it is set up:
 * stages 1 and 2, two workers, a new session each. The texts are documents of `packages/engine/eval/stage1/look`, one
 * after the other, with a blank line between them; none comes twice.
 *
 *   npm run build && node bench/service/longest-text.mjs
 */
import { readDocuments } from '../ner/documents.mjs';
import { machine } from './machine.mjs';
import { post, startPalimpsest } from './servers.mjs';

const longest = 100_000;
const texts = longTexts(readDocuments());
const server = await startPalimpsest({ settings: { PALIMPSEST_NER_WORKERS: '2' } });
const secondsOf = async (text) => {
  const { session_id } = await post(server, '/v1/masking/session', {});
  const before = performance.now();
  await post(server, '/v1/masking/anonymize?stages=1,2', { session_id, text });
  return (performance.now() - before) / 1000;
};

await secondsOf(texts[0]); // workers compile the patterns with their first text
console.log(machine());
const seconds = [];
for (const text of texts) seconds.push(await secondsOf(text));
console.log(`${texts.length} texts of ${longest} characters: ${seconds.map((one) => one.toFixed(2)).join(', ')} s`);
await server.stop();

/** Whole texts only: what is left of the documents at the end is dropped. */
function longTexts(documents) {
  const all = Array.from(documents.map(({ text }) => `${text.trim()}\n\n`).join(''));
  const count = Math.floor(all.length / longest);
  return Array.from({ length: count }, (_, n) => all.slice(n * longest, (n + 1) * longest).join(''));
}
