/** `fetch` for servers that nobody vouches for. */
import { LlmUnavailableError } from './provider.js';

/** Longest answer that is read, in bytes: some hundred times the longest reply that makes sense. */
const maxAnswerBytes = 1024 * 1024;

/**
 * All that a server needs to be told. The client adds what machine this is, and whatever OPENAI_CUSTOM_HEADERS holds.
 */
const sentHeaders = ['accept', 'authorization', 'content-type', 'user-agent'] as const;

/**
 * Makes a `fetch` that sends no header without need, follows no redirect (the key and the text would go along to
 * wherever it points) and reads no answer without bound. Reading belongs to the call, so that its signal also ends a
 * body that trickles.
 */
export const guardFetch =
  (fetchIt: typeof fetch): typeof fetch =>
  async (url, init) => {
    const response = await fetchIt(url, { ...init, headers: neededHeaders(init?.headers), redirect: 'manual' });
    const { status, headers, body } = response;
    if (status >= 300 && status < 400) {
      await body?.cancel();
      throw new LlmUnavailableError('redirected', { status });
    }
    return new Response(body && (await readBounded(body)), { status, headers });
  };

function neededHeaders(given: RequestInit['headers']): [string, string][] {
  const headers = new Headers(given);
  return sentHeaders.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
}

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
