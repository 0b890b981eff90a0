/** Parts of postal codes with their places, and what stands before them. */
import { anyOf } from '../any-of.js';
import { oneOf, source } from '../pattern.js';
import { contractParties, countedNouns } from './place-words.js';
import { wordEnd, wordStart } from '../bounds.js';

/** Five digits, as `isGermanCode` takes them. */
export const germanCode = String.raw`(?:0[1-9]|[1-9]\d)\d{3}`;

/** Whether five digits are in the range of German codes. */
export const isGermanCode = (code: string): boolean => code.length === 5 && code >= '01001' && code <= '99998';

/** Four digits, as in Austria, Switzerland and Liechtenstein. */
export const fourDigits = String.raw`[1-9]\d{3}`;

/** Between code and place. */
export const gap = String.raw`[ \u00a0\t]{1,3}`;

/** `12000 Euro` is no place. */
export const notCounted = `(?!${anyOf(countedNouns)}${wordEnd})`;

/** A code ends here, and no decimal number goes on. */
export const codeEnd = String.raw`${wordEnd}(?![.,]\d)`;

/** `am Main`, `v. d. Höhe`, `bei Ulm`. */
const byWhat = source`
  (?:an|in|am|im|a\.|i\.|b\.|v\.|ob|auf|vor|unter|bei) ?
  (?:(?:der|dem|den|d\.|deren) ?)?
  (?:\p{Lu}[\p{L}\p{M}]{2,20}|\p{Lu}\p{Ll}{0,2}\.)`;

/** `Stuttgart`, `Bad Homburg v. d. Höhe`, `Frankfurt am Main`, `Freiburg (Elbe)`; of `Ulm (Vermieter)` only `Ulm`. */
export const place = source`
  ${notCounted}
  (?:(?:Bad|Sankt|St\.|Markt|Groß|Klein|Neu|Alt|BAD) )?
  \p{Lu}[\p{L}\p{M}]{1,30}(?:[-/]\p{L}[\p{L}\p{M}]{1,30}){0,3}
  (?: (?:${byWhat}|\((?!${oneOf(contractParties)})\p{Lu}[\p{L}\p{M} ]{1,20}\)))?`;

/** The place ends here, at a mark, a gap or the end of the line. */
export const endOfPlace = String.raw`(?=[ \t]{0,4}(?:[,;.)(|"·•]|\r?\n|$| {2}))`;

/** `DE-`, `D `, `d–`. */
export const germanCountryCode = `${wordStart}(?:DE?|de?)[-– ]{1,2}`;

/** Behind the end of a street address or post-office box, on the same line or the one above; a year ends none. */
export const behindStreet = source`
  (?=\d)(?<=
    \p{L}[ .]{0,3}(?!(?:19|20)\d\d,)\d{1,4} ?[a-zA-Z½]?(?:[-–/] ?\d{1,3}[a-z]?)?
    (?:
      [ \t]{0,3}[;|·•∙▪■◆*~–-][ \t]{0,3}
      |,[ \t]{1,3}
      |[ \t]{2,8}
      |[ \t,]{0,3}\r?\n[ \t>|]{0,8}
    )
  )`;

const codeLabel = source`(?:
  PLZ|Plz|plz|Postleitzahl|postleitzahl|POSTLEITZAHL
  |(?:Wohn|Unfall|Tat|Einsatz|Liefer|Leistungs|Schaden)ort|(?<!\p{L})[oO]rt
  |ZIP|zip|[pP]ostal[_ ]?[cC]ode
)`;
/** Behind `PLZ: `, `PLZ/Ort `, `"postal_code": "`. */
export const behindLabel = source`
  (?=\d)(?<=
    ${codeLabel}(?:[ ]?[,/&][ ]?(?:Ort|Wohnort|ORT|Stadt))?
    ["']?[ \t]{0,20}[:=|]?[ \t]{0,20}(?:\r?\n)?["']?
  )`;
