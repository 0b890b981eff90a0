import { expect, test } from 'vitest';
import { newFolder, type Server, serverSettings, startServer } from '../cli/process.js';
import { call } from '../http/calls.js';
import { startConversation } from './conversation.js';
import { germanIban, mailbox } from './texts.js';

const kills = 10;
const callers = 8;

/** A text whose masked form a client was given. */
interface Acknowledged {
  readonly sessionId: string;
  readonly original: string;
  readonly masked: string;
}

/** Masks text after text in sessions of its own until the server is gone. */
async function maskUntilKilled(server: Server, seed: number, acknowledged: Acknowledged[]): Promise<void> {
  try {
    for (let session = 0; ; session++) {
      const conversation = await startConversation(server);
      for (let turn = 0; turn < 5; turn++) {
        const original = `${mailbox(seed + turn)} und ${germanIban(seed + session)}, ${mailbox(seed)}`;
        const { text: masked } = await conversation.mask(original);
        acknowledged.push({ sessionId: conversation.id, original, masked });
      }
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error; // `fetch` failed: the connection broke
  }
}

/** Lets callers work until `count` more texts are acknowledged, then kills the server in the middle of it. */
async function killUnderLoad(server: Server, round: number, acknowledged: Acknowledged[]): Promise<void> {
  const enough = acknowledged.length + 25 + 5 * round;
  const atWork = Array.from({ length: callers }, (_, caller) =>
    maskUntilKilled(server, 10_000 * round + 1_000 * caller, acknowledged),
  );
  while (acknowledged.length < enough) await new Promise((resolve) => setTimeout(resolve, 5));
  server.process.kill('SIGKILL');
  await Promise.all([server.ended, ...atWork]);
}

async function restore(server: Server, { sessionId, masked }: Acknowledged): Promise<string> {
  const body = { session_id: sessionId, text: masked };
  return (await call(server, 'POST', '/v1/masking/deanonymize', body)).body.original_text;
}

test(`every text that was acknowledged before each of ${String(kills)} kills under load is restored exactly`, async () => {
  const settings = serverSettings(newFolder());
  const acknowledged: Acknowledged[] = [];
  for (let round = 1; round <= kills; round++) {
    await killUnderLoad(await startServer(settings), round, acknowledged);
  }
  const server = await startServer(settings);
  for (const one of acknowledged) expect(await restore(server, one)).toBe(one.original);
  expect((await server.stop()).code).toBe(0);
  expect(acknowledged.length).toBeGreaterThan(kills * 25);
}, 120_000);
