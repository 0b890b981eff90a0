/**
 * Nouns right before a number, German and English.
 * Origin: collected by hand from letters, notes, delivery notes and logs, November 2026.
 */

/** Who is numbered: customers, members, tenants, patients, staff. */
export const numberedPeople = [
  'debitor', 'kreditor', 'vendor', 'bewohner', 'bewohnerin', 'employee', 'candidate', 'student', 'studentin', 'schüler',
  'schülerin', 'mitarbeiter', 'mitarbeiterin', 'emp', 'teilnehmer', 'teilnehmerin', 'bewerber', 'bewerberin',
  'applicant', 'mieter', 'mieterin', 'tenant', 'resident', 'patient', 'patientin', 'klient', 'klientin', 'claimant',
  'azubi', 'fahrer', 'driver', 'guest', 'insured', 'author', 'dictator', 'typist', 'schreibkraft', 'diktant', 'spender',
  'leser', 'registered charity', 'charity', 'tierhalter', 'tierhalterin', 'mitgl.', 'pat.', 'einsender', 'lieferant',
  'supplier', 'personnel', 'staff', 'staff member', 'cardholder', 'learner', 'pupil', 'officer', 'worker',
  'geschäftspartner',
]; // prettier-ignore

/** What is filed, sent, rented out or paid. */
export const filedThings = [
  'frachtbrief', 'retoure', 'reparatur', 'gutschrift', 'mahnung', 'buchung', 'reservierung', 'sendung', 'lieferung',
  'transportauftrag', 'barcode', 'hundemarke', 'hundesteuermarke', 'nutzeinheit', 'abrechnungseinheit', 'liegenschaft',
  'ordnungsbegriff', 'ordnungskriterium', 'ordnungsmerkmal', 'acc', 'acct', 'polizze', 'encounter', 'spielerpass',
  'schwerbehindertenausweis', 'fischereischein', 'jagdschein', 'job', 'rezept', 'dienstausweis', 'enquiry', 'warrant',
  'meldung', 'prescription', 'registration', 'avis', 'lieferavis', 'abruf', 'belastungsanzeige', 'kassenbon',
  'quittung', 'meldeschein', 'vertrag', 'mietvertrag', 'leasingvertrag', 'anhörungsbogen', 'bußgeldbescheid',
  'strafzettel', 'debit note', 'proforma', 'proforma invoice', 'quotation', 'estimate', 'remittance advice', 'challan',
  'waybill', 'awb', 'consignment', 'shipment', 'booking', 'reservation', 'requisition', 'penalty notice',
  'parking ticket', 'contract', 'permit', 'delivery note', 'despatch note', 'dispatch note', 'credit note', 'inserat',
  'kleinanzeige', 'auktion', 'listing', 'advert', 'auction', 'occ', 'occurrence', 'niche', 'verbrauchsstelle',
  'kassenzettel', 'matrikel', 'docket', 'membership', 'receipt', 'bill of lading', 'call ref', 'return authorisation',
  'return authorization', 'envelope', 'umschlag', 'asservat', 'sparbuch', 'sparkonto', 'sparvertrag', 'evidence bag',
  'property bag', 'spurenbeutel', 'blutkonserve', 'konserve', 'chart', 'bill', 'dispatch', 'despatch', 'unit no', 'abo',
  'einheit', 'wohneinheit', 'mieteinheit', 'wohnung', 'objekt', 'mietobjekt', 'verwaltungseinheit',
  'wirtschaftseinheit', 'sdg', 'sdg.', 'bkg', 'bkg.', 'steuermarke', 'lohnkonto', 'medicaid', 'anforderung',
  'ration card no',
  // remote help, and what opens doors
  'sitzung', 'session', 'teamviewer', 'anydesk', 'rustdesk', 'fernwartung', 'besprechung', 'webinar', 'zoom', 'card',
  'badge', 'fob', 'key card', 'keycard', 'access card', 'karte', 'chipkarte', 'transponder', 'schlüsselkarte',
  'zutrittskarte', 'doc', 'payment doc', 'clearing doc', 'payroll', 'bus pass', 'itin', 'itinerary',
  // files and cards of somebody
  'patient record', 'patient file', 'personnel file', 'training record', 'parole file', 'probation file', 'foster file',
  'case file', 'medical file', 'client file', 'care record', 'custody record', 'concession card', 'pension card',
  'pre-auth', 'preauth', 'lost property', 'title deed', 'drug test', 'land charge', 'patientenakte', 'personalakte',
  'schülerakte', 'fallakte', 'handakte', 'bewohnerakte', 'pflegeakte', 'stammblatt', 'unterkonto', 'mieterkonto',
  'abgabenkonto', 'sparkassenkarte', 'girocard', 'buskarte', 'krankenblatt', 'bag tag', 'reklamation',
  'kartenreklamation', 'nachforschungsauftrag',
  // programmes of customers
  'payback', 'miles & more', 'deutschlandcard', 'ikea family', 'flying blue', 'nectar', 'bahnbonus', 'supercard',
  'cumulus', 'advantage card', 'executive club', 'bonvoy',
  // sheets of who worked or drove
  'leistungsnachweis', 'stundennachweis', 'tätigkeitsnachweis', 'fahrtnachweis', 'stundenzettel', 'rapport',
  'arbeitsrapport', 'regierapport', 'tagesrapport', 'regiebericht', 'montagebericht', 'servicebericht',
  'arbeitsbericht', 'wiegeschein', 'abliefernachweis', 'work sheet', 'worksheet', 'timesheet', 'job card',
  'service report', 'weighbridge ticket', 'docket no', 'job sheet', 'meeting', 'baufinanzierung',
  'immobilienfinanzierung', 'finanzierung', 'ratenkredit', 'kredit', 'darlehen', 'bausparvertrag', 'mail piece',
]; // prettier-ignore
