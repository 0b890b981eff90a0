/** Parts of postal codes with their places, and what stands before them. */
import type { PatternSource } from '../../../patterns/pattern-source.js';
import { anyOf } from '../any-of.js';
import { wordEnd, wordStart } from '../bounds.js';
import { thingLabels } from '../number/thing-labels.js';
import { oneOf, pattern, source } from '../pattern.js';
import { contractParties, countedNouns } from './place-words.js';

/** Five digits, as `isGermanCode` takes them. */
export const germanCode = String.raw`(?:0[1-9]|[1-9]\d)\d{3}`;

/** Whether five digits are in the range of German codes. */
export const isGermanCode = (code: string): boolean => code.length === 5 && code >= '01001' && code <= '99998';

/** Four digits, as in Austria, Switzerland and Liechtenstein. */
export const fourDigits = String.raw`[1-9]\d{3}`;

/** Between code and place. */
export const gap = String.raw`[ \u00a0\t]{1,3}`;

/** `R3C 0V8`, as Canada writes it. Rule: Canada Post, Addressing Guidelines (no D, F, I, O, Q or U). */
export const canadianCode = String.raw`[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d`;

/** `H53 X2C4`, `D6W XK28`. Rule: Eircode (routing key and unique identifier, without letters that look like digits). */
export const eircode = String.raw`[AC-FHKNPRTV-Y]\d[\dW] ?[AC-FHKNPRTV-Y\d]{4}`;

/** `560095`, `560 095`. Rule: India Post, Postal Index Number (the first digit is the zone, never 0). */
export const indianCode = String.raw`[1-9]\d{2} ?\d{3}`;

/** `12000 Euro` is no place. */
export const notCounted = `(?!${anyOf(countedNouns)}${wordEnd})`;

/** A code ends here, and no decimal number goes on. */
export const codeEnd = String.raw`${wordEnd}(?![.,]\d)`;

/** `am Main`, `v. d. Höhe`, `bei Ulm`. */
const byWhat = source`
  (?:an|in|am|im|a\.|i\.|b\.|v\.|ob|auf|vor|unter|bei) ?
  (?:(?:der|dem|den|d\.|deren) ?)?
  (?:\p{Lu}[\p{L}\p{M}]{2,20}|\p{Lu}\p{Ll}{0,2}\.)`;

/** The `C` of `Aarhus C`, the `1` of `Praha 1`, the `SG` of `Wil SG`, at the end of the place. */
const districtOrCanton = source`
  (?:[A-Z]|\d{1,2}|AG|AI|AR|BE|BL|BS|FR|GE|GL|GR|JU|LU|NE|NW|OW|SG|SH|SO|SZ|TG|TI|UR|VD|VS|ZG|ZH)
  (?=[ \t]{0,4}(?:[,;|"]|\r?\n|$| {2}))`;

/** `Stuttgart`, `Bad Homburg v. d. Höhe`, `Frankfurt am Main`, `Freiburg (Elbe)`; of `Ulm (Vermieter)` only `Ulm`. */
export const place = source`
  ${notCounted}
  (?:(?:Bad|Sankt|St\.|Markt|Groß|Klein|Neu|Alt|BAD) )?
  \p{Lu}[\p{L}\p{M}]{1,30}(?:[-/]\p{L}[\p{L}\p{M}]{1,30}){0,3}
  (?: (?:${byWhat}|${districtOrCanton}|\((?!${oneOf(contractParties)})\p{Lu}[\p{L}\p{M} ]{1,20}\)))?`;

/** The place ends here, at a mark, a gap or the end of the line. */
export const endOfPlace = String.raw`(?=[ \t]{0,4}(?:[,;.)(|"·•]|\r?\n|$| {2}))`;

/** `Cape Town`, `Mount Maunganui`. */
export const foreignTown = String.raw`\p{Lu}[\p{L}\p{M}'’]{1,20}(?:[ -]\p{Lu}[\p{L}\p{M}'’]{1,20}){0,2}`;

/** A thing has a number behind it that looks like a code: `Model R3C 0V8`. */
const notAThing = `(?!${anyOf(thingLabels)}[ ])`;

/**
 * Where an address ends, for a code that says much by its shape: alone on its line, behind a comma, or behind the names
 * of a place.
 */
export const addressEnds = (code: string): PatternSource[] => [
  pattern('gmu')`(?<=^[ \t>]{0,40})${code}(?=[ \t]{0,8}\r?$| {3})`,
  pattern('gu')`(?<=[\p{L}'’)]{2},[ ])${code}`,
  pattern('gmu')`(?<=(?:^[ \t>]{0,12}|, |[|·•–-] | {2})${notAThing}(?:\p{Lu}[\p{L}'’-]{2,20} ){1,3})${code}`,
];

/** `DE-`, `D `, `d–`. */
export const germanCountryCode = `${wordStart}(?:DE?|de?)[-– ]{1,2}`;

/** `Lindenweg 4`, `Kärntner Straße 311/2/7`: a street beyond doubt. */
const certainStreet = source`
  (?:[sS]tra(?:ß|ss)e|STRA(?:SS|ß)E|[sS]tr\.?|weg|gasse|platz|allee|ring|damm|gürtel)
  [ ]?\d{1,4} ?[a-zA-Z]?(?:[-–/] ?\d{1,3}[a-z]?){0,3}`;

/** `, 3. OG`, `, EG`, `, Top 4` behind a house number. */
const floorBehind = source`(?:
  , (?:\d{1,2}\. ?(?:OG|UG|Stock|Stk\.?|Etage|Obergeschoss)(?: (?:links|rechts|li\.|re\.))?|EG|DG|UG|Erdgeschoss|Dachgeschoss
  |(?:\d\. ?)?(?:HH|VH|GH|Hinterhaus|Vorderhaus)|[IVX]{1,4}\. (?:Stock|Etage|OG)
  |Parterre|Hochparterre|(?:Top|Tür|Whg\.|Wohnung|App\.) \d{1,3}|Postfach)
)?`;

/**
 * Behind the end of a street address or post-office box, on the same line or the one above, which may have other
 * columns; a year ends none.
 */
export const behindStreet = source`
  (?=\d)(?<=
    \p{L}[ .]{0,3}(?!(?:19|20)\d\d,)\d{1,4} ?[a-zA-Z½]?(?:[-–/] ?(?:\d{1,3}[a-z]?|[IVX]{1,4})){0,3}${floorBehind}
    (?:
      [ \t]{0,3}[;|·•∙▪■◆*~–-][ \t]{0,3}
      |,[ \t]{1,3}
      |[ \t]{2,8}
      |[ \t,]{0,3}\r?\n[ \t>|]{0,8}
    )
    |\n[ \t]{9,80}\p{Lu}[\p{L}.' -]{2,40}[ ]\d{1,4} ?[a-z]?[ \t,]{0,3}\r?\n[ \t]{9,80}
    |${certainStreet}[ \t,]{0,3}\r?\n(?:[^\n]{0,80} {2})?[ \t>|]{0,80}
    |${certainStreet} {2,40}[^\n]{0,80}\n[ \t>|]{0,80}
  )`;

const codeLabel = source`(?:
  PLZ|Plz|plz|Postleitzahl|postleitzahl|POSTLEITZAHL
  |(?:Wohn|Unfall|Tat|Einsatz|Liefer|Leistungs|Schaden)ort|(?<!\p{L})[oO]rt
  |ZIP|Zip|zip|[pP]ost(?:al)?[_ ]?(?:[cC]ode|[zZ]one)
)`;
/** Behind `PLZ: `, `PLZ/Ort `, `"postal_code": "`. */
export const behindLabel = source`
  (?=\d)(?<=
    ${codeLabel}(?:[ ]?[,/&][ ]?(?:[oO]rt(?:steil)?|Wohnort|ORT|Stadt(?:teil)?|Land|Kreis|[tT]own|[cC]ity|
    [cC]ountry)){0,3}
    ["']?[ \t]{0,20}[:=|]?[ \t]{0,20}(?:\r?\n)?["'>]?
  )`;
