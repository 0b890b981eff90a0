import { describe, expect, test } from 'vitest';
import { restoreReply } from '../src/restored-reply.js';

const values: Readonly<Record<string, string>> = {
  '[PERSON_1]': 'Anna Schmidt',
  '[PERSON_2]': '[PERSON_1]', // a value that looks like a placeholder
  '[CASE_NUMBER_1]': 'line\nbreak',
};
/** A session that knows `values`, and what it was asked for. */
function sessionThatKnows() {
  const asked: (readonly string[])[] = [];
  const valuesOf = (placeholders: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    asked.push(placeholders);
    return Promise.resolve(new Map(placeholders.map((written) => [written, values[written] ?? written])));
  };
  return { asked, valuesOf };
}
const patient = new AbortController().signal;
const masked = '[PERSON_1], [PERSON_2], [CASE_NUMBER_1]';
const partsOf = async (reply: string) => (await restoreReply(sessionThatKnows(), { masked, reply }, patient)).parts;

describe('a restored reply', () => {
  test.each<[name: string, reply: string, parts: string[]]>([
    ['words alone', 'Hello.', ['plain Hello.']],
    ['a value between words', 'Dear [PERSON_1]!', ['plain Dear ', 'restored Anna Schmidt', 'plain !']],
    ['a value of several lines', '[CASE_NUMBER_1]', ['restored line\nbreak']],
    ['one after the other', '[PERSON_1][PERSON_1]', ['restored Anna Schmidt', 'restored Anna Schmidt']],
    ['a value that looks like a placeholder', '[PERSON_2]', ['restored [PERSON_1]']],
    ['a placeholder that nobody knows', 'and [PERSON_9]', ['plain and ', 'unknown [PERSON_9]']],
    ['one that the model changed', '[Person 1]?', ['altered [Person 1]', 'plain ?']],
    ['all of them, in order', '[Person 1][PERSON_9][PERSON_1]', ['altered [Person 1]', 'unknown [PERSON_9]', 'restored Anna Schmidt']],
    ['what is no placeholder', '[1] [PERSON_0] [OTHER_1]', ['plain [1] [PERSON_0] [OTHER_1]']],
  ])('holds %s', async (_name, reply, parts) => {
    expect((await partsOf(reply)).map(({ kind, text }) => `${kind} ${text}`)).toEqual(parts);
  }); // prettier-ignore

  test('put together as it was written is the reply', async () => {
    const reply = ' [PERSON_1]\r\n[Person 2], [PERSON_9] [CASE_NUMBER_1] ';
    expect((await partsOf(reply)).map(({ written }) => written).join('')).toBe(reply);
  });

  test('costs one call, in which each placeholder stands once', async () => {
    const session = sessionThatKnows();
    await restoreReply(session, { masked, reply: '[PERSON_1] [PERSON_9] [PERSON_1]' }, patient);
    expect(session.asked).toEqual([['[PERSON_1]', '[PERSON_9]']]);
  });

  test('says what was lost, altered and invented', async () => {
    const { check } = await restoreReply(sessionThatKnows(), { masked, reply: '[Person 1] [PERSON_9]' }, patient);
    expect([check.lost.length, check.altered.length, check.invented.length]).toEqual([2, 1, 1]);
  });

  test('hands the signal on', async () => {
    const handed: unknown[] = [];
    const session = { valuesOf: (_: unknown, options?: object) => (handed.push(options), Promise.resolve(new Map())) };
    await restoreReply(session, { masked, reply: '[PERSON_1]' }, patient);
    expect(handed).toEqual([{ signal: patient }]);
  });
});
