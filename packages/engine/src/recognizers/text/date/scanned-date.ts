/** Birth dates that scanners or the boxes of a form have spoilt, and how to read them. */
import { source } from '../pattern.js';
import { isDate } from './date-forms.js';

/** A digit, or a letter that a scan took it for. */
const digit = String.raw`[\dlIO]`;
const end = String.raw`(?![\p{L}\d]|[./-]\d)`;
/** A month in digits, as a word, or as a word in two: `03. `, `March `, `Sep tember `. */
const month = source`(?:${digit}{1,2}(?:\. ?| )|\p{L}{3,9} |\p{L}{1,5} \p{Ll}{2,8} )`;

/** A date as a scan may spoil it: `1 2 . 0 3 . 1 9 8 0`, `8. Sep tember l987`, `l2th March l979`. */
export const scannedDate = source`
  (?:${digit} ){1,2}[./] (?:${digit} ){1,2}[./] (?:${digit} ){3}${digit}${end}
  |${digit}{1,2} ?[./-] ?${digit}{1,2} ?[./-] ?[12lI]${digit}{3}${end}
  |${digit}{1,2}(?:\. ?|(?:st|nd|rd|th)? )${month}[12lI]${digit}{3}${end}
`;

/** Digits alone: year first, or day first. */
function withDots(digits: string): string {
  const yearFirst = digits.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  return isDate(yearFirst) && /^(?:19|20)/.test(digits) ? yearFirst : digits.replace(/^(\d\d)(\d\d)(\d+)$/, '$1.$2.$3');
}

/** Undoes what `scannedDate` allows. A date that can be read as it stands is left alone: `12. III. 1980`. */
export function readAsPrinted(date: string): string {
  if (isDate(date)) return date;
  if (/^\d{1,2} \d{1,2} \d{4}$/.test(date)) return date.replaceAll(' ', '.');
  if (/^\d{6}(?:\d{2})?$/.test(date)) return withDots(date);
  const month = /(?<=\p{L}) (?=\p{Ll})/u;
  const joined = /^(?:\S ){4}/.test(date) ? date.replaceAll(' ', '') : date;
  return joined
    .replace(month, '')
    .replace(/(?<!\p{L}{2})[lI](?!\p{L}{2})/gu, '1')
    .replace(/(?<!\p{L}{2})O(?!\p{L}{2})/gu, '0');
}
