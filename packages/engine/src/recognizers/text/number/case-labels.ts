/**
 * Words that announce a file, customer, contract or order number in German and English letters, forms and systems.
 * Origin: collected by hand from the fields of DIN 5008 letters, DIN 676 business letters, invoices (§ 14 UStG), SAP and hospital
 * forms; November 2026.
 */

/** First halves of German compounds: `Kundennummer`, `Kunden-Nr.`, `Kunden-ID`, `Kundenkennzeichen`. */
export const germanNumberStems = [
  'kunden', 'dienst', 'vs', 'kd.', 'kd', 'vertrags', 'versicherungs', 'vers.', 'vers', 'versicherten', 'versicherungsschein',
  'versicherungsvertrags', 'policen', 'schaden', 'schadens', 'schadenfall', 'leistungsfall', 'rechnungs', 'rechn.',
  'rg.', 'rg', 're.', 'rech.', 'auftrags', 'bestell', 'bestellungs', 'lieferschein', 'liefer', 'buchungs',
  'reservierungs', 'vorgangs', 'fall', 'patienten', 'pat.', 'pat', 'einsender', 'fe', 'führerschein', 'befund', 'proben', 'labor', 'mitglieds',
  'mitglieder', 'mitgl.', 'personal', 'pers.', 'pers', 'mitarbeiter', 'matrikel', 'schüler', 'ticket', 'störungs', 'akten',
  'verfahrens', 'bescheid', 'referenz', 'mandanten', 'mandats', 'teilnehmer', 'antrags', 'beitrags', 'beleg',
  'sendungs', 'paket', 'tracking', 'zähler', 'vertragskonto', 'depot', 'darlehens', 'kredit', 'konto', 'kto.', 'kto',
  'bauspar', 'leasing', 'gutschrift', 'gutschrifts', 'angebots', 'projekt', 'objekt', 'wohnungs', 'mieter',
  'mietvertrags', 'einheiten', 'verbrauchsstellen', 'anschluss', 'abo', 'abonnement', 'spender', 'gäste', 'debitoren',
  'debitor', 'kreditoren', 'lieferanten', 'garantie', 'transaktions', 'zahlungs', 'identifikations', 'geräte',
  'chargen', 'agentur', 'vermittler', 'sim-karten', 'sim', 'schein', 'kennungs', 'rahmenvertrags', 'aktivitäts', 'eingangs', 'tagebuch', 'ermittlungs', 'betriebs', 'fallakten', 'kunden', 'bg-', 'bedarfsgemeinschafts', 'reklamations',
  'retouren', 'tages', 'beitragskonto', 'kundenkonto', 'kreditoren', 'debitoren', 'pass', 'lizenz', 'ausweis', 'karten', 'spieler', 'service', 'support', 'bearbeitungs', 'dokumenten', 'urkunden', 'register', 'aufnahme', 'behandlungs',
] as const; // prettier-ignore

/** Second halves of them. */
export const germanNumberEndings = [
  'nummer', 'nummern', 'nr.', 'nr', '-nr.', '-nr', '-nummer', ' nr.', ' nr', '-id', 'id', ' id', 'no.', '-no.',
  'kennzeichen', 'kennung', '-kennung', 'zeichen', 'code', '-code', 'nr.:', ' nummer',
] as const; // prettier-ignore

/** German labels that are no such compound. */
export const germanNumberLabels = [
  'aktenzeichen', 'az', 'az.', 'geschäftszeichen', 'geschäfts-zeichen', 'gz', 'gz.', 'gesch.-z.', 'gesch.z.',
  'gesch.-zeichen', 'ihr zeichen', 'unser zeichen', 'mein zeichen', 'ihre zeichen', 'unsere zeichen', 'u.z.',
  'zeichen', 'diktatzeichen', 'ordnungsmerkmal', 'ordnungszeichen', 'kassenzeichen', 'buchungszeichen',
  'steuerzeichen', 'verwendungszweck', 'mandatsreferenz', 'zahlungsreferenz', 'ihre referenz', 'unsere referenz',
  'referenz', 'vertragskonto', 'buchungskonto', 'police', 'versicherungsschein', 'vorgang', 'vorgangs-id',
  'gläubiger-id', 'gläubiger-identifikationsnummer', 'js-aktenzeichen', 'geschäftsnummer', 'geschäfts-nr.',
  'tgb.-nr.', 'tgb-nr.', 'vnr', 'vnr.', 'vsnr', 'vsnr.', 'vs-nr.', 'rechnung nr.', 'rechnung', 'auftrag nr.',
  'auftrag', 'bestellung', 'bestellung nr.', 'ticket', 'vertrag nr.', 'angebot nr.', 'schadennr.', 'fall',
  'kunde', 'mandant', 'mitglied', 'patient', 'objekt', 'depot', 'kommission', 'buchung', 'konto', 'lnr', 'uvz-nr.',
  'chiffre', 'einsender', 'agentur', 'vermittler', 'barcode', 'safe-id', 'aktenz.', 'bg-nummer', 'kdnr', 'kd-nr', 'urnr.', 'ur-nr.', 'urkundenrolle nr.',
] as const; // prettier-ignore

/** First halves of English labels: `customer number`, `Order No.`, `ticket_id`. */
export const englishNumberStems = [
  'customer', 'client', 'account', 'acct', 'patient', 'member', 'membership', 'contract', 'policy', 'claim', 'claims',
  'invoice', 'order', 'purchase order', 'ticket', 'case', 'file', 'booking', 'reservation', 'confirmation',
  'reference', 'ref', 'ref.', 'docket', 'matter', 'incident', 'employee', 'staff', 'student', 'subscriber',
  'subscription', 'application', 'applicant', 'loan', 'tracking', 'shipment', 'parcel', 'transaction', 'payment',
  'quote', 'report', 'police report', 'crime reference', 'medical record', 'health record', 'chart', 'specimen',
  'sample', 'accession', 'admission', 'encounter', 'visit', 'insurance', 'group', 'certificate', 'permit', 'receipt',
  'meter', 'works', 'hospital', 'lease', 'agreement', 'job', 'work order', 'user', 'guest', 'tenant', 'project', 'delivery note', 'credit note',
  'emp', 'cust', 'agent', 'contractor', 'document', 'doc', 'con note', 'consignment', 'requisition', 'licence', 'license', 'passport', 'donor', 'vendor', 'supplier', 'badge', 'registration', 'record', 'complaint', 'service request',
] as const; // prettier-ignore

/** Second halves of them. */
export const englishNumberEndings = [
  ' number', ' no.', ' no', ' nr.', ' nr', ' id', ' #', '#', ' ref.', ' ref', ' reference', ' reference number',
  '-id', '_id', 'id', '_number', 'number', '_no', 'no', 'ref', 'reference', ' code', '-no.', '-number', '_ref', ' num', ' identifier',
] as const; // prettier-ignore

/** English labels that are no such pair. */
export const englishNumberLabels = [
  'our ref', 'your ref', 'our ref.', 'your ref.', 'our reference', 'your reference', 'ref', 'ref.', 're ref', 'mrn',
  'reference', 'case', 'case no', 'ticket', 'order', 'invoice', 'claim', 'policy', 'incident', 'p.o.', 'po number',
  'po no.', 'po #', 'file ref', 'docket', 'ein-ref', 'customer', 'client', 'account', 'acct', 'member', 'loan',
  'upn', 'utr', 'csn', 'policyholder', 'requisition', 'badge', 'roll', 'barcode', 'conf', 'conf.',
] as const; // prettier-ignore

/** Register marks of German courts and prosecutors. Origin: Aktenordnung (AktO) and the federal courts' rules, as of 2024. */
export const courtRegisters = [
  'O', 'U', 'C', 'S', 'T', 'W', 'F', 'K', 'M', 'L', 'H', 'B', 'E', 'N', 'Q', 'R', 'V', 'X', 'A', 'P', 'Z', 'D', 'OH',
  'HK O', 'HKO', 'UF', 'WF', 'SF', 'AR', 'ARs', 'AktE', 'EK', 'Gs', 'Js', 'UJs', 'Ls', 'Ds', 'Cs', 'Ks', 'KLs', 'Ns',
  'Qs', 'Ws', 'Ss', 'OWi', 'Bs', 'StVK', 'BRs', 'VRs', 'VRJs', 'Kap', 'IN', 'IK', 'IE', 'VN', 'XIV', 'XVI', 'XVII',
  'VI', 'IV', 'VIII', 'IX', 'ZR', 'ZB', 'ZA', 'StR', 'StB', 'BGs', 'ARZ', 'AnwZ', 'NotZ', 'RiZ', 'BLw', 'KZR', 'KZB',
  'KVR', 'EnZR', 'AZR', 'AZB', 'ABR', 'AZN', 'ABN', 'Ca', 'Ga', 'BV', 'BVGa', 'Sa', 'Ta', 'TaBV', 'SaGa', 'AS', 'KR',
  'SB', 'SO', 'AL', 'RA', 'RE', 'RJ', 'RS', 'VG', 'VH', 'VS', 'AY', 'EG', 'KG', 'BL', 'KA', 'BA', 'BvR', 'BvL', 'BvF',
  'BvE', 'BvB', 'BvQ', 'BvC', 'BvG', 'PBvU', 'BvM', 'CN', 'CB', 'BN', 'AV', 'VR', 'WD', 'D-A', 'FH', 'Lw', 'AG',
  'KLs', 'jug', 'Ob', 'Rs', 'Cg', 'Cga', 'Cgs', 'Hv', 'Bl', 'Os', 'Ra', 'Nc', 'Fam', 'Pu', 'Ps', 'Se', 'ObA', 'ObS',
  'Os', 'HR', 'HRA', 'GRG',
] as const; // prettier-ignore
