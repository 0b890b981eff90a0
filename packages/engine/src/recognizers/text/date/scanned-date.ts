/** Birth dates that scanners or the boxes of a form have spoilt, and how to read them. */
import { isDate } from './date-forms.js';

/** A date as a scan may spoil it: spaces between all signs, or `l`, `I`, `O` for digits. */
export const scannedDate = String.raw`(?:[\dlIO] ){1,2}\. (?:[\dlIO] ){1,2}\. (?:[\dlIO] ){3}[\dlIO](?![\p{L}\d]|[./-]\d)|[\dlIO]{1,2}(?:\. ?|(?:st|nd|rd|th)? )(?:[\dlIO]{1,2}(?:\. ?| )|\p{L}{3,9} |\p{L}{1,5} \p{Ll}{2,8} )[12lI][\dlIO]{3}(?![\p{L}\d]|[./-]\d)`;
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
