/**
 * Milliseconds of anonymize (`stages=1,2`) for a chat history that grows by a letter of 1 000 characters each turn and is
 * sent whole: in the session that has had it from the first turn on, and in turns with that in a session that has not.
 *
 *   npm run build && node bench/service/history.mjs [turns]
 */
import { letterWithNewAddress } from './letters.mjs';
import { machine } from './machine.mjs';
import { post, startPalimpsest } from './servers.mjs';

const turns = Number(process.argv[2] ?? 20);
const server = await startPalimpsest();
const openSession = async () => (await post(server, '/v1/masking/session', {})).session_id;
const millisecondsOf = async (session_id, text) => {
  const before = performance.now();
  await post(server, '/v1/masking/anonymize?stages=1,2', { session_id, text });
  return performance.now() - before;
};

await millisecondsOf(await openSession(), letterWithNewAddress().repeat(20)); // workers compile with their first text
const chat = await openSession();
console.log(`${machine()}\nturn  same session  new session`);
let history = '';
for (let turn = 1; turn <= turns; turn++) {
  history += `${letterWithNewAddress()}\n\n`;
  const [same, fresh] = [await millisecondsOf(chat, history), await millisecondsOf(await openSession(), history)];
  if (turn % 5 === 0)
    console.log(`${String(turn).padStart(4)} ${same.toFixed(0).padStart(10)} ms ${fresh.toFixed(0).padStart(9)} ms`);
}
await server.stop();
