/** What the VAT identification numbers of the member states look like, and their check digits. */
import { isComplement97 } from '../../checksums/complement97.js';
import { isIso7064Mod11_10 } from '../../checksums/iso7064.js';
import { isLuhn } from '../../checksums/luhn.js';
import { weightedSum } from '../../checksums/weighted-sum.js';
import { hasEgnCheckDigit } from '../bg/egn.js';
import { isCzechBirthNumber } from '../cz/birth-number.js';
import { isCif } from '../es/cif.js';
import { hasSpanishControlLetter } from '../es/nif.js';
import { hasIrishCheckLetter } from '../ie/pps.js';
import { isPartitaIva } from '../it/vat-code.js';
import { passesElfproef } from '../nl/bsn.js';
import { hasNipCheckDigit } from '../pl/nip.js';
import { hasPortugueseCheckDigit } from '../pt/nif.js';

/** One state's number without its prefix. */
export interface VatRule {
  /** The whole number, in upper case and without separators. */
  readonly shape: RegExp;
  /** Sees only what fits the shape. */
  readonly isValid: (number: string) => boolean;
}

const isMultiple = (weights: readonly number[], divisor: number) => (digits: string) =>
  weightedSum(digits, weights) % divisor === 0;

/** Legal entities have nine digits; of ten, persons, foreigners and others each have their own weights. */
function isBulgarian(digits: string): boolean {
  if (digits.length === 10) {
    const foreigner = weightedSum(digits, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10;
    const other = (11 - (weightedSum(digits, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
    return hasEgnCheckDigit(digits) || [foreigner, other].includes(Number(digits.charAt(9)));
  }
  const first = weightedSum(digits, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
  const second = (weightedSum(digits, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10;
  return (first < 10 ? first : second) === Number(digits.charAt(8));
}

const cypriotOddValues = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
function isCypriot(number: string): boolean {
  const odd = weightedSum(number, [1, 0, 1, 0, 1, 0, 1, 0], (digit) => cypriotOddValues[Number(digit)] ?? NaN);
  const even = weightedSum(number, [0, 1, 0, 1, 0, 1, 0, 1]);
  return (odd + even) % 26 === number.charCodeAt(8) - 65;
}

/** Companies have eight digits, some persons a six and eight more; else nine or ten are a person's birth number. */
function isCzech(digits: string): boolean {
  if (digits.length > 8 && !/^6\d{8}$/.test(digits)) return isCzechBirthNumber(digits);
  const remainder = weightedSum(digits.slice(-8), [8, 7, 6, 5, 4, 3, 2]) % 11;
  const check = digits.length === 9 ? 8 - ((10 - remainder) % 11) : (11 - remainder) % 11 || 1;
  return (check + 10) % 10 === Number(digits.at(-1));
}

const isGreek = (digits: string): boolean =>
  (weightedSum(digits, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(digits.charAt(8));

const frenchAlphabet = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** A key of two digits, or with letters where those ran out, before the SIREN (which Monaco does not have). */
function isFrench(number: string): boolean {
  const [key, siren] = [number.slice(0, 2), number.slice(2)];
  if (!siren.startsWith('000') && !isLuhn(siren)) return false;
  if (/^\d\d$/.test(key)) return Number(`${siren}12`) % 97 === Number(key);
  const [first, second] = [frenchAlphabet.indexOf(key.charAt(0)), frenchAlphabet.indexOf(key.charAt(1))];
  const check = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100;
  return (Number(siren) + 1 + Math.floor(check / 11)) % 11 === check % 11;
}

/** Seven digits and a letter as in a PPS number, or the form of before 2013 with a letter in second place. */
const isIrish = (number: string): boolean =>
  hasIrishCheckLetter(/^\d[A-Z]/.test(number) ? `0${number.slice(2, 7)}${number.charAt(0)}${number.slice(7)}` : number);

/** A person's eleven digits start with the birth date, or with 32 since 2017. */
function isLatvian(digits: string): boolean {
  if (digits > '4') return weightedSum(digits, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;
  return ((weightedSum(digits, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9]) + 1) % 11) % 10 === Number(digits.charAt(10));
}

function isLithuanian(digits: string): boolean {
  const weights = (from: number) => Array.from({ length: digits.length - 1 }, (_, place) => 1 + ((place + from) % 9));
  const first = weightedSum(digits, weights(0)) % 11;
  const second = (weightedSum(digits, weights(2)) % 11) % 10;
  return (first < 10 ? first : second) === Number(digits.at(-1));
}

/**
 * Since 2020 sole traders have a number of their own that passes ISO 7064 MOD 97-10, letters as 10-35, not the
 * elfproef.
 */
function isDutch(number: string): boolean {
  const asDigits = `NL${number}`.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  return passesElfproef(number.slice(0, 9)) || BigInt(asDigits) % 97n === 1n;
}

const isRomanian = (digits: string): boolean =>
  ((weightedSum(digits.padStart(10, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === Number(digits.at(-1));

const isSlovenian = (digits: string): boolean => {
  const check = 11 - (weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) % 11);
  return check !== 11 && check % 10 === Number(digits.charAt(7));
};

const isSpanish = (number: string): boolean =>
  /^[\dKLMXYZ]/.test(number) ? hasSpanishControlLetter(number) : isCif(number);

/** Northern Ireland counts as part of the EU for goods; its numbers are British. 42 and 55 came with later series. */
function isNorthernIrish(digits: string): boolean {
  const remainder = weightedSum(digits, [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97;
  return [0, 42, 55].includes(remainder);
}

/**
 * By prefix; Germany and Austria have types of their own.
 * Shapes: Council Directive 2006/112/EC art. 214-215 and the European Commission's VIES FAQ, question 11. Check digits:
 * the states' own publications as gathered in the Commission's "VIES-VAT algorithms" document.
 */
export const vatRules: Readonly<Record<string, VatRule>> = {
  BE: { shape: /^[01]\d{9}$/, isValid: (digits) => isComplement97(digits.slice(0, 8), digits.slice(8)) },
  BG: { shape: /^\d{9,10}$/, isValid: isBulgarian },
  CY: { shape: /^(?!12)[0-59]\d{7}[A-Z]$/, isValid: isCypriot },
  CZ: { shape: /^(?!9\d{7}$)\d{8,10}$/, isValid: isCzech },
  DK: { shape: /^[1-9]\d{7}$/, isValid: isMultiple([2, 7, 6, 5, 4, 3, 2, 1], 11) },
  EE: { shape: /^\d{9}$/, isValid: isMultiple([3, 7, 1, 3, 7, 1, 3, 7, 1], 10) },
  EL: { shape: /^\d{9}$/, isValid: isGreek },
  ES: { shape: /^(?:\d{8}[A-Z]|[KLMXYZ]\d{7}[A-Z]|[ABCDEFGHJNPQRSUVW]\d{7}[\dA-J])$/, isValid: isSpanish },
  FI: { shape: /^\d{8}$/, isValid: isMultiple([7, 9, 10, 5, 8, 4, 2, 1], 11) },
  FR: { shape: /^[\dA-HJ-NP-Z]{2}\d{9}$/, isValid: isFrench },
  HR: { shape: /^\d{11}$/, isValid: isIso7064Mod11_10 },
  HU: { shape: /^\d{8}$/, isValid: isMultiple([9, 7, 3, 1, 9, 7, 3, 1], 10) },
  IE: { shape: /^(?:\d{7}[A-W][A-I]?|\d[A-Z]\d{5}[A-W])$/, isValid: isIrish },
  IT: { shape: /^\d{11}$/, isValid: isPartitaIva },
  LT: { shape: /^(?:\d{7}1\d|\d{10}1\d)$/, isValid: isLithuanian },
  LU: { shape: /^\d{8}$/, isValid: (digits) => Number(digits.slice(0, 6)) % 89 === Number(digits.slice(6)) },
  LV: { shape: /^\d{11}$/, isValid: isLatvian },
  MT: { shape: /^[1-9]\d{7}$/, isValid: isMultiple([3, 4, 6, 7, 8, 9, 10, 1], 37) },
  NL: { shape: /^\d{9}B(?!00)\d{2}$/, isValid: isDutch },
  PL: { shape: /^\d{10}$/, isValid: hasNipCheckDigit },
  PT: { shape: /^[1-9]\d{8}$/, isValid: hasPortugueseCheckDigit },
  RO: { shape: /^[1-9]\d{3,9}$/, isValid: isRomanian },
  SE: { shape: /^\d{10}01$/, isValid: (digits) => isLuhn(digits.slice(0, 10)) },
  SI: { shape: /^[1-9]\d{7}$/, isValid: isSlovenian },
  SK: { shape: /^[1-9]\d[2-47-9]\d{7}$/, isValid: (digits) => Number(digits) % 11 === 0 },
  XI: { shape: /^\d{9}$/, isValid: isNorthernIrish },
};
