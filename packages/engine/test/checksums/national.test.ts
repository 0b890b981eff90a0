/** The check-digit algorithms against published examples, and what each promises to catch. */
import { describe, expect, test } from 'vitest';
import { isComplement97 } from '../../src/checksums/complement97.js';
import { isIso7064Mod11_2 } from '../../src/checksums/iso7064.js';
import { isLuhn, isLuhn36 } from '../../src/checksums/luhn.js';
import { isVerhoeff } from '../../src/checksums/verhoeff.js';
import { weightedDigitSum, weightedSum } from '../../src/checksums/weighted-sum.js';

const decimal = '0123456789';
const base36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

describe.each([
  { name: 'Luhn', isValid: isLuhn, alphabet: decimal, published: '79927398713' },
  { name: 'Luhn in base 36', isValid: isLuhn36, alphabet: base36, published: '27AAPFU0939F1ZV' },
  { name: 'Verhoeff', isValid: isVerhoeff, alphabet: decimal, published: '2363' },
  { name: 'ISO 7064 MOD 11-2', isValid: isIso7064Mod11_2, alphabet: `${decimal}X`, published: '07940' },
])('$name', ({ isValid, alphabet, published }) => {
  test('exactly one character completes any number', () => {
    for (const body of [published.slice(0, -1), '0', '4827153091', '99999999']) {
      expect(alphabet.split('').filter((check) => isValid(body + check))).toHaveLength(1);
    }
  });
  test('catches every wrong digit', () => {
    const valid =
      alphabet
        .split('')
        .map((check) => `482715309${check}`)
        .find(isValid) ?? '';
    for (let at = 0; at < 9; at++) {
      for (const digit of decimal) {
        const changed = valid.slice(0, at) + digit + valid.slice(at + 1);
        expect(isValid(changed)).toBe(changed === valid);
      }
    }
  });
});

test.each([
  ['Luhn', isLuhn, '79927398713', '79927398710'],
  ['Luhn in base 36', isLuhn36, '27AAPFU0939F1ZV', '27AAPFU0939F1ZA'],
  ['Verhoeff', isVerhoeff, '2363', '2633'],
  ['ISO 7064 MOD 11-2', isIso7064Mod11_2, '07940', '09740'],
] as const)('%s accepts a published number and refuses it with one change', (_name, isValid, published, changed) => {
  expect(isValid(published)).toBe(true);
  expect(isValid(changed)).toBe(false);
});

test('the complement to 97 is 97, not 00, where nothing remains', () => {
  expect(isComplement97('194', '97')).toBe(true);
  expect(isComplement97('194', '00')).toBe(false);
  expect(isComplement97('8505', '31')).toBe(true);
});

test('a weighted sum leaves out what has no partner', () => {
  expect(weightedSum('123', [3, 2, 1])).toBe(10);
  expect(weightedSum('1239', [3, 2, 1])).toBe(10);
  expect(weightedSum('12', [3, 2, 1])).toBe(7);
  expect(weightedSum('A1', [1, 10, 5], (character) => parseInt(character, 36))).toBe(20);
});

test('a weighted sum of digits counts both digits of a product', () => {
  expect(weightedDigitSum('95', [2, 1])).toBe(1 + 8 + 5);
});
