import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Service, startService } from '../http/service.js';
import { startConversation } from './conversation.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const letter = 'Gestern sprachen Sabine Krüger und Jens Petersen über den Vertrag.';

test('a name that stage 2 found is masked in later turns, whichever stages they ask for', async () => {
  const conversation = await startConversation(service);
  expect((await conversation.mask(letter, '1')).entities).toEqual([]);
  const first = await conversation.mask(letter, '1,2');
  expect(first.text).toBe('Gestern sprachen [PERSON_1] und [PERSON_2] über den Vertrag.');
  const later = 'Sabine Krüger rief an; Jens Petersen war nicht da.';
  const second = await conversation.mask(later, '1');
  expect(second.text).toBe('[PERSON_1] rief an; [PERSON_2] war nicht da.');
  expect(second.entities.map(({ confidence }) => confidence)).toEqual([0.85, 0.85]);
  expect(await conversation.unmask(second.text)).toBe(later);
});

test('a part of a known name gets a placeholder of its own, so that it comes back as it was', async () => {
  const conversation = await startConversation(service);
  await conversation.mask(letter, '1,2');
  const later = 'Krüger hat bezahlt, Petersens Rechnung ist offen.';
  const { text } = await conversation.mask(later, '1');
  expect(text).not.toMatch(/Krüger|Petersen/);
  expect(await conversation.unmask(text)).toBe(later);
});

test('another session remembers nothing of it', async () => {
  await (await startConversation(service)).mask(letter, '1,2');
  const other = await startConversation(service);
  expect((await other.mask('Sabine Krüger rief an.', '1')).entities).toEqual([]);
});
