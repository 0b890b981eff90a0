import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findJsonParts } from '../src/json-text.js';

describe('the parts of a JSON text', () => {
  test('are its keys, and its strings and numbers with the key that they belong to, and their place', () => {
    const json = '{ "na\\"me" : "M\\u00fcller\\n", "ids":[1, -2.5e+3, "[PERSON_1]"], "ok":true, "o":{"k":""} }';
    const parts = findJsonParts(json);
    const values = parts?.filter(({ isKey }) => !isKey);
    expect(parts?.filter(({ isKey }) => isKey).map(({ start, end }) => json.slice(start, end))).toEqual([
      '"na\\"me"',
      '"ids"',
      '"ok"',
      '"o"',
      '"k"',
    ]);
    expect(values?.map(({ key, text }) => [key, text])).toEqual([
      ['na"me', 'Müller\n'],
      ['ids', '1'],
      ['ids', '-2.5e+3'],
      ['ids', '[PERSON_1]'],
      ['k', ''],
    ]);
    expect(values?.map(({ start, end }) => json.slice(start, end))).toEqual([
      '"M\\u00fcller\\n"',
      '1',
      '-2.5e+3',
      '"[PERSON_1]"',
      '""',
    ]);
  });

  test.each(['', 'Hallo', '"text"', '17', '[PERSON_1] sagt', '{"a":', '[PERSON_1]'])(
    '%j has none: it is no object or array',
    (text) => {
      expect(findJsonParts(text)).toBeUndefined();
    },
  );

  test('are all found, whatever the JSON holds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.double({ noNaN: true, noDefaultInfinity: true }))),
        (items) => {
          const found = findJsonParts(JSON.stringify(items)) ?? [];
          expect(found.map(({ text }) => text)).toEqual(items.map((item) => String(JSON.parse(JSON.stringify(item)))));
        },
      ),
    );
  });
});
