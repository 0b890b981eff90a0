/** Number words as people say them when they read a number out. */
import { anyOf } from '../any-of.js';
import { tokenEnd } from '../bounds.js';
import { englishBelowHundred, germanBelowHundred } from '../number-words.js';
import { oneOf } from '../pattern.js';
import { spokenJoint } from './number-token.js';

const others = anyOf(['null', 'eins', 'zwo', 'hundert', 'zero', 'oh', 'hundred', 'thousand']);
const twice = String.raw`(?:(?:[dD]ouble|[tT]riple|[dD]oppel) ?-?)?`;

/** Source of one number word, German or English, also doubled: `double seven`, `doppel-vier`. */
export const spokenDigit = String.raw`${twice}(?:${germanBelowHundred}|${englishBelowHundred('[-‐‑–]')}|${others})(?!\p{L})`;

/** ` Schrägstrich `, `, dash `. */
const joint = `[,.…]{0,3} (?:${spokenJoint}|[mM]inus),? `;
/** `, `, `-`, ` und dann `, ` Schrägstrich `. */
export const between = String.raw`(?:${joint}|[ ,.…–-]{1,3}(?:(?:und|dann|and|then|äh|ähm|uh|um) ){0,2})`;
/** A letter alone. */
export const letter = String.raw`(?:[A-ZÄÖÜ]${tokenEnd})`;
/** Labels that stand before a number as letters do: `P H N six four two`, `MRN four four one`. */
const labels = [
  'PHN', 'ULI', 'MRN', 'NHS', 'SSN', 'DOB', 'NPI', 'EIN', 'VIN', 'URN', 'CRN', 'TFN', 'HCN', 'CHI', 'WCB', 'ID', 'PIN',
  'IBAN', 'BIC', 'PO', 'NO', 'NR', 'AZ',
]; // prettier-ignore
/** Source of such a label. */
export const label = `(?:${oneOf([...labels, ...labels.map((name) => name.split('').join(' '))])} )`;
/** `KH vier sieben`: capitals together, before digits in small letters. */
export const capitals = String.raw`(?:[A-ZÄÖÜ]{2,4}(?=,? \p{Ll}))`;
/** As many number words, or more. */
export const digits = (least: number, joined = between): string =>
  `${spokenDigit}(?:${joined}${spokenDigit}){${least - 1},24}`;
/** In numbers of three digits, where a comma or `and` would list something. */
export const shortBetween = `(?:${joint}|[ -])`;

const digit = new RegExp(String.raw`${spokenDigit}|\d`, 'gu');
/** Three digits at least, in figures or words: names alone can be a family. */
export const hasDigits = (words: string): boolean => (words.match(digit) ?? []).length >= 3;
