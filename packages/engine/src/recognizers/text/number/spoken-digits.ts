/** Number words as people say them when they read a number out. */
import { anyOf } from '../any-of.js';

const ones = ['ein', 'zwei', 'zwo', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
const tens = ['zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'];
const germanNumbers = [
  'null', 'eins', ...ones.slice(1), 'zehn', 'elf', 'zwölf', 'dreizehn', 'vierzehn', 'fünfzehn', 'sechzehn', 'siebzehn',
  'achtzehn', 'neunzehn', ...tens, ...ones.flatMap((one) => tens.map((ten) => `${one}und${ten}`)), 'hundert',
]; // prettier-ignore
const englishOnes = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const englishTens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const englishNumbers = [
  'zero', 'oh', ...englishOnes, 'ten', 'eleven', 'twelve', ...englishTens, 'hundred', 'thousand',
  ...englishTens.flatMap((ten) => englishOnes.map((one) => `${ten}-${one}`)),
]; // prettier-ignore

/** Source of one number word, German or English, also doubled: `double seven`, `doppel-vier`. */
export const spokenDigit = String.raw`(?:(?:[dD]ouble|[tT]riple|[dD]oppel) ?-?)?${anyOf([...germanNumbers, ...englishNumbers])}(?!\p{L})`;
