/** A client of a played service, which says what a service, or a proxy before it, may say. */
import { afterEach } from 'vitest';
import { Palimpsest, type PalimpsestOptions } from '../src/index.js';
import { type Answer, answering, inTurn, type ReplayServer, startReplayServer } from '../../../test/replay-server.js';

/** The id of the session that `opened` opens. */
export const id = '3f0c2c3e-8c0e-4f0e-9d4e-0d9b6f6a7c21';

/** What the service says; a `body` that is no text is written as JSON. */
export interface Said {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A session that was opened. */
export const opened = {
  status: 201,
  body: { session_id: id, expires_at: '2030-01-01T00:10:00.000Z', status: 'active' },
};
/** A text in which nothing was found. */
export const masked = { body: { anonymized_text: 'x', entities: [], session_id: id, audit_flags: [] } };

const replaying = ({ status, headers, body = '' }: Said): Answer =>
  answering(typeof body === 'string' ? body : JSON.stringify(body), status, headers);

let server: ReplayServer | undefined;
afterEach(() => server?.stop());

/** A client of a server that gives `answers` in order and the last one for ever, in place of the server before it. */
export async function connect(
  answers: readonly (Said | Answer)[],
  options: Partial<PalimpsestOptions> = {},
): Promise<Palimpsest> {
  await server?.stop();
  server = await startReplayServer(
    inTurn(...answers.map((answer) => (typeof answer === 'function' ? answer : replaying(answer)))),
  );
  return new Palimpsest({ baseUrl: new URL('/base/', server.url).href, apiKey: 'plm_key', ...options });
}

/** The server that the last client is connected to. */
export function playedService(): ReplayServer {
  if (!server) throw new Error('no client is connected');
  return server;
}

/** What it was asked, in order. */
export const requests = () => playedService().calls;
