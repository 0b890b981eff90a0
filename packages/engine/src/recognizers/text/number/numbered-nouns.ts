/**
 * Nouns right before the number of what they name: papers, cases, contracts, and who has a number, German and English.
 * Origin: collected by hand from letters, orders, notes and reports, November 2026.
 */
import { anyOf } from '../any-of.js';
import { wordStart } from '../bounds.js';
import { source } from '../pattern.js';

const german = [
  'leistungsfall', 'schadenfall', 'schadensfall', 'störfall', 'garantiefall', 'vorfall', 'mandat', 'mietverhältnis',
  'lastschriftmandat', 'liegenschaft', 'mahnlauf', 'zahllauf', 'abrechnungslauf', 'lastschriftlauf', 'pachtvertrag',
  'wartungsvertrag', 'darlehen', 'bauantrag', 'sendung', 'lieferung', 'objekt', 'anfrage', 'abo', 'einsatz',
  'reparatur', 'kalkulation', 'kostenvoranschlag', 'nachforderung', 'rückforderung', 'retoure', 'rücksendung',
  'umbuchung', 'storno', 'abruf', 'akte', 'geschäft', 'gesuch', 'polizze', 'sitzung', 'kundin', 'aktenzeichen',
  'zeichen', 'vorgang', 'fall', 'verfahren', 'antrag', 'bescheid', 'gutachten', 'police', 'schaden', 'vertrag',
  'mietvertrag', 'projekt', 'bauvorhaben', 'auftrag', 'auftragsbestätigung', 'bestellung', 'rechnung', 'honorarnote',
  'angebot', 'lieferschein', 'gutschrift', 'mahnung', 'beleg', 'quittung', 'reservierung', 'buchung', 'reklamation',
  'beanstandung', 'einspruch', 'widerspruch', 'rückbuchung', 'nachforschung', 'erstattung', 'karte', 'transponder',
  'wohnung', 'whg', 'whg.', 'kunde', 'mandant', 'klient', 'mitglied', 'patient', 'bewohner', 'konto', 'depot',
  'zähler', 'ticket', 'meldung', 'probe', 'befund', 'akt', 'grab', 'genehmigung', 'bewilligung', 'vollmacht',
  'anmeldung', 'urkunde', 'bescheinigung', 'zertifikat', 'nachweis', 'eintrag', 'rezept', 'dossier',
  'abschlagsrechnung', 'teilrechnung', 'schlussrechnung', 'zulassung', 'lizenz', 'stellplatz', 'wohneinheit',
  'mieteinheit', 'nutzeinheit', 'betreff', 'betr.', 'verwendungszweck', 'stichwort', 'kennziffer', 'debitor',
  'kreditor', 'standblatt', 'sicherstellung', 'spur', 'asservat', 'aufnahme', 'diktat', 'vermittler', 'agentur',
  'auftr.', 'rechn.', 'rech.', 'best.', 'lief.', 'liefersch.', 'vertr.', 'angeb.', 'gutschr.', 'reklam.', 'vorg.',
  'aufzug', 'treppenlift', 'klärfall', 'supportfall', 'servicefall', 'prüffall', 'einzelfall', 'arbeitspaket',
  'inserat', 'teilnehmer', 'teilnehmerin', 'versicherte', 'versicherter', 'versicherungsnehmer', 'mieter', 'mieterin',
  'bewerber', 'bewerberin', 'deckungszusage', 'kostenzusage', 'deckungsanfrage', 'hausnotruf', 'schein', 'bürgschaft',
  'beschwerde', 'ausschreibung', 'auskunft', 'stellenangebot', 'stellenausschreibung', 'einschreiben', 'verordnung',
  'kostenübernahme', 'leistungsabrechnung', 'police nr.', 'eingang', 'laufzettel', 'pfändung', 'vollstreckung',
  'antwort', 'kostenplan', 'hilfeplan', 'buchg.', 'leistungsakt', 'mietkonto', 'ordnungswidrigkeit', 'bußgeldsache',
  'strafsache', 'rechtssache', 'nachlasssache', 'insolvenzsache', 'klagsache',
] as const; // prettier-ignore
const english = [
  'file', 'session', 'proforma', 'pro forma', 'proforma invoice', 'filing', 'petition', 'parcel', 'matter', 'case',
  'incident', 'claim', 'policy', 'permit', 'licence', 'license', 'lease', 'tenancy', 'contract', 'agreement',
  'application', 'complaint', 'enquiry', 'inquiry', 'reference', 'ref', 'docket', 'warrant', 'citation', 'job',
  'project', 'work order', 'order', 'purchase order', 'po', 'invoice', 'inv', 'quote', 'estimate', 'credit note',
  'debit note', 'delivery note', 'receipt', 'booking', 'reservation', 'loan', 'account', 'customer', 'client', 'member',
  'patient', 'prisoner', 'inmate', 'resident', 'employee', 'candidate', 'student', 'staff', 'learner', 'pupil',
  'officer', 'card', 'badge', 'fob', 'dispute', 'chargeback', 'investigation',
  'refund', 'appeal', 'grievance', 'return', 'replacement', 'inspection', 'group', 'grp', 'specimen', 'sample',
  'prescription', 'registration', 'mandate', 'consignment', 'ticket', 'authority', 'consent', 'approval', 'certificate',
  'cert', 'lic', 'log', 'grave', 'plot', 'entry', 'referral', 'meter', 'accreditation', 'directive', 'instruction',
  'nomination', 'bill', 'voucher', 'vacancy', 'vendor', 'supplier', 'load', 'shipment', 'trip', 'job card', 'job sheet',
  'work ticket', 'delivery ticket', 'query', 'request', 'offer', 'proposal', 'debtor', 'creditor', 'donor', 'driver',
  'subscription', 'inc', 'incid', 'occurrence', 'author', 'dictator', 'typist', 'dictation', 'property tag',
  'evidence tag', 'disclosure', 'naturalisation', 'naturalization', 'cover note', 'sanction', 'slot', 'intake',
  'passport', 'pet passport', 'clearance', 'vetting', 'guarantee', 'bond', 'overpayment',
  'conveyance', 'advance', 'guarantor', 'beneficiary', 'dispatch note', 'booking form', 'works order', 'reply',
  'response', 'accident report', 'theft report', 'collision report', 'incident report', 'police report',
  'crime report', 'admission', 'care plan', 'return auth', 'rma', 'committal', 'arrest', 'lien', 'suit', 'blood unit',
  'donation', 'evidence item', 'econsult', 'support plan', 'care package', 'safeguarding', 'prior auth',
] as const; // prettier-ignore

/** Ends of compounds that a number follows: `Handwerkerrechnung`, `Förderantrag`. */
const heads = anyOf([
  'rechnung', 'auftrag', 'vertrag', 'antrag', 'bescheid', 'bestätigung', 'bestellung', 'buchung', 'gutschrift',
  'mahnung', 'police', 'polizze', 'offerte', 'angebot', 'schein', 'genehmigung', 'bewilligung', 'vereinbarung',
  'quittung', 'rapport', 'anzeige', 'verfahren', 'vorgang', 'meldung', 'akte', 'dossier', 'anfrage', 'reservierung',
  'vollmacht', 'urkunde', 'bescheinigung', 'zettel', 'auskunft', 'zusage', 'finanzierung', 'nachweis',
  'ausschreibung', 'beschwerde', 'verordnung', 'abrechnung', 'zeugnis',
]); // prettier-ignore

/** One of the words, at its beginning. */
export const wholeNoun = wordStart + anyOf([...german, ...english]);

/** The same, or a compound that ends in one. */
export const numberedNoun = source`(?:${wholeNoun}|(?<=\p{L})${heads})`;
