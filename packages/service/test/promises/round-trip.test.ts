import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Service, startService } from '../http/service.js';
import { startConversation, valuesIn } from './conversation.js';
import { ExpectedMapping } from './expected-mapping.js';
import { anyCodeUnits, anyText, germanIban, mailbox } from './texts.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

test('restoring what was masked gives back any code units', () =>
  fc.assert(
    fc.asyncProperty(anyCodeUnits, async (text) => {
      const conversation = await startConversation(service);
      expect(await conversation.unmask((await conversation.mask(text)).text)).toBe(text);
    }),
  ));

test('several texts in one session, masked and restored, follow the rules of numbering and restoring', () =>
  fc.assert(
    fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 4 }), async (texts) => {
      const conversation = await startConversation(service);
      const expected = new ExpectedMapping();
      for (const text of texts) {
        const masked = await conversation.mask(text);
        expected.expectTurn(text, masked);
        expect(await conversation.unmask(masked.text)).toBe(expected.restored(text));
      }
    }),
  ));

test('a chat history that is sent again with each turn is left as it was masked', () =>
  fc.assert(
    fc.asyncProperty(fc.array(anyText, { minLength: 2, maxLength: 4 }), async (messages) => {
      const conversation = await startConversation(service);
      const expected = new ExpectedMapping();
      let history = '';
      for (const message of messages) {
        const text = `${history}\n${message}`;
        const masked = await conversation.mask(text);
        expected.expectTurn(text, masked);
        expect(masked.text.startsWith(history)).toBe(true);
        history = masked.text;
      }
      expect(await conversation.unmask(history)).toBe(expected.restored(history));
    }),
    { numRuns: 50 },
  ));

test('names come back too, with all that stands between them', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.constantFrom('Frau Sabine Krüger', 'Herr Jens Petersen aus Hamburg', 'Müllers'), anyText)),
      async (pieces) => {
        const text = `Sehr geehrte ${pieces.join(' ')}`;
        const conversation = await startConversation(service);
        const expected = new ExpectedMapping();
        const masked = await conversation.mask(text, '1,2');
        expected.expectTurn(text, masked);
        expect(await conversation.unmask(masked.text)).toBe(expected.restored(text));
      },
    ),
    { numRuns: 30 },
  ));

test('100 000 characters come back', async () => {
  const line = (row: number) => `${row} 😀 ${germanIban(row % 50)} \u0001\ud83d ${mailbox(row % 70)}\r\n`;
  let text = '';
  for (let row = 0; text.length < 99_000; row++) text += line(row);
  text += 'ä'.repeat(100_000 - Array.from(text).length);
  const conversation = await startConversation(service);
  const expected = new ExpectedMapping();
  const masked = await conversation.mask(text);
  expected.expectTurn(text, masked);
  expect(new Set(valuesIn(text, masked))).toEqual(
    new Set([
      ...Array.from({ length: 50 }, (_, row) => germanIban(row)),
      ...Array.from({ length: 70 }, (_, row) => mailbox(row)),
    ]),
  );
  expect(await conversation.unmask(masked.text)).toBe(text);
});

test('a placeholder inside a restored value is not restored again', async () => {
  const conversation = await startConversation(service);
  expect((await conversation.mask(germanIban(1))).text).toBe('[DE_IBAN_1]');
  const text = `[DE_IBAN_1]@example.com ${mailbox(1)}`;
  const { text: masked } = await conversation.mask(text);
  expect(await conversation.unmask(masked)).toBe(text.replace('[DE_IBAN_1]', germanIban(1)));
  expect(await conversation.unmask('[[DE_IBAN_1]] [DE_IBAN_[DE_IBAN_1]]')).toBe(
    `[${germanIban(1)}] [DE_IBAN_${germanIban(1)}]`,
  );
});

test('a long span becomes consecutive ones of at most 4 096 code units, none cut through a surrogate pair', async () => {
  const key = `-----BEGIN PRIVATE KEY-----\n${'a'.repeat(4_067)}${'😀b'.repeat(1_000)}\n-----END PRIVATE KEY-----`;
  const text = `Mein Schlüssel: ${key} bitte`;
  const conversation = await startConversation(service);
  const masked = await conversation.mask(text);
  const pieces = valuesIn(text, masked);
  expect(pieces.join('')).toBe(key);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(4_096);
  expect(pieces.filter((piece) => /^\p{Cs}|\p{Cs}$/u.test(piece))).toEqual([]); // no half of a pair
  expect(await conversation.unmask(masked.text)).toBe(text);
});
