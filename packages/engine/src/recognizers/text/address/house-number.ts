/** The part of an address that follows the street: number, floor, flat. */
import { anyOf } from '../any-of.js';
import { wordEnd } from '../bounds.js';
import { source } from '../pattern.js';
import { countedNouns } from '../place/place-words.js';
import { notAYear } from '../years.js';
import { englishFloor } from './floor.js';

/** What is counted or measured by a number, so that it is no house number. */
const unitsAfterNumber = [
  'km', 'm', 'cm', 'mm', 'qm', 'kg', 'g', 'l', 'uhr', 'euro', 'eur', 'prozent', 'jahre', 'jahren', 'tage', 'tagen',
  'stück', 'stk', 'mal', 'x', 'von', 'of', 'bis', 'meter', 'metern', 'kilometer', 'minuten', 'stunden', 'personen',
  'plätze', 'million', 'millionen', 'mio', 'miles',
] as const; // prettier-ignore

/** Floors by their number: `2. OG`. */
const floorWords = [
  'og', 'ug', 'stock', 'stockwerk', 'etage', 'obergeschoss', 'obergeschoß', 'untergeschoss', 'geschoss', 'geschoß',
  'stk', 'etg', 'et',
] as const; // prettier-ignore

/** Parts of a house that need no number: `EG`, `Hinterhaus`. */
const partWords = [
  'eg', 'dg', 'erdgeschoss', 'erdgeschoß', 'dachgeschoss', 'souterrain', 'hinterhaus', 'vorderhaus', 'seitenflügel',
  'gartenhaus', 'rückgebäude', 'rgb', 'rgb.', 'rg.', 'nebengebäude', 'hofgebäude', 'vordergebäude', 'hintergebäude',
  'mittelgebäude', 'seitengebäude', 'quergebäude', 'gartengebäude', 'hinterhof', 'innenhof', 'remise', 'anbau',
  'ladenlokal', 'sfl', 'sfl.', 'hgb.', 'qgb.', 'vgb.', 'hh', 'hh.',
  'vh', 'vh.', 'gh', 'hochparterre', 'tiefparterre', 'parterre', 'mezzanin', 'mansarde', 'links', 'rechts',
] as const; // prettier-ignore

/** Parts of a house before their number: `Whg. 12`, `Block B`. */
const flatWords = [
  'top', 'tür', 'we', 'wohneinheit', 'stiege', 'whg.', 'whg', 'wohnung', 'app.', 'apartment', 'appartement', 'zimmer',
  'zi.', 'haus', 'aufgang', 'block', 'eingang', 'gebäude', 'etage', 'stock', 'apt.', 'apt', 'unit', 'suite', 'ste.',
  'ste', 'flat', 'floor', 'room', 'rm.', '#', 'hinterhaus', 'postfach', 'hs.', 'stg.', 'stg', 'halle', 'geb.', 'bau',
  'aufg.', 'tor', 'zimmer-nr.', 'wohnungs-nr.', 'whg.-nr.',
] as const; // prettier-ignore

const space = String.raw`[ \u00a0]`;

/** No measure, decimal number, date or number of a file ends here: `5 km`, `4,50`, `7/2024`. */
const noMeasure = source`(?!
  [\p{L}\p{N}]
  |[.,:]\d
  |[-–]\d
  |/\d{4}(?!\d)
  |${space}?[%€$°²]
  |${space}?${anyOf(unitsAfterNumber)}${wordEnd}
)`;

/** `a`, ` b`, `½`; the `c` of `c/o` is none. */
const letter = source`(?:
  ${space}?[a-hA-H](?![\p{L}\p{N}.]|/o)
  |[a-zA-Z½](?![\p{L}\p{N}]|/o)
)?`;

/** A house number behind a street: `5`, `3a`, `12 b`, `12–14`, `7/9`, `5 1/2`, `12 a-c`; no year or measure. */
export const houseNumber = source`
  ${notAYear}[1-9]\d{0,3}${letter}
  (?:
    ${space}?[-–+/]${space}?(?!\d{1,2}\.${space}?${anyOf(floorWords)})[1-9]\d{0,3}${letter}
    | 1/[23](?!\d)
    |(?<=[a-z]) ?[-–/] ?[a-h](?![\p{L}\p{N}/])
  )?
  ${noMeasure}`;

const name = String.raw`\p{Lu}[\p{L}'’-]{1,25}`;
const person = String.raw`(?:Frau |Herrn? |Familie |Fam\. )?${name}(?: ${name}){0,2}`;
/** `2.`, `II.`, `zweites`. */
const germanFloor = source`
  (?:\d{1,2}\.|[IVX]{1,4}\.|(?:[eE]rst|[zZ]weit|[dD]ritt|[vV]iert|[fF]ünft|[oO]berst|[uU]nterst)e[rsn]?)
`;
/**
 * `c/o Frau Muster`, `bei Muster`, `Rgb. II`, `2. tv` (Danish), `2. OG`, `II. Stock`, `EG`, `Whg. 12`, `3rd floor`,
 * `Whg. EG`, `Postfach`, `OT Musterdorf`.
 */
const extra = source`(?:
  c/o ${person}
  |(?<=[,(] ?)(?:bei|b\.) ${person}(?=[ \t]{0,4}(?:[,;)|"]|\r?\n|$))
  |OT ${name}(?: ${name})?(?=[ \t]{0,3}(?:[,;|)/]|\.?(?:\r?\n|$)| {2}))
  |Ortsteil ${name}(?: ${name})?
  |[rR]gb\. ?[IVX]{1,4}
  |\d{1,2}\. (?:tv|th|mf)\.?
  |${germanFloor}${space}?${anyOf(floorWords)}
  |\d{1,2}\.${space}(?:HH|VH|GH|Hof|Hinterhaus|Aufgang)
  |Postfach(?=[ \t]{0,3}(?:[,;·|–]|\r?\n|$))
  |${anyOf(partWords)}
  |(?:[wW]hg\.?|[wW]ohnung)${space}(?:EG|DG|UG|OG)
  |${anyOf(flatWords)}${space}?(?:\d{1,4}[A-Za-z]?(?:/\d{1,3}(?!\d))?|[A-Z])
  |${englishFloor}
)${wordEnd}`;
/** Left, right or middle of the stairs. */
const side = source`(?:
  (?:li|re|lks|mi|rts|r|l|LI|RE|MI|LKS|RTS)\.
  |(?:li|re|mi|lks|rts|LI|RE|MI|[lL]inks|[rR]echts|[mM]itte|LINKS|RECHTS|MITTE)${wordEnd}
)`;

/** Floor, staircase, flat after a house number: `, 2. OG li.`, ` // Whg. 12`, ` (3. OG)`, `/3/15`, ` / IV`. */
export const addressExtras = source`
  (?: ?/ ?(?:\d{1,3}(?!\d|\.${space}?${anyOf(floorWords)}${wordEnd})|[IVX]{1,4}(?!\p{L}))){0,3}
  (?: ?/ ?(?:Keller|Kellerabteil|Abteil|Lager|Garage|Büro|Lokal|Geschäft|Top|Tür|Stiege|Whg\.?) ?\d{1,3}(?!\d))?
  (?:
    ${space}?[,/·–-]{0,2}${space}?
    (?:\((?=[^()\r\n]{1,40}\)))?
    ${extra}(?: ${side}|/(?:li|re|mi)${wordEnd})?
    (?:(?<=\([^()\r\n]{1,40})[!?]{0,2}\))?
  ){0,4}`;

/** Between street and number: nothing, spaces, `Nr.`, a cell's border, or a line end if it is alone on its line. */
export const beforeHouseNumber = source`(?:
  ,? (?:Haus-?)?[nN]r\. ?
  |[ \u00a0\t]{0,4}(?:\|[ \t]{0,4})?
  |[ \t]{0,4}\r?\n[ \t]{0,4}(?=\d{1,4}${space}?[a-zA-Z]?[ \t]{0,4}(?:[,;\r\n]|$))
)`;

/** A postal code with its place, as it follows a street on the same line or the next. */
export const beforePostalCode = source`(?=
  [ \t]{0,4}
  (?:,(?:[ \t]{0,4}\r?\n)?|[ ]in(?=[ ]\d{5}[ ])|[-–·•∙▪■◆*~|/;]|\r?\n|\(|[ ]{2,30}\p{Lu}[^\n]{0,40}\r?\n)?
  [ \t>|]{0,60}(?:[A-Z]{1,3}[- ]{1,3})?
  (?:\d{2} \d{3}|\d{4,5})${space}{1,3}
  (?!(?:${anyOf(countedNouns)}|US[tT]|IBAN|Tel|Fax)${wordEnd})\p{Lu}
)`;
