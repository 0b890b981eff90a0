import { expect, test } from 'vitest';
import { oneOf, pattern, source } from '../../../src/recognizers/text/pattern.js';

test('lines and their comments are for the reader', () => {
  const digits = String.raw`[ \d]{2}`;
  const found = pattern('gu')`
    (?<!\d)  // no comment: it stands behind something
    // a comment, with \d and (
    ${digits}//
    [ ]x
  `;
  expect([found.source, found.flags]).toEqual([
    String.raw`(?<!\d)  // no comment: it stands behind something[ \d]{2}//[ ]x`,
    'gu',
  ]);
});

test('a source on one line is the line', () => {
  expect(source`a b ${'c d'} \n`).toBe(String.raw`a b c d \n`);
});

test.each(['a.b', '(x)', 'a|b', '1/2', '$[\\]^{}*+?'])('the word %s is no expression', (word) => {
  const only = new RegExp(`^${oneOf([word, 'z'])}$`, 'u');
  expect([word, 'z', 'azb', 'x', ''].map((text) => only.test(text))).toEqual([true, true, false, false, false]);
});
