import type { Recognizer } from '../../../recognizer.js';
import { oneOf, pattern } from '../pattern.js';
import { isTellingNumber, numberToken } from './number-token.js';

/** Papers whose heading has its letters set apart. */
const papers = [
  'RECHNUNG', 'SCHLUSSRECHNUNG', 'ABSCHLAGSRECHNUNG', 'ANGEBOT', 'OFFERTE', 'KOSTENVORANSCHLAG', 'AUFTRAG',
  'AUFTRAGSBESTÄTIGUNG', 'BESTELLUNG', 'LIEFERSCHEIN', 'GUTSCHRIFT', 'MAHNUNG', 'QUITTUNG', 'BESCHEID', 'VERTRAG',
  'HONORARNOTE', 'INVOICE', 'TAX INVOICE', 'QUOTE', 'QUOTATION', 'ESTIMATE', 'RECEIPT', 'ORDER', 'PURCHASE ORDER',
  'CREDIT NOTE', 'DELIVERY NOTE', 'STATEMENT', 'CERTIFICATE',
]; // prettier-ignore

/** `A N G E B O T`, two words with a wider gap. */
const setApart = oneOf(papers.map((word) => Array.from(word).join(' '))).replaceAll('   ', ' {2,4}');

/**
 * The number behind the heading of a paper whose letters are set apart: `A N G E B O T   AN-25-0441`.
 * Rule: as `labelledNumber`, with five digits, or three and a capital or joint.
 */
export const numberBehindHeading: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`
      (?<![\p{L}\p{N}] ?)${setApart}(?!\p{L})[ \t:]{1,40}(?:(?:Nr\.|NR\.|No\.|NO\.|N r \.|N R \.|N o \.)[ ]{0,4})?
      (?=[\p{Lu}\d])(?<value>${numberToken})
    `,
  ],
  isValid: isTellingNumber,
  examples: {
    finds: {
      offer: 'A N G E B O T   ⟦AN-25-0441-B⟧      Datum 27.01.2025\n',
      'with its mark': 'R E C H N U N G   Nr. ⟦2025-0441⟧\n',
      'mark set apart': 'L I E F E R S C H E I N  N r . ⟦44188⟧\n',
      colon: 'M A H N U N G : ⟦M44188⟧\n',
      English: 'I N V O I C E     ⟦SI-20441⟧\n',
      'two words': 'C R E D I T   N O T E   ⟦CN 20441⟧\n',
    },
    ignores: {
      'another heading': 'V O R T R A G   AN-25-0441\n',
      'a day': 'A N G E B O T   27.01.2025\n',
      'a year': 'A N G E B O T   2025\n',
      'no number': 'A N G E B O T   Dachsanierung\n',
      'in the next line': 'A N G E B O T\nAB-25-0441\n',
      'end of a longer word': 'G E G E N A N G E B O T   AN-25-0441\n',
    },
  },
};
