import type { Recognizer } from '../../../recognizer.js';
import { oneOf, pattern } from '../pattern.js';
import { notAYear } from '../years.js';

/** Counties on Irish plates since 1987, and what some of them had until 2013. */
const irishCounty = oneOf([
  'CE', 'CN', 'CW', 'DL', 'KE', 'KK', 'KY', 'LD', 'LH', 'LK', 'LM', 'LS', 'MH', 'MN', 'MO', 'OY', 'RN', 'SO', 'TN',
  'TS', 'WD', 'WH', 'WX', 'WW', 'C', 'D', 'G', 'L', 'T', 'W',
]); // prettier-ignore

/** Four digits that are no year between hyphens. */
const fourDigits = String.raw`${notAYear}\d{4}`;

const start = String.raw`(?<![\p{L}\p{M}\p{N}_@.,/+-])`;
const end = String.raw`(?![\p{L}\p{N}_]|[-/.,]\d|-\p{L})`;

/**
 * Numbers that show by their shape alone what they are: orders of a German court for payment, energy certificates and
 * powers of attorney of Britain, sockets of Swiss fibre, plates of Ireland, soldiers of Germany, files with their year,
 * cases of the American immigration service, vacancies of the German labour agency, long numbers of groups.
 * Rule: Mahnverfahren of the German states (year, seven digits, check digit, item), UK EPC register (RRN: five groups
 * of four digits), OPG (three groups), BAKOM's OTO ID (a letter and groups of three), Vehicle Registration Regulations
 * of Ireland 1987 (year, county, number), ZDv 20/8 (day of birth, letter, five digits). The others are as their issuers
 * print them, whose rule is not public.
 */
export const numberByShape: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gu')`${start}\d\d-\d{7}-\d-\d${end}`,
    // begins an entry of a list: `T/4457 - has moved out`
    pattern('dgmu')`
      ^[ \t]{0,8}(?:[-•*·][ ])?(?!(?:BT|BR|LT)/)(?<value>\p{Lu}{1,3}/\d{4,6})(?=(?:[ ][-–—]|:)[ ]\p{L})
    `,
    // not an ISNI, which begins with zeros
    pattern('gu')`${start}(?!0000)${fourDigits}(?:-\d{4}){2,5}${end}`,
    pattern('gu')`${start}[A-Z]\.\d{3}\.\d{3}\.\d{3}(?:\.\d)?${end}`,
    pattern('gu')`${start}(?:[89]\d|[0-3]\d[12]?)-${irishCounty}-\d{3,6}${end}`,
    pattern('gu')`${start}[0-3]\d[01]\d\d\d-[A-Z]-\d{5}${end}`,
    // a file, its year and its number: `GY/26/083`
    pattern('gu')`
      ${start}(?!(?:BT|BR|EU|EG|EWG|CE|A|B|K|L|S)/)[A-Z]{1,5}/(?:20[0-3]\d|[0-3]\d)/\d{3,6}(?:/[A-Z]{1,4})?${end}
    `,
    // a society in India, its office, kind, number and year: `PNA/PNA(2)/HSG/(TC)/11847/2011`
    pattern('gu')`${start}[A-Z]{2,4}/(?:\(?[A-Z]{1,5}\)?(?:\(\d\))?/){1,4}\d{1,6}/(?:19|20)\d\d${end}`,
    // cases of the immigration service of the USA, small enterprises of India
    pattern('gu')`${start}(?:(?:IOE|EAC|WAC|LIN|SRC|NBC|MSC|YSC)\d{10}|UDYAM-[A-Z]{2}-\d\d-\d{7})${end}`,
    // a specimen of a British laboratory: section, year, number, check letter
    pattern('gu')`${start}[A-Z],\d\d\.\d{7}(?:\.[A-Z])?${end}`,
    // vacancies of the Bundesagentur für Arbeit; fourteen digits in four groups or more, no day first
    pattern('gu')`${start}1\d{4}-\d{10}-S${end}`,
    pattern('gu')`
      ${start}(?<![sS]eri(?:en|al|e)[^\n\d]{0,12})(?!0000|(?:19|20)\d\d-[01]\d-)(?=(?:\d-?){14})\d{2,6}(?:-\d{2,6}){3,5}${end}
    `,
    // child benefit of Germany: `204FK118830`
    pattern('gu')`${start}\d{3} ?FK ?\d{6}${end}`,
  ],
  examples: {
    finds: {
      'court order for payment': 'Mahnverfahren: AG Musterstadt, ⟦26-0417188-0-4⟧\n',
      'energy certificate': 'EPC rating D, certificate ⟦0417-2843-7091-2206-4511⟧.',
      'power of attorney': 'Yes, Health & Welfare, ⟦7000-4418-2096⟧, registered',
      'socket of fibre': 'Auf der Dose steht ⟦B.117.448.204.5⟧\n',
      'Irish car': 'The jeep (⟦171-G-4418⟧) needs',
      'specimen of a laboratory': 'Lab no: ⟦B,26.0208841.K⟧ and ⟦B,25.1170326⟧\n',
      soldier: 'Panzergrenadierbataillon, PK ⟦290983-M-41807⟧\n',
      'file of a coast guard': 'notified, log ⟦GY/26/083⟧. Report',
      'file and its department': 'Building regs ⟦GY/26/0719/BN⟧. Then',
      vacancy: 'Vorschlag der Agentur, ⟦10000-1188204418-S⟧\n',
      'groups of digits': 'from the list I have ⟦21-18-07-0010-4418⟧, ok',
      'society in India': '(Regd. No. ⟦PNA/PNA(2)/HSG/(TC)/11847/2011⟧)',
      'immigration service of the USA': 'Form I-797, ⟦IOE0911820441⟧, approved',
      'enterprise of India': 'MSME, ⟦UDYAM-MH-18-0118204⟧\n',
      'child benefit': 'Familienkasse KG ⟦204FK118830⟧ 02/26\n',
      'file with its year in full': 'Vermerk der Kanzlei: Akt ⟦HK/2026/0318⟧, Gebühr',
    },
    ignores: {
      'years between hyphens': 'in 2014-2015-2016 it',
      'two groups of four digits': 'in 0417-2843 it',
      'an author, by ISNI': 'see 0000-0006-1825-0097 there',
      'a law of the Union': 'Richtlinie EU/2019/790 gilt',
      'a version': 'release v.117.448.204.5',
      'no county': 'part 171-X-4418 fits',
      'a longer number': 'an 26-0417188-0-4-1 da',
      'a date': 'am L/12/03 da',
      'a stamp of time': 'backup 2026-11-03-1230-4415 ok',
      'a paper of the Bundestag': 'Drucksache BT/19/1234 sagt',
    },
  },
};
