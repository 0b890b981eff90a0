/** How telephone numbers are written, whatever their country. */
import { source } from '../text/pattern.js';

/** Source of what stands between two digits: a space, `/`, `-`, `.`, a bracket, or a sign with spaces around it. */
export const phoneGap = String.raw`(?:[ \t\u00a0\u202f]{0,2}[/.()\-–‑][ \u00a0\u202f]?[()]?[ \u00a0]?|[ \t\u00a0\u202f])?`;

/**
 * A cell of a CSV file that begins with a digit: a telephone number, a date, an age, a house number before its street.
 */
const cellWithDigit = String.raw`0\d{2,4}[ /-]?\d|\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{4}|\d{1,3},|\d{1,5}[a-z]? \p{Lu}`;

/** Source of an end that is no longer number, decimal fraction, amount or percentage; another cell may follow. */
export const phoneEnd = source`
  (?!
  [\p{L}\p{N}]|[.:]\d|,(?!${cellWithDigit})\d|
  [ \u00a0]?(?:€|%|EUR|Euro|Stück|Stk|(?:h|Uhr)(?!\p{L}))|
  -\d
  )
`;

/** The end of an amount such as `2,046.50` or `1,030`. */
const endOfAmount = String.raw`0\d\d(?:\.\d\d)?(?![\d./-]| \d)`;

/**
 * Source of a start that continues no word, number, amount or reference such as `K-09496` and `NB-0240/0241`. A plus
 * behind a number and a blank begins another: `10:20 +49 …`.
 */
export const phoneStart = source`(?<!
  [\p{L}\p{N}_+]|
  \d(?:[.:/\-–]|[ \u00a0](?!\(?\+))|
  \d,(?!(?!${endOfAmount})[+(0]|\d{3}[.-]\d{3}[.-]\d{4})|
  (?<!\p{L})\p{L}-|(?<![\p{L}-])\p{L}{2}-
)`;

/** Source that refuses calendar dates: `01.02.2025`, `1/2/25`, `01-02-2025`, `2025-02-01`. */
export const notADate = source`(?!
  \d{1,2}(?:\. ?\d{1,2}\.|\/ ?\d{1,2}\/|- ?\d{1,2}-) ?(?:\d{4}|\d{2})(?!\d|[./-]\d)|
  \d{4}-\d{2}-\d{2}(?!\d)
)`;

/**
 * Source that refuses a place right after the label of another number: `Kundennummer 0711 ...`, `Art.-Nr. 0171 ...`.
 */
export const notAfterOtherLabel = source`
  (?<!
  (?<!tel(?:efon)?[.-]{0,2}|fax[.-]{0,2}|ruf|handy-?|mobil-?|anschluss|service|notruf)
  (?:
  (?<=[\p{L}.-])(?:nummer|nr\.?|konto|zeichen|träger)|
  // not at the end of Bruno, Diaz and Jean
  (?<=[.-])(?:no\.?|az\.?|isbn(?:-1[03])?|blz|ean|plz)|
  // things that are numbered
  (?<![\p{L}-])(?:artikel|ersatzteil|haushaltstitel|kostenstelle|buchungsstelle|modell|typ|item|part|sku|los|charge|zeichnung|formular|material|isbn|[sp]/n)
  )
  [:#]?[ \t]{0,3}
  )
`;

/**
 * A number without what is counted in brackets behind it, as the ` (2` of `+43 664 1234567 (2 messages)`, without a
 * year in the next cell, and without the `I` that begins the next sentence.
 */
export const withoutTrailingText = (value: string): string =>
  value.replace(/(?<=\d)[ \u00a0]?\(\d[^()]{0,4}$|(?<=\d(?:[ /-]{0,3}\d){5})\t(?:19|20)\d\d$|\. I$/u, '');

/** Dialable form: `+` and digits, or digits alone; the bracketed trunk zero of `+49 (0)711` is left out. */
export const dialable = (value: string): string =>
  value
    .replace(/^(\D*(?:\+|00)[\d ]{1,5})\(0\)/, '$1')
    .replace(/(?!^\+)\D/g, '')
    .replace(/^00/, '+');
