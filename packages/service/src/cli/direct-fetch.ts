/** Sends requests to the service of this process, whatever proxy the environment names. */
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** One without a proxy; the global agent may have one: https://nodejs.org/api/http.html#built-in-proxy-support */
const agent = new Agent();

/**
 * A `fetch` that always connects to the address itself. That of Node 24 hands text and key to the proxy of `http_proxy`
 * where `NODE_USE_ENV_PROXY` is set, also on the way to loopback.
 */
export const directFetch: typeof globalThis.fetch = async (input, init) => {
  const asked = new Request(input, init);
  const body = Buffer.from(await asked.arrayBuffer());
  const headers = { ...Object.fromEntries(asked.headers), 'content-length': String(body.length) };
  const signal = init?.signal ?? undefined;
  const call = request(asked.url, { agent, method: asked.method, headers, ...(signal && { signal }) });
  call.end(body);
  const [answer] = (await once(call, 'response')) as [IncomingMessage]; // as documented
  const content = await buffer(answer);
  const { statusCode: status = 0, headers: told } = answer;
  return new Response(content.length === 0 ? null : new Uint8Array(content), { status, headers: fieldsOf(told) });
};

const fieldsOf = (headers: IncomingMessage['headers']): [string, string][] =>
  Object.entries(headers).map(([name, value]) => [name, String(value)]);
