/** Number words as people say them when they read a number out. */
import { tokenEnd } from '../bounds.js';
import { withOrWithoutCapital } from '../capital.js';
import { englishOnes, englishTeens, englishTens, germanOnes, germanTeens, germanTens } from '../number-words.js';
import { oneOf } from '../pattern.js';
import { spokenJoint } from './number-token.js';

/** Any of `words`, a capital first or none, as transcripts write them; for any case it would be four times as long. */
const written = (words: readonly string[]): string =>
  withOrWithoutCapital(words)
    .replaceAll('ü', '(?:ü|u(?:\u0308|e))')
    .replaceAll('ö', '(?:ö|o(?:\u0308|e))')
    .replaceAll('ß', '(?:ß|ss)');

const germanHundreds = `(?:${oneOf(germanOnes)}?hundert(?:und)?)?`;
const germanTensWithOnes = `(?:${written([...germanOnes, 'zwo'])}und)?${written(germanTens)}`;
const german = `${germanHundreds}(?:${germanTensWithOnes}|${written([...germanTeens, ...germanOnes.slice(1)])})`;
const englishTensWithOnes = `${written(englishTens)}(?:[-‐‑–]${oneOf(englishOnes)})?`;
const english = `(?:${englishTensWithOnes}|${written([...englishTeens, ...englishOnes])})`;
const others = written(['null', 'eins', 'zwo', 'hundert', 'zero', 'oh', 'hundred', 'thousand']);
const twice = String.raw`(?:(?:[dD]ouble|[tT]riple|[dD]oppel) ?-?)?`;

/** Source of one number word, German or English, also doubled: `double seven`, `doppel-vier`. */
export const spokenDigit = String.raw`${twice}(?:${german}|${english}|${others})(?!\p{L})`;

/** ` Schrägstrich `, `, dash `. */
const joint = `[,.…]{0,3} (?:${spokenJoint}|[mM]inus),? `;
/** `, `, `-`, ` und dann `, ` Schrägstrich `. */
export const between = String.raw`(?:${joint}|[ ,.…–-]{1,4}(?:(?:und|dann|and|then|äh|ähm|uh|um) ){0,2})`;
/** A letter alone, in transcripts of machines also a small one; before a number, `a` and `i` are words. */
export const letter = String.raw`(?:(?:[A-ZÄÖÜb-hj-z]|[ai](?= [a-z] ))${tokenEnd})`;
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
