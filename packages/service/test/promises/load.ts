/** Load on two replicas that fail now and then, and what their callers know of it afterwards. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from '../cli/process.js';
import { type Answer, call, type Callee, post } from '../http/calls.js';
import { germanIban, mailbox } from './texts.js';

/** A text whose masked form a client was given. */
interface Acknowledged {
  readonly sessionId: string;
  readonly original: string;
  readonly masked: string;
}

/**
 * Callers who mask one text after the other, in sessions of their own, on both replicas in turn. However they fall
 * on the replicas, four of the eight meet on one.
 */
export class Load {
  readonly acknowledged: Acknowledged[] = [];
  /** Sessions whose destruction was answered, and those of which nobody knows whether they were destroyed. */
  readonly ended = new Set<string>();
  readonly perhapsEnded = new Set<string>();
  /** Statuses that no fault explains. */
  readonly surprises: number[] = [];
  #unavailable = 0;
  #isRunning = false;
  #callers: Promise<void>[] = [];

  constructor(readonly servers: () => readonly [Server, Server]) {}

  start(): void {
    this.#isRunning = true;
    this.#callers = Array.from({ length: 8 }, (_, caller) => this.#call(caller));
  }

  /** Resolves when `count` more texts are acknowledged. */
  async until(count: number): Promise<void> {
    for (const enough = this.acknowledged.length + count; this.acknowledged.length < enough;) await sleep(20);
  }

  /** Resolves when `count` more requests were answered 503. */
  async untilUnavailable(count: number): Promise<void> {
    for (const enough = this.#unavailable + count; this.#unavailable < enough;) await sleep(20);
  }

  async stop(): Promise<void> {
    this.#isRunning = false;
    await Promise.all(this.#callers);
  }

  isOver({ sessionId }: Acknowledged): boolean {
    return this.ended.has(sessionId) || this.perhapsEnded.has(sessionId);
  }

  async #call(caller: number): Promise<void> {
    let sessionId: string | undefined;
    for (let turn = 0; this.#isRunning; turn++) {
      const [even, odd] = this.servers();
      const server = turn % 2 === 0 ? even : odd;
      const original = `${mailbox(caller * 1_000 + (turn % 50))} und ${germanIban(turn)}`;
      if (sessionId !== undefined && turn % 20 === 0) await this.#destroy(server, sessionId);
      if (sessionId === undefined || turn % 10 === 0) sessionId = (await this.#ask(server, '/session'))?.session_id;
      if (sessionId === undefined) continue;
      const masked = await this.#ask(server, '/anonymize?stages=1', { text: original, session_id: sessionId });
      if (masked) this.acknowledged.push({ sessionId, original, masked: masked.anonymized_text });
    }
  }

  async #destroy(server: Callee, sessionId: string): Promise<void> {
    this.perhapsEnded.add(sessionId);
    if ((await this.#try(() => call(server, 'DELETE', `/v1/masking/session/${sessionId}`))) !== undefined)
      this.ended.add(sessionId);
  }

  /** The body of a success. */
  async #ask(server: Callee, path: string, body?: unknown): Promise<Answer['body'] | undefined> {
    return (await this.#try(() => post(server, path, body)))?.body;
  }

  /** A success; undefined after 503 or a broken connection, which a client would repeat. */
  async #try(send: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      const answer = await send();
      if (answer.status < 300) return answer;
      if (answer.status === 503) this.#unavailable++;
      else this.surprises.push(answer.status);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error; // `fetch` failed: the replica is gone
    }
    await sleep(50);
    return undefined;
  }
}
