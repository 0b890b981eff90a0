// A chat with any OpenAI-compatible model that never sees personal data, streaming.
// Run: OPENAI_BASE_URL=... OPENAI_API_KEY=... MODEL=... node examples/chat-openai.mjs
import { maskMessages, Palimpsest, systemMessage } from '@palimpsest/client';
import OpenAI from 'openai';

const { PALIMPSEST_URL = 'http://127.0.0.1:8080', PALIMPSEST_API_KEY = '', MODEL = 'gpt-5-mini' } = process.env;
const palimpsest = new Palimpsest({ baseUrl: PALIMPSEST_URL, apiKey: PALIMPSEST_API_KEY });
const openai = new OpenAI();

const session = await palimpsest.session({ ttlSeconds: 600 });
try {
  const history = [
    { role: 'user', content: 'Schreibe eine kurze Zahlungserinnerung an Anna Schmidt, anna.schmidt@example.com.' },
  ];
  const { messages } = await maskMessages(session, history);
  const stream = await openai.chat.completions.create({
    model: MODEL,
    messages: [systemMessage('de'), ...messages],
    stream: true,
  });
  for await (const chunk of session.restoreChat(stream)) process.stdout.write(chunk.choices[0]?.delta.content ?? '');
  process.stdout.write('\n');
} finally {
  await session.destroy();
}
