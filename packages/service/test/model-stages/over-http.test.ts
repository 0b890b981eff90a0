/** Stages 3 and 4 seen from outside: the whole service, with the real stages 1 and 2, and models that tests play. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  answering, type Call, hanging, type ReplayServer, saying, startReplayServer,
} from '../../../../test/replay-server.js'; // prettier-ignore
import { guessing } from '../../../engine/test/adversary/guesses.js';
import { call, openSession } from '../http/calls.js';
import { type Service, startService } from '../http/service.js';

let context: ReplayServer;
let adversary: ReplayServer;
let service: Service;
beforeAll(async () => {
  [context, adversary] = await Promise.all([startReplayServer(), startReplayServer()]);
  service = await startService({
    settings: {
      PALIMPSEST_LLM_BASE_URL: context.url,
      PALIMPSEST_LLM_API_KEY: 'key-of-the-context-model',
      PALIMPSEST_LLM_MODEL: 'small',
      PALIMPSEST_LLM_TIMEOUT_MS: '3000',
      PALIMPSEST_ADVERSARY_BASE_URL: adversary.url,
    },
  });
});
afterAll(() => Promise.all([service.stop(), context.stop(), adversary.stop()]));
beforeEach(() => {
  for (const server of [context, adversary]) server.forget();
  context.answer = saying({ quotes: [] });
  adversary.answer = saying(guessing());
});

const anonymize = (session: string, text: string, stages?: string) =>
  call(service, 'POST', `/v1/masking/anonymize${stages ? `?stages=${stages}` : ''}`, { text, session_id: session });
const deanonymize = (session: string, text: string) =>
  call(service, 'POST', '/v1/masking/deanonymize', { text, session_id: session });
/** What a call is about: all between the two boundaries, which are random and may hold any digits. */
const textOf = ({ user }: Call) => user.split('\n').slice(1, -1).join('\n');
const wordsOf = (call: Call) => textOf(call).match(/[\p{L}\p{M}-]+/gu) ?? [];

/** Both models want everything masked that they can see. */
function quoteEverything(): void {
  context.answer = (asked, response) => {
    saying({ quotes: wordsOf(asked).map((text) => ({ text, type: 'EVENT' })) })(asked, response);
  };
  adversary.answer = (asked, response) => {
    saying(guessing({ identity: [5, ...wordsOf(asked).slice(0, 20)] }))(asked, response);
  };
}

describe('the wire', () => {
  const letters = [
    'Sehr geehrte Frau Sabine Krüger, Ihre IBAN DE89 3704 0044 0532 0130 00 und Ihre Nummer 0711 2345678 sind notiert. Jens Petersen in Hamburg',
    'Dear Mr. William Henderson, we wrote to w.henderson@example.com about card 4111 1111 1111 1111. Regards, Emily Carter, London',
    'Krüger und Henderson sprachen mit Petersen über Sabine.',
  ] as const;
  const stageLists = ['3', '4', '3,4', '1,3', '2,3', '1,4', '2,4', '1,3,4', '2,3,4', '1,2,3', '1,2,4', undefined];

  test.each(stageLists)(
    'with stages=%s no model gets what stages 1 and 2 or the session would mask',
    async (stages) => {
      quoteEverything();
      const reference = await openSession(service);
      const session = await openSession(service);
      const originals = new Set<string>();
      for (const letter of letters) {
        const { body } = await anonymize(reference, letter, '1,2');
        for (const entity of body.entities as readonly { start: number; end: number }[])
          originals.add(letter.slice(entity.start, entity.end));
      }
      expect(originals.size).toBeGreaterThanOrEqual(8);
      await anonymize(session, letters.slice(0, 2).join('\n'), '1,2');
      for (const letter of letters) expect((await anonymize(session, letter, stages)).status).toBe(200);
      const sent = [...context.calls, ...adversary.calls, ...context.probes, ...adversary.probes];
      expect(sent.length).toBeGreaterThan(0);
      for (const { body, headers } of sent)
        for (const original of originals) expect(body + JSON.stringify(headers)).not.toContain(original);
    },
  );

  /** What a session comes to know: of every kind that memory does not look for by itself, too. */
  async function taughtSession(): Promise<{ session: string; originals: readonly string[] }> {
    const session = await openSession(service);
    const lesson =
      'Sabine Krüger, 52 Jahre alt, PLZ 70173 Stuttgart, Aktenzeichen 17, ist die einzige Imkerin im Rollstuhl.';
    context.answer = saying({ quotes: [{ text: 'einzige Imkerin', type: 'OCCUPATION' }] });
    adversary.answer = (asked, response) => {
      saying(guessing(asked.user.includes('Rollstuhl') ? { identity: [4, 'im Rollstuhl'] } : {}))(asked, response);
    };
    const { body } = await anonymize(session, lesson);
    const entities = body.entities as readonly { start: number; end: number; entity_type: string }[];
    const types = entities.map(({ entity_type: type }) => type);
    expect(types).toEqual(expect.arrayContaining(['PERSON', 'AGE', 'DE_PLZ', 'LOCATION', 'OCCUPATION', 'QUASI_IDENTIFIER'])); // prettier-ignore
    for (const server of [context, adversary]) server.forget();
    return { session, originals: entities.map(({ start, end }) => lesson.slice(start, end)) };
  }

  test.each(stageLists)(
    'with stages=%s no model gets any original of the session, of whatever type, in another sentence',
    async (stages) => {
      const { session, originals } = await taughtSession();
      quoteEverything();
      const sentences = originals.map((original) => `Wir sprachen über ${original}; nicht über den ${original}-Fall.`);
      await anonymize(session, sentences.join('\n'), stages);
      const sent = [...context.calls, ...adversary.calls];
      expect(sent.length).toBeGreaterThan(0);
      for (const call of sent) for (const original of originals) expect(textOf(call)).not.toContain(original);
    },
  );

  test.each([
    ['3', 'Auch die [OCCUPATION_1] kam, und zwar [QUASI_IDENTIFIER_1].'],
    ['4', 'Auch die [OCCUPATION_1] kam, und zwar [QUASI_IDENTIFIER_1].'],
    ['1,2', 'Auch die einzige Imkerin kam, und zwar im Rollstuhl.'],
  ])('with stages=%s what a model found earlier is masked as the caller asked for models', async (stages, masked) => {
    const { session } = await taughtSession();
    context.answer = saying({ quotes: [] });
    const { body } = await anonymize(session, 'Auch die einzige Imkerin kam, und zwar im Rollstuhl.', stages);
    expect(body.anonymized_text).toBe(masked);
  });

  test('the adversary gets no name that the context model found, nor a part of it in capitals', async () => {
    context.answer = saying({ quotes: [{ text: 'schlaue Fuchsbau', type: 'PERSON' }] });
    const text = 'Gestern kam der schlaue Fuchsbau zu spät. Heute fehlte Fuchsbau ganz, wie FUCHSBAU es gern tut.';
    const { body } = await anonymize(await openSession(service), text);
    const masked = 'Gestern kam der [PERSON_1] zu spät. Heute fehlte [PERSON_2] ganz, wie [PERSON_3] es gern tut.';
    expect(context.calls.map(textOf)).toEqual([text]);
    expect(adversary.calls.map(textOf)).toEqual([masked]);
    expect(body.anonymized_text).toBe(masked);
  });

  test('the key of one server is not sent to the other', async () => {
    await anonymize(await openSession(service), 'Die einzige Imkerin.');
    expect(context.calls[0]?.headers.authorization).toBe('Bearer key-of-the-context-model');
    expect(adversary.calls[0]?.headers.authorization).toBeUndefined();
  });
});

describe('what only the shield covers', () => {
  test('is neither masked nor listed', async () => {
    context.answer = saying({ quotes: [{ text: 'Imkerin', type: 'OCCUPATION' }] });
    const text = 'Sabine Krüger ist Imkerin in Hamburg.';
    const { body } = await anonymize(await openSession(service), text, '3');
    expect(context.calls[0]?.user).not.toMatch(/Krüger|Hamburg/);
    expect(body.anonymized_text).toBe('Sabine Krüger ist [OCCUPATION_1] in Hamburg.');
    expect(body.entities).toMatchObject([{ entity_type: 'OCCUPATION', confidence: 0.7 }]);
  });
});

describe('a type that the operator switched off', () => {
  test('is shown to the models as it is to the caller, so that the adversary can take it into account', async () => {
    const relaxed = await startService({
      settings: {
        PALIMPSEST_LLM_BASE_URL: context.url,
        PALIMPSEST_LLM_MODEL: 'small',
        PALIMPSEST_ENTITIES: '-LOCATION',
      },
    });
    onTestFinished(() => relaxed.stop());
    context.answer = (asked, response) => {
      const answer = asked.body.includes('certainty')
        ? guessing(asked.user.includes('Hamburg') ? { location: [5, 'Hamburg'] } : {})
        : { quotes: [] };
      saying(answer)(asked, response);
    };
    const body = { text: 'Sabine Krüger wohnt in Hamburg.', session_id: await openSession(relaxed) };
    const alone = await call(relaxed, 'POST', '/v1/masking/anonymize?stages=1,2,3', body);
    expect(alone.body.anonymized_text).toBe('[PERSON_1] wohnt in Hamburg.');
    expect(context.calls.at(-1)?.user).toContain('[PERSON_1] wohnt in Hamburg.');
    const attacked = await call(relaxed, 'POST', '/v1/masking/anonymize', body);
    expect(attacked.body.anonymized_text).toBe('[PERSON_1] wohnt in [QUASI_IDENTIFIER_1].');
    for (const { user } of context.calls) expect(user).not.toContain('Krüger');
  });
});

describe('an answer with all four stages', () => {
  test('holds what each of them found', async () => {
    context.answer = saying({ quotes: [{ text: 'einzige Imkerin', type: 'OCCUPATION' }] });
    adversary.answer = (asked, response) => {
      saying(guessing(asked.user.includes('Rollstuhl') ? { identity: [4, 'im Rollstuhl'] } : {}))(asked, response);
    };
    const text = 'Sabine Krüger (s.krueger@example.com) ist die einzige Imkerin im Ort und sitzt im Rollstuhl.';
    const session = await openSession(service);
    const { body } = await anonymize(session, text);
    expect(body).toMatchObject({
      anonymized_text: '[PERSON_1] ([EMAIL_ADDRESS_1]) ist die [OCCUPATION_1] im Ort und sitzt [QUASI_IDENTIFIER_1].',
      audit_flags: ['re_id_oscillation'],
    });
    expect((await deanonymize(session, body.anonymized_text)).body.original_text).toBe(text);
  });

  test('is restored code unit by code unit, whatever the models quote', async () => {
    quoteEverything();
    const piece = fc.constantFrom('Imkerin', 'A\u0308rztin', ' ', '\r\n', '🐝', '\ud83d', '\u00ad', 'Krüger', '[PERSON_1]', '–', '„Ort“', '\0'); // prettier-ignore
    const text = fc.array(piece, { minLength: 1, maxLength: 25 }).map((pieces) => pieces.join(''));
    await fc.assert(
      fc.asyncProperty(text, async (text) => {
        const session = await openSession(service);
        const { body, status } = await anonymize(session, text);
        expect(status).toBe(200);
        expect((await deanonymize(session, body.anonymized_text)).body.original_text).toBe(text);
      }),
      { numRuns: 25 },
    );
  });
});

describe('while a model thinks', () => {
  test('other calls go on, and what they learnt is found again without asking twice', async () => {
    const session = await openSession(service);
    const held: (() => void)[] = [];
    context.answer = (asked, response) => {
      if (asked.user.includes('zuerst'))
        held.push(() => { saying({ quotes: [] })(asked, response); }); // prettier-ignore
      else saying({ quotes: [{ text: 'blauweiss gestreift', type: 'PERSON' }] })(asked, response);
    };
    const slow = anonymize(session, 'zuerst war es blauweiss gestreift.', '1,3');
    await expect.poll(() => held.length).toBe(1);
    const fast = await anonymize(session, 'Dann war es blauweiss gestreift.', '1,3');
    expect(fast.body.anonymized_text).toBe('Dann war es [PERSON_1].');
    for (const answer of held) answer();
    expect((await slow).body.anonymized_text).toBe('zuerst war es [PERSON_1].');
    expect(context.calls).toHaveLength(2);
  });

  test('a session that ends makes the answer a 404', async () => {
    const session = await openSession(service);
    const held: (() => void)[] = [];
    context.answer = (asked, response) => {
      held.push(() => { saying({ quotes: [] })(asked, response); }); // prettier-ignore
    };
    const slow = anonymize(session, 'Die einzige Imkerin.', '3');
    await expect.poll(() => held.length).toBe(1);
    expect((await call(service, 'DELETE', `/v1/masking/session/${session}`)).status).toBe(204);
    for (const answer of held) answer();
    expect((await slow).status).toBe(404);
  });

  test('a provider that hangs holds up nobody who does not ask for it', async () => {
    context.answer = hanging;
    const session = await openSession(service);
    const waiting = anonymize(session, 'Die einzige Imkerin.', '3');
    await expect.poll(() => context.calls.length).toBe(1);
    expect((await anonymize(session, 'Post an a@example.com', '1,2')).status).toBe(200);
    expect((await waiting).body).toMatchObject({ audit_flags: ['context_llm_unavailable'] });
  });
});

test('nothing of what models are sent or answer is logged', async () => {
  const canary = 'Quittenkanarienvogel';
  context.answer = (asked, response) => {
    answering(JSON.stringify({ error: { message: asked.body } }), 500)(asked, response);
  };
  adversary.answer = saying(`no JSON about ${canary}`);
  const { body } = await anonymize(await openSession(service), `Der ${canary} singt im Ort.`);
  expect(body).toMatchObject({ audit_flags: ['context_llm_unavailable', 'adversarial_invalid_output'] });
  expect(JSON.stringify(service.log)).not.toMatch(/Quitten|key-of-the-context-model/);
});
