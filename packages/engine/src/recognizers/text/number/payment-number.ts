import type { Recognizer } from '../../../recognizer.js';
import { tokenEnd, tokenStart } from '../bounds.js';
import { pattern, source } from '../pattern.js';

/** `Karte`, `Kartennummer`, `card no.`, `Visa`. */
const card = source`
  (?:[kK]arte|[kK]artennummer|[kK]arten-Nr\.|[kK]reditkarte|card|Card|PAN|Visa|VISA|Mastercard)(?: number| no\.?)?
`;

/** `Check no. `, `cheque #`, `Scheck-Nr.: `, `Chq `. */
const cheque = source`
  [cC]hq\.?[ ](?=\d{6}(?!\d))|
  (?:[cC]heck|[sS]check|[dD]raft|[mM]oney order|[pP]ostal order|EFT|[wW]arrant)[ ](?=0\d{4}|\d{8,10}(?!\d))|
  (?:[cC]heque|[cC]heck|CHE(?:CK|QUE)|[sS]check|SCHECK)
  (?:[ -]?(?:[nN]o\.?|NO\.?|[nN]r\.?|[nN]umber|NUMBER|[nN]ummer)| ?#):?[ ]{0,3}
`;

/** `approval `, `authorisation code is `, `Genehmigungsnr. `: the issuer of a card said yes to a payment. */
const approval = source`
  (?:[aA]pproval|APPROVAL|[aA]uthori[sz]ation|AUTH|[aA]uth\.?|[gG]enehmigungs-?[nN]r\.?|Autorisierung)
  (?: (?:[cC]ode|CODE|[nN]o\.?|[nN]umber))?(?: is)?:?[ ]
`;

/** `Creditor identifier: `, `Gläubiger-ID `. */
const creditorLabel = source`
  ${tokenStart}(?:[cC]reditor(?: [iI]dentifier| ID)|[gG]läubiger-?(?:ID|Id|[iI]dentifikationsnummer)|CRED)[ :\t]{1,20}
`;

/**
 * Programs of the Canada Revenue Agency that an account belongs to: corporate tax, payroll, GST, imports, charities.
 */
const canadianProgram = 'R[CPTMRZ]';

/**
 * Numbers of whoever pays or is paid: creditor identifiers of SEPA, British VAT numbers, Canadian business numbers,
 * cheques, approvals of card payments; and German IBANs and card numbers behind their word, which are somebody's all
 * the same where they fail their check.
 * Rule: EPC262-08 § 3 (creditor identifier: country, two check digits, business code, national number), HMRC VAT Notice
 * 700 (GB and nine or twelve digits), Canada Revenue Agency RC2 (nine digits, program, four digits), Revenu Québec (ten
 * digits, TQ, four digits), ISO 8583 field 38 (approval: six characters); a cheque has three digits or more.
 */
export const paymentNumber: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    // creditor identifier
    pattern('gu')`${tokenStart}(?:DE|AT)\d\d ?ZZZ ?\d(?: ?\d){10}(?!\d)`,
    // of another country, behind its label
    pattern('dgu')`${creditorLabel}(?<value>[A-Z]{2}\d\d[A-Z\d]{3}[A-Z\d]{3,28})${tokenEnd}`,
    // British VAT number
    pattern('gu')`${tokenStart}GB ?\d{3} ?\d{4} ?\d{2}(?: ?\d{3})?(?![\p{L}\p{N}]|[ .,-]\d)`,
    // Canadian business number, number for the sales tax of Quebec
    pattern('gu')`${tokenStart}\d(?: ?\d){8} ?${canadianProgram} ?\d{4}${tokenEnd}`,
    pattern('gu')`${tokenStart}\d{10} ?TQ ?\d{4}${tokenEnd}`,
    // account of Canada behind its bank and branch, account
    pattern('gu')`(?<=(?<!\d)0\d\d-\d{5}-|(?<!\d)\d{5}-\d{3}-)\d{7,12}(?![\p{L}\p{N}-])`,
    // British account behind its sort code
    pattern('gu')`
      (?<=(?<![\d-])\d\d-\d\d-\d\d(?:,? {1,3}| / |,? (?:and )?a/?c(?: no\.?)?:? ))\d{8}(?![\p{L}\p{N}]|[.,/-]\d)
    `,
    // cheque
    pattern('dgu')`${tokenStart}(?:${cheque})(?<value>\d{3,10})(?![\p{L}\d]|[.,/-]\d)`,
    // approval
    pattern('dgu')`${tokenStart}${approval}(?<value>(?=[A-Z]?\d{2})[A-Z\d]{6})${tokenEnd}(?![.,/-]\d)`,
    // IBAN
    pattern('gu')`${tokenStart}(?:DE\d\d(?: \d{4}){4} \d\d|DE\d{20})(?![\p{L}\p{N}]| \d)`,
    pattern('gu')`
      (?<=${tokenStart}IBAN(?:-?Nr\.?| ?[nN]o\.?)?[ :\t.|]{1,10})
      [A-Z]{2}\d\d(?: ?[A-Z]{4})?(?: ?(?=[A-Z]{0,3}\d)[A-Z\d]{4}){2,7}(?: ?\d{1,3})?${tokenEnd}
    `,
    // card
    pattern('gu')`
      (?<=(?<!\p{L})${card}["']?:? ?["']?)
      [3-6]\d{3}(?:[ -]?\d{4}){3}(?![\p{L}\p{N}]|[ -]\d)
    `,
  ],
  examples: {
    finds: {
      'creditor of a direct debit': 'CRED ⟦DE98ZZZ09999999999⟧\n',
      'British account behind its sort code': 'Erna: 20-84-17 ⟦73301864⟧ Ms E Sample\n',
      'a slash between': 'rent paid to 20-84-17 / ⟦73301864⟧\n',
      'creditor, grouped': 'von ⟦DE98 ZZZ 0 999 999 9999⟧.',
      'IBAN with a slip of the pen': 'auf ⟦DE00 3704 0044 0532 0130 00⟧ bis',
      'IBAN of another country with a slip': 'IBAN: ⟦AT61 1904 3002 3457 3202⟧\n',
      'creditor of Ireland': 'Creditor identifier     ⟦IE58SDD305441⟧\n',
      'card with a slip of the pen': '3DS failed for card ⟦4929 1234 5678 9017⟧',
      'British VAT number': 'VAT ⟦GB 123 4567 82⟧\n',
      'Canadian sales tax': 'GST/HST ⟦12345 6789 RT0001⟧\n',
      'Canadian payroll, in one piece': 'BN ⟦123456789RP0001⟧',
      'sales tax of Quebec': 'QST ⟦1234567890 TQ0001⟧',
      'account behind its branch': '1722.63  010-00748-⟦3391827⟧\n',
      'American check': 'Check no. ⟦118435⟧ is enclosed',
      'British cheque': 'cheque number ⟦000412⟧ of',
      'German cheque': 'Scheck-Nr.: ⟦3001174⟧ vom',
      'check with zeros, no word': 'was sent to Sample Group, check ⟦0081774203⟧, on',
      'German, with zeros, no word': 'mit Scheck ⟦0004127⟧ bezahlt',
      'cheque of minutes': 'Chq ⟦001204⟧   Sample Ltd',
      'approval of a card': 'charged to Visa, approval ⟦044177⟧\n',
      'approval said aloud': 'the authorisation is ⟦T44172⟧. Documents',
    },
    ignores: {
      'another business code': 'DE98QQQ09999999999',
      'ten digits': 'DE98ZZZ0999999999',
      'no word for a card, and a wrong check digit': 'Serie 4929 1234 5678 9017',
      'eight digits behind GB': 'GB 123 4567 8',
      'IBAN of 21 characters': 'auf DE00 3704 0044 0532 0130 0 bis',
      'another program of Canada': 'BN 123456789 RX0001',
      'eight digits before the program': 'BN 12345678 RT0001',
      'what is to be checked': 'please check 4471820 rows',
      'an order to check': 'Check no. 12 of the list',
      'an approval of a plan': 'the approval is 26/41 and',
    },
  },
};
