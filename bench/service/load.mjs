/** Load on a server: at a fixed rate, whatever the server does, as of people; or as fast as it answers. */
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/**
 * Calls `requestOf(n)`, `{ path, body }`, at `perSecond` for `seconds` and waits for all answers. Latency counts from
 * the moment at which a request was to arrive, so that what a slow server keeps waiting counts too.
 * Returns `{ status, milliseconds }` of each; status 0 is a connection that failed.
 */
export async function openLoop(server, { perSecond, seconds, requestOf }) {
  const answers = [];
  const beginMs = performance.now();
  const total = Math.floor(perSecond * seconds);
  for (let sent = 0; sent < total; await sleep(1)) {
    const elapsedSeconds = (performance.now() - beginMs) / 1000;
    const due = Math.min(total, Math.floor(elapsedSeconds * perSecond) + 1); // the first at once
    for (; sent < due; sent++) {
      const intendedMs = beginMs + (sent / perSecond) * 1000;
      answers.push(
        send(server, requestOf(sent)).then((status) => ({ status, milliseconds: performance.now() - intendedMs })),
      );
    }
  }
  return Promise.all(answers);
}

/** Keeps `connections` requests in flight for `seconds`; returns answers as `openLoop` does. */
export async function closedLoop(server, { connections, seconds, requestOf }) {
  const answers = [];
  const endMs = performance.now() + seconds * 1000;
  let sent = 0;
  const work = async () => {
    while (performance.now() < endMs) {
      const startMs = performance.now();
      const status = await send(server, requestOf(sent++));
      answers.push({ status, milliseconds: performance.now() - startMs });
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return answers;
}

/** Posts and reads the answer to its end; resolves with its status. */
export function send({ url, headers }, { path, body, method = 'POST' }) {
  const content = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve) => {
    const sent = request(url + path, {
      agent,
      method,
      headers: { ...headers, ...(content !== undefined && { 'content-length': Buffer.byteLength(content) }) },
    });
    sent.once('error', () => resolve(0));
    sent.once('response', (response) => {
      response.resume().once('close', () => resolve(response.statusCode));
    });
    sent.end(content);
  });
}
