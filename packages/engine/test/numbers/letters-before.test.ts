import { expect, test } from 'vitest';
import { withLettersBefore } from '../../src/numbers/letters-before.js';

/** What is masked of `text` where `number` was found as one of `type`. */
function maskedIn(text: string, number: string, type: 'CASE_NUMBER' | 'AGE' = 'CASE_NUMBER'): string {
  const start = text.indexOf(number);
  const span = withLettersBefore(text, { start, end: start + number.length, type });
  return text.slice(span.start, span.end);
}

test.each([
  ['Seriennummer FD 9906 00538.', '9906 00538', 'FD 9906 00538'],
  ['M 0448219', '0448219', 'M 0448219'],
  ['(K 61-408833-07)', '61-408833-07', 'K 61-408833-07'],
  ['container MSKU 407182 6', '407182 6', 'MSKU 407182 6'],
])('in %j the letters before %s belong to it', (text, number, whole) => {
  expect(maskedIn(text, number)).toBe(whole);
});

test.each([
  ['a label', 'PO 4500118820', '4500118820'],
  ['three letters', 'Dr Osei, GMC 7120441', '7120441'],
  ['a word', 'Akte 448219', '448219'],
  ['a word of two letters in capitals', 'THE NUMBER IS 448219', '448219'],
  ['the legal form of whom it belongs to', 'Kunde: Muster AG 118204', '118204'],
  ['another cell', 'Erna Muster\tF\t0448219', '0448219'],
  ['the end of a word in capitals', 'DER-AB 448219', '448219'],
  ['two blanks', 'M  448219', '448219'],
  ['small letters', 'ab 448219', '448219'],
  ['letters before letters', 'M X448219', 'X448219'],
])('%s is none of it', (_what, text, number) => {
  expect(maskedIn(text, number)).toBe(number);
});

test('of an age nothing belongs to it', () => {
  expect(maskedIn('M 54', '54', 'AGE')).toBe('54');
});
