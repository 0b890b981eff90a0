import { describe, expect, test } from 'vitest';
import { checkPlaceholders, systemMessage } from '../src/index.js';

const before = 'Frau [PERSON_1] (IBAN [DE_IBAN_12]) wohnt in [LOCATION_1].';

describe('the placeholders of a reply', () => {
  test('are in order if each of them is there and no other', () => {
    expect(checkPlaceholders(before, '[LOCATION_1]: [PERSON_1], [PERSON_1], [DE_IBAN_12]')).toEqual({
      lost: [],
      altered: [],
      invented: [],
    });
  });

  test('are lost where the reply does not mention them, with every place that they had', () => {
    const { lost } = checkPlaceholders(`${before} [PERSON_1]!`, 'Sie wohnt in [LOCATION_1].');
    expect(lost).toEqual([
      { placeholder: '[PERSON_1]', start: 5, end: 15 },
      { placeholder: '[DE_IBAN_12]', start: 22, end: 34 },
      { placeholder: '[PERSON_1]', start: 59, end: 69 },
    ]);
  });

  test('are invented where the model was not given them', () => {
    const { invented } = checkPlaceholders(before, 'An [PERSON_2]: [PERSON_1]');
    expect(invented).toEqual([{ placeholder: '[PERSON_2]', start: 3, end: 13 }]);
  });

  test.each([
    ['[Person_1]', '[PERSON_1]'],
    ['[PERSON 1]', '[PERSON_1]'],
    ['[PERSON_01]', '[PERSON_1]'],
    ['[PERSON\\_1]', '[PERSON_1]'],
    ['\\[PERSON\\_1\\]', '[PERSON_1]'],
    ['(PERSON_1)', '[PERSON_1]'],
    ['【PERSON_1】', '[PERSON_1]'],
    ['%5BPERSON_1%5D', '[PERSON_1]'],
    ['&#91;PERSON_1&rsqb;', '[PERSON_1]'],
    ['［PERSON\u200b_1］', '[PERSON_1]'],
    ['PERSON_1', '[PERSON_1]'],
    ['[PERSON_1', '[PERSON_1]'],
    ['[DE-IBAN-12]', '[DE_IBAN_12]'],
    ['[de iban 12]', '[DE_IBAN_12]'],
  ])('are altered where the model wrote %s', (written, placeholder) => {
    const { altered, lost } = checkPlaceholders(before, `An: ${written}.`);
    expect(altered).toEqual([{ placeholder, written, start: 4, end: 4 + written.length }]);
    expect(lost.map((one) => one.placeholder)).not.toContain(placeholder);
  });

  test('are altered once where the name of one type ends with that of another', () => {
    const check = checkPlaceholders('[PHONE_NUMBER_1] [DE_PHONE_NUMBER_1]', 'An: [DE Phone Number 1]');
    expect(check.altered.map(({ placeholder }) => placeholder)).toEqual(['[DE_PHONE_NUMBER_1]']);
    expect(check.lost.map(({ placeholder }) => placeholder)).toEqual(['[PHONE_NUMBER_1]']);
  });

  test.each([
    '[PERSON_1]',
    '\\[PERSON_1]',
    '([PERSON_1])',
    '[PERSON_1]s',
    'Person 2',
    'DE_IBAN_1',
    'INPERSON_1',
    'PERSON_12',
  ])('are not altered by %s', (reply) => {
    expect(checkPlaceholders(before, reply).altered).toEqual([]);
  });
});

describe('the system message', () => {
  test.each(['de', 'en'] as const)('in %s holds nothing that reads as a placeholder', (language) => {
    const { role, content } = systemMessage(language);
    expect(role).toBe('system');
    expect(checkPlaceholders('', content).invented).toEqual([]);
  });
});
