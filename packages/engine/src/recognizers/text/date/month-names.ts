/**
 * Months as German and English texts write them, to their number.
 * Origin: Unicode CLDR 46 (de, de-AT, en: wide and abbreviated), Roman numerals as in older German records; November
 * 2026.
 */
import { anyOf } from '../any-of.js';

/** Whole names and abbreviations in lower case, each with its number. */
export const monthNumbers: Readonly<Record<string, number>> = {
  januar: 1, jänner: 1, jan: 1, january: 1,
  februar: 2, feber: 2, feb: 2, febr: 2, february: 2,
  märz: 3, mär: 3, mrz: 3, march: 3, mar: 3,
  april: 4, apr: 4,
  mai: 5, may: 5,
  juni: 6, jun: 6, june: 6, juno: 6,
  juli: 7, jul: 7, july: 7, julei: 7,
  august: 8, aug: 8,
  september: 9, sep: 9, sept: 9,
  oktober: 10, okt: 10, october: 10, oct: 10,
  november: 11, nov: 11,
  dezember: 12, dez: 12, december: 12, dec: 12,
}; // prettier-ignore

/** The months in English, in lower case. */
export const englishMonths = [
  'january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november',
  'december',
] as const; // prettier-ignore

/** Source of a month by its whole name, German or English. */
export const wholeMonth = anyOf(
  Object.keys(monthNumbers).filter((name) => name.length > 3 || name === 'mai' || name === 'may'),
);

/** Roman months, I to XII. */
export const romanMonths: readonly string[] = [
  'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII',
]; // prettier-ignore
