/** The words that German numbers below a million and English ones below a hundred are made of. */
import { anyOf } from './any-of.js';
import { oneOf } from './pattern.js';

/** One to nine. */
export const germanOnes = ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
/** Ten to nineteen. */
export const germanTeens = [
  'zehn', 'elf', 'zwölf', 'dreizehn', 'vierzehn', 'fünfzehn', 'sechzehn', 'siebzehn', 'achtzehn', 'neunzehn',
]; // prettier-ignore
/** Twenty to ninety. */
export const germanTens = ['zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'];

/** German digits as people say them one by one; `zwo` is not heard as `drei`. */
export const spokenGermanDigits = [...germanOnes.slice(1), 'eins', 'ein', 'zwo', 'null'];

/** Source of a German number from ten to ninety-nine: `zwölf`, `sechsundzwanzig`. */
export const germanTwoDigits = `(?:${oneOf([...germanTeens, ...germanTens])}|${oneOf(germanOnes)}und${oneOf(germanTens)})`;

/** Source of a German number from two to ninety-nine in any case: `drei`, `zwölf`, `SECHSUNDZWANZIG`. */
export const germanBelowHundred =
  `(?:(?:${anyOf([...germanOnes, 'zwo'])}${anyOf(['und'])})?${anyOf(germanTens)}|` +
  `${anyOf([...germanTeens, ...germanOnes.slice(1)])})`;

/** One to nine in English. */
export const englishOnes = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** English digits as people say them one by one; `oh` is zero. */
export const spokenEnglishDigits = [...englishOnes, 'zero', 'oh'];
/** Ten to nineteen in English. */
export const englishTeens = [
  'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen',
]; // prettier-ignore
/** Twenty to ninety in English. */
export const englishTens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Source of an English number to ninety-nine in any case; `joint` stands between its words: `forty-five`. */
export const englishBelowHundred = (joint: string): string =>
  `(?:${anyOf(englishTens)}(?:${joint}${anyOf(englishOnes)})?|${anyOf([...englishTeens, ...englishOnes])})`;

const germanPart = anyOf([
  'null', 'eins', 'zwo', 'hundert', 'tausend', 'und', ...germanTens, ...germanTeens, ...germanOnes,
]); // prettier-ignore
/**
 * Source of a German number word below a million in one piece: `vierhundertzwölf`, `zweitausendfünfundzwanzig`. Its
 * parts are bounded, so that any text takes linear time.
 */
export const germanNumberWord = `(?:${germanPart}){1,9}`;
