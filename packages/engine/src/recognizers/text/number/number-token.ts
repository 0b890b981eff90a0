/** What a file, customer or order number looks like once a word says that it is one. */
import { isIPv4 } from 'node:net';
import { digitCount } from '../../../normalize.js';
import { wordEnd } from '../bounds.js';
import { isDate } from '../date/date-forms.js';
import { source } from '../pattern.js';

/** A joint said aloud, as in a transcript. */
export const spokenJoint =
  '(?:[sS]chrägstrich|[bB]indestrich|[qQ]uerstrich|[sS]trich|[sS]lash|[dD]ash|[hH]yphen|[sS]troke)';

/** Letters, digits and joints, the first group of a number: `RE-2024/00815`, `A1B2`. */
const firstGroup = source`
  (?:\p{Lu}{1,3} ${spokenJoint} (?=\d))?
  [\p{L}\p{N}](?:[\p{L}\p{N}]|[-‐‑–/._*:](?=[\p{L}\p{N}*])|/(?=/\d)){0,35}
`;

/** `12.345.678-9` */
const thousands = String.raw`\d{1,3}(?:\.\d{3}){1,3}(?:-\d{1,4})?`;

/** `4417.20.1` behind a capital, no date. */
const dotted = String.raw`(?<=\p{Lu} )(?!\d{1,2}\.\d{1,2}\.\d{2})\d{1,4}(?:\.\d{2,4}){1,4}(?:\.\d(?!\d))?(?:-\d{1,4})?`;

/** Initials behind a year, and no currency: `1187/26 WA`, `1187/26 Kr-mü`, `1187/2026 tr/mh`, `318-26 M/ha`. */
const initials = source`
  (?:
  (?<=/\d{2,4} )(?!EUR|USD|CHF)(?:\p{Lu}{1,3}(?=[,;.)]|\s|$)|\p{L}{1,3}[-/]\p{L}{1,3}(?![/-]))|
  (?<=\d-\d{2,5} )\p{Lu}{1,2}\p{Ll}{0,2}[/-]\p{Ll}{1,3}
  )
`;

/** `2041-B/7`, `6377-0281.5` */
const digits = source`
  (?!(?<=-\d{4,8} )\d{1,3} \p{L}\p{Ll}{2})\d{2,12}(?:[-/](?:[\p{Lu}\d]{1,8}|\p{Lu}\p{Ll}(?!\p{L}))){0,4}
  (?:(?<=-\d{3,8}|\p{Lu} \d{6,8}|\d{3} \d{3} \d{3})\.\d{1,2}(?!\d))?
`;

/** One digit alone: behind a joint, behind eight digits, or at the end of the clause. */
const singleDigit = source`
  (?:
  (?<=\d ?[-/] ?)\d|
  (?<=(?<![\p{L}\d])\p{Lu}{1,3} )\d(?= \d{3} \d{3}(?!\d))|
  (?<=\d{4} \d{4} )\d(?!\d)|
  (?<=\d )\d(?=[,;)?!\r\n]|\.?(?:\s|$)(?! ?\p{L})|(?<=\d{7} \d)\. \p{Lu}\p{Ll})
  )
`;

/** Capitals before a number (`AB 77`), around a slash, or closing it. */
const capitals = source`
  (?:
  (?!HTTP)[\p{Lu}]{1,4}(?= ?[-/]?\d)[-/]?\d{0,12}|
  \p{Lu}{1,2}(?= / \d)|
  (?<=\d ?/? )\p{Lu}{2}(?=[,;.)\r\n"“«])|
  (?<=\d{4} |\d\d \d\d )\p{Lu}(?=[.,;)]?(?:\r?\n|$)|[.;] \p{Lu}|[,)] | {2})
  )
`;

/** A decimal, a date or a unit behind a group says that it is an amount. */
const behindAmount = String.raw`[.,:]\d| ?(?:€|EUR|Euro|USD|%|Stück|Stk|x )`;

/** Another label and its number: ` / LANR 682982510`, ` BLZ 37040044`. */
const nextLabel = String.raw`(?: / \p{Lu}{2,5}| (?:BLZ|PLZ|AHV|LANR|BSNR))[ ]\d`;

/** A further group, behind a joint or a space; of letters only before or after digits. */
const furtherGroup = source`
  (?!${nextLabel})(?: ?[-/] ?| )
  (?:
  ${thousands}|
  ${dotted}|
  (?=\d{1,8}\p{Lu})[\p{Lu}\d]{2,14}|
  ${initials}|
  ${singleDigit}|
  ${digits}|
  ${capitals}|
  ${spokenJoint} [\p{Lu}\d]{1,12}|
  \d{1,3}(?=/\d)
  )
  (?![\p{L}\p{N}]|${behindAmount})
`;

/** Source of one number, of up to six groups. Check with `isNumber`. */
export const numberToken = source`${firstGroup}(?:${furtherGroup}){0,5}${wordEnd}(?![,:]\d|@)`;

/** Initials that a letter gives as its reference: `Mü/kl`, `ESM/kl`. */
const isDictationMark = (value: string): boolean =>
  /^(?:\p{Lu}\p{Ll}{0,3}[/-]\p{L}{1,3}|\p{Lu}{2,4}\/\p{Ll}{2,3})$/u.test(value);

/** More than one digit alone: two of them, a capital, or a joint. */
const hasEnough = /\d.?\d|[A-Z].*\d|\d.*[A-Z]|[-/]/u;

/** What a token with digits is instead of a number. */
const otherShapes = [
  // a random identifier of a program (RFC 9562 § 4)
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
  // a scanned date: `l2.O3.2024`; a date with an hour: `11/12/2026 2130`; day and month
  /^[\dOl]{1,2}\.[\dOl]{1,2}\.[12l][\dOl]{3}$/,
  /^\d{1,2}[./]\d{1,2}[./]\d{4} \d{4}$/,
  /^\d{1,2}[./]\d{1,2}(?:\.?| [AaPp][Mm])$/,
  /^(?:[O0][1-9l]|[1l][0-2Ol])[./]2[\dOl]{3}$/,
  // a scanned year: `2O22`, `l998`
  /^(?=.*[Ol])(?:[1l]9|2[0O])[\dOl]{2}$/,
  // a scale: `0 1 2 3 4 5 6 7 8 9 10`, also as scanned text is joined
  /^(?:0 ?)?1 2 3 4(?: |$)|^0?123456789 ?10$/,
  // an hour, an amount
  /^[\dOl]{1,2}:[\dOl]{2}(?![\dOl])/,
  /^\d{1,3}(?:\.\d{3})*,\d\d$/,
  /^\d{1,3}[.,](?=\d?[Ol])[\dOl]{2}$/,
  // a word in lower case: `release2`, `v/2.1`, `sample-v2`; a word with a capital
  /^\p{Ll}+(?:\d?|\/[\d.]+|(?:-\p{Ll}+)*-v\d)$/u,
  /^\p{Lu}\p{Ll}{2,}(?: |$)/u,
];

/** Tells whether the token is neither a date, an amount, an address of a network, nor a word. */
export const isNumber = (value: string): boolean =>
  isDictationMark(value) ||
  (/\d/.test(value) &&
    hasEnough.test(value) &&
    !isDate(value) &&
    !isIPv4(value.replace(/:\d+$/, '')) &&
    !otherShapes.some((shape) => shape.test(value)));

const yearRange = /^(?:19|20)\d\d[-/–](?:(?:19|20)\d\d|\d\d)$/;
const countInThousands = /^\d+(?:\.\d{3})+$/;

/** Tells whether a weaker word will do for a number: it has five digits, or three with a capital or joint. */
export const isTellingNumber = (value: string): boolean =>
  isNumber(value) &&
  !isDictationMark(value) &&
  !yearRange.test(value) &&
  !countInThousands.test(value) &&
  (digitCount(value) >= 5 || (digitCount(value) >= 3 && /[\p{Lu}/-]/u.test(value)));
