import type { Recognizer } from '../../../recognizer.js';
import { pattern, source } from '../pattern.js';
import { countOrYear, unit } from './amounts.js';

/** Papers of trade in capitals, each with as many digits as rule out what else they abbreviate. */
const paperAndDigits = source`
  (?:
  RMA(?=\W{1,3}\d{4})|
  // sales, purchase and work orders, delivery notes, goods received, credit notes
  (?:SO|PO|P\.O\.|WO|RO|DN|GRN|LS|GS)(?=\W{1,3}\d{5})|
  // confirmations, invoices, customers: the trains RE have five digits at most
  (?:AB|RE|KD)(?=\W{1,3}\d{6})
  )
`;

/** An international application or patent: `WO 2019123456`. */
const patent = String.raw`(?:19|20)\d{8}(?!\d)`;

/**
 * The number of an order, delivery note, return or invoice behind its abbreviation in capitals: `SO 8812047`,
 * `LS 118203`.
 * Rule: none published; the abbreviations are those of SAP and of British and German business letters. No year, patent,
 * count or amount.
 */
export const tradeNumber: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`
      (?<![\p{L}\p{N}_./&-]|\d |\d ?[x×] )${paperAndDigits}(?::? ?#|:)?[ ]
      (?!${countOrYear}|${patent})(?<value>\d{4,10}(?:[-/]\d{1,4})?)
      (?![\p{L}\p{N}]|[.,:/-]\d| ?${unit})
    `,
  ],
  examples: {
    finds: {
      'sales order': 'SO ⟦8812047⟧, three pallets',
      'purchase order': 'PO ⟦88213⟧ approved',
      'repair order': 'RO ⟦118204⟧ closed',
      'work order': 'WO ⟦55812⟧: replace the valve',
      return: 'RMA ⟦3304⟧ raised',
      'delivery note': 'LS ⟦118203⟧ fehlt noch',
      'item behind it': 'siehe AB ⟦441882-10⟧ vom',
    },
    ignores: {
      'a train': 'RE 57412 nach Ulm',
      'a patent': 'filed as WO 2019123456, see',
      'a round count': 'LS 12000 davon',
      'a unit': 'PO 88213 kg',
      'small letters': 'so 8812047 of them',
      'a social court': 'S 12 SO 88204',
      'an amount': 'GS 44188,20',
    },
  },
};
