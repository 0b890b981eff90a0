import { expect, test } from 'vitest';
import { languageOf } from '../../src/llm/language.js';

test.each([
  ['Die einzige Imkerin im Ort sitzt seit dem Unfall im Rollstuhl.', 'de'],
  ['The only beekeeper in the village has been in a wheelchair since the accident.', 'en'],
  ['[PERSON_1] is the manager of Müller & Söhne', 'en'],
  ['Ich war gestern mit [PERSON_1] dort', 'de'],
  ['4711', 'de'],
])('%j is %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
