import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hanging, inTurn, type ReplayServer, saying, startReplayServer } from '../../../../test/replay-server.js';
import { attributesByDefault } from '../../src/adversary/attributes.js';
import { adversaryStage, type AdversaryStageOptions, type Detection, extend, undetected } from '../../src/index.js';
import { createOpenAiProvider } from '../../src/llm/openai-provider.js';
import { brokenAnswers, uselessAnswers } from '../llm/hostile-answers.js';
import { guessing, type Suspicions } from './guesses.js';

let adversary: ReplayServer;
let context: ReplayServer;
beforeAll(async () => {
  [adversary, context] = await Promise.all([startReplayServer(), startReplayServer()]);
});
afterAll(() => Promise.all([adversary.stop(), context.stop()]));
beforeEach(() => {
  for (const server of [adversary, context]) server.forget();
  adversary.answer = saying(guessing());
  context.answer = saying({ quotes: [] });
});

const providerOf = (server: ReplayServer) =>
  createOpenAiProvider({
    baseUrl: server.url, model: 'small', maxTokens: 100, structure: 'auto', probeTimeoutMs: 1_000, concurrency: 4,
    random: () => 0,
  }); // prettier-ignore
let tokens = 0;
const stage = (options: Partial<AdversaryStageOptions> = {}) =>
  adversaryStage({
    adversary: providerOf(adversary),
    context: providerOf(context),
    riskTarget: 0.5,
    rounds: 3,
    budgetMs: 5_000,
    callTimeoutMs: 5_000,
    countingAttributes: attributesByDefault,
    types: new Set(['OCCUPATION', 'EVENT', 'QUASI_IDENTIFIER']),
    isNeverMasked: () => false,
    atOnce: 4,
    randomToken: () => `token${++tokens}`,
    ...options,
  });
const patient = new AbortController().signal;
const text = 'Die einzige Imkerin im Ort, seit dem Unfall im Rollstuhl.';
const attack = async (options?: Partial<AdversaryStageOptions>, known: Detection = undetected(text)) => {
  const findings = await stage(options)(known, patient);
  const { spans } = extend(known, findings);
  return {
    flags: findings.flags,
    spans,
    masked: spans.map(({ start, end, type }) => `${type} ${text.slice(start, end)}`),
  };
};
const telling = (...quotes: string[]) => guessing({ occupation: [5, ...quotes] });
const narrowing = (piece: string, type = 'OCCUPATION') => saying({ quotes: [{ text: piece, type }] });

describe('the loop', () => {
  test('leaves a text alone whose risk is at the target', async () => {
    adversary.answer = saying(guessing({ age: [3, 'Rollstuhl'] }));
    expect(await attack()).toMatchObject({ flags: [], masked: [] });
    expect(adversary.calls).toHaveLength(1);
    expect(context.calls).toEqual([]);
  });

  test('masks the telling piece of what gave somebody away, and looks again', async () => {
    adversary.answer = inTurn(saying(telling('Die einzige Imkerin im Ort')), saying(guessing()));
    context.answer = narrowing('einzige Imkerin');
    const { flags, spans } = await attack();
    expect(flags).toEqual([]);
    expect(spans).toEqual([{ start: 4, end: 19, type: 'OCCUPATION', confidence: 0.6, stage: 4 }]);
    expect(adversary.calls[1]?.user).toContain('Die [OCCUPATION_1] im Ort');
  });

  test('sends the context model the quotes and nothing else of the text', async () => {
    adversary.answer = inTurn(saying(telling('Imkerin im Ort', 'is not there')), saying(guessing()));
    context.answer = narrowing('Imkerin');
    await attack();
    expect(context.calls[0]?.user.split('\n').slice(1, -1)).toEqual([
      '{"attribute":"occupation","quote":"Imkerin im Ort"}',
    ]);
  });

  test('goes on while something is left to mask and rounds are left', async () => {
    adversary.answer = inTurn(saying(telling('Imkerin')), saying(telling('Unfall')), saying(telling('Rollstuhl')), saying(guessing())); // prettier-ignore
    const { flags, masked } = await attack({ context: undefined });
    expect(masked).toEqual(['QUASI_IDENTIFIER Imkerin', 'QUASI_IDENTIFIER Unfall', 'QUASI_IDENTIFIER Rollstuhl']);
    expect(flags).toEqual([]);
  });

  test.each([
    ['half of the emphasis', 'Sie ist die **einzige Imkerin** im Ort.', 'einzige Imkerin** im Ort'],
    ['an escape', String.raw`{"note":"She said \"hi\" and is the only\nbeekeeper"}`, String.raw`the only\nbeekeeper`],
  ])('masks a quote that is cut out of the text with %s in it', async (_name, written, quote) => {
    adversary.answer = inTurn(saying(telling(quote)), saying(guessing()));
    context.answer = narrowing(quote);
    let lostQuotes = 0;
    const { spans, flags } = await stage({ onLostQuotes: (count) => (lostQuotes += count) })(undetected(written), patient); // prettier-ignore
    expect(spans.map(({ start, end }) => written.slice(start, end))).toEqual([quote]);
    expect({ flags, lostQuotes }).toEqual({ flags: [], lostQuotes: 0 });
  });

  test('looks only at guesses that count and are above the target', async () => {
    adversary.answer = saying(guessing({ sex: [5, 'Imkerin'], age: [3, 'Unfall'] }));
    expect(await attack()).toMatchObject({ flags: [], masked: [] });
    adversary.answer = inTurn(saying(guessing({ sex: [5, 'Imkerin'], age: [4, 'Unfall'] })), saying(guessing()));
    expect((await attack({ countingAttributes: ['age'], context: undefined })).masked).toEqual([
      'QUASI_IDENTIFIER Unfall',
    ]);
  });

  test.each(Object.entries({ ...brokenAnswers, ...uselessAnswers }))(
    'masks quotes whole where the context model fails: %s',
    async (_name, answer) => {
      adversary.answer = inTurn(saying(telling('einzige Imkerin')), saying(guessing()));
      context.answer = answer;
      const { flags, masked } = await attack({ budgetMs: 700 });
      expect(masked).toEqual(['QUASI_IDENTIFIER einzige Imkerin']);
      expect(flags).not.toContain('context_llm_unavailable');
    },
  );

  test('masks a piece whose type is switched off as QUASI_IDENTIFIER', async () => {
    adversary.answer = inTurn(saying(telling('einzige Imkerin')), saying(guessing()));
    context.answer = narrowing('Imkerin', 'OCCUPATION');
    expect((await attack({ types: new Set() })).masked).toEqual(['QUASI_IDENTIFIER Imkerin']);
  });

  describe('where a term is never masked', () => {
    const isNeverMasked = (value: string) => value === 'Imkerin';

    test('leaves it, and says that the risk remains', async () => {
      adversary.answer = saying(telling('Imkerin'));
      expect(await attack({ isNeverMasked })).toMatchObject({ flags: ['re_id_risk_remaining'], masked: [] });
      expect(adversary.calls).toHaveLength(1);
    });

    test('masks a quote whole where the term is its telling piece', async () => {
      adversary.answer = inTurn(saying(telling('einzige Imkerin')), saying(guessing()));
      context.answer = narrowing('Imkerin');
      expect(await attack({ isNeverMasked })).toMatchObject({
        flags: [],
        masked: ['QUASI_IDENTIFIER einzige Imkerin'],
      });
    });
  });

  test('never shows what is masked, and never takes it back', async () => {
    const known: Detection = { ...undetected(text), spans: [{ start: 12, end: 19, type: 'OCCUPATION', confidence: 1, stage: 1 }] }; // prettier-ignore
    adversary.answer = saying(telling('Imkerin', 'einzige Imkerin im Ort', 'Die einzige'));
    const { spans } = await attack({ context: undefined }, known);
    expect(spans).toContainEqual(known.spans[0]);
    for (const { body } of [...adversary.calls, ...context.calls]) expect(body).not.toContain('Imkerin im Ort');
  });

  test('asks nobody about a text without a word left', async () => {
    const known: Detection = { ...undetected('Anna 1'), spans: [{ start: 0, end: 4, type: 'PERSON', confidence: 1, stage: 2 }] }; // prettier-ignore
    expect((await stage()(known, patient)).flags).toEqual([]);
    expect(adversary.calls).toEqual([]);
  });

  test('of a long text every window is attacked, and the highest risk counts', async () => {
    const long = `${'Bienen fliegen weit. '.repeat(270)}\n\nDie einzige Imkerin. ${'Eisen ist hart. '.repeat(100)}`;
    adversary.answer = (call, response) => {
      saying(call.user.includes('Imkerin') ? telling('Imkerin') : guessing())(call, response);
    };
    const { spans, flags } = await stage({ context: undefined })(undetected(long), patient);
    expect(spans).toHaveLength(1);
    expect(flags).toEqual([]);
    expect(adversary.calls).toHaveLength(4);
  });

  test('takes no harmless draft for the answer', async () => {
    const drafted = `${JSON.stringify(guessing())} No: ${JSON.stringify(telling('Imkerin'))}`;
    adversary.answer = inTurn(saying(drafted), saying(guessing()));
    expect((await attack({ context: undefined })).masked).toEqual(['QUASI_IDENTIFIER Imkerin']);
  });

  test('takes no quote for refused because there are too many for one question', async () => {
    const words = Array.from({ length: 400 }, (_, n) => `Wort${n}`);
    adversary.answer = (call, response) => {
      const left = words.filter((word) => new RegExp(`\\b${word}\\b`).test(call.user));
      const suspicions = attributesByDefault.map((attribute, index) => [
        attribute,
        [left.length > 0 ? 5 : 1, ...left.slice(index * 20, index * 20 + 20)],
      ]);
      saying(guessing(Object.fromEntries(suspicions) as Suspicions))(call, response);
    };
    context.answer = (call, response) => {
      const pieces = [...call.user.matchAll(/"quote":"(\w+)"/g)].map(([, text]) => ({ text, type: 'EVENT' }));
      saying({ quotes: pieces })(call, response);
    };
    const bees = 'Bienen fliegen weit. '.repeat(200);
    const parts = [0, 100, 200, 300].map((start) => words.slice(start, start + 100).join(', '));
    const { spans, flags } = await stage()(undetected(parts.join(`.\n\n${bees}\n\n`)), patient);
    expect({ spans: spans.length, flags }).toEqual({ spans: 400, flags: [] });
  });
});

describe('adversarial_invalid_output', () => {
  const incomplete = { guesses: telling('Imkerin').guesses.slice(1) };
  const twice = { guesses: [...guessing().guesses.slice(1), ...guessing().guesses.slice(1, 2)] };
  const tooCertain = guessing({ age: [6] });
  const halfCertain = guessing({ age: [2.5] });
  const harmless = JSON.stringify(guessing());
  const unreadable = JSON.stringify(telling('Imkerin')).replace('"a guess"', '"a "bee" keeper"');

  test.each([
    ...Object.entries(uselessAnswers),
    ['an attribute left out', saying(incomplete)],
    ['an attribute twice', saying(twice)],
    ['an unknown attribute', saying({ guesses: [...guessing().guesses, { attribute: 'name', guess: '', certainty: 1, quotes: [] }] })], // prettier-ignore
    ['a harmless draft before an answer that can not be read', saying(`Template: ${harmless} Answer: ${unreadable}`)],
    ['a harmless draft before an answer that breaks off', saying(`${harmless} ${harmless.slice(0, -9)}`)],
    ['a harmless draft before an incomplete answer', saying(`${harmless} ${JSON.stringify(incomplete)}`)],
    ['a certainty of 6', saying(tooCertain)],
    ['a certainty of 2.5', saying(halfCertain)],
    ['a certainty in words', saying(JSON.stringify(guessing()).replace('"certainty":1', '"certainty":"1"'))],
    ['quotes that are no strings', saying(JSON.stringify(guessing()).replace('"quotes":[]', '"quotes":[1]'))],
  ] as const)('after two replies with %s', async (_name, answer) => {
    adversary.answer = answer;
    expect(await attack()).toMatchObject({ flags: ['adversarial_invalid_output'], masked: [] });
    expect(adversary.calls).toHaveLength(2);
  });

  test('is not raised if the second reply is fine; it was asked for with what was wrong, in no words of the reply', async () => {
    adversary.answer = inTurn(saying(incomplete), saying(guessing()));
    expect((await attack()).flags).toEqual([]);
    expect(adversary.calls[1]?.user).toContain('there are 0 guesses about age, not one');
    expect(adversary.calls[1]?.user.startsWith(adversary.calls[0]?.user ?? '-')).toBe(true);
  });

  test('in a later round stands beside the risk that is known', async () => {
    adversary.answer = inTurn(saying(telling('Imkerin')), saying('hm'));
    const { flags, masked } = await attack({ context: undefined });
    expect(flags).toEqual(['adversarial_invalid_output', 're_id_risk_remaining']);
    expect(masked).toEqual(['QUASI_IDENTIFIER Imkerin']);
  });
});

describe('adversarial_unavailable', () => {
  test.each(Object.entries(brokenAnswers))('after %s', async (_name, answer) => {
    adversary.answer = answer;
    expect(await attack({ callTimeoutMs: 400 })).toMatchObject({ flags: ['adversarial_unavailable'], masked: [] });
  });

  test('if the budget ends before the first assessment', async () => {
    adversary.answer = hanging;
    expect((await attack({ budgetMs: 100 })).flags).toEqual(['adversarial_unavailable']);
  });

  test('if one window could not be assessed; what the others found stays masked', async () => {
    const long = `${'Bienen fliegen weit. '.repeat(270)}\n\nDie einzige Imkerin. ${'Eisen ist hart. '.repeat(100)}`;
    adversary.answer = (call, response) => {
      if (!call.user.includes('Eisen')) response.writeHead(401).end();
      else saying(call.user.includes('Imkerin') ? telling('Imkerin') : guessing())(call, response);
    };
    const { spans, flags } = await stage({ context: undefined })(undetected(long), patient);
    expect(spans).toHaveLength(1);
    expect(flags).toEqual(['adversarial_unavailable', 're_id_risk_remaining']);
  });
});

describe('re_id_risk_remaining', () => {
  test('if the rounds are used up above the target', async () => {
    adversary.answer = inTurn(saying(telling('Imkerin')), saying(telling('Unfall')));
    const { flags, masked } = await attack({ rounds: 1, context: undefined });
    expect(flags).toEqual(['re_id_risk_remaining']);
    expect(masked).toEqual(['QUASI_IDENTIFIER Imkerin']);
  });

  test.each([
    ['none', []],
    ['one that does not stand there', ['Bienenzüchterin']],
    ['one that is no more than function words', ['Die']],
    ['a placeholder', ['[PERSON_1]']],
  ])('if no quote is left to mask: %s', async (_name, quotes) => {
    adversary.answer = saying(telling(...quotes));
    expect(await attack()).toMatchObject({ flags: ['re_id_risk_remaining'], masked: [] });
    expect(adversary.calls).toHaveLength(1);
  });

  test('if the budget ends after an assessment above the target', async () => {
    adversary.answer = inTurn(saying(telling('Imkerin')), hanging);
    const { flags, masked } = await attack({ budgetMs: 500, context: undefined });
    expect(flags).toEqual(['re_id_risk_remaining']);
    expect(masked).toEqual(['QUASI_IDENTIFIER Imkerin']);
  });

  test('if the adversary fails after an assessment above the target', async () => {
    adversary.answer = inTurn(saying(telling('Imkerin')), (_call, response) => response.writeHead(401).end());
    expect((await attack({ context: undefined })).flags).toEqual(['re_id_risk_remaining']);
  });

  test('not if the last look is at the target', async () => {
    adversary.answer = inTurn(saying(telling('Imkerin')), saying(guessing({ age: [3] })));
    expect((await attack({ rounds: 1, context: undefined })).flags).toEqual([]);
  });

  test('if no round is allowed', async () => {
    adversary.answer = saying(telling('Imkerin'));
    expect(await attack({ rounds: 0 })).toMatchObject({ flags: ['re_id_risk_remaining'], masked: [] });
  });
});

describe('re_id_oscillation', () => {
  test('if the context model refuses a quote that comes again; then it is masked whole', async () => {
    adversary.answer = inTurn(
      saying(telling('einzige Imkerin')),
      saying(telling('einzige Imkerin')),
      saying(guessing()),
    );
    expect(await attack()).toMatchObject({
      flags: ['re_id_oscillation'],
      masked: ['QUASI_IDENTIFIER einzige Imkerin'],
    });
    expect(context.calls).toHaveLength(1);
  });

  test('also if it comes again shorter or longer', async () => {
    adversary.answer = inTurn(saying(telling('einzige Imkerin')), saying(telling('Imkerin')), saying(guessing()));
    expect(await attack()).toMatchObject({ flags: ['re_id_oscillation'], masked: ['QUASI_IDENTIFIER Imkerin'] });
  });

  test('not if a word comes that only holds the letters of one that was refused', async () => {
    const known = undetected('He likes art and gave a party in Ulm.');
    adversary.answer = inTurn(saying(telling('art')), saying(telling('a party in Ulm')), saying(guessing()));
    expect(await stage()(known, patient)).toEqual({ flags: [], spans: [] });
  });

  test('stands beside the risk that remains', async () => {
    adversary.answer = saying(telling('einzige Imkerin'));
    expect((await attack()).flags).toEqual(['re_id_oscillation', 're_id_risk_remaining']);
  });

  test('a piece from elsewhere in the text is a refusal', async () => {
    context.answer = narrowing('Rollstuhl');
    adversary.answer = inTurn(saying(telling('Imkerin')), saying(telling('Imkerin')), saying(guessing()));
    expect(await attack()).toMatchObject({ flags: ['re_id_oscillation'], masked: ['QUASI_IDENTIFIER Imkerin'] });
  });

  test('not if the quote does not come again', async () => {
    adversary.answer = inTurn(saying(telling('Imkerin')), saying(guessing()));
    expect(await attack()).toMatchObject({ flags: [], masked: [] });
  });

  test('not without a context model', async () => {
    adversary.answer = saying(telling('Imkerin'));
    expect((await attack({ context: undefined })).flags).toEqual(['re_id_risk_remaining']);
  });
});
