/** Number words as people say them when they read a number out. */
import { anyOf } from '../any-of.js';
import { englishOnes, englishTens, germanOnes, germanTeens, germanTens } from '../number-words.js';

const ones = [...germanOnes, 'zwo'];
const germanNumbers = [
  'null', 'eins', ...ones.slice(1), ...germanTeens, ...germanTens,
  ...ones.flatMap((one) => germanTens.map((ten) => `${one}und${ten}`)), 'hundert',
]; // prettier-ignore
const englishNumbers = [
  'zero', 'oh', ...englishOnes, 'ten', 'eleven', 'twelve', ...englishTens, 'hundred', 'thousand',
  ...englishTens.flatMap((ten) => englishOnes.map((one) => `${ten}-${one}`)),
]; // prettier-ignore

const twice = String.raw`(?:(?:[dD]ouble|[tT]riple|[dD]oppel) ?-?)?`;

/** Source of one number word, German or English, also doubled: `double seven`, `doppel-vier`. */
export const spokenDigit = String.raw`${twice}${anyOf([...germanNumbers, ...englishNumbers])}(?!\p{L})`;
