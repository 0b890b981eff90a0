/** `fetch` for servers that nobody vouches for. */
import { LlmUnavailableError } from './provider.js';

/** Longest answer that is read, in bytes: some hundred times the longest reply that makes sense. */
const maxAnswerBytes = 1024 * 1024;

/**
 * Makes a `fetch` that follows no redirect (the key and the text would go along to wherever it points) and reads no
 * answer without bound. Reading belongs to the call, so that its signal also ends a body that trickles.
 */
export const guardFetch =
  (fetchIt: typeof fetch): typeof fetch =>
  async (url, init) => {
    const response = await fetchIt(url, { ...init, redirect: 'manual' });
    const { status, headers, body } = response;
    if (status >= 300 && status < 400) {
      await body?.cancel();
      throw new LlmUnavailableError('redirected', { status });
    }
    return new Response(body && (await readBounded(body)), { status, headers });
  };

async function readBounded(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > maxAnswerBytes) throw new LlmUnavailableError('reply_too_long'); // leaving the loop cancels the body
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}
