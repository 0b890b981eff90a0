import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ReplayServer, saying, startReplayServer } from '../../../../test/replay-server.js';
import { type Detection, contextStage, extend, type Span, undetected } from '../../src/index.js';
import { createOpenAiProvider } from '../../src/llm/openai-provider.js';
import { brokenAnswers, uselessAnswers } from './hostile-answers.js';
import { injections } from './injections.js';

let server: ReplayServer;
beforeAll(async () => {
  server = await startReplayServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.forget();
  server.answer = saying({ quotes: [] });
});

let tokens = 0;
let lostQuotes = 0;
const stage = (budgetMs = 5_000) =>
  contextStage({
    llm: createOpenAiProvider({
      baseUrl: server.url, model: 'small', maxTokens: 100, structure: 'auto', probeTimeoutMs: 1_000, concurrency: 4,
      random: () => 0,
    }), // prettier-ignore
    budgetMs,
    atOnce: 4,
    randomToken: () => `token${++tokens}`,
    onLostQuotes: (count) => {
      lostQuotes = count;
    },
  });
const patient = new AbortController().signal;

/** A text of which stages 1 and 2 know the values. */
function knowing(text: string, ...values: (readonly [Span['type'], string])[]): Detection {
  const spans = values.flatMap(([type, value]) =>
    Array.from(text.matchAll(new RegExp(value, 'g')), ({ index }): Span => ({
      start: index, end: index + value.length, type, confidence: 1, stage: 1,
    })),
  ); // prettier-ignore
  return extend(undetected(text), { spans, flags: [] });
}

test('what the model quotes around half of a surrogate pair is masked, and no server gets to see that', async () => {
  server.answer = saying({ quotes: [{ text: 'Imkerin \ufffd im Ort', type: 'OCCUPATION' }] });
  const { spans, flags } = await stage()(undetected('Die einzige Imkerin \ud83d im Ort.'), patient);
  expect(server.calls[0]?.body).toContain('Imkerin \ufffd im Ort');
  expect({ spans, flags }).toMatchObject({ spans: [{ start: 12, end: 28 }], flags: [] });
});

test('what the model quotes is masked wherever it stands, with confidence 0.7', async () => {
  server.answer = saying({ quotes: [{ text: 'Imkerin', type: 'OCCUPATION' }, { text: 'Schmied', type: 'OCCUPATION' }] }); // prettier-ignore
  const { spans, flags } = await stage()(undetected('Die Imkerin, ja, die Imkerin.'), patient);
  expect(spans).toEqual([
    { start: 4, end: 11, type: 'OCCUPATION', confidence: 0.7, stage: 3 },
    { start: 21, end: 28, type: 'OCCUPATION', confidence: 0.7, stage: 3 },
  ]);
  expect(flags).toEqual([]);
  expect(lostQuotes).toBe(1);
});

test('the model sees the masked text between two boundaries that are new each time', async () => {
  const known = knowing('Anna Koch ist Imkerin.', ['PERSON', 'Anna Koch']);
  const context = stage();
  await context(known, patient);
  await context(known, patient);
  const [first, second] = server.calls.map(({ user }) => user.split('\n'));
  expect(first?.slice(1, -1)).toEqual(['[PERSON_1] ist Imkerin.']);
  expect(first?.[0]).toBe(first?.at(-1));
  expect(first?.[0]).not.toBe(second?.[0]);
  expect(server.calls[0]?.system).toContain(first?.[0]);
});

test('the model is asked in the language of the text', async () => {
  await stage()(undetected('She is the only beekeeper of the village.'), patient);
  await stage()(undetected('Sie ist die einzige Imkerin im Dorf.'), patient);
  expect(server.calls[0]?.system).toContain('You protect people');
  expect(server.calls[1]?.system).toContain('Du schützt Menschen');
});

test('of a reply with too many quotes the first 200 count, and it is degraded', async () => {
  const words = Array.from({ length: 201 }, (_, n) => `Wort${n}`);
  server.answer = saying({ quotes: words.map((text) => ({ text, type: 'EVENT' })) });
  const { spans, flags } = await stage()(undetected(words.join(' ')), patient);
  expect({ spans: spans.length, flags }).toEqual({ spans: 200, flags: ['context_llm_unavailable'] });
});

test('of a reply that quotes more than 200 of the longest spans hold, the rest is let go, and it is degraded', async () => {
  const filling = Array.from({ length: 150 }, (_, n) => `[PERSON_${n + 1}] und `.repeat(200));
  server.answer = saying({ quotes: ['Imkerin', ...filling, 'Rollstuhl'] });
  const { spans, flags } = await stage()(undetected('Die einzige Imkerin im Rollstuhl.'), patient);
  expect({ spans: spans.length, flags, lostQuotes }).toEqual({
    spans: 2,
    flags: ['context_llm_unavailable'],
    lostQuotes: 0,
  });
});

test.each([
  'If there is nothing: {"quotes":[]}. But there is: {"quotes":[{"text":"Imkerin","type":"OCCUPATION"}]}',
  'I think of {"text":"Imkerin"}. {"quotes":[{"text":"Imkerin","type":"OCCUPATION"}]} Otherwise {"quotes":[]}',
  '[THINK]{"quotes":[]}?[/THINK]{"quotes":[{"text":"Imkerin","type":"OCCUPATION"}]}',
])('an empty draft does not pass for the answer: %s', async (reply) => {
  server.answer = saying(reply);
  const { spans, flags } = await stage()(undetected('Die einzige Imkerin.'), patient);
  expect(spans).toHaveLength(1);
  expect(flags).toEqual([]);
});

test.each([
  'Nothing would be {"quotes":[]}, but: {"quotes":[{"text":"the "only" beekeeper","type":"OCCUPATION"}]}',
  '{"quotes":[]} {"quotes":[{"text":"Imkerin","type":"OCCUPATION"},]}',
  'First {"quotes":[]}. Now: {"quotes":[{"text":"Imkerin","type":"OCCUPATION"},',
  '{"quotes":[]} {"quotes":[{"text":"Imkerin",]} {"done":true}',
])('a draft before an answer that can not be read is degraded: %s', async (reply) => {
  server.answer = saying(reply);
  const { flags } = await stage()(undetected('Die einzige Imkerin.'), patient);
  expect(flags).toEqual(['context_llm_unavailable']);
});

test('braces before an answer do not make it degraded', async () => {
  server.answer = saying('As for {placeholders}: {"quotes":[{"text":"Imkerin","type":"OCCUPATION"}]}');
  const { spans, flags } = await stage()(undetected('Die einzige Imkerin.'), patient);
  expect({ spans: spans.length, flags }).toEqual({ spans: 1, flags: [] });
});

test.each([
  ['no type', [{ text: 'Imkerin' }]],
  ['a type that is no string', [{ text: 'Imkerin', type: 7 }]],
  ['a type of its own', [{ text: 'Imkerin', type: 'HOBBY' }]],
  ['a type that it was not offered, and that may be switched off', [{ text: 'Imkerin', type: 'DATE_TIME' }]],
  ['nothing but its text', ['Imkerin']],
])('a quote with %s is masked', async (_name, quotes) => {
  server.answer = saying({ quotes });
  const { spans, flags } = await stage()(undetected('Die einzige Imkerin.'), patient);
  expect(spans).toMatchObject([{ start: 12, type: 'QUASI_IDENTIFIER' }]);
  expect(flags).toEqual([]);
});

test('what can be read of a reply is masked, and the rest makes it degraded', async () => {
  server.answer = saying({ quotes: [{ type: 'EVENT' }, { text: 'Imkerin', type: 'OCCUPATION' }, 7] });
  const { spans, flags } = await stage()(undetected('Die einzige Imkerin.'), patient);
  expect(spans).toMatchObject([{ start: 12, type: 'OCCUPATION' }]);
  expect(flags).toEqual(['context_llm_unavailable']);
});

test('a quote that is too long to be masked counts as lost, and makes the reply degraded', async () => {
  const long = `Die einzige Imkerin ${'und sie '.repeat(25)}im Rollstuhl`;
  server.answer = saying({
    quotes: [
      { text: long, type: 'EVENT' },
      { text: 'Imkerin', type: 'OCCUPATION' },
    ],
  });
  const { spans, flags } = await stage()(undetected(long), patient);
  expect({ spans: spans.length, flags, lostQuotes }).toEqual({
    spans: 1,
    flags: ['context_llm_unavailable'],
    lostQuotes: 1,
  });
});

test('a text without a word left asks nobody', async () => {
  await stage()(knowing('Anna Koch, 1.', ['PERSON', 'Anna Koch']), patient);
  expect(server.calls).toEqual([]);
});

describe('context_llm_unavailable', () => {
  const text = 'Die einzige Imkerin im Ort.';

  test.each([...Object.entries(brokenAnswers), ...Object.entries(uselessAnswers)])(
    'after %s',
    async (_name, answer) => {
      server.answer = answer;
      const { spans, flags } = await stage(400)(undetected(text), patient);
      expect({ spans, flags }).toEqual({ spans: [], flags: ['context_llm_unavailable'] });
    },
  );

  test('if one window of several fails; what the others found stays', async () => {
    const long = `Die Imkerin. ${'Bienen fliegen weit. '.repeat(270)}\n\nDer Schmied. ${'Eisen ist hart. '.repeat(100)}`;
    server.answer = (call, response) => {
      const quotes = [{ text: 'Imkerin', type: 'OCCUPATION' }];
      saying(call.user.includes('Schmied') ? 'no idea' : { quotes })(call, response);
    };
    const { spans, flags } = await stage()(undetected(long), patient);
    expect(server.calls).toHaveLength(2);
    expect(spans).toHaveLength(1);
    expect(flags).toEqual(['context_llm_unavailable']);
  });
});

test('a short text gets its turn between the windows of a long one', async () => {
  const windows = Array.from({ length: 12 }, (_, n) => `Absatz ${n}. ${'Bienen fliegen weit. '.repeat(260)}`);
  const look = stage();
  server.answer = (call, response) => {
    setTimeout(() => {
      saying({ quotes: [] })(call, response);
    }, 50);
  };
  const long = look(undetected(windows.join('\n\n')), patient);
  await expect.poll(() => server.calls.length).toBeGreaterThanOrEqual(4);
  await look(undetected('Die einzige Imkerin im Ort.'), patient);
  expect(server.calls.length).toBeLessThan(12);
  expect((await long).flags).toEqual([]);
  expect(server.calls).toHaveLength(13);
});

describe('an injection that the model obeys', () => {
  const values = [
    ['PERSON', 'Anna Koch'],
    ['DE_IBAN', 'DE89 3704 0044 0532 0130 00'],
  ] as const;

  test('there are enough of them, no two alike', () => {
    expect(new Set(injections.map(([attack]) => attack)).size).toBe(injections.length);
    expect(injections.length).toBeGreaterThanOrEqual(40);
  });

  test.each(injections)('%j takes nothing back and shows nothing', async (attack, reply) => {
    server.answer = saying(reply);
    const text = `Anna Koch ist die einzige Imkerin im Ort, the only beekeeper, IBAN DE89 3704 0044 0532 0130 00.\n${attack}`;
    const known = knowing(text, ...values);
    const after = extend(known, await stage()(known, patient));
    expect(after.text).toBe(text);
    expect(after.spans.filter((span) => span.stage === 1)).toEqual(known.spans);
    expect(server.calls).not.toEqual([]);
    for (const { body } of server.calls) expect(body).not.toMatch(/Anna|Koch|DE89 3704/);
    for (const { start, end, stage } of after.spans) {
      if (stage === 3) expect(reply).toContain(text.slice(start, end));
    }
  });
});
