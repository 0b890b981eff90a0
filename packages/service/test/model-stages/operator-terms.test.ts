/** Terms that are always and never masked hold for every stage and every subset of the stages. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answering, type ReplayServer, saying, startReplayServer } from '../../../../test/replay-server.js';
import { guessing } from '../../../engine/test/adversary/guesses.js';
import { call, openSession } from '../http/calls.js';
import { type Service, startService } from '../http/service.js';

let context: ReplayServer;
let adversary: ReplayServer;
let service: Service;
const folder = mkdtempSync(join(tmpdir(), 'palimpsest-'));
const listed = (name: string, list: string): string => {
  writeFileSync(join(folder, name), list);
  return join(folder, name);
};
beforeAll(async () => {
  [context, adversary] = await Promise.all([startReplayServer(), startReplayServer()]);
  service = await startService({
    settings: {
      PALIMPSEST_LLM_BASE_URL: context.url,
      PALIMPSEST_LLM_MODEL: 'small',
      PALIMPSEST_ADVERSARY_BASE_URL: adversary.url,
      PALIMPSEST_ALLOW_FILE: listed('allow', 'Hamburg\nImkerin\nNordstern\n'),
      PALIMPSEST_DENY_FILE: listed('deny', 'Nordlicht;EVENT\nNordstern;EVENT\n'),
    },
  });
});
afterAll(async () => {
  await Promise.all([service.stop(), context.stop(), adversary.stop()]);
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  for (const server of [context, adversary]) server.forget();
  context.answer = saying({ quotes: [] });
  adversary.answer = saying(guessing());
});

const anonymize = async (text: string, stages?: string) => {
  const body = { text, session_id: await openSession(service) };
  return (await call(service, 'POST', `/v1/masking/anonymize${stages ? `?stages=${stages}` : ''}`, body)).body;
};
const quoting = (...texts: string[]) => saying({ quotes: texts.map((text) => ({ text, type: 'OCCUPATION' })) });

test('stage 3 leaves a term alone that is never masked, unless more than the term is quoted', async () => {
  context.answer = quoting('Imkerin', 'Hamburg');
  expect((await anonymize('Die einzige Imkerin in Hamburg.', '1,2,3')).anonymized_text).toBe(
    'Die einzige Imkerin in Hamburg.',
  );
  context.answer = quoting('Imkerin in Hamburg');
  expect((await anonymize('Die einzige Imkerin in Hamburg.', '1,2,3')).anonymized_text).toBe(
    'Die einzige [OCCUPATION_1].',
  );
});

test('stage 4 leaves it alone too, and says that the risk remains', async () => {
  adversary.answer = saying(guessing({ occupation: [5, 'Imkerin'] }));
  expect(await anonymize('Sie ist Imkerin.')).toMatchObject({
    anonymized_text: 'Sie ist Imkerin.',
    audit_flags: ['re_id_risk_remaining'],
  });
});

test.each(['1', '2', '3', '4', '3,4', '1,2', undefined])(
  'with stages=%s a term is masked that always is, also where it is on both lists, and no model gets it',
  async (stages) => {
    const { anonymized_text: masked } = await anonymize('Das Projekt Nordlicht und das Projekt Nordstern.', stages);
    expect(masked).toBe('Das Projekt [EVENT_1] und das Projekt [EVENT_2].');
    expect(context.calls.length > 0, 'the context model was asked').toBe(stages?.includes('3') ?? true);
    expect(adversary.calls.length > 0, 'the adversary was asked').toBe(stages?.includes('4') ?? true);
    for (const { body } of [...context.calls, ...adversary.calls]) expect(body).not.toMatch(/Nordlicht|Nordstern/);
  },
);

test('it is masked where the models are down', async () => {
  context.answer = answering('{}', 401);
  expect(await anonymize('Das Projekt Nordlicht.', '3')).toMatchObject({
    anonymized_text: 'Das Projekt [EVENT_1].',
    audit_flags: ['context_llm_unavailable'],
  });
});

test('it is masked where no model is configured', async () => {
  const alone = await startService({
    settings: { PALIMPSEST_DENY_FILE: join(folder, 'deny') },
  });
  const body = { text: 'Das Projekt Nordlicht.', session_id: await openSession(alone) };
  expect((await call(alone, 'POST', '/v1/masking/anonymize?stages=3,4', body)).body).toMatchObject({
    anonymized_text: 'Das Projekt [EVENT_1].',
    audit_flags: ['context_llm_disabled', 'adversarial_unavailable'],
  });
  await alone.stop();
});

test.each(['PALIMPSEST_DENY_FILE', 'PALIMPSEST_ALLOW_FILE'])(
  'a list for %s that is not UTF-8 stops the start: its umlauts would never be found',
  async (setting) => {
    const file = join(folder, 'latin');
    writeFileSync(file, Buffer.from('M\xfcllerwerk;EVENT\n', 'latin1'));
    await expect(startService({ settings: { [setting]: file } })).rejects.toThrow(
      `${setting}: ${file}: it is not valid UTF-8`,
    );
  },
);

test.each([
  ['DATE_TIME', {}],
  ['ORGANIZATION', { PALIMPSEST_ENTITIES: '-ORGANIZATION' }],
])('a term of type %s that is switched off stops the start: it would not be masked', async (type, settings) => {
  const file = listed('off', `Nordlicht;EVENT\nProjekt Adler;${type}\n`);
  await expect(startService({ settings: { ...settings, PALIMPSEST_DENY_FILE: file } })).rejects.toThrow(
    `PALIMPSEST_DENY_FILE: ${file}: it has a term of type ${type}, which is switched off`,
  );
});
