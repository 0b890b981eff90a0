import { describe, expect, test } from 'vitest';
import { masked, restored, shown } from './file-of-format.js';

describe('calendars and cards', () => {
  test('folded lines are seen as one, and escapes as what they mean', () => {
    const event = 'BEGIN:VEVENT\r\nSUMMARY:Herr Brück\r\n ner\\, Ulm\\nbitte\\; 9 Uhr\r\nEND:VEVENT\r\n';
    expect(shown('ics', event)).toBe('BEGIN:VEVENT\r\nSUMMARY:Herr Brückner, Ulm\nbitte; 9 Uhr\r\nEND:VEVENT\r\n');
  });
  test.each([
    ['ics', 'DESCRIPTION:Herr Brück\r\n ner kommt\r\n', 'DESCRIPTION:Herr [PERSON_1] kommt\r\n'],
    ['vcf', 'FN:Brückner\r\nNOTE:Brückner\\, privat\r\n', 'FN:[PERSON_1]\r\nNOTE:[PERSON_1]\\, privat\r\n'],
  ] as const)('%s is masked, a name over two lines whole', async (format, before, after) => {
    expect(await masked(format, before)).toBe(after);
  });
  test('a value that the model has put elsewhere is escaped there', async () => {
    expect(await restored('ics', 'SUMMARY:[PERSON_1]\r\n', 'Kim "Kiki" Ahn')).toBe('SUMMARY:Kim "Kiki" Ahn\r\n');
  });
});
