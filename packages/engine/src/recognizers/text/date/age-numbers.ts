/** How ages are written, in digits and in words. */
import { anyOf } from '../any-of.js';
import {
  englishBelowHundred,
  englishOnes,
  englishTeens,
  germanBelowHundred,
  germanOnes,
  germanTeens,
} from '../number-words.js';
import { oneOf } from '../pattern.js';

/** A number to 119, halves too: `45`, `2,5`, `4½`. */
export const ageInDigits = String.raw`(?:1[01]\d|\d{1,2}(?:[.,]5|½| ?1/2)?)`;

const englishInWords = englishBelowHundred(String.raw`[-‐‑– \u00a0]`);
/** A number to 99 in words: `fünfundvierzig`, `forty-five`. */
export const ageInWords = `(?:${germanBelowHundred}|${englishInWords})`;

/** Twenty or more in words, which nothing is counted by in passing: `eighty-two`. */
export const ageInTens = String.raw`(?=\p{Ll}{5})(?!(?:three|seven|eight|sieben)(?![\p{L}-]))${ageInWords}`;

/** In digits or in words. */
export const ageInDigitsOrWords = `(?:${ageInDigits}|${ageInWords})`;

/** Three to twelve in words, as children's ages are told. */
export const fewYears = anyOf([
  ...englishOnes.slice(2),
  ...germanOnes.slice(2),
  ...englishTeens.slice(0, 3),
  ...germanTeens.slice(0, 3),
]);

/** Whole years, 1 to 119. */
export const wholeYears = String.raw`(?:1[01]\d|[1-9]\d?)`;

/** `7`, `11 months`: an age that its place alone shows, with its unit if it has one. */
export const anyAge = String.raw`\d{1,2}(?: (?:Monate|Mon\.|Wochen|Jahre|J\.|months|mths|weeks|wks|years|yrs))?`;

/** Units of the ages of babies. */
export const monthsOrDays = '(?:Monate|Wochen|Tage|months|mths|weeks|wks|days)';

/** The German word for years behind a number, or its abbreviation. */
export const jahre = String.raw`(?:J\.|Jahre)`;

/** `2. OG`, `3. Klasse`: a floor, class or place behind a name is no age. */
export const noOrdinal = String.raw`(?!\. ?(?:[A-Z]{2}|Stock|Stockwerk|Etage|Stk|Etg?|Ober|Klasse|Platz|Mal|Kl)(?![a-z]{3}))`;

/** Nobody is `0`: numbers of one digit are found down to it. */
export const isAge = (text: string): boolean => text !== '0';

/** Before an age that somebody guesses. */
export const guesses: readonly string[] = [
  'ca.', 'etwa', 'ungefähr', 'circa', 'zirka', 'um die', 'rund', 'geschätzt', 'geschätzte', 'schätzungsweise', 'knapp',
  'fast', 'über', 'approx.', 'approx', 'approximately', 'about', 'around', 'c.', 'est.', 'roughly', 'nearly', 'almost',
  'over', 'under',
]; // prettier-ignore

/** Source of any of these. */
export const guess = oneOf(guesses);
