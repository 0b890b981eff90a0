import { wordsIn, wordsOfGroups } from '../word-list.js';
import { cards } from './payments.js';

/** Punctuation that somebody dictates, in lower case. `Punkt` is a surname, too. */
export const dictatedPunctuation: readonly string[] = wordsIn(
  'anführungszeichen beistrich doppelpunkt klammer komma semikolon strichpunkt',
);

const labelsOf = {
  amounts: `
    amount betrag brutto chf eur euro faellig fällig gesamtbetrag net netto payment pkte rabatt saldo summe total usd
    zahlungsart`,
  banking: `
    account bacs bankleitzahl bankverbindung bic blz bpay bsb buchungen buchungstag buchungstext clearing dauerauftrag
    debit direct endziffern festschr gegenkonto gegenkto gutschrift iban isin kartenzahlung konto kontoauszug
    kontonummer kreditinstitut kto kyc lastschrift payid saldovortrag sepa swift übertrag überweisung valuta
    verwendungszweck wertstellung wkn`,
  taxes: `
    gstin idnr itin mehrwertsteuer mwst st.-nr steuer-id steuer-nr steuernummer tax tfn umsatzsteuer ust ust-id
    ust-idnr ust-idnr. utr vat`,
  payslip: `
    accrued auszahlungsbetrag bruttolohn deductions earnings empl federal gehalt grundgehalt kinderfreibetrag
    kirchensteuer kostenstelle kst lohnsteuer nettolohn overtime paye payslip paystub personalnummer planstelle
    sachbezug solidaritätszuschlag steuerklasse superannuation vwl withholding ytd`,
  /** Of persons, physicians and firms, with the papers they stand on. */
  identityNumbers: `
    abn amka ausw ausweis bsn bsnr cnp egn fødselsnummer gln henkilötunnus hra hrb id imei isikukood kimlik kvnr lanr
    legi medicare nif npi nric oib pasaporte passaporto passport personnummer pesel pps reisepass rijksregisternummer
    ssn svnr teudat uid zehut`,
  names: 'alias forename forenames geburtsname kürzel nachname name surname surnames vorname',
  persons: 'begl dob erw female geb geburtsdatum geburtsort ledig lediger unk unknown',
  contact: `
    anschl durchwahl e-mail email fax handy homepage hotline internet kontakt mail mobil mobile natel notf phone tel
    tel_mobil telefax telefon url web www`,
  mailHeads: 'an aw bcc betreff betrifft cc from fwd gesendet nachricht re sent subject to von wg',
  addresses: `
    address adr adresse anschrift bez city dist einm ort plz postcode state stiege strasse straße taluk town wohnort
    zip`,
  estates: `
    bauvorhaben erdgeschoss flst gartenhaus grundbuch hinterhaus locker parz premises quergebäude rented seitenflügel
    vorderhaus`,
  dates: 'date datum eing tba uhrzeit',
  numbers: 'amtl anz kennz kennziffer lfd no nr number nummer qty reihung stk',
  /** What a letter or a bill is filed under. */
  references: `
    aktenz aktenzeichen auftragsnummer az bestellnummer ihr isbn kassenz kunden-nr kundennummer portal-nr
    rechnungsdatum rechnungsnummer unser vertragsnummer vorgangsnr zeichen`,
  orders: 'cust customer flüge invoice lieferbedingung lieferschein mietwagen order rechnung versandart',
  /** Of plants, projects and tours. */
  operations: 'oee prio tourenplan uvv wip',
  pages: 'anlage anlagen ebenda enclosure enclosures page seite',
  documents: `
    antrag bescheid bescheinigung beschluss beschluß geburtsurkunde gutachten kündigung mahnung niederschrift
    protokoll transkript urteil vermerk vollmacht vordruck`,
  contracts: `
    arbeitsvertrag betriebskostenabrechnung kaufvertrag mietvertrag nebenkostenabrechnung wohnungsübergabeprotokoll`,
  signatures: 'gez i.a i.v ppa signature unterschrift',
  /** Of letters and chats, with answers and a curse. */
  greetings: `
    best bonjour buongiorno ciao damen dear faithfully freundlichen geehrte geehrter grüessech grüezi gruß grüße
    grüßen guete herren jawoll kind mfg mit moin morge nein regards rgds sehr servus sincerely sirs ta-ra tach thanks
    thx yours zäme zefix`,
  relatives: 'geschwisterkind kin mama mum mummy mutti oma omas onkel onkels opa opas papa spouse tante tanten vati',
  /** To a contract, a case, a payment or a meeting. */
  parties: `
    ansprechpartner assignee bauherr bearbeiter biller billers colleague constituent debitor eigent garnishee gegner
    höchstbieter kreditor lessee lessor pupil sachbearbeiter treas vendor`,
  offices: `
    bodyshop bürgeramt council dispo familiengericht filiale finanzkasse gerichtskasse gerichtsstand handelsregister
    hospital kita mahngericht police reg.-gericht registergericht standesamt station strafkammer wohngeldbehörde
    zivilkammer`,
  insurance: `
    copay haftpfl haftpflicht insured kasko kfz krankenkasse schadenhergang versichertennummer versicherter
    versicherungsnummer`,
  medicine: `
    allergien anamnese befund beurteilung biochemist diagnose epikrise geburtshaus gesundheit gynae inj medikation opd
    ortho paed patient patientin physio procedere schulter therapie ulcus verlauf`,
  laboratory: `
    blutbild collected einsender endbefund probenahme probenahmestelle received referenzbereich referral reported
    routine serum specimen teilbefund urin`,
  policeReports: `
    approx beschuldigtenvernehmung circumstances endlage fraktur haltlinie kratzspur narrative offence offense
    prellung sachverhalt schürfwunden spuren strafanzeige suspect tatort tatzeit unfallhergang unfallort unfallzeit
    verkehrsunfallanzeige verkehrsunfallbericht verletzungen victim witness zeugenvernehmung`,
  logins: 'benutzer benutzername key login password passwort sasl sso token unauthorized user username',
  computing: `
    api applewebkit bearer crm csv debug error false http https info ip json lvl mozilla nginx null pdf pending
    processing smtp sql svc true vpn warn wlan`,
  degrees: 'bcl bed bsc dipl dipl-ing dipl-kfm dipl-psych frcpa frcs hons llb llm mba mbchb mrcgp msc npqh phd',
  career: 'ausbildung beruf bildung kenntnisse lebenslauf quali sonstiges',
  /** With their sports and badges. */
  clubs: 'freischwimmer gruppe handball leichtathletik rudern schwimmen seepferdchen sparte turnen volleyball',
} as const;

/**
 * Words that announce a value, head a document or a mail, greet, or say what kind of body, party or relative somebody
 * is, and are no name themselves, in lower case, with punctuation that is dictated and the cards that are paid with. The
 * model takes some of them for organizations, above all where forms and tables have little else around them. Collected
 * by hand from forms and letters, 2026-11. Words that are names too (Bill) are not here.
 */
export const labelWords: ReadonlySet<string> = new Set([...dictatedPunctuation, ...cards, ...wordsOfGroups(labelsOf)]);
