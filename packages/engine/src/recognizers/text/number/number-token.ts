/** What a file, customer or order number looks like once a word says that it is one. */
import { isDate } from '../date/date-forms.js';
import { wordEnd } from '../any-of.js';

/** Groups of letters, digits and joints; a further group after a space only if it is of digits, or of capitals before or after digits. */
const group = String.raw`(?:\p{Lu}{1,3} (?:Strich|Schrägstrich|dash|slash) (?=\d))?[\p{L}\p{N}](?:[\p{L}\p{N}]|[-‐‑–/._*:](?=[\p{L}\p{N}*])|/(?=/\d)){0,35}`;
const dotted = String.raw`(?<=\p{Lu} )(?!\d{1,2}\.\d{1,2}\.\d{2})\d{1,4}(?:\.\d{2,4}){1,4}(?:-\d{1,4})?`;
const initials = String.raw`(?<=/\d{2,4} )(?!EUR|USD|CHF)(?:\p{Lu}{1,3}(?=[,;.)]|\s|$)|\p{Lu}\p{Ll}?-\p{Ll}{1,2})`;
const furtherGroup = String.raw`(?: ?[-/] ?| )(?:\d{1,3}(?:\.\d{3}){1,3}(?:-\d{1,4})?|${dotted}|(?=\d{1,8}\p{Lu})[\p{Lu}\d]{2,14}|${initials}|(?<=\d ?[-/] ?)\d|\d{2,12}(?:[-/](?:[\p{Lu}\d]{1,8}|\p{Lu}\p{Ll}(?!\p{L}))){0,4}|(?<=\d{4} \d{4} )\d(?!\d)|(?<=\d )\d(?=[,;)\r\n]|\.?(?:\s|$)(?![ ]?\p{L}))|(?!HTTP)[\p{Lu}]{1,4}(?= ?[-/]?\d)[-/]?\d{0,12}|\p{Lu}{1,2}(?= / \d)|(?:Strich|Schrägstrich|[dD]ash|[sS]lash|[hH]yphen|[sS]troke) [\p{Lu}\d]{1,12}|\d{1,3}(?=/\d)|(?<=\d ?/? )\p{Lu}{2}(?=[,;.)\r\n"“«]))(?![\p{L}\p{N}]|[.,:]\d|[.]\d{2}|[ ]?(?:€|EUR|Euro|USD|%|Stück|Stk|x ))`;

/** Source of one number, of up to six groups. Check with `isNumber`. */
export const numberToken = String.raw`${group}(?:${furtherGroup}){0,5}${wordEnd}(?![,:]\d|@)`;

/** Initials that a letter gives as its reference: `Mü/kl`. */
const isDictationMark = (value: string): boolean => /^\p{Lu}\p{Ll}{0,3}[/-]\p{L}{1,3}$/u.test(value);

/** A random identifier of a program (RFC 9562 § 4). */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Tells whether the token is neither a date, an amount, a telephone number with its `+`, nor a word. */
export const isNumber = (value: string): boolean =>
  isDictationMark(value) ||
  (/\d/.test(value) &&
    !uuid.test(value) &&
    /\d.?\d|[A-Z].*\d|\d.*[A-Z]|[-/]/u.test(value) &&
    !isDate(value) &&
    !/^[\dOl]{1,2}\.[\dOl]{1,2}\.[\dOl]{4}$/.test(value) &&
    !/^\d{1,2}:\d\d(?!\d)/.test(value) &&
    !/^\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?$/.test(value) &&
    !/^\d{1,3}(?:\.\d{3})*,\d\d$/.test(value) &&
    !/^\p{Ll}+(?:\d?|\/[\d.]+)$/u.test(value) &&
    !/^\p{Lu}\p{Ll}{2,}(?: |$)/u.test(value) &&
    !value.startsWith('+') &&
    !/^\d{1,2}[./]\d{1,2}\.?$/.test(value));

const digitsIn = (value: string): number => value.replace(/\D/g, '').length;

/** Tells whether a number has so much of one that a weaker word will do: five digits, or three with a capital or joint. */
export const isTellingNumber = (value: string): boolean =>
  isNumber(value) &&
  !isDictationMark(value) &&
  !/^(?:19|20)\d\d[-/–](?:(?:19|20)\d\d|\d\d)$/.test(value) &&
  !/^\d+(?:[.]\d{3})+$/.test(value) &&
  (digitsIn(value) >= 5 || (digitsIn(value) >= 3 && /[\p{Lu}/-]/u.test(value)));
