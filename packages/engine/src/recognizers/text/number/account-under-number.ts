import { digitCount } from '../../../normalize.js';
import type { PatternSource } from '../../../patterns/pattern-source.js';
import type { Recognizer } from '../../../recognizer.js';
import { cellEndButNoComma, nextCellButNoComma } from '../cell.js';
import { oneOf, pattern, source } from '../pattern.js';
import { isNumber } from './number-token.js';

/** What somebody holds, as the head of its column. */
const held = oneOf([
  'Account', 'Accounts', 'Policy', 'Plan', 'Loan', 'Product', 'Contract', 'Type of account', 'Account type',
  'Policy type', 'Konto', 'Kontoart', 'Konten', 'Produkt', 'Vertrag', 'Vertragsart', 'Sparte', 'Versicherung', 'Police',
  'Polizze', 'Depot', 'Darlehen',
]); // prettier-ignore
const number = '(?:Numbers?|NUMBER|No\\.?|Nummer|NUMMER|Nr\\.?)';
const cell = source`(?:\p{Lu}{1,4}[-/ ]?)?\d{6,12}(?:[-/.]\d{1,6}){0,2}|\d{2,6}(?:[ .-]\d{2,8}){1,3}`;

/** The number in row `row` below such a head, the cells before it filled. */
const inRow = (row: number): PatternSource =>
  pattern('dgu')`
    (?<![^\s|;"])${held}${nextCellButNoComma}${number}${nextCellButNoComma}
    (?![^\n]{0,80}(?:[mM]enge|[qQ]ty|[sS]tück|[eE]inzelpreis|[uU]nit))
    [^\n]{0,80}\r?\n(?:[ |:=–-]{3,160}\r?\n)?(?:[^\n]{1,160}\n){${row}}
    [ \t|]{0,8}[^\s\d][^\n|;\t]{0,48}?${nextCellButNoComma}(?<value>${cell})${cellEndButNoComma}
  `;

/**
 * The number of what somebody holds under a head that says no more than `Number`, beside a column for its kind:
 * `Account   Number   Balance`.
 * Rule: six digits or more, or groups of them; the head of the column before names accounts, contracts or policies, and
 * no column counts or prices pieces. Six rows at most.
 */
export const accountUnderNumber: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [0, 1, 2, 3, 4, 5].map(inRow),
  isValid: (value) => isNumber(value) && digitCount(value) >= 6,
  examples: {
    finds: {
      'accounts of an estate':
        'Account               Number          Balance\nEasy Saver            ⟦4417448731⟧      £11,204.66\n' +
        'Joint Current (two)   ⟦4418817240⟧      £1,873.09\n',
      'policies, German': 'Sparte      Nummer       Beitrag\nHausrat     ⟦44-188204⟧    12,00\n',
      bars: '| Konto | Nr. | Saldo |\n|---|---|---|\n| Tagesgeld | ⟦4418820417⟧ | 12,00 |\n',
      'capitals first': 'Policy\tNumber\tPremium\nHome\t⟦HH 4417204⟧\t12.00\n',
      semicolons: 'Vertrag;Nummer;Beginn\nStrom;⟦448820417⟧;heute\n',
      'in groups': 'Loan      No.             Rate\nCar       ⟦4417-8820-11⟧    4.2 %\n',
    },
    ignores: {
      'another head': 'Artikel     Nummer       Preis\nLampe       4417448731   12,00\n',
      'a column that counts': 'Product     Number       Qty\nLamp        4417448731   3\n',
      'five digits': 'Account     Number       Balance\nSaver       44174        £11.00\n',
      'an amount': 'Konto       Nr.          Saldo\nTagesgeld   441744,50    12,00\n',
      'no head': 'Easy Saver            4417448731      £11,204.66\n',
      'more in the cell': 'Account     Number            Balance\nSaver       4417448731 rooms   £11.00\n',
    },
  },
};
