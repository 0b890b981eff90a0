import { expect, test } from 'vitest';
import { isEan13 } from '../../src/checksums/ean13.js';
import { icao9303CheckDigit } from '../../src/checksums/icao9303.js';
import { isIso7064Mod11_10 } from '../../src/checksums/iso7064.js';
import { isLuhn } from '../../src/checksums/luhn.js';
import { mod97 } from '../../src/checksums/mod97.js';
import * as register from '../../src/checksums/register-numbers.js';
import * as insurance from '../../src/checksums/social-insurance.js';

/** A published or computed number of each algorithm. The last digits are not always the check digits. */
const valid: readonly [name: string, check: (value: string) => boolean, value: string, position: number][] = [
  ['Luhn', isLuhn, '79927398713', 10],
  ['MOD 11,10', isIso7064Mod11_10, '20481639528', 10],
  ['EAN-13', isEan13, '7569217076985', 12],
  ['pension insurance (VKVV annex)', insurance.isPensionInsuranceNumber, '65170839J003', 11],
  ['health insurance', insurance.isHealthInsuranceNumber, 'A123456780', 9],
  ['Austrian insurance', insurance.isAustrianInsuranceNumber, '1237010180', 3],
  ['Swiss UID', register.isSwissUid, '123456788', 8],
  ['Austrian VAT', register.isAustrianVat, '13585627', 7],
  ['physician number', register.isLanr, '123456601', 6],
  ['driving licence', register.isDrivingLicence, 'B072RRE2I55', 9],
  ['vehicle', register.isVinCheckDigit, '1M8GDM9AXKP042788', 8],
];

test.each(valid)('%s accepts one check digit alone', (_name, check, value, position) => {
  const variants = Array.from('0123456789X', (digit) => value.slice(0, position) + digit + value.slice(position + 1));
  expect(variants.filter(check)).toEqual([value]);
});

test('every single wrong digit is seen by MOD 11,10', () => {
  const number = '20481639528';
  for (let at = 0; at < number.length; at++) {
    const variants = Array.from('0123456789', (digit) => number.slice(0, at) + digit + number.slice(at + 1));
    expect(variants.filter(isIso7064Mod11_10)).toEqual([number]);
  }
});

test('Austrian company numbers take one letter alone', () => {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  expect(letters.filter((letter) => register.isAustrianCompanyNumber(`123456${letter}`))).toEqual(['d']);
});

test.each([
  ['D23145890', 7],
  ['340712', 7],
  ['950712', 2],
  ['L898902C3', 6],
])('ICAO 9303 gives %s the check digit %i', (field, digit) => {
  expect(icao9303CheckDigit(field)).toBe(digit);
});

test('a remainder by 97 is right beyond the safe integers', () => {
  expect(mod97('3214282912345698765432161182')).toBe(Number(3214282912345698765432161182n % 97n));
});
