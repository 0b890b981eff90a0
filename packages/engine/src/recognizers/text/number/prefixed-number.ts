import { digitCount } from '../../../normalize.js';
import type { Recognizer } from '../../../recognizer.js';
import { anyOfBehind } from '../any-of.js';
import { isDate } from '../date/date-forms.js';
import { oneOf, pattern, source } from '../pattern.js';
import { americanStates } from '../place/state-words.js';
import { labelAbbreviation } from './label-abbreviations.js';
import { numberedNoun } from './numbered-nouns.js';
import { thingAbbreviations } from './thing-abbreviations.js';
import { thingLabels } from './thing-labels.js';

/** `QX`, `PD-NW`, `LZ-K`; capitals that abbreviate a thing own the number behind them. */
const prefix = source`
  (?!${oneOf(thingAbbreviations)}(?!\p{L}))(?!${labelAbbreviation}|(?:LANR|BSNR|KVNR|IK) )
  \p{Lu}{1,5}(?:[-/]\p{Lu}{1,4}){0,2}
`;

/** `26-4418820`, `26/0441882`, `2026/441`, `441 882`, `44188`, `44-188-204-K`. */
const digits = String.raw`\d{1,10}(?:[-/. ]\d{1,9}){0,4}(?:[-/ ]?\p{Lu}{1,2})?`;
const end = String.raw`(?![\p{L}\p{N}/-]|[.,:]\d| ?(?:[€%°]|EUR|USD|CHF|km|kg|m²|Stück|pages|Seiten)(?!\p{L}))`;

/** Any word but that for a thing: `Deckungszusage`, `entry`. */
const word = String.raw`\p{L}[\p{L}-]{2,30}\.?(?<!(?<![\p{L}-])${anyOfBehind(thingLabels)}\.?)`;

/** A state and its ZIP code, a month or year: `IL 60607`, `FW 12/2025`, `SS 2025`. */
const otherShapes = [
  new RegExp(`^${oneOf(americanStates)} \\d{5}(?:-\\d{4})?$`),
  /^\p{Lu}{1,5} (?:0?[1-9]|1[0-2])[-/.](?:19|20)\d\d$/u,
  /^\p{Lu}{1,5} (?:19|20)\d\d(?:[-/](?:19|20)?\d\d)?$/u,
];

/**
 * A number that begins with capitals and a blank, behind a noun for what it numbers, or in parentheses behind any noun
 * that is no thing: `Auftrag PD-NW 26/0441882`, `(Fahrtzusage QX 26-4418820)`, `(entry QXDAH 441 882)`.
 * Rule: as `labelledNumber`; five digits, or three behind two groups of capitals. No standard, state or month.
 */
export const prefixedNumber: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`${numberedNoun}\.?(?::[ ]{1,40}|[ ]{1,40})(?<value>${prefix} ${digits})${end}`,
    // `hosp no NCH 334710`, `Dr. Erna Sample, Reg. MMC 2009/04/1187`
    pattern('dgu')`
      (?<![\p{L}\p{N}-])(?:(?:[hH]osp(?:ital)?|[uU]nit|[cC]linic|[wW]ard|[lL]ab|[cC]ouncil|[rR]eg(?:n|d|istration)?)\.?[ ](?:[nN]o|[nN]umber)|
      (?<=[,(] )Reg(?:n|d)?(?=\.))\.?:?[ ](?<value>${prefix} ${digits})${end}
    `,
    // `(zuletzt bei Muster, Schein QL 44-188-204-K)`
    pattern('dgu')`
      (?<=\([^()\n]{0,60})(?<![\p{L}\p{N}-])${word} (?<value>${prefix} ${digits})(?=\)|[,;] | (?:vom|dated|of|from|für|for|bei|with) )
    `,
  ],
  isValid: (value) =>
    digitCount(value) >= (/^\p{Lu}+[-/]/u.test(value) ? 3 : 5) &&
    !isDate(value.replace(/^\P{Nd}+/u, '')) &&
    !otherShapes.some((shape) => shape.test(value)),
  examples: {
    finds: {
      'office and year': 'am Freitag (Auftrag ⟦PD-NW 26/0441882⟧, Gutachter',
      'any noun, in parentheses': 'besteht (Fahrtzusage ⟦QX 26-4418820⟧).',
      'of a hospital': 'letter to follow (hosp no ⟦NCH 334710⟧). Back',
      'of a council of doctors': 'Dr. Erna Sample, DM, Reg. ⟦QMC 2009/04/1187⟧\n',
      'plan of treatment': 'Heil- und Kostenplan ⟦QKP 2025-0441⟧, Patient',
      'seizure of wages': 'Pfändung ⟦M 4418/25⟧ (Gläubiger: Muster)',
      'with its day': '(Posteingang ⟦EK 26-441882⟧ vom 3.5.2026)',
      'of a register': 'the certificate (entry ⟦QXDAH 441 882⟧), which',
      'application for a loan': 'über die Musterbank, Antrag ⟦LZ-K 4418820⟧. Bis',
      'who takes part': 'bei den Rettern, Teilnehmer ⟦NRD 44-18820⟧.',
      'under a label': 'Ihr Kostenvoranschlag:           ⟦KB 44188⟧\n',
      'capital at the end': '(zuletzt: Musterversicherung, Schein ⟦QL 44-188-204-K⟧)',
      'opening for a post': 'als Bauleiter (Inserat ⟦BE-HBA 2026/441⟧)',
    },
    ignores: {
      'a standard': 'nach Prüfung (Prüfnorm DIN 44188)',
      'a thing': 'die Leuchte (Modell PD-NW 26/441)',
      'no parentheses and no such noun': 'die Leuchte PD-NW 26/441 hängt',
      'four digits': 'besteht (Fahrtroute QX 26-44).',
      'a state and its ZIP code': 'for our client IL 60607, thanks',
      'a month': 'zur Abrechnung (Tarif FW 12/2026)',
      'an amount': 'laut Angebot PD-NW 4418 EUR',
      'small letters': 'besteht (Fahrtzusage qx 26-4418820).',
    },
  },
};
