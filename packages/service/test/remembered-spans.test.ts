/** Texts that come again in a session go through stages 1 and 2 once. */
import { type Span, type Stage, undetected } from '@palimpsest/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { rememberSpans } from '../src/remembered-spans.js';
import { call, openSession } from './http/calls.js';
import { startService } from './http/service.js';

const signal = new AbortController().signal;
const span: Span = { start: 0, end: 4, type: 'PERSON', confidence: 0.9, stage: 2 };

/** A stage that finds `span` in everything and counts how often it ran. */
function countingStage() {
  const counter = { runs: 0 };
  const stage: Stage = () => {
    counter.runs++;
    return Promise.resolve({ spans: [span], flags: [] });
  };
  return { counter, stage };
}

afterEach(() => {
  vi.useRealTimers();
});

test('a stage runs once for a text of a session, and what it found counts again', async () => {
  const { counter, stage } = countingStage();
  const remembered = rememberSpans();
  for (let turn = 0; turn < 3; turn++) {
    const memory = remembered('session', 'Anna');
    expect(memory.knows(1)).toBe(turn > 0);
    expect(await memory.once(1, stage)(undetected('Anna'), signal)).toEqual({ spans: [span], flags: [] });
  }
  expect(counter.runs).toBe(1);
});

test.each([
  ['another session', 'other session', 'Anna', 1],
  ['another text', 'session', 'Anne', 1],
  ['the other stage', 'session', 'Anna', 2],
  ['a session whose name ends where the text begins', 'session\nA', 'nna', 1],
] as const)('%s is not known', async (_what, session, text, number) => {
  const { stage } = countingStage();
  const remembered = rememberSpans();
  await remembered('session', 'Anna').once(1, stage)(undetected('Anna'), signal);
  expect(remembered(session, text).knows(number)).toBe(false);
});

test('texts that differ in a lone surrogate only are two texts', async () => {
  const { stage } = countingStage();
  const remembered = rememberSpans();
  await remembered('session', '\uD800').once(1, stage)(undetected('\uD800'), signal);
  expect(remembered('session', '\uD801').knows(1)).toBe(false);
});

test('a stage that failed runs again', async () => {
  const { counter, stage } = countingStage();
  const memory = rememberSpans()('session', 'Anna');
  const failing: Stage = () => Promise.reject(new Error('died'));
  await expect(memory.once(2, failing)(undetected('Anna'), signal)).rejects.toThrow('died');
  await memory.once(2, stage)(undetected('Anna'), signal);
  expect(counter.runs).toBe(1);
});

test('five minutes after its last use a text is forgotten', async () => {
  vi.useFakeTimers();
  const { stage } = countingStage();
  const remembered = rememberSpans(() => Date.now());
  await remembered('session', 'Anna').once(1, stage)(undetected('Anna'), signal);
  vi.advanceTimersByTime(299_000);
  expect(remembered('session', 'Anna').knows(1)).toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(remembered('session', 'Anna').knows(1)).toBe(false);
});

test('a history that is sent again goes through the stages once a session, and gets the same answer', async () => {
  const service = await startService();
  const text = 'Meine Adresse ist anna@example.com.';
  const runs = async () =>
    /palimpsest_stage_duration_seconds_count\{stage="1"\} (\d+)/.exec(await service.metrics())?.[1];
  const mask = async (session_id: string) =>
    (await call(service, 'POST', '/v1/masking/anonymize?stages=1', { text, session_id })).body;
  const [first, second] = [await openSession(service), await openSession(service)];
  const answer = await mask(first);
  expect(answer.anonymized_text).toBe('Meine Adresse ist [EMAIL_ADDRESS_1].');
  expect(await mask(first)).toEqual(answer);
  expect(await runs()).toBe('1');
  await mask(second);
  expect(await runs()).toBe('2');
  await service.stop();
});
