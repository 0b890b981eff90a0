/**
 * Words that announce a file, customer, contract or order number in German and English letters, forms and systems.
 * Origin: collected by hand from the fields of DIN 5008 letters, DIN 676 business letters, invoices (§ 14 UStG), SAP
 * and hospital forms; November 2026.
 */
import { anyOf } from '../any-of.js';
import { source } from '../pattern.js';

/** First halves of German compounds that say who holds a number: `Kundennummer`, `Personal-Nr.`. */
export const germanHolderStems = [
  // customers and whoever else holds a number
  'kunden', 'kundenkonto', 'kd.', 'kd', 'mitglieds', 'mitglieder', 'mitgl.', 'mitgl', 'mgl.', 'mgl', 'teilnehmer',
  'teiln.', 'teiln', 'abo', 'abonnement', 'spender', 'gäste', 'spieler', 'matrikel', 'matr.', 'matr', 'schüler',
  'debitoren', 'debitor', 'kreditoren', 'lieferanten', 'lief.', 'lief', 'identifikations', 'kennungs', 'mieter',
  'nutzer', 'patienten', 'pat.', 'pat', 'prüflings', 'kandidaten', 'kursteilnehmer', 'klienten', 'klient', 'kl.',
  'kunde', 'kundin', 'mitglied', 'patient', 'bewohner', 'pächter', 'bewerber', 'passagier', 'fahrer', 'fahrgast',
  'versicherungsnehmer', 'vn', 'eigentümer', 'leser', 'hörer', 'studenten', 'deb.', 'kred.', 'probanden', 'prüfer',
  'arzt', 'verkäufer', 'vertreter', 'tierhalter',
  // staff
  'personal', 'pers.', 'pers', 'stamm', 'mitarbeiter', 'mitarb.', 'mitarb', 'ma', 'arbeitnehmer', 'dienst', 'betriebs',
  'arbeitgeber', 'dienstgeber', 'azubi', 'lehrlings',
] as const; // prettier-ignore

/** First halves of German compounds: `Kundennummer`, `Kunden-Nr.`, `Kunden-ID`, `Kundenkennzeichen`. */
export const germanNumberStems = [
  ...germanHolderStems,
  // cards and papers
  'pass', 'ausweis', 'parkausweis', 'bewohnerparkausweis', 'dienstausweis', 'schülerausweis', 'hundemarken',
  'hundesteuermarken', 'karten', 'führerschein', 'fe', 'lizenz', 'schein', 'sim-karten', 'sim', 'dokumenten',
  'urkunden', 'register', 'marke', 'marken', 'steuermarken', 'warteliste', 'wartelisten', 'anmelde', 'anmeldungs',
  // insurance
  'unternehmens', 'mitgliedsunternehmens', 'kassen', 'krankenkassen', 'kostenträger', 'versicherungs', 'vers.', 'vers',
  'vs', 'versicherten', 'versicherungsschein', 'versicherungsvertrags', 'policen', 'pol.', 'pol',
  'schaden', 'schadens', 'schadenfall', 'leistungsfall', 'agentur', 'vermittler', 'vm',
  // contracts and money
  'vertrags', 'vertr.', 'vertr', 'vtr.', 'vtr', 'vertragskonto', 'rahmenvertrags', 'darlehens', 'kredit', 'bauspar',
  'leasing', 'depot', 'konto', 'kto.', 'kto', 'beitrags', 'beitragskonto', 'garantie', 'transaktions', 'zahlungs',
  // trade
  'rechnungs', 'rechn.', 'rech.', 'rg.', 'rg', 're.', 're', 'honorarnoten', 'hn', 'auftrags', 'auftr.', 'auftr',
  'bestell', 'bestellungs', 'best.', 'best', 'bestätigungs', 'angebots', 'gutschrift', 'gutschrifts', 'rma', 'ls',
  'lieferschein', 'liefer', 'buchungs', 'buchungsbestätigungs', 'buch.', 'buch', 'reservierungs', 'reserv.', 'reserv',
  'res.', 'res', 'reklamations', 'rekl.', 'rekl', 'retouren', 'beleg', 'bel.', 'bel', 'referenz', 'ref.', 'ref',
  'sendungs', 'avis', 'lieferavis', 'abruf', 'ladungs', 'transport', 'touren', 'quittungs', 'bon', 'kassenbon', 'mahn',
  'mahnungs', 'mahnung', 'quittung', 'buchung', 'reservierung', 'sendung', 'zahlung', 'inkasso', 'forderungs',
  'schuldner', 'gläubiger', 'paket', 'tracking', 'ticket', 'störungs', 'service',
  'support', 'projekt', 'geräte', 'abhol', 'frachtbrief', 'lade',
  // what is lent to somebody
  'inventar', 'inventarisierungs', 'inv.', 'inv', 'asset', 'equipment',
  // schools
  'schul', 'kita', 'einrichtungs',
  // flats and supplies
  'wohnungs', 'mietvertrags', 'einheiten', 'liegenschafts', 'objekt', 'obj.', 'obj', 'evb', 'evb-', 'verbrauchsstellen',
  'anschluss', 'zähler', 'wasserzähler', 'kaltwasserzähler', 'warmwasserzähler', 'stromzähler', 'gaszähler',
  'wärmezähler', 'hauptzähler',
  // hospitals and laboratories
  'fall', 'aufnahme', 'behandlungs', 'einsender', 'befund', 'proben', 'labor', 'eins.', 'einsend.',
  // offices, courts, lawyers and police
  'vorgangs', 'vorg.', 'vorg', 'gesch.', 'gesch', 'geschäfts', 'meldungs', 'melde', 'anzeigen', 'gesuchs', 'akten',
  'fallakten', 'verfahrens', 'bescheid', 'antrags', 'bearbeitungs', 'eingangs', 'aktivitäts', 'anruf', 'gesprächs',
  'chat', 'tagebuch', 'tages', 'ermittlungs', 'mandanten', 'mandats', 'mand.', 'bg-',
  'bedarfsgemeinschafts', 'einsatz',
  'personen', 'hundesteuer', 'zeugnis', 'prüfungs', 'unfall', 'vereins', 'grab', 'grabstätten', 'grabstellen',
  'wähler', 'briefwahl', 'wahlschein', 'krankenblatt', 'abgabenkonto', 'polizzen', 'mieterkonto', 'mietkonto',
  'mieterkonten', 'schließfach',
] as const; // prettier-ignore

/** `nummer` and `number` as scanners misread them: one letter for two, two for one, `c` for `e`. */
export const scannedNumberWords = [
  'nurnmer', 'numrner', 'nurnrner', 'nunmer', 'numner', 'nurner', 'nummcr', 'nurnmcr', 'nuromer', 'numrmer', 'nwnmer',
  'nurnber', 'nunber', 'numbcr', 'numher', 'nurnbcr', 'nurmber',
] as const; // prettier-ignore

/** Second halves of them. */
export const germanNumberEndings = [
  ...scannedNumberWords, 'nummer', 'nummern', '-nummer', '-nummern', ' nummer', 'nr.', 'nr', 'nrn.', '-nrn.', 'nr.:',
  '-nr.', '-nr', ' nr.', ' nr', 'no.', '-no.', 'id', '-id', ' id', 'kennzeichen', 'zeichen', 'kennung', '-kennung',
  'code', '-code', 'kennzahl', 'kennziffer', 'referenz', '-referenz', 'ref.', '-ref.', 'ref', '-ref',
] as const; // prettier-ignore

/** German labels that are no such compound. */
export const germanNumberLabels = [
  // references of files and letters
  'aktenzeichen', 'aktenz.', 'az', 'az.', 'js-aktenzeichen', 'geschäftszeichen', 'geschäfts-zeichen', 'gz', 'gz.',
  'gesch.-z.', 'gesch.z.', 'zl', 'zl.', 'stammzahl', 'gesch.-zeichen', 'geschäftsnummer', 'geschäfts-nr.',
  'geschäftszahl', 'tgb.-nr.', 'tgb-nr.', 'ihr zeichen', 'unser zeichen', 'mein zeichen', 'ihre zeichen',
  'unsere zeichen', 'u.z.', 'zeichen', 'diktatzeichen', 'ordnungsmerkmal', 'ordnungszeichen', 'steuerzeichen',
  'chiffre', 'interner vermerk', 'interne vermerke', 'bearbeitungsvermerk', 'bearbeitungsvermerke', 'eingangsvermerk',
  'nur für interne zwecke', 'vorgang', 'vorgangs-id', 'fall', 'bg-nummer',
  // notaries and lawyers
  'urnr.', 'ur-nr.', 'urkundenrolle nr.', 'uvz-nr.', 'safe-id', 'mandant', 'mandantin', 'klient', 'klientin',
  // payments
  'kassenzeichen', 'buchungszeichen', 'buchungskonto', 'verwendungszweck', 'verw.', 'verw.-zweck', 'vwz', 'vwz.',
  'mandatsreferenz', 'zahlungsreferenz', 'ihre referenz', 'unsere referenz', 'bankreferenz', 'referenz',
  'vertragskonto', 'debitor', 'kreditor', 'dienstgeberkonto', 'arbeitgeberkonto', 'beitragskonto', 'abgabenkonto',
  'konto', 'depot', 'gläubiger-id', 'gläubiger-identifikationsnummer',
  // insurance
  'police', 'versicherungsschein', 'vers.-schein', 'vnr', 'vnr.', 'vsnr', 'vsnr.', 'vs-nr.', 'schadennr.', 'agentur',
  'vermittler', 'ordnungsbegriff',
  // trade
  'rechnung', 'rechnung nr.', 'auftrag', 'auftrag nr.', 'bestellung', 'bestellung nr.', 'angebot nr.', 'vertrag nr.',
  'ticket', 'kommission', 'avis', 'buchung', 'reservierung', 'gutschein', 'abruf', 'kundin', 'barcode', 'kunde', 'kdnr',
  'kd-nr', 'mitglied', 'objekt', 'liegenschaft', 'nutzeinheit', 'abrechnungseinheit', 'mietobjekt', 'frachtbrief',
  'hundesteuermarke', 'hundemarke', 'mnr', 'mnr.', 'matrikel', 'zahlungsverweis', 'transferticket', 'zählpunkt',
  'geschäftspartner', 'chip', 'transponder', 'zählpunktbezeichnung', 'marktlokation', 'messlokation', 'malo-id',
  'melo-id',
  // doctors
  'patient', 'patientin', 'bewohner', 'bewohnerin', 'einsender', 'lnr',
  // the police
  'dnr', 'dnr.', 'dienstnr', 'gzl', 'gzl.',
] as const; // prettier-ignore

/** First halves of English labels that say who holds a number: `customer number`, `Mbr No`. */
export const englishHolderStems = [
  // customers and whoever else holds a number
  'customer', 'cust.', 'cust', 'client', 'account', 'acct.', 'acct', 'acc', 'charity', 'member', 'membership', 'mbr',
  'memb', 'mem', 'subscriber', 'subscription', 'user', 'guest', 'tenant', 'student', 'stud', 'pupil', 'candidate',
  'applicant', 'application', 'donor', 'vendor', 'supplier', 'contractor', 'agent', 'group', 'registration', 'claimant',
  'inmate', 'prisoner', 'offender', 'detainee', 'resident', 'enrolment', 'enrollment', 'roll', 'consumer', 'connection',
  'adviser', 'advisor', 'rep', 'operator', 'assessor', 'technician',
  'beneficiary', 'depositor', 'pensioner', 'borrower', 'driver', 'trainee', 'volunteer', 'constituent', 'supporter',
  'participant', 'delegate', 'sponsor', 'attendee', 'person', 'party', 'debtor', 'creditor', 'seller', 'buyer',
  'merchant', 'dealer', 'distributor', 'passenger', 'policyholder', 'household', 'learner', 'mbr.', 'memb.', 'mem.',
  'stud.', 'cand.', 'individual', 'juvenile', 'suspect', 'victim', 'witness',
  // staff
  'employee', 'empl.', 'empl', 'emp.', 'emp', 'buckle', 'staff', 'works', 'clock', 'badge', 'collar', 'officer',
  'payroll', 'paye', 'provider',
] as const; // prettier-ignore

/** First halves of English labels: `customer number`, `Order No.`, `ticket_id`. */
export const englishNumberStems = [
  ...englishHolderStems,
  // papers
  'passport', 'library card', 'membership card', 'clubcard', 'licence', 'license', 'permit', 'certificate',
  'document', 'doc', 'record', 'waiting list', 'wait list', 'waitlist', 'cert.', 'cert', 'lic.', 'lic',
  // insurance and contracts
  'policy', 'pol', 'insurance', 'claim', 'claims', 'clm', 'contract', 'agreement', 'lease', 'tenancy', 'rent', 'loan',
  // trade
  'order', 'ord.', 'ord', 'purchase order', 'work order', 'sales order', 'invoice', 'bill', 'quote', 'quotation',
  'estimate', 'proposal', 'tender', 'credit note', 'debit note', 'delivery note', 'rma', 'lr', 'lorry receipt',
  'challan', 'waybill', 'way bill', 'eway bill', 'e-way bill', 'awb', 'bol', 'manifest', 'po', 'wo', 'load', 'bkg',
  'res.', 'res', 'remittance', 'dispatch', 'despatch', 'con note', 'collection', 'voucher', 'direct debit', 'dd',
  'submission', 'consignment', 'requisition', 'receipt', 'booking', 'reservation', 'confirmation', 'reference', 'ref',
  'ref.', 'tracking', 'shipment', 'parcel', 'transaction', 'payment', 'auth', 'auth.', 'authorisation', 'authorization',
  'approval', 'mandate', 'standing order', 'scheme', 'pension', 'gst', 'gst reg', 'gst reg.', 'gst registration',
  'gst/hst', 'hst', 'qst', 'ticket', 'service request', 'practice', 'surgery', 'job', 'jobsheet', 'job sheet',
  'project', 'meter', 'conversation', 'chat',
  // what is lent to somebody, schools
  'asset', 'inventory', 'inv.', 'inv', 'equipment', 'property', 'school', 'centre',
  // doctors and hospitals
  'patient', 'hospital', 'medical record', 'health record', 'med rec', 'med. rec.', 'chart', 'script', 'specimen',
  'sample', 'accession', 'admission', 'encounter', 'visit', 'referral', 'prescription', 'rx', 'appointment', 'lab',
  'laboratory', 'ur',
  // offices, courts and police
  'case', 'file', 'docket', 'matter', 'incident', 'report', 'police report', 'crime reference', 'crime', 'log',
  'warrant', 'summons', 'penalty', 'pcn', 'entry', 'diary', 'run', 'call', 'probate', 'estate', 'register', 'enquiry',
  'query', 'complaint', 'correspondence',
] as const; // prettier-ignore

/** Second halves of them. */
export const englishNumberEndings = [
  ...scannedNumberWords.map((word) => ` ${word}`),
  ' number', ' numbers', '-number', '_number', 'number', ' nos.', ' nos', ' num', ' no.', ' no', '-no.', '_no', 'no',
  ' nr.', ' nr', ' #', '#', ' id', '-id', '_id', 'id', ' ref.', ' ref', '_ref', 'ref', ' reference',
  ' reference number', 'reference', ' code', ' identifier',
] as const; // prettier-ignore

/** English labels that are no such pair. */
export const englishNumberLabels = [
  // references
  'our ref', 'our ref.', 'our reference', 'your ref', 'your ref.', 'your reference', 'ref', 'ref.', 're ref',
  'office use', 'office use only', 'official use only', 'internal use', 'file ref', 'our file', 'your file', 'call ref',
  'ein-ref', 'reference', 'conf', 'conf.', 'barcode',
  // cases
  'case', 'case no', 'docket', 'incident', 'ticket', 'roll', 'badge',
  // trade, insurance and money
  'order', 'p.o.', 'po number', 'po no.', 'po #', 'requisition', 'invoice', 'policy', 'policyholder', 'claim', 'loan',
  // whoever holds a number
  'passport', 'customer', 'client', 'account', 'acct', 'member', 'mrn', 'upn', 'utr', 'csn', 'mpan', 'mprn',
] as const; // prettier-ignore

/** Source of such a label: `Kundennummer`, `Kd.-Nr.`, `order no.`, `customer_id`. */
export const numberLabel = source`
  (?:
  ${anyOf(germanNumberStems)}${anyOf(germanNumberEndings)}|
  ${anyOf(englishNumberStems)}${anyOf(englishNumberEndings)}
  )
`;
