/** Random calls of many callers on few sessions, over both replicas at once, recorded as they looked from outside. */
import fc from 'fast-check';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, call as http, type Callee, openSession } from '../../http/calls.js';
import { mailbox } from '../texts.js';
import { placeholder, type RecordedCall, type SessionAnswer, type SessionCall } from './session-model.js';

/** One call of a plan, and which replica is to get it. */
interface Step {
  readonly call: SessionCall;
  readonly replica: 0 | 1;
}

/** What each caller of one session does, one step after the other. */
export type Plan = readonly (readonly Step[])[];

const values = 8;
const callers = 4;
const callsOfEach = 8;
const pauseMs = 50;

const words = (one: fc.Arbitrary<string>) =>
  fc.array(one, { minLength: 1, maxLength: 3 }).map((some) => some.join(' '));
const anyPlaceholder = fc.integer({ min: 1, max: values + 3 }).map(placeholder);
const anyWord = fc.oneof(
  { weight: 6, arbitrary: fc.nat(values - 1).map(mailbox) },
  { weight: 1, arbitrary: anyPlaceholder },
);
const anyCall: fc.Arbitrary<SessionCall> = fc.oneof(
  { weight: 16, arbitrary: fc.record({ kind: fc.constant('mask' as const), text: words(anyWord) }) },
  { weight: 16, arbitrary: fc.record({ kind: fc.constant('unmask' as const), text: words(anyPlaceholder) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('destroy' as const) }) },
);
const anyStep = fc.record({ call: anyCall, replica: fc.constantFrom<0 | 1>(0, 1) });
const anyPlan: fc.Arbitrary<Plan> = fc.array(fc.array(anyStep, { minLength: callsOfEach, maxLength: callsOfEach }), {
  minLength: callers,
  maxLength: callers,
});

/** Plans for `count` sessions; the same for the same seed. What comes of them depends on how the calls meet. */
export const plansOf = (seed: number, count: number): Plan[] => fc.sample(anyPlan, { seed, numRuns: count });

/** A session, and all that its callers saw. */
export interface Outcome {
  readonly id: string;
  readonly history: readonly RecordedCall[];
}

/** Opens a session on whichever replica lives, and has the callers of `plan` work on it. */
export async function carryOut(plan: Plan, servers: () => readonly [Callee, Callee]): Promise<Outcome> {
  const id = await openSomewhere(servers);
  const seen = await Promise.all(
    plan.map(async (steps) => {
      const mine: RecordedCall[] = [];
      for (const { call, replica } of steps) {
        const recorded = await record(servers()[replica], id, call);
        if (recorded) mine.push(recorded);
        else await sleep(pauseMs);
      }
      return mine;
    }),
  );
  return { id, history: seen.flat() };
}

/** Reads everything that a session may know, on both replicas; they must be there. */
export const readAll = async (id: string, servers: readonly Callee[]): Promise<RecordedCall[]> => {
  const text = Array.from({ length: values + 3 }, (_, index) => placeholder(index + 1)).join(' ');
  const seen = await Promise.all(servers.map((server) => record(server, id, { kind: 'unmask', text })));
  return seen.filter((one) => one !== undefined);
};

async function openSomewhere(servers: () => readonly Callee[]): Promise<string> {
  for (;;) {
    for (const server of servers()) {
      const id = await openSession(server).catch(() => undefined); // dead, or cut from the database
      if (id !== undefined) return id;
    }
    await sleep(pauseMs);
  }
}

/** Makes a call. Undefined where it surely did nothing: nobody listened. */
async function record(server: Callee, id: string, call: SessionCall): Promise<RecordedCall | undefined> {
  const startMs = performance.now();
  const answer = await send(server, id, call).catch((error: unknown) => {
    if (isRefused(error)) return 'nobody listened';
    if (error instanceof TypeError) return undefined; // `fetch` lost the connection
    throw error;
  });
  return answer === 'nobody listened' ? undefined : { call, answer, startMs, endMs: performance.now() };
}

async function send(server: Callee, id: string, call: SessionCall): Promise<SessionAnswer | undefined> {
  if (call.kind === 'destroy') return answerOf('destroy', await http(server, 'DELETE', `/v1/masking/session/${id}`));
  const path = call.kind === 'mask' ? 'anonymize?stages=1' : 'deanonymize';
  return answerOf(call.kind, await http(server, 'POST', `/v1/masking/${path}`, { text: call.text, session_id: id }));
}

function answerOf(call: SessionCall['kind'], { status, body, text }: Answer): SessionAnswer | undefined {
  if (status === 200) return { text: call === 'mask' ? body.anonymized_text : body.original_text };
  if (status === 204) return 'done';
  if (status === 404) return 'gone';
  if (status === 503) return undefined; // the database did not answer: whether it did the work, nobody knows
  throw new Error(`${status}: ${text.slice(0, 200)}`);
}

const isRefused = (error: unknown): boolean =>
  error instanceof TypeError && (error.cause as { code?: unknown } | undefined)?.code === 'ECONNREFUSED';
