/** The part of an address that follows the street: number, floor, flat. */
import { anyOf, wordEnd } from '../any-of.js';
import { countedNouns } from './place-words.js';

/** What is counted or measured by a number, so that it is no house number. */
const unitsAfterNumber = [
  'km', 'm', 'cm', 'mm', 'qm', 'kg', 'g', 'l', 'uhr', 'euro', 'eur', 'prozent', 'jahre', 'jahren', 'tage', 'tagen',
  'stück', 'stk', 'mal', 'x', 'von', 'of', 'bis', 'meter', 'metern', 'kilometer', 'minuten', 'stunden', 'personen',
  'plätze', 'million', 'millionen', 'mio', 'miles',
] as const; // prettier-ignore

const noMeasure = String.raw`(?![\p{L}\p{N}]|[.,:]\d|[-–]\d|/\d{4}(?!\d)|[ \u00a0]?[%€$°²]|[ \u00a0]?${anyOf(unitsAfterNumber)}${wordEnd})`;
const letter = String.raw`(?:[ \u00a0]?[a-hA-H](?![\p{L}\p{N}.]|/o)|[a-zA-Z½](?![\p{L}\p{N}]|/o))?`;

const floorWords = ['og', 'ug', 'stock', 'stockwerk', 'etage', 'obergeschoss', 'obergeschoß', 'untergeschoss'] as const;
const partWords = [
  'eg', 'dg', 'erdgeschoss', 'erdgeschoß', 'dachgeschoss', 'souterrain', 'hinterhaus', 'vorderhaus', 'seitenflügel',
  'gartenhaus', 'rückgebäude', 'rgb', 'nebengebäude', 'hofgebäude', 'hh', 'vh', 'gh', 'hochparterre', 'parterre', 'links', 'rechts',
] as const; // prettier-ignore
const flatWords = [
  'top', 'tür', 'we', 'wohneinheit', 'stiege', 'whg.', 'whg', 'wohnung', 'app.', 'apartment', 'appartement', 'zimmer', 'zi.', 'haus',
  'aufgang', 'block', 'eingang', 'gebäude', 'etage', 'stock', 'apt.', 'apt', 'unit', 'suite', 'ste.', 'ste', 'flat',
  'floor', 'room', 'rm.', '#', 'hinterhaus', 'postfach', 'hs.', 'stg.', 'stg', 'halle', 'geb.', 'bau', 'aufg.', 'tor', 'zimmer-nr.', 'wohnungs-nr.', 'whg.-nr.',
] as const; // prettier-ignore
/** Left, right or middle of the stairs. */
const side = String.raw`(?:li|re|lks|mi|rts|r|l)\.`;
const extra = String.raw`(?:c/o (?:Frau |Herrn? |Familie |Fam\. )?\p{Lu}[\p{L}'’-]{1,25}(?: \p{Lu}[\p{L}'’-]{1,25}){0,2}|[rR]gb\. ?[IVX]{1,4}|\d{1,2}\. (?:tv|th|mf)\.?|\d{1,2}\.[ \u00a0]?${anyOf(floorWords)}|${anyOf(partWords)}|${anyOf(flatWords)}[ \u00a0]?(?:\d{1,4}[A-Za-z]?|[A-Z])|\d{1,2}(?:st|nd|rd|th) [fF]loor)${wordEnd}`;

/** Floor, staircase, flat after a house number: `, 2. OG links`, ` // Whg. 12`, `/3/15`. */
export const addressExtras = String.raw`(?: ?/ ?(?:\d{1,3}(?!\d)|[IVX]{1,4}(?!\p{L}))){0,3}(?:[ \u00a0]?[,/·–-]{0,2}[ \u00a0]?(?:${extra}|\((?:${extra})(?:, ?(?:${extra}))?(?: ${side})?\))(?: ${side})?){0,3}`;

/** A house number as it may follow a street: `5`, `3a`, `12 b`, `12–14`, `7/9`; neither a year nor a measure. */
export const houseNumber = String.raw`(?!(?:19|20)\d\d(?!\d))[1-9]\d{0,3}${letter}(?:[ \u00a0]?[-–+/][ \u00a0]?[1-9]\d{0,3}${letter}| 1/[23](?!\d)|(?<=[a-z]) ?[-–/] ?[a-h](?![\p{L}\p{N}/]))?${noMeasure}`;

/** Between street and number: nothing, spaces, a cell border, or a line end if the number stands alone on its line. */
export const beforeHouseNumber = String.raw`(?:,? (?:Haus-?)?[nN]r\. ?|[ \u00a0\t]{0,4}(?:\|[ \t]{0,4})?|[ \t]{0,4}\r?\n[ \t]{0,4}(?=\d{1,4}[ \u00a0]?[a-zA-Z]?[ \t]{0,4}(?:[,;\r\n]|$)))`;

/** A postal code with its place, as it follows a street on the same line or the next. */
export const beforePostalCode = String.raw`(?=[ \t]{0,4}(?:,|[-–·•|/;]|\r?\n|\(|[ ]{2,30}\p{Lu}[^\n]{0,40}\r?\n)?[ \t>|]{0,8}(?:[A-Z]{1,3}[- ]{1,3})?(?:\d{2} \d{3}|\d{4,5})[ \u00a0]{1,3}(?!${anyOf(countedNouns)}${wordEnd})\p{Lu})`;
