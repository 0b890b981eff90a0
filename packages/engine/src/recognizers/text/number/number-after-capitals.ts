import type { Recognizer } from '../../../recognizer.js';
import { tokenEnd } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { notAYear } from '../years.js';
import { isWeakCode } from './code-shape.js';
import { courtRegisters } from './court-registers.js';
import { numberToken } from './number-token.js';
import { thingAbbreviations } from './thing-abbreviations.js';

/** Owner and kind of a freight container (ISO 6346): `MSKU 730418 6`. */
const container = String.raw`[A-Z]{3}[UJZ] ?\d{6}[ -]?\d(?!\d)`;
/** A chemical by its number of the Chemical Abstracts Service: `CAS 7647-14-5`. */
const chemical = String.raw`CAS \d{2,7}-\d{2}-\d(?!\d)`;
const romanNumeral = '[IVXLC]{1,6}';

/** How many of a thing, in a row of goods, where a unit and an article follow: `24   EA   C24-47200`. */
const quantity = String.raw`(?:(?:^|\n)[ \t]{0,12}|[ \t]{2}|[\t|;])\d{1,3}[ \t]{1,12}`;

/** Two to five capitals that abbreviate no thing: `MPRN`, `NZBN`, `SBN`. */
const abbreviation = source`
  (?<![\p{L}\p{M}\p{N}_/.&-]|\d ?[x×] |SNOMED |${quantity})(?!${container}|${chemical})
  (?!(?:${oneOf([...thingAbbreviations, ...courtRegisters])}|${romanNumeral})${tokenEnd})
  \p{Lu}{2,5}
`;

/** ` no.`, `-Nr.`, ` code` behind it, a colon or `#`. */
const mark = source`
  (?:[ -](?:[nN]o\.?|[nN]r\.?|ID|[cC]ode|[nN]umber|[zZ]ahl|[rR]ef\.?|[kK]ennung|[lL]ic\.?):?|
  (?: \([^)\n\d]{1,20}\))? ?[:#]{1,2})
`;
/** `ITN is X2024…`, `GLN lautet`. */
const verb = '(?: (?:is|was|ist|war|lautet):?)';
const gap = String.raw`[ \t\u00a0]{1,20}`;

/** A first group with a digit and a letter, or as many digits as `count`. */
const enough = (count: number): string =>
  String.raw`(?=\p{Lu}{1,5}[./-]?\d|\p{Lu} \d{6}|\d{1,12}\p{Lu}|(?:[./ -]?\d){${count}})`;

/**
 * A code behind any abbreviation in capitals, unless that abbreviates a thing: `MPRN 2914630857`, `(SBN 248917)`.
 * Rule: as `isWeakCode`, with a letter or seven digits, six where a bracket or mark sets the label off: five are a
 * postal code. Every country and trade has registers of its own, and a list of them would never end; that of what is
 * numbered besides (`thing-abbreviations.ts`) is short.
 */
export const numberAfterCapitals: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`${abbreviation}${gap}${enough(7)}(?<value>${numberToken})`,
    pattern('dgu')`
      (?:(?<=\()${abbreviation}(?:${mark}|\):)?|${abbreviation}(?:${mark}|${verb}))${gap}${enough(6)}(?<value>${numberToken})
    `,
    // the year and the number behind it: `IPD 26/1184`; no paper of a parliament
    pattern('dgu')`
      (?!BT|BR|LT|WP|HU|AU|KW|SW)${abbreviation}(?:${mark})?
      [ ](?<value>2\d/${notAYear}\d{3,6})(?![\p{L}\p{N}/-]|[.,]\d)
    `,
    // alone in parentheses: `still in CKYC (60048271930516)`
    pattern('dgu')`${abbreviation} \((?!0)(?<value>\d{9,18})\)`,
    // six digits with a zero first, behind a comma or a word
    pattern('dgu')`(?<=\p{L},? )${abbreviation}${gap}(?<value>0\d{5})(?![\p{L}\d]|[.,-]\d)`,
    // behind the name of a company: `Sample Brokers Ltd, FSP 48816`
    pattern('dgu')`
      (?<!\p{L})(?:Ltd|LTD|Limited|LLP|LLC|PLC|plc|Inc|CC|GmbH|AG|KG|SE|e\.K|
      Pvt)\.?,? [(]?${abbreviation}(?<=\p{Lu}{3})${mark}?
      ${gap}(?<value>\d{4,8})(?![\p{L}\d]|[.,/-]\d)
    `,
    // five digits, where the bracket closes behind them and no state stands before
    pattern('dgu')`(?<=\()(?!ZIP)${abbreviation}(?<=\p{Lu}{3})${mark}?${gap}(?<value>\d{5})(?=\))`,
  ],
  isValid: isWeakCode,
  examples: {
    finds: {
      'behind the name of a company': 'Sample Brokers (Pty) Ltd, FSP ⟦44188⟧\n',
      'a letter behind five digits': 'Your agent (TAIN ⟦44188K⟧), has',
      'supply of gas': 'Meter G4A   MPRN ⟦2914630857⟧\n',
      'lawyer of California': 'Anna Sample (SBN ⟦248917⟧)',
      'zero first': 'Peter Sample, OSB ⟦083317⟧, p',
      'business of New Zealand': 'NZBN: ⟦9429000106078⟧',
      'letters before the digits': 'builder (LBP ⟦QB127603⟧) of',
      'five digits between brackets': 'Trooper K. Sample (DPSST ⟦54418⟧) cited',
      'trade of Austria': 'GISA-Zahl ⟦18427733⟧\n',
      'a verb between': 'AES filed, ITN is ⟦X20260821447093⟧. Baltimore',
      'year and number': 'Frau Muster, IPD ⟦26/1184⟧, shift',
      'behind a word': 'Client Money Protection CMP ⟦008441⟧ | Co.',
      'alone in parentheses': 'still in CKYC (⟦60048271930516⟧), to',
      'a letter apart': 'Passport follows; OCI ⟦A 441882⟧\n',
      'groups of digits': 'Your agent (RAN ⟦25908 016⟧, contact',
      'a hash': 'FEIN # ⟦85-2247327⟧  Co.',
      'a remark between': 'SIN (optional): ⟦484 213 544⟧   Driver',
      'abbreviation in parentheses': 'Lieferstelle (LST): ⟦448120⟧\n',
      'a number noun between': 'ABC-Nr. ⟦118-2044⟧ vom',
    },
    ignores: {
      'class of a service': 'Description of service (SAC 998395)',
      'unit and article of a row of goods': 'QTY\n 24   EA     C24-47200    Timber 47x200\n',
      'a network card': 'STA 00-1B-44-11-3A-B7 IEEE 802.11: gone',
      'a term of SNOMED CT': 'Diabetes type 2, SNOMED CT 44054006',
      'a chemical': 'Sodium chloride, ACS (CAS 7647-14-5)',
      'a standard': 'geprüft nach DIN 118299',
      'an article': 'Kocher, SKU 981-000014',
      'a postal code': 'Muster AG 70173 Stuttgart',
      'small letters': 'Meter mprn 2914630857',
      'six capitals': 'DEWALT DCD99917',
      'no digit': 'MPRN FOLGT',
      'a section of a code of law': 'Theft (ORC 2911.12)',
      'a Unix time': 'EXP: 1718041122',
      'a senate': 'Urteil, XIV 118-2044',
      'an article of which there are two': '2 x KV 0418044   blade carrier',
      'a container': 'Box MSKU 441882 0, 40HC',
      'part of a name': 'H&M 2914630857',
    },
  },
};
