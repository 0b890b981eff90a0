/** The promises of the round trip with all four stages on, and models that say whatever they like. */
import { entityTypeNames } from '@palimpsest/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, type ReplayServer, saying, startReplayServer } from '../../../../test/replay-server.js';
import { guessing } from '../../../engine/test/adversary/guesses.js';
import { uselessAnswers } from '../../../engine/test/llm/hostile-answers.js';
import { type Service, startService } from '../http/service.js';
import { startConversation } from './conversation.js';
import { ExpectedMapping } from './expected-mapping.js';
import { anyCodeUnits, anyText } from './texts.js';

let models: ReplayServer;
let service: Service;
beforeAll(async () => {
  models = await startReplayServer();
  service = await startService({
    settings: { PALIMPSEST_LLM_BASE_URL: models.url, PALIMPSEST_LLM_MODEL: 'small', PALIMPSEST_RISK_TARGET: '0' },
  });
});
afterAll(() => Promise.all([service.stop(), models.stop()]));

/** What a model makes of the text that it sees: mostly pieces of it, cut anywhere. */
const anyQuote = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.nat(200), fc.integer({ min: 1, max: 40 })).map(([from, length]) => (seen: string) => seen.slice(from % seen.length).slice(0, length)) },
  { weight: 2, arbitrary: fc.constantFrom('', ' ', '[', '_1]', '[PERSON_1]', '[DE_IBAN_1]', 'EMAIL_ADDRESS').map((text) => () => text) },
  { weight: 1, arbitrary: anyCodeUnits.map((text) => () => text) },
); // prettier-ignore

/** A reply that fits the question, whichever it is, or one that is of no use. */
const anyAnswer: fc.Arbitrary<Answer> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .tuple(
        fc.array(anyQuote, { maxLength: 6 }),
        fc.constantFrom(...entityTypeNames, 'UNMASK'),
        fc.integer({ min: 1, max: 5 }),
      )
      .map(([quotes, type, certainty]): Answer => {
        return (asked, response) => {
          const seen = asked.user.split('\n').slice(1, -1).join('\n') || asked.user;
          const texts = quotes.map((quote) => quote(seen));
          const isAttack = asked.system.includes('"guesses"');
          const reply = isAttack ? guessing({ identity: [certainty, ...texts] }) : { quotes: texts.map((text) => ({ text, type })) }; // prettier-ignore
          saying(reply)(asked, response);
        };
      }),
  },
  { weight: 1, arbitrary: fc.constantFrom(...Object.values(uselessAnswers)) },
);

test('several texts in one session keep every promise of numbering and restoring, whatever the models say', async () => {
  let foundByModels = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyText, { minLength: 1, maxLength: 3 }),
      fc.array(anyAnswer, { minLength: 1, maxLength: 8 }),
      async (texts, answers) => {
        let turn = 0;
        models.answer = (asked, response) => answers[turn++ % answers.length]?.(asked, response);
        const conversation = await startConversation(service);
        const expected = new ExpectedMapping();
        for (const text of texts) {
          const masked = await conversation.mask(text, '1,2,3,4');
          expected.expectTurn(text, masked);
          expect(await conversation.unmask(masked.text)).toBe(expected.restored(text));
          foundByModels += masked.entities.filter(({ confidence }) => [0.6, 0.7].includes(confidence)).length;
        }
      },
    ),
    { numRuns: 40 },
  );
  expect(models.calls.length).toBeGreaterThan(40);
  expect(foundByModels).toBeGreaterThan(0); // otherwise nothing was put to the test
});
