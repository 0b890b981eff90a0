import { countrySpecs, isValidBIC } from 'ibantools';
import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { tokenEnd, tokenStart } from '../text/bounds.js';
import { cellEnd, cellStart } from '../text/cell.js';
import { pattern, source } from '../text/pattern.js';

/** `BIC: `, `swift-code="`. */
const label = source`(?<=
  (?<!\p{L})(?:[bB][iI][cC]|[sS][wW][iI][fF][tT])(?:[ -]?[cC]ode)?
  ["']?[:=]?[ \t]{0,3}["']?
)`;

/** Party, country, place and, if there is one, branch, in one piece. */
const code = String.raw`[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?`;
const isSwiftCode = (value: string): boolean => value.slice(4, 6) in countrySpecs && isValidBIC(value);

/**
 * Bank identifier code (BIC, SWIFT code), 8 or 11 characters, near a word for it.
 * Rule: ISO 9362: four letters of the party, ISO 3166 country, two characters of the place, three of the branch.
 */
export const swiftCode: Recognizer = {
  type: 'SWIFT_CODE',
  patterns: [
    pattern('gu')`${tokenStart}${code}${tokenEnd}`,
    // in small letters right behind its label only: many a word has the shape
    pattern('gu')`${label}[a-z]{6}[a-z\d]{2}(?:[a-z\d]{3})?${tokenEnd}`,
    // in groups
    pattern('gu')`${tokenStart}[A-Z]{4}[ -][A-Z]{2}[ -][A-Z\d]{2}(?:[ -][A-Z\d]{3})?${tokenEnd}`,
  ],
  normalize: alphanumericUpper,
  isValid: isSwiftCode,
  needsContext: true,
  contextWords: {
    de: ['bic', 'swift', 'swift-code', 'bankleitzahl', 'bankverbindung', 'iban'],
    en: ['bic', 'swift', 'bank code', 'bank details'],
  },
  examples: {
    finds: {
      label: 'BIC: ⟦COBADEFFXXX⟧',
      'eight characters': 'SWIFT ⟦DEUTDEFF⟧.',
      'lower case': 'bic: ⟦cobadeffxxx⟧',
      'in groups': 'BIC ⟦COBA DE FF XXX⟧',
      'digits in the place': 'swift code ⟦MARKDEF1100⟧',
      'behind the bank': 'Bankverbindung: Musterbank, ⟦COBADEFFXXX⟧\n',
      'word after it': '⟦GENODEF1S02⟧ (BIC)',
    },
    ignores: {
      'no word near': 'Der Code COBADEFFXXX',
      'no country': 'BIC COBAQQFFXXX',
      'nine characters': 'BIC COBADEFFX',
      'digit in the party': 'BIC C0BADEFF',
      'mixed case': 'BIC CobaDeFf',
      'a word in small letters': 'Bankverbindung bitte telefonisch mitteilen',
      'inside a longer word': 'BIC XCOBADEFFXXXX',
    },
  },
};

/**
 * The same code alone in its cell, of a bank in Germany, Austria, Switzerland or Liechtenstein.
 * Rule: as `swiftCode`, with a digit in the place; no word has that shape, so none need stand near it. In messages of
 * payments UN/EDIFACT D.96A, segment FII, and ISO 20022, elements BICFI and AnyBIC.
 */
export const swiftCodeInCell: Recognizer = {
  type: 'SWIFT_CODE',
  patterns: [
    pattern('gmu')`${cellStart}[A-Z]{4}(?:DE|AT|CH|LI)(?=[A-Z]?\d)[A-Z\d]{2}(?:[A-Z\d]{3})?${cellEnd}`,
    // behind the account in a message of UN/EDIFACT: `FII+BF+DE89…:Muster+MUSTDEFFXXX`
    pattern('gmu')`(?<=(?:^|')FII[+;][A-Z]{2}[+;][^+;'\r\n]{0,70}[+;])${code}(?=[:+;'])`,
    // `<BICFI>MUSTDEFFXXX</BICFI>`
    pattern('gu')`(?<=(?:BICFI|AnyBIC)>)${code}(?=<)`,
  ],
  isValid: isValidBIC,
  examples: {
    finds: {
      'behind the bank': 'Kreditinstitut:   Sparkasse Muster   ⟦BRLADE21EMD⟧\n',
      'cell of a table': 'Muster;⟦WELADED1HRN⟧;x',
      bars: '| ⟦BYLADEM1ABC⟧ |',
      'eight characters': 'Bank   ⟦NTSBDEB1⟧   Ort',
      'on its own line': 'Muster\n⟦GENODEF1S02⟧\n',
      'in XML': '<FinInstnId><BICFI>⟦COBADEFFXXX⟧</BICFI></FinInstnId>',
      'in a message': "FII+BF+4711:Muster AG+⟦COBADEFFXXX⟧'",
      Austria: 'Muster\t⟦SPFKAT2BXXX⟧\tx',
    },
    ignores: {
      'no digit in the place': 'Muster;COBADEFFXXX;x',
      'in another element': '<Cd>COBADEFFXXX</Cd>',
      'another country': 'Muster;ABCDQQ21EMD;x',
      'nine characters': 'Muster;BRLADE21E;x',
      'lower case': 'Muster;brlade21emd;x',
      'in a sentence': 'der Code BRLADE21EMD gilt',
      'digit in the party': 'Muster;BR1ADE21EMD;x',
    },
  },
};

/**
 * The same code beside what shows it to be one: behind an IBAN, or in parentheses behind a bank's name.
 * Rule: as `swiftCode`; ISO 13616 (an IBAN has two letters, two digits and up to thirty characters).
 */
export const swiftCodeBesideBank: Recognizer = {
  type: 'SWIFT_CODE',
  patterns: [
    pattern('dgu')`
      ${tokenStart}[A-Z]{2}\d\d(?:[ ]?[A-Z\d]{4}){3,7}(?:[ ]?[A-Z\d]{1,3})?[ ]?[/|,;·(][ ]?
      (?<value>${code})${tokenEnd}
    `,
    pattern('dgu')`
      (?:[bB]ank|[sS]parkasse|[kK]asse)(?:[ ][\p{L}-]{1,20}){0,4}[ ]
      \((?<value>${code})\)
    `,
  ],
  isValid: isSwiftCode,
  examples: {
    finds: {
      'behind a slash': 'AT61 1904 3002 3457 3201 / ⟦BKAUATWW⟧\n',
      'behind a comma': 'DE89370400440532013000, ⟦COBADEFF370⟧\n',
      'behind a bar': 'GB29 NWBK 6016 1331 9268 19 | ⟦NWBKGB2LXXX⟧',
      'in parentheses behind an IBAN': 'CH93 0076 2011 6238 5295 7 (⟦ZKBKCHZZ80A⟧)',
      'behind a bank': 'Volksbank Musterstadt eG (⟦GENODED1XYZ⟧)',
      'behind a savings bank': 'Stadtsparkasse (⟦SSKMDEMM⟧) und',
    },
    ignores: {
      'behind a sum': '4 370,00 EUR / GUTHABEN',
      'no country': 'Volksbank Musterstadt eG (GENOQQD1XYZ)',
      'nine characters': 'Stadtsparkasse (SSKMDEMMX) und',
      'a word in small letters': 'Stadtsparkasse (hauptamt) und',
      'behind another house': 'Stadtwerke (SSKMDEMM) und',
      'digit in the party': 'Stadtsparkasse (SSK1DEMM) und',
    },
  },
};
