import type { Recognizer } from '../../../recognizer.js';
import { oneOf, pattern, source } from '../pattern.js';
import { isNumber } from './number-token.js';

/** Columns that number somebody, or something of somebody's, before their ending. */
const owners = oneOf([
  'pers', 'per', 'personal', 'ma', 'mitarbeiter', 'employee', 'emp', 'staff', 'kunden', 'kunde', 'kd', 'customer',
  'cust', 'client', 'mitglied', 'mitglieds', 'member', 'patient', 'patienten', 'pat', 'user', 'benutzer', 'vertrag',
  'vertrags', 'contract', 'konto', 'account', 'acct', 'policy', 'policen', 'mieter', 'tenant', 'auftrag', 'auftrags',
  'order', 'rechnung', 'rechnungs', 'invoice', 'fall', 'case', 'ticket', 'schueler', 'student', 'debitor', 'kreditor',
]); // prettier-ignore
const column = source`(?<![a-z\d])${owners}_?(?:nr|no|id|num|nummer|number)["\x60\]]?[ ]{0,4}`;

/**
 * The number of somebody in a condition of SQL or ABAP: `WHERE pers_nr = '300518'`, `CustomerId IN (104882, 104913)`.
 * Rule: ISO/IEC 9075-2 §§ 8.2, 8.4 (comparison, in); the column stands for the label; four digits or more.
 */
export const numberInQuery: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgiu')`${column}(?:=|<>|!=|LIKE|EQ|NE)[ ]{0,4}N?'(?<value>[a-z]{0,3}-?\d{4,12})'`,
    pattern('giu')`(?<=[(,] ?'?)\d{4,12}(?=[' ,)])(?<=${column}(?:NOT )?IN ?\([^;\n]{0,100})`,
  ],
  isValid: isNumber,
  examples: {
    finds: {
      'number of an employee': "WHERE pers_nr = '⟦300518⟧';",
      'field of ABAP': "CHECK gs_ausgabe-pernr <> '⟦00020417⟧'.",
      list: 'AND h.CustomerId NOT IN (⟦104882⟧ /* Sample (Pty) Ltd */, ⟦104913⟧);',
      'list of texts': "WHERE kunden_nr IN ('⟦410882⟧', '⟦410913⟧')",
      'letters before it': "SELECT x FROM y WHERE vertrag_nr = '⟦KV-118204⟧'",
      'column in quotes': `WHERE "member_no" LIKE '⟦44071⟧'`,
    },
    ignores: {
      'another column': "WHERE status_nr = '300518';",
      'part of a longer column': "WHERE sample = '300518';",
      'three digits': "WHERE pers_nr = '305';",
      'a word': "WHERE user_id = 'nobody';",
      'a list of another column': 'AND h.StatusCd NOT IN (104882, 104913);',
      'a column alone': "WHERE pers_nr > '300518';",
    },
  },
};
