/**
 * Months to their numbers, as German and English texts write them, and as those of neighbours do.
 * Origin: Unicode CLDR 46 (de, de-AT, en: wide and abbreviated; fr, it, es, pt, nl: wide), Roman numerals as in older
 * German records; November 2026.
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

/**
 * Months in French, Italian, Spanish, Portuguese and Dutch, where the two others write them otherwise. Only behind a word
 * for a birth: `mars`, `out` and `set` are other things too.
 */
export const otherMonthNumbers: Readonly<Record<string, number>> = {
  janvier: 1, gennaio: 1, enero: 1, janeiro: 1, januari: 1,
  février: 2, fevrier: 2, febbraio: 2, febrero: 2, fevereiro: 2, februari: 2,
  mars: 3, marzo: 3, março: 3, maart: 3,
  avril: 4, aprile: 4, abril: 4,
  maggio: 5, mayo: 5, maio: 5, mei: 5,
  juin: 6, giugno: 6, junio: 6, junho: 6,
  juillet: 7, luglio: 7, julio: 7, julho: 7,
  août: 8, aout: 8, agosto: 8, augustus: 8,
  septembre: 9, settembre: 9, septiembre: 9, setembro: 9,
  octobre: 10, ottobre: 10, octubre: 10, outubro: 10,
  novembre: 11, noviembre: 11, novembro: 11,
  décembre: 12, decembre: 12, dicembre: 12, diciembre: 12, dezembro: 12,
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
