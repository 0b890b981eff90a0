import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { wordEnd, wordStart } from '../bounds.js';
import { pattern } from '../pattern.js';

/** What a system answers with, and what it has filed. */
const receipts = [
  'transferticket', 'transfer ticket', 'ticket', 'quittung', 'beleg', 'referenz', 'vorgang', 'auftrag', 'bestellung',
  'buchung', 'antrag', 'meldung', 'einreichung', 'transaktion', 'eingangsbestätigung', 'receipt', 'reference',
  'submission', 'confirmation', 'order', 'booking', 'transaction', 'application', 'claim', 'case', 'filing',
]; // prettier-ignore

/**
 * A code of small letters and digits behind a noun for what a system has filed: `mit dem Transferticket kx63920471ab`.
 * Rule: eight characters or more, four digits and a letter beyond `f` among them; the hashes of programs have none.
 */
export const mixedCodeAfterNoun: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`
      ${wordStart}${anyOf(receipts)}(?:(?:["']?[:=]| lautet:?| ist| is| was)?[ ]|:[ ]{2,40})["'„“]?
      (?=[a-z]{0,12}\d)(?=[a-f\d]{0,20}[g-z])(?=(?:[a-z]{0,12}\d){4})
      (?!(?:build|release|rev|v|sha|md)\d)(?<value>[a-z\d]{8,24})${wordEnd}(?![@/-]|[.:]\p{L})
    `,
    // behind capitals of the system: `Transaction      GOVPAY-h8m2k4v0q7`
    pattern('dgu')`
      ${wordStart}${anyOf([...receipts, 'payment', 'zahlung'])}:?[ ]{1,40}
      (?<value>[A-Z]{2,8}-(?=[a-z]{0,12}\d)[a-z\d]{8,24})${wordEnd}(?![@/-]|[.:]\p{L})
    `,
  ],
  examples: {
    finds: {
      'behind capitals': 'Transaction       ⟦GOVPAY-h8m2k4v0q7⟧\n',
      'of a tax office': 'mit dem Transferticket ⟦kx63920471ab⟧ übermittelt',
      'in a form': 'Transferticket:           ⟦kx63920471ab⟧\n',
      colon: 'Vorgang: ⟦q7x2lm4471⟧\n',
      verb: 'Die Quittung lautet ⟦ab63920471kz⟧.',
      English: 'Your receipt ⟦zt63920471ab⟧ confirms that',
      quotes: 'submission "⟦ab63920471kz⟧" was received',
      'key and equals sign': 'order= ⟦p4471x2207⟧ ok',
    },
    ignores: {
      'a hash': 'case 4f1d2c3b9a77 of the tests',
      'seven characters': 'Vorgang: q7x4471\n',
      'three digits': 'Die Quittung lautet abcde471kz.',
      'no digit': 'Your receipt confirmation is',
      'a build': 'Ticket build20261118 is',
      'another noun': 'das Modell kx63920471ab wird',
      'a file': 'submission ab63920471kz.zip was',
    },
  },
};
