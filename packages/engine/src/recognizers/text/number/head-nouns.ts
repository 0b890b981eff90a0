/**
 * Heads of columns that name only what is numbered below them: `Mitglied`, `Auftrag`, `invoice`.
 * Origin: collected by hand from exports, statements of accounts and registers, November 2026.
 */
export const germanHeadNouns = [
  'mitglied', 'kunde', 'teilnehmer', 'bewerber', 'bewohner', 'mieter', 'klient', 'spender', 'schüler', 'fahrer',
  'eigentümer', 'pächter', 'verkäufer', 'käufer', 'vermittler', 'mitarbeiter', 'polizze', 'mandant', 'patient',
  'vertrag', 'auftrag', 'rechnung', 'ticket', 'vorgang', 'beleg', 'kreditor', 'debitor', 'lieferant', 'bestellung',
  'ihre bestellung', 'angebot', 'lieferschein', 'sendung', 'buchung', 'schaden', 'matrikel', 'mnr', 'akte', 'meldung',
  'störung', 'anruf', 'einsatz', 'anzeige', 'antrag', 'reservierung', 'gutschrift', 'reklamation', 'kostenvoranschlag',
  'kto.', 'kd.', 'rg.', 'älteste rg.', 'ihre rg.', 'ihre rechnung', 'unsere rechnung', 'unsere rg.', 'offene rechnung',
  'asservat', 'asservate', 'spur', 'beweisstück', 'beweismittel', 'auftr.', 'bestell.', 'vorg.', 'rechn.', 'mitgl.',
  'pat.', 'vertr.', 'kunde-nr', 'älteste rechnung', 'letzte rechnung', 'letzter auftrag', 'letzte bestellung',
]; // prettier-ignore

/** Those that are English words, too. */
export const ambiguousHeadNouns = ['fall', 'police'];

/** The same in English. */
export const englishHeadNouns = [
  'ref', 'ref.', 'reference', 'our reference', 'your reference', 'invoice', 'order', 'booking', 'claim', 'customer',
  'member', 'ticket', 'voucher', 'docket', 'policy', 'call', 'case', 'job', 'file', 'incident', 'complaint', 'enquiry',
  'request', 'participant', 'applicant', 'candidate', 'employee', 'student', 'donor', 'vendor', 'supplier', 'bidder',
  'payer', 'insured', 'claimant', 'resident', 'pupil', 'guest', 'badge', 'matter', 'visit', 'encounter', 'referral',
  'reservation', 'patient', 'client', 'tenant', 'account', 'bank acc', 'bank account', 'acc', 'work order', 'quote',
  'receipt', 'a/c', 'acct', 'acct.', 'cust', 'cust.', 'debtor', 'inv', 'inv.', 'oldest inv.', 'last inv.',
  'oldest invoice', 'last invoice', 'latest invoice', 'last order', 'open order', 'exhibit', 'property item',
]; // prettier-ignore
