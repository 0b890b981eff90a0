import { wordsIn } from '../word-list.js';

/** Signs that somebody dictates, in lower case. `Punkt` is a surname, too. */
export const dictatedSigns: readonly string[] = wordsIn(
  'komma beistrich klammer doppelpunkt strichpunkt semikolon anführungszeichen',
);

/**
 * Words that announce a value, head a document or say what kind of body or relative somebody is, and are no name
 * themselves, in lower case. The model takes some of them for organizations, above all where forms and tables have
 * little else around them. Collected by hand from forms and letters, 2026-11. Words that are names too (Bill) are not here.
 */
export const labelWords: ReadonlySet<string> = new Set([
  ...dictatedSigns,
  ...wordsIn(`
  iban bic swift blz konto kontonummer kto bankverbindung bankleitzahl verwendungszweck betrag summe gesamtbetrag netto
  brutto mwst ust umsatzsteuer mehrwertsteuer euro eur usd chf tel telefon telefax fax mobil mobile handy phone email
  e-mail mail web www url internet homepage ip steuer-id steuernummer steuer-nr st.-nr ust-id ust-idnr ust-idnr. vat idnr
  hrb hra plz ort straße strasse anschrift adresse address name vorname nachname geburtsname geburtsdatum geburtsort geb
  datum date uhrzeit betreff betrifft subject re aw wg fwd von an cc bcc from to sent gesendet seite page anlage anlagen
  rechnung rechnungsnummer rechnungsdatum kundennummer kunden-nr auftragsnummer bestellnummer vertragsnummer aktenzeichen
  az ihr unser zeichen nachricht durchwahl ansprechpartner sachbearbeiter bearbeiter patient patientin versicherter
  versicherungsnummer versichertennummer krankenkasse diagnose befund mit freundlichen grüßen gruß grüße sehr geehrte
  geehrter damen herren dear sincerely regards rgds thanks thx best kind yours faithfully signature unterschrift gez i.a i.v ppa
  ssn passport id nr no number nummer invoice order customer account amount total password passwort login user username
  benutzername token key api json csv null true false info error warn debug
  kvnr lanr bsnr isin wkn sepa pesel nif cnp egn oib amka pps bsn itin utr npi paye abn tfn gstin imei bacs isbn dob
  smtp http https sql bearer vpn crm pdf
  antrag beschluss beschluß bescheid bescheinigung urteil strafanzeige vermerk protokoll niederschrift mahnung vollmacht
  kennz kreditinstitut saldo vordruck grundbuch handelsregister ausweis reisepass kürzel filiale
  surname surnames forename forenames town city state zip postcode medicare kimlik teudat zehut henkilötunnus isikukood
  rijksregisternummer fødselsnummer personnummer passaporto pasaporte uid sso kyc wlan nginx
  registergericht reg.-gericht familiengericht zivilkammer strafkammer mahngericht gerichtskasse finanzkasse wohngeldbehörde bürgeramt standesamt kita
  oma opa omas opas tanten onkels mama papa onkel tante mutti vati mum mummy flüge mietwagen lieferbedingung versandart zahlungsart
  payment circumstances enclosure enclosures council tax direct debit police station hospital lessor lessee sirs colleague
  hons npqh frcpa frcs mrcgp mbchb llb llm mba bsc msc phd gln nric bsb bpay payid oee prio
  gehalt bruttolohn nettolohn grundgehalt steuerklasse kinderfreibetrag lohnsteuer kirchensteuer solidaritätszuschlag
  auszahlungsbetrag sachbezug personalnummer planstelle kostenstelle net earnings deductions withholding overtime
  payslip paystub accrued ytd federal superannuation
  wertstellung buchungstag gutschrift lastschrift überweisung dauerauftrag kartenzahlung saldovortrag übertrag
  kontoauszug debitor clearing
  probenahme probenahmestelle einsender referenzbereich blutbild urin serum endbefund teilbefund specimen collected
  received reported routine referral
  verkehrsunfallanzeige verkehrsunfallbericht zeugenvernehmung beschuldigtenvernehmung unfallort unfallzeit unfallhergang
  sachverhalt verletzungen schürfwunden prellung fraktur kratzspur spuren endlage tatort tatzeit suspect victim witness
  offense offence narrative female unknown approx premises insured passport
  wohnungsübergabeprotokoll mietvertrag arbeitsvertrag kaufvertrag betriebskostenabrechnung nebenkostenabrechnung
  wohnort benutzer kontakt tel_mobil svc lvl copay flst lfd eing pkte stk mozilla applewebkit
  bcl bed dipl dipl-psych dipl-kfm dipl-ing
  nein kin rented unauthorized gegner schulter gesundheit gruppe kasko haftpflicht schadenhergang kfz anz faellig fällig
  erw sparte quali
  moin servus grüezi ciao tach mfg ta-ra ebenda parz inj bez erdgeschoss kreditor rabatt pupil
  lediger ledig cust paed physio ortho ulcus spouse constituent garnishee
  visa mastercard maestro girocard amex
  natel kst legi valuta dist taluk einm empl unk bodyshop hotline gerichtsstand aktenz kassenz treas qty buchungen endziffern
  bonjour jawoll grüessech guete morge zäme buongiorno zefix bauvorhaben bauherr höchstbieter vorgangsnr haltlinie
  anamnese verlauf epikrise medikation therapie beurteilung procedere allergien
  begl ausw portal-nr gegenkto gegenkonto buchungstext festschr svnr adr vwl eigent notf biller billers pending processing
  alias locker dispo anschl tourenplan wip tba opd gynae uvv sasl biochemist
  hinterhaus vorderhaus gartenhaus seitenflügel quergebäude stiege reihung geburtshaus geschwisterkind assignee vendor
  seepferdchen freischwimmer rudern turnen schwimmen handball volleyball leichtathletik
  kennziffer amtl haftpfl
  lieferschein gutachten kündigung geburtsurkunde transkript lebenslauf beruf bildung ausbildung kenntnisse sonstiges
  `),
]);
