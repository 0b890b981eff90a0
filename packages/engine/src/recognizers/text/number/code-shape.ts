/** What a file or customer number looks like where no word says that it is one. */
import { digitCount } from '../../../normalize.js';
import { expression, oneOf } from '../pattern.js';
import { americanStates } from '../place/state-words.js';
import { isTellingNumber } from './number-token.js';
import { codePrefixes, codesOfLaw } from './thing-abbreviations.js';

/** Shapes that stand near words for a case and number none. */
const otherCodes = [
  expression('u')`^${oneOf(codePrefixes)}(?!\d{8}|/\p{Lu}{2,4}/\d|(?<=[HQ]\d)\d\d)(?:[- /\d]|$)`,
  // capitals and a date: `MRI 01/09/2025`
  /^\p{Lu}{2,6} \d{1,2}[./]\d{1,2}[./]\d{2,4}$/u,
  // capitals and a year: `BK 2023`; forms of American offices: `I-485`, `DS-160`
  /^\p{Lu}{2,6} (?:19|20)\d\d$/u,
  /^(?:I|N|G|W|DS|SF|DD|AR|CMS|EOIR|HUD)-\d{1,4}[A-Z]?$/,
  // the address of a network card (IEEE 802): `00-1B-44-11-3A-B7 IEEE`
  /^(?:[\dA-F]{2}-){5}[\dA-F]{2}(?: |$)/,
  // a freight container (ISO 6346): `MSKU 730418 6`
  /^[A-Z]{3}U ?\d{6}[ -]?\d/,
  // a section of a code of law: `ARS 13-1802`
  expression('u')`^(?:\d{1,3} )?${oneOf(codesOfLaw)} \d`,
  // an act of the European Union: `2008/947/JI`
  /^\d{2,4}\/\d{1,4}\/(?:EU|EG|EWG|EC|EEC|JI|JHA|GASP|CFSP|Euratom)$/,
  // an accreditation by the DAkkS: `D-PL-18044-01`
  /^D-(?:ML|PL|K|ZM|ZE|IS|RM)-[- /\d]/,
  // forms of the German pension insurance: `G0110`, `V0100`
  /^[GRSV]0\d{3}$/,
  // an update of Windows, a protection class, a socket of lamps, an error: `KB5034441`, `IP65`, `E27`, `E0502`
  /^(?:KB\d{7}|IP\d\d|E\d{2,4})(?:[- /]|$)|^E-\d{2,3}$/,
  // an entry of a catalogue: `C 014`
  /^\p{Lu} \d{1,3}$/u,
  // the answer of a server and its size: `201 412B`; degrees: `475 F / 245`; rands: `R1 150`
  /^(?:\d{3} )?\d{1,7}B$/,
  /^\d{2,3} ?[FC](?: |$)/,
  // a constant of a program, digits grouped as programs do: `X509_V_FLAG`, `10_000`
  /_\p{Lu}{2,}(?:_|$)/u,
  /^\d{1,3}(?:_\d{3})+$/,
  // algorithms, rules of linters, terms of electronic invoices (EN 16931-1), numbers of COBOL: `HMAC-SHA256`, `BT-112`
  /^(?:HMAC-)?SHA-?\d/,
  /^(?:PL[CERW]|RUF|SIM)\d{3,4}$/,
  /^B[TG]-\d{1,3}$/,
  /^(?:V9+ )?COMP-\d$/,
  // errors of MySQL and Microsoft Entra, viscosities of oil: `MY-012592`, `AADSTS50105`, `5W-30`
  /^(?:MY-01\d{4}|AADSTS\d{4,7}|(?:0|5|10|15|20|25)W-?(?:8|12|16|20|30|40|50|60)(?: 50\d.*)?)$/,
  // nothing but zeros
  /^[-0 ./]+$/,
  // a number of a program in hexadecimal: `0x80040154`
  /^0x[\dA-Fa-f]+$/,
  // a migration of a database: `V014.1`
  /^V\d{1,3}\.\d$/,
  // lines of a file on a host of code
  /^L\d+-L\d+$/,
  /^R\d{1,3}(?: \d{3})+$/,
  // versions: `2.17.04-b391`, `23H2`
  /^\d{1,2}(?:\.\d{1,3}){2,3}-b\d+$/,
  /^\d\dH\d$/,
  // diabetes, roads of the USA: `T2DM 2014`, `OR-126`
  /^T[12]DM(?: |$)/,
  expression('u')`^(?:US|SR|CR|FM|SH|${oneOf(americanStates)})-\d{1,3}$`,
  // blood pressure, breaths, beats: `BP 118/77`
  /^(?:BP|RR|HF)[ -]?\d{2,3}(?!\d)/,
  // tyres: `205/55 R 16`; screws, motorways and lamps: `M8x40`, `A8-1`, `E27-8`; drawings: `4.20.1187.1`
  /^\d{3}\/\d\d ?Z?R ?\d\d/,
  /^[AMEH]\d{1,2}[-x]\d{1,3}(?!\d)/,
  /^\d{1,3}\.\d{1,2}\.\d{3,5}\.\d{1,4}$/,
  // a position of a bill of quantities: `02.01.0030`
  /^\d\d(?:\.\d\d){1,3}\.\d{3,4}$/,
  // amounts of data and electricity: `512 GB`, `230V`
  /^\d+ ?(?:[kKMGT]i?B|kbit|Mbit|[kMG]?Hz|k?VA?|k?Wh?|mA|bar)$/,
  // a share of a house: `744/1000`, `18,5/10000`, `761/1000 MEA`
  /^\d{1,5}\/10{3,5}(?: \p{Lu}{1,4})?$/u,
  // memory of a program: `2048M`; nine months, a half: `9M 2026`, `1H 2026`
  /^(?:\d{1,4}[kKMGT]|\d{5}[kMGT])$/,
  /^\d{1,2}[MHQ] ?(?:(?:19|20)\d\d|\d\d)$/,
  // a range: `15–150`
  /^\d{1,3}–\d{1,3}(?: |$)/,
  // an hour: `0215 HRS`
  /^[\dOl]{4} ?(?:HRS|UHR|UTC|GMT|EST|PST|CET)$/,
  // a label inside: `4711 Blatt 12`
  /(?:^| )(?:BLZ|GA|RV|KV|PV|AV|Blatt|TOP) /,
  // postal codes with their country, trains and roads, telephone numbers
  /^(?:D|A|CH)[- ]?\d{4,5}$/,
  /^(?:ICE?|EC|R[EB]|S|U|LH|UN|PS|HD|M|L|B)[ -]?\d{1,4}$/,
  /^0[1-9]\d{0,4}[ /-](?!\p{Lu}|\d{4} \d{4} \d{4}|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])20\d\d$)/u,
  // a diagnosis of the ICD-10, a year and capitals, an answer of a mail server: `M54.5`, `2024 GB`, `250 OK`
  /^[A-TV-Z]\d\d\.\d{1,2}$/,
  /^\d{3,4} \p{Lu}{2}$/u,
];

/** A label of its own before digits, or a ZIP code behind its state: `BSNR 7207`, `IL 60607`. */
const labelsInside = [
  /^\p{Lu}{3,10} (?![^ ]*[-/])/u,
  /^\p{Lu}{3,6} (?=\d{1,3}[-/]\d{2,3}$)/u,
  /^(?:ID |IP |PIN)/,
  /^[A-Z]{2} \d{5}$/,
  /^(?:IBAN|BIC|BLZ|BSB|TFN|BWA|RTW)(?!\p{L})/u,
];

const clocksAndHosts = [
  // `12:30`, `12.30`, but not `12.30-118`; `8-12:30`
  /^\d{1,2}:\d\d/,
  /^\d{1,2}\.\d\d(?!\d)(?![./-]\d{3})/,
  /^\d{1,2}[–-]\d{1,2}[.:]\d\d$/,
  // an address of a network
  /^\d{1,3}(?:\.\d{1,3}){3}/,
];

const machineNumbers = [
  // the largest integers of computers
  /^(?:2147483647|4294967295|9223372036854775807)$/,
  // stamps of a migration: `20261104063000`; Unix time in seconds or milliseconds
  /^20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{6}$/,
  /^1[4-9]\d{8}(?:\d{3})?$/,
];

const otherMeanings = [...otherCodes, ...labelsInside, ...clocksAndHosts];

/** Initials of whoever keeps the file: `412/25-br`. */
const initialsBehind = /(?<=\d)[-/]\p{Ll}{1,3}$/u;

/** A group of digits long enough for a number, and no year. */
const longGroup = /(?<!\d)(?!(?:19|20)\d\d(?!\d))\d{4}/;
/** Groups of three digits or fewer, joined by a slash and points, or by points: `118/204.77.1`, `31.620.847.9`. */
const jointGroups = /^(?=.{10})\d+(?:[-/]\d+\.[\d./-]+\d|(?:\.\d{3}){2}[.-]\d)$/;

const isEnoughWithoutLetters = (value: string): boolean =>
  digitCount(value) >= 7 && (longGroup.test(value) || jointGroups.test(value));

/**
 * Tells whether a token that a weak label stands before is a code: five digits, or three and a capital; no lower case
 * but initials at the end, no standard, train, telephone number, diagnosis or hour.
 */
export const isWeakCode = (value: string): boolean =>
  isTellingNumber(value) &&
  !otherMeanings.some((shape) => shape.test(value)) &&
  !/\p{Ll}/u.test(value.replace(initialsBehind, ''));

/**
 * Tells whether a token is a code without any word near: as `isWeakCode`, and without letters it has seven digits, of
 * which four stand together; no Unix time either.
 */
export const isCode = (value: string): boolean =>
  isWeakCode(value) &&
  !machineNumbers.some((shape) => shape.test(value)) &&
  (!/^[\d ./-]+$/.test(value) || isEnoughWithoutLetters(value));
