/**
 * Nouns for documents, cases and those who have them; a code near one of them is taken for its number.
 * Origin: collected by hand from letters, invoices, mails to offices and insurers, and police reports, November 2026.
 */

const germanTrade = [
  'rechnung', 'honorarnote', 'kostennote', 'anfrage', 'auftrag', 'bestellung', 'lieferschein', 'angebot', 'gutschrift',
  'mahnung', 'belastungsanzeige', 'avis', 'lieferavis', 'frachtbrief', 'meldeschein', 'gutschein', 'gutscheincode',
  'voucher', 'buchung', 'reservierung', 'reklamation', 'kommission', 'spende', 'abo', 'anschluss', 'ticket', 'tickets',
  'incident', 'störung', 'vertrag', 'darlehen', 'zertifikat', 'prüfbericht',
] as const; // prettier-ignore

const germanParcels = [
  'dhl', 'dpd', 'gls', 'hermes', 'ups', 'fedex', 'sendung', 'sendungsnummer', 'paket',
] as const; // prettier-ignore

const germanPeople = [
  'kundennummer', 'kundennr', 'kundenkonto', 'mitglied', 'mitgliedschaft', 'mitgliedsnummer', 'mandant', 'mandat',
  'patient', 'patientin', 'dienstnummer', 'pnr', 'stammnummer', 'safe-id',
] as const; // prettier-ignore

const germanCardsAndDwellings = [
  'kundenkarte', 'tankkarte', 'dienstausweis', 'ausweis', 'sicherungskarte', 'transponder', 'wohneinheit',
  'mieteinheit', 'zähler', 'zählernummer',
] as const; // prettier-ignore

const germanPayments = [
  'mandatsreferenz', 'verwendungszweck', 'kassenzeichen', 'gläubiger-id', 'referenz', 'stichwort', 'konto', 'kto',
  'depot', 'sparbuch', 'beitragskonto', 'vertragskonto', 'transaktion', 'lastschrift',
] as const; // prettier-ignore

const germanInsurance = [
  'versicherung', 'versicherungsschein', 'police', 'schaden', 'schadennummer', 'vs-nr', 'vnr', 'vn', 'gutachten',
] as const; // prettier-ignore

const germanOffices = [
  'aktenzeichen', 'geschäftszeichen', 'geschäftsnummer', 'gz', 'az', 'akte', 'akten', 'fall', 'fallakte', 'vorgang',
  'vorgangsnummer', 'antrag', 'bescheid', 'cirs', 'zulassung', 'genehmigung', 'kindergeldnummer', 'auskunft',
  'vollmacht', 'grundbuch', 'urkunde', 'urkundenrolle', 'registernummer', 'standesamt', 'geburtenregister',
  'heiratsregister', 'eheregister', 'sterberegister', 'dossier', 'protokoll', 'zusatzblatt', 'aufenthaltstitel',
  'aufenthaltskarte', 'fiktionsbescheinigung', 'aufenthaltsgestattung', 'duldung',
] as const; // prettier-ignore

const germanCourtsAndPolice = [
  'widerspruch', 'klage', 'eilantrag', 'verfahren', 'anzeige', 'strafanzeige', 'chiffre', 'einsatz', 'einsatznummer',
  'spurenakte', 'asservat', 'asservate', 'mitschnitt', 'anhörungsbogen', 'bußgeldbescheid',
] as const; // prettier-ignore

const germanLaboratory = [
  'befund', 'überweisung', 'röhrchen', 'probe', 'abstrich', 'präparat', 'blutprobe',
] as const; // prettier-ignore

const englishTrade = [
  'invoice', 'order', 'ticket', 'booking', 'voucher', 'charter', 'manifest', 'po', 'pos', 'purchase order', 'contract',
  'agreement', 'lease', 'tenancy', 'quote', 'credit note', 'delivery note', 'reservation', 'confirmation',
  'pnr', 'requisition', 'req', 'request', 'debit note', 'remittance', 'estimate', 'quotation', 'challan',
  'lorry receipt', 'remittance advice', 'penalty notice', 'facility', 'vacancy', 'change', 'job', 'asset', 'tag',
  'plate', 'certificate',
] as const; // prettier-ignore

/** `please look at NL-2026-3117`. */
const englishVerbs = ['look at', 'quoting'] as const;

const englishParcels = [
  'parcel', 'shipment', 'tracking', 'consignment', 'bill of lading', 'con note', 'connote', 'waybill', 'awb',
] as const; // prettier-ignore

const englishPeople = [
  'account', 'acct', 'member', 'membership', 'loyalty', 'frequent flyer', 'patient', 'mrn', 'employee', 'blue badge',
  'warrant', 'collar', 'licence', 'license', 'visa', 'roll number', 'agent code', 'gmc', 'nmc', 'hosp', 'hospital',
  'ubrn', 'chart', 'health card', 'medicare card',
] as const; // prettier-ignore

const englishPaymentsAndTaxes = [
  'payment', 'transaction', 'paypal', 'klarna', 'vinted', 'bacs', 'paye', 'ein', 'utr',
] as const; // prettier-ignore

const englishInsurance = [
  'policy', 'policy number', 'claim', 'insurer', 'insured', 'reference', 'ref',
] as const; // prettier-ignore

const englishOffices = [
  'case', 'case id', 'docket', 'file', 'filing', 'planning', 'permit', 'application', 'appeal', 'complaint', 'probate',
  'title number', 'citation', 'summons', 'incident', 'occurrence', 'exhibit', 'pnc', 'custody', 'cad', 'crime',
  'datix', 'riskman', 'near miss', 'consent', 'penalty charge notice', 'pcn', 'folio', 'record of title',
] as const; // prettier-ignore

const englishLaboratory = ['accession', 'specimen', 'sample', 'swab'] as const;

/** The same in Spanish, French, Italian and Dutch, as letters quote them. */
export const otherCaseWords = [
  'factura', 'facturas', 'contrato', 'pedido', 'expediente', 'póliza', 'siniestro', 'albarán', 'presupuesto',
  'facture', 'factures', 'contrat', 'commande', 'devis', 'sinistre', 'fattura', 'fatture', 'contratto', 'ordine',
  'pratica', 'polizza', 'preventivo', 'factuur', 'facturen', 'bestelling', 'polis', 'zaaknummer', 'kenmerk',
] as const; // prettier-ignore

/** All of the German ones. */
export const germanCaseWords = [
  ...germanTrade, ...germanParcels, ...germanPeople, ...germanCardsAndDwellings, ...germanPayments, ...germanInsurance,
  ...germanOffices, ...germanCourtsAndPolice, ...germanLaboratory,
] as const; // prettier-ignore

/** All of the English ones. */
export const englishCaseWords = [
  ...englishTrade, ...englishVerbs, ...englishParcels, ...englishPeople, ...englishPaymentsAndTaxes,
  ...englishInsurance, ...englishOffices, ...englishLaboratory,
] as const; // prettier-ignore
