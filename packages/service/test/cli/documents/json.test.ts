import { describe, expect, test } from 'vitest';
import { formats } from '../../../src/cli/documents/formats.js';
import { maskFile } from '../../../src/cli/documents/mask-file.js';
import { unmaskFile } from '../../../src/cli/documents/unmask-file.js';
import { bytes, masked, refused, restored, shown } from './file-of-format.js';
import { inventedSession } from './invented-masking.js';

describe('JSON', () => {
  test('strings are seen without their escapes, beside their keys', () => {
    expect(shown('json', '{"nachname": "Br\\u00fcckner\\n"}')).toBe('{"nachname": "Brückner\n"}');
  });
  test.each([
    ['a value, its escapes with it', '{"a":"x Br\\u00fcckner\\ty"}', '{"a":"x [PERSON_1]\\ty"}'],
    ['a number, as a string', '[ 4915112345678, 1.50 ]', '[ "[PERSON_1]", 1.50 ]'],
    ['no key', '{"Brückner": 1}', '{"Brückner": 1}'],
  ])('masks %s', async (_name, before, after) => {
    expect(await masked('json', before)).toBe(after);
  });
  test('what is found in keys is counted, and a placeholder in a key is restored', async () => {
    const { mask, lookUp } = inventedSession();
    expect((await maskFile(formats.json, bytes('{"Brückner": "x"}'), mask, {})).kept).toBe(1);
    const reply = bytes('{"[PERSON_1]":"of [PERSON_1] and [PERSON_7]"}');
    const restored = await unmaskFile(formats.json, reply, lookUp, {});
    expect(Buffer.from(restored.bytes).toString()).toBe('{"Brückner":"of Brückner and [PERSON_7]"}');
    expect(restored).toMatchObject({ spans: { PERSON: 2 }, unknown: 1 });
  });
  test('a value that the model has put elsewhere is escaped there', async () => {
    expect(JSON.parse(await restored('json', '["[PERSON_1]"]', 'Kim "Kiki" Ahn'))).toEqual(['Kim "Kiki" Ahn']);
  });
  test('a string of 12 MB and 200 000 short ones are no trouble', () => {
    const long = { text: 'x'.repeat(12_000_000), list: Array.from({ length: 200_000 }, String) };
    expect(shown('json', JSON.stringify(long)).length).toBeGreaterThan(12_000_000);
  });
  test.each([
    ['json', '{"a":1,}', 'it is not valid JSON'],
    ['jsonl', '{"a":1}\n\n{"name":"Brückner"\n', 'line 3 is not valid JSON'],
  ] as const)('%s that is broken is refused without a word of it', (format, text, message) => {
    expect(refused(format, bytes(text))).toBe(message);
  });
});
