import { describe, expect, test } from 'vitest';
import { recall, undetected } from '../../src/index.js';
import { RegroupedNumbers } from '../../src/memory/regrouped-numbers.js';
import { knownBy } from './known-by.js';
import { maxLinearMs, processorMs } from '../processor-time.js';

const session = knownBy(
  1,
  ['CASE_NUMBER', '1234567890'],
  ['CASE_NUMBER', 'KV-88213-X'],
  ['CASE_NUMBER', '3 O 215/24'],
  ['CASE_NUMBER', '88 213'],
  ['DE_IBAN', 'DE89 3704 0044 0532 0130 00'],
  ['STREET_ADDRESS', 'Hauptstraße 70173'],
  ['CASE_NUMBER', 'FD 9906 00538'],
  ['CASE_NUMBER', '483920'],
  ['CASE_NUMBER', 'B-775102'],
  ['CASE_NUMBER', 'K-1000000'],
  ['CASE_NUMBER', 'RE-2024-0019'],
  ['CASE_NUMBER', 'AB 12052024'],
  ['SECRET', 'abc671902'],
  ['CASE_NUMBER', 'KD-881'],
  ['DE_KFZ', 'HAL-SP 69'],
  ['STREET_ADDRESS', 'Weg 112'],
);
const found = (text: string): string[] =>
  recall(undetected(text), session).spans.map(({ start, end }) => text.slice(start, end));

describe('a known number is found', () => {
  test.each([
    ['in groups of another length', 'Konto 1234 5678 90 ist leer', '1234 5678 90'],
    ['without its groups', 'DE89370400440532013000', 'DE89370400440532013000'],
    ['short, without its joint', 'KD881 hat bezahlt', 'KD881'],
    ['a plate with other joints', 'Wo steht hal sp 69?', 'hal sp 69'],
    ['a plate without joints', 'Wo steht HALSP69?', 'HALSP69'],
    ['with other joints', 'zu KV 88213/X', 'KV 88213/X'],
    ['with joints that have spaces', 'zu 3 O 215 / 24', '3 O 215 / 24'],
    [
      'with no-break spaces and dashes',
      'DE89\u00a03704\u20110044 0532 0130 00!',
      'DE89\u00a03704\u20110044 0532 0130 00',
    ],
    ['in small letters', 'zu kv88213x', 'kv88213x'],
    [
      'in full-width digits',
      '\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18\uff19\uff10',
      '\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18\uff19\uff10',
    ],
    ['without the letters before it', 'zu 9906 00538', '9906 00538'],
    ['without the letters before it and its groups', 'zu 990600538', '990600538'],
    ['of six digits, without its letter', 'Ticket 775102', '775102'],
    ['among words and other numbers', 'am 12.3. 1234 567 890 50 Euro', '1234 567 890'],
  ])('%s', (_name, text, number) => {
    expect(found(text)).toEqual([number]);
  });
});

describe('what is no known number', () => {
  test.each([
    ['with a digit more', '1234 5678 901'],
    ['inside of a word', 'AKV 88213 X, KV 88213 XY'],
    ['behind a number of a list', '❶KV88213X'],
    ['over a line end', '1234\n567890'],
    ['over a comma', '1234, 567890'],
    ['a short number as an amount', '88.213 Euro'],
    ['an address', 'Hauptstraße-70173'],
    ['an address that looks like a code', 'WEG112'],
    ['a code with a digit more', 'KD8812'],
    ['six digits in groups, without their letter', '775.102 Euro'],
    ['a round amount', 'rund 1.000.000 Euro'],
    ['a year with a number', 'seit 2024 0019 Stück'],
    ['a day', 'am 12.05.2024 um'],
    ['digits of a secret', 'zu 671902 Euro'],
    ['a part of a row', '1775102'],
    ['behind a word', 'Rechnungen483920'],
    ['behind other letters', 'KD775102 und 775102K'],
    ['in a longer number', '12-775102'],
  ])('%s', (_name, text) => {
    expect(found(text)).toEqual([]);
  });
});

test('rows of figures take time that grows with their length alone', () => {
  const known = new RegroupedNumbers();
  known.add({ type: 'CASE_NUMBER', text: '1111111112', confidence: 1, stage: 1 });
  const rows = ['1 '.repeat(50_000), '1'.repeat(100_000), 'A1-'.repeat(33_000), ' -'.repeat(50_000)];
  const takenMs = processorMs(() => {
    for (const row of rows) known.find(row);
  });
  expect(takenMs).toBeLessThan(maxLinearMs);
});
