/**
 * Plays a language model, so that every audit flag of stages 3 and 4 can be seen without one:
 *
 *   node scripts/played-model.mjs FLAG [PORT]
 *
 * FLAG is the flag that each answer about "Die einzige Imkerin im Ort." is to carry, or `none`. Port 8790 by default.
 * docs/stages-3-and-4.md says what to do with it.
 */
import { createServer } from 'node:http';
import { text as readText } from 'node:stream/consumers';

const attributes = [
  'age', 'sex', 'location', 'place_of_birth', 'occupation', 'education', 'income', 'relationship_status', 'identity',
]; // prettier-ignore

/** The adversary is certain of the occupation, as long as the quote stands in the text. */
const guesses = (quote, user) => ({
  guesses: attributes.map((attribute) => {
    const isGivenAway = attribute === 'occupation' && quote !== undefined && user.includes(quote);
    return { attribute, guess: '?', certainty: isGivenAway ? 5 : 1, quotes: isGivenAway ? [quote] : [] };
  }),
});
const noQuotes = () => ({ quotes: [] });
const harmless = (user) => guesses(undefined, user);

/** What the two models say for each flag; undefined stands for an answer of 401. */
const plays = {
  none: { context: () => ({ quotes: [{ text: 'einzige Imkerin', type: 'OCCUPATION' }] }), adversary: harmless },
  context_llm_unavailable: { context: () => undefined, adversary: harmless },
  adversarial_unavailable: { context: noQuotes, adversary: () => undefined },
  adversarial_invalid_output: { context: noQuotes, adversary: () => 'It is hard to say.' },
  re_id_risk_remaining: { context: noQuotes, adversary: (user) => guesses(' ', user) },
  re_id_oscillation: { context: noQuotes, adversary: (user) => guesses('Imkerin', user) },
};

const [flag, port = '8790'] = process.argv.slice(2);
const play = plays[flag];
if (!play) {
  console.error(`usage: node scripts/played-model.mjs ${Object.keys(plays).join('|')} [PORT]`);
  process.exit(2);
}

const server = createServer(async (request, response) => {
  const { messages } = JSON.parse(await readText(request));
  const [{ content: system }, { content: user }] = messages;
  const isProbe = system.includes('"colour"');
  const said = isProbe ? { colour: 'blue' } : system.includes('"guesses"') ? play.adversary(user) : play.context(user);
  const content = typeof said === 'string' ? said : JSON.stringify(said);
  response.writeHead(said === undefined ? 401 : 200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ choices: [{ finish_reason: 'stop', message: { role: 'assistant', content } }] }));
});
server.listen(Number(port), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${String(server.address().port)}/v1`);
});
