// A chat through the Vercel AI SDK with a model that never sees personal data, streaming.
// Run: OPENAI_BASE_URL=... OPENAI_API_KEY=... MODEL=... node examples/chat-ai-sdk.mjs
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { maskMessages, Palimpsest, systemMessage } from '@palimpsest/client';
import { streamText } from 'ai';

const { PALIMPSEST_URL = 'http://127.0.0.1:8080', PALIMPSEST_API_KEY = '' } = process.env;
const { OPENAI_BASE_URL = '', OPENAI_API_KEY = '', MODEL = 'gpt-5-mini' } = process.env;
const palimpsest = new Palimpsest({ baseUrl: PALIMPSEST_URL, apiKey: PALIMPSEST_API_KEY });
const provider = createOpenAICompatible({ name: 'model', baseURL: OPENAI_BASE_URL, apiKey: OPENAI_API_KEY });

const session = await palimpsest.session({ ttlSeconds: 600 });
try {
  const history = [{ role: 'user', content: 'Write a short reminder to Anna Schmidt, anna.schmidt@example.com.' }];
  const { messages } = await maskMessages(session, history);
  const { textStream } = streamText({
    model: provider(MODEL),
    system: systemMessage('en').content,
    messages,
    onError: ({ error }) => {
      console.error(error.message);
      process.exitCode = 1; // the stream of words just ends
    },
  });
  for await (const words of textStream.pipeThrough(session.restoreStream())) process.stdout.write(words);
  process.stdout.write('\n');
} finally {
  await session.destroy();
}
