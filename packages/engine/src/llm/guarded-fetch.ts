/** `fetch` for servers that nobody vouches for. */
import { isJsonObject } from '../json.js';
import { unlessAborted } from '../unless-aborted.js';
import { LlmUnavailableError } from './provider.js';

/** What is kept of the body of an error, in UTF-16 code units: it names a parameter soon, or not at all. */
const maxErrorLength = 4_096;

/** Longest answer that is read, in bytes: some hundred times the longest reply that makes sense. */
const maxAnswerBytes = 1024 * 1024;

/**
 * All that a server needs to be told. The client adds what machine this is, and whatever OPENAI_CUSTOM_HEADERS holds.
 */
const sentHeaders = ['accept', 'authorization', 'content-type', 'user-agent'] as const;

/**
 * Makes a `fetch` that sends no header without need, follows no redirect (the key and the text would go along to
 * wherever it points) and reads no answer without bound. Errors of other servers come out in the shape of OpenAI's.
 * Reading belongs to the call, so that its signal also ends a body that trickles. It ends the call even where `fetchIt`
 * does not: Node 20.20 waits for ever for a body that turns out not to be compressed as its head says.
 */
export const guardFetch =
  (fetchIt: typeof fetch): typeof fetch =>
  (url, init) => {
    const answer = fetchWhole(fetchIt, url, init);
    return init?.signal ? unlessAborted(answer, init.signal) : answer;
  };

async function fetchWhole(fetchIt: typeof fetch, ...[url, init]: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetchIt(url, { ...init, headers: neededHeaders(init?.headers), redirect: 'manual' });
  const { status, headers, body } = response;
  if (status >= 300 && status < 400) {
    await body?.cancel();
    throw new LlmUnavailableError('redirected', { status });
  }
  const answer = body && (await readBounded(body));
  return new Response(status >= 400 && answer ? asOpenAiError(answer) : answer, { status, headers });
}

/**
 * The body of an error as OpenAI gives it, which is all that the client reads: vLLM has its `message` at the top,
 * FastAPI and Mistral a `detail`, others plain text.
 */
function asOpenAiError(body: Uint8Array): string {
  const text = new TextDecoder().decode(body);
  return isOpenAiError(text) ? text : JSON.stringify({ error: { message: text.slice(0, maxErrorLength) } });
}

function isOpenAiError(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) && isJsonObject(value['error']);
  } catch {
    return false;
  }
}

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
