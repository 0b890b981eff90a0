import type { Recognizer } from '../../recognizer.js';
import { wordStart } from '../text/bounds.js';
import { spokenDigit } from '../text/number/spoken-digits.js';
import { pattern, source } from '../text/pattern.js';
import { notAYear } from '../text/years.js';

/** `Mastercard`, `debit card`, `Kreditkarte`. */
const card = source`
  (?:
  [vV]isa|VISA|[mM]aster[cC]ard|MASTERCARD|[mM]aestro|MAESTRO|[aA]mex|AMEX|American Express|Discover|Diners Club|
  [cC]ard|CARD|KARTE|(?:[kK]redit|[dD]ebit|[gG]iro|[bB]ank|EC-)?[kK]arte
  )
  (?: (?:[aA]cct\.?|[aA]ccount|a\/c|[dD]ebit|[cC]redit|DEBIT|CREDIT|[nN]umber|[nN]o\.?|[kK]arte|[cC]ard))?
`;

/** Whose card it is and since when: ` we have on file`, `, die wir haben,`. */
const holding = source`
  (?:,?[ ](?:
  that|which|we|you|I|they|have|has|hold|holds|held|used|use|gave|given|us|on|in|our|your|the|my|his|her|their|file|
  record|system|account|is|was|with|for|this|booking|order|saved|stored|registered|to|it|
  die|das|Sie|wir|ich|haben|hat|hinterlegt|hinterlegte|gespeichert|gespeicherte|bei|uns|im|Konto|Kundenkonto|ist|
  verwendet|genutzt|benutzt|von|Ihnen
  )(?!\p{L})){1,8},?
`;

/** ` ending in `, ` (last 4 digits: `, ` mit den Endziffern `. */
const ending = source`
  ,? ?\(?
  (?:
  (?:(?:that|which) )?(?:ending|ends?|ENDING|END)(?: in| with| IN)?|
  (?:(?:with|the) ){0,2}last (?:four|4)(?: digits)?|
  (?:mit )?(?:der |den )?(?:Endziffern?|Endnummer|letzten (?:vier|4) (?:Ziffern|Stellen))|
  endend(?:e|en|er)?(?: auf| mit)?|endet (?:auf|mit)|(?:mit )?(?:der )?Endung|Endnr\.|letzte (?:vier|4)
  )
  (?: is| are| lauten)?:?[ ]{1,2}
`;

/**
 * The last four digits of a payment card, told in words: `Mastercard ending in 4620`.
 * Rule: a word for a card, and `ending` or `last four` before them (PCI DSS 4.0 § 3.4.1 lets receipts show the last
 * four). Banks and shops take the four as proof.
 */
export const cardEnding: Recognizer = {
  type: 'CREDIT_CARD',
  patterns: [
    pattern('dgu')`
      ${wordStart}${card}(?:${holding})?${ending}[ ]{0,3}(?<value>\d{4}|\d(?: \d){3})(?![\p{L}\d]|[.,-]\d)
    `,
    // said: `card ending seven two one six`
    pattern('dgu')`
      ${wordStart}${card}(?:${holding})?${ending}(?<value>${spokenDigit}(?:[ ,-]{1,2}${spokenDigit}){1,3})(?!\p{L})
    `,
    pattern('dgu')`${wordStart}(?:[kK]arten|[kK]reditkarten)zahlung${ending}(?<value>\d{4})(?![\p{L}\d]|[.,-]\d)`,
    // other words between, in a clause: `Tankkarte ist gesperrt, die mit Endziffern 2122`
    pattern('dgu')`
      (?<!\p{L})(?:\p{L}{2,12})?[kK]arten?(?!\p{L})[^.!?\n\d]{0,60}? (?:
      Endziffern?|Endnummer|Endung|letzten (?:vier|4) (?:Ziffern|Stellen)|\(?end(?:et|end|en|ende[nrs]?) (?:auf|mit)
      )
      (?: sind| ist| lauten)?:?[ ](?<value>\d{4})(?![\p{L}\d]|[.,-]\d)
    `,
    pattern('dgu')`
      (?<!\p{L})(?:[fF]uel |[gG]ift |[bB]ank |[dD]ebit |[cC]redit |[cC]ompany )?[cC]ards?(?!\p{L})[^.!?\n\d]{0,60}?
      [ ](?:ending|ends|last (?:four|4)(?: digits)?)(?: in| with)?(?: are| is)?:?[ ](?<value>\d{4})(?![\p{L}\d]|[.,-]\d)
    `,
    // with signs for what is hidden, or in parentheses: `Visa x4417`, `card on file (4417)`, `MC *4417`
    pattern('dgu')`
      ${wordStart}(?:${card}|MC|Apple Pay|Google Pay|[cC][cC]#?)(?: on file)?(?: ending)?[ ]?\(?(?:[xX*•·]{1,4}[ ]?)
      (?<value>\d{4})(?![\p{L}\d]|[.,-]\d)
    `,
    pattern('dgu')`
      ${wordStart}(?:Visa|VISA|Master[cC]ard|MASTERCARD|Maestro|MAESTRO|Amex|AMEX|[cC]ard on file|[kK]arte hinterlegt)
      (?:-| \(| ending w/ | )${notAYear}(?<value>\d{4})(?![\p{L}\d]|[.,:/-]\d| ?[€%$£]| \d)
    `,
    // `TESCO STORES 2846 CD 4417` of British bank statements
    pattern('dgu')`
      (?<=\p{Lu}{3}[^\n\p{Ll}]{0,40} )CD (?<value>\d{4})(?= {2}|[ \t]{0,9}(?:\r?\n|$)| \d\d[A-Z]{3}\d\d(?!\d))
    `,
    // in a posting: `04 Apr  CARD 4417 SAMPLE STORES`
    pattern('dgu')`
      (?<=(?:\d{1,2} \p{L}{3}|\d[./-]\d{1,2}(?:[./-]\d{2,4})?)[ \t|]{1,12})(?:DEBIT |BANK|KREDIT|GIRO)?
      (?:CARD|KARTE|KARTENZAHLUNG)(?: (?:PURCHASE|PAYMENT|NO\.?))?
      [ ]${notAYear}(?<value>\d{4})(?= {1,3}\p{Lu}{2})
    `,
    // the verb behind them
    pattern('dgu')`${wordStart}${card}(?:${holding})? auf (?<value>\d{4})(?= ende)`,
  ],
  examples: {
    finds: {
      'in parentheses behind a clause': 'Ihre Kreditkarte, die Sie uns genannt haben (endet auf ⟦2122⟧), wird',
      'of a shop': 'Mastercard ending in ⟦2122⟧, auth.',
      'no preposition': 'your card ending ⟦2122⟧ was declined',
      'in parentheses, last four': 'debit card (last 4 digits: ⟦2122⟧)',
      German: 'Kreditkarte mit den Endziffern ⟦2122⟧ belastet',
      'in the hand of a clerk': 'Amex acct end ⟦2122⟧, attempted',
      'digits apart, as a scanner reads them': 'pd by card ending  ⟦2 1 2 2⟧ .',
      said: 'Lovely. The card ending ⟦seven two one six⟧, is it?',
      'said in pairs, German': 'die Karte mit den Endziffern ⟦zwölf dreiundvierzig⟧ bitte',
      capitals: 'VISA DEBIT ENDING IN ⟦2122⟧\n',
      'whose it is': 'The card we have on file ends in ⟦2122⟧.',
      'whose it is, German': 'Die Karte, die wir haben, endet auf ⟦2122⟧',
      'other words between': 'die Tankkarte von Max ist gesperrt, die mit Endziffern ⟦2122⟧, er soll',
      'other words between, English': 'her company card is blocked, the one ending ⟦2122⟧, so',
      'verb behind it': 'Ihre Karte auf ⟦2122⟧ endend',
      'payment by card': 'Kartenzahlung (Endnr. ⟦2122⟧)',
      'signs for what is hidden': 'charged to Visa x⟦2122⟧ today',
      'in parentheses': 'the card on file (⟦2122⟧) was',
      'on a bank statement': 'DEB    SAMPLE STORES CD ⟦2122⟧                   31.07',
      'of a posting': '04 Apr  CARD ⟦2122⟧ SAMPLE STORES AYR  37.82\n',
      'brand alone': 'paid by Visa ⟦2122⟧, thanks',
      'last four': 'Amex with the last four digits ⟦2122⟧ expires',
    },
    ignores: {
      'a year behind a brand': 'paid by Visa 2024, thanks',
      'how many cards of a kind': '8 CARD 2122 DISPLAY BOX\n',
      'a record': 'MUSIC SAMPLE CD 2024 edition',
      'no card': 'version ending in 2122, auth.',
      'no end of it': 'Mastercard around 2122, auth.',
      'one number said': 'Mastercard ending in twenty days',
      'five digits': 'Mastercard ending in 21220, auth.',
      'three digits': 'Mastercard ending in 212, auth.',
      'a decimal number': 'Mastercard ending in 2122.50',
      'a sentence end between': 'The card game. We played, ending in 2122',
      'a longer word': 'Postcard ending in 2122, auth.',
    },
  },
};
