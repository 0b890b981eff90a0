/** Ends of German compounds that no surname and no place has, in lower case. Collected by hand, 2026-11. */
import { oneOfWords } from '../recognizers/text/pattern.js';

/** Documents that are things, too. */
const papers = 'antrag bescheid bestellung formular liste meldung protokoll rechnung vertrag';

const documentEndings = oneOfWords(`${papers}
  abrechnung agreement angebot anzeige application auszug bericht bescheinigung beschluss beschluß bestätigung bogen
  certificate erklärung gutachten invoice mahnung mitteilung notice quittung report schein statement urkunde urteil
  vereinbarung verfügung vollmacht`);

const document = new RegExp(`.${documentEndings}$`, 'u');

/** Whether a word in lower case heads a document by its end: `schadenanzeige`. */
export const endsAsDocument = (word: string): boolean => document.test(word);

/** Who does a task. */
const posts = 'abteilungsleiter bauleiter filialleiter ingenieur ingenieurin projektleiter schichtleiter';

const thingEndings = oneOfWords(`${papers} ${posts}
  änderung antwortbogen ausgang ausweis bedienung begehung behälter behandlung beitrag belegung beleuchtung bereich
  besichtigung besprechung betrag betreuung bewertung blutung box brause buchung bürgschaft dämmung datenblatt dichtung
  doku eingang ektomie entzündung ergebnis erhöhung erkrankung erstattung fest förderung formblatt fragebogen
  führerschein führung gabe gebühr gerät gruppe gutschein halterung haltung handy heit heizung kabel karte karzinom keit
  kind konto kosten kündigung kurs lehrgang leistung leuchte lieferung lüftung maschine matte meldebogen melder
  merkblatt messung mitgliedschaft mittel mutterschaft nachbarschaft nachweis nummer nutzung palette parkplatz
  patenschaft pathie planung plegie prüfung pumpe raum regelung regulierung reinigung saal schalter schlauch schlüssel
  schmerz schulung schwangerschaft seite sensor sitzung skopie splitter stecker stellung stenose steuerung stiefel
  störung syndrom taster teilung termin thrombose tion vaterschaft ventil verhältnis verletzung versorgung verzeichnis
  vorgang vormundschaft wartung werkzeug wesen zahlung zaun zeit zettel zeugnis zusatzblatt`);

const thing = new RegExp(String.raw`^(?=\p{L}{10}|\p{L}{4}(?:gabe|doku)$)\p{L}{0,30}${thingEndings}(?:e?[ns])?$`, 'iu');

/**
 * Whether a word is by its end a thing, a service, a task or a post. Surnames and places such as `Schönheit` are
 * shorter.
 */
export const endsAsThing = (word: string): boolean => thing.test(word);

const bodyEndings = oneOfWords(`
  abteilung ambulanz amt behörde beratung buchhaltung büro chirurgie dienst gemeinschaft iatrie kanzlei lager manufaktur
  meisterei ologie parkplatz praxis redaktion regulierung restaurant sekretariat stelle versicherung verwaltung
  werkstatt zentrale zentrum`);

const body = new RegExp(String.raw`^(?!bundes|landes|ober|ombuds|reichs|umwelt)\p{L}{4,}${bodyEndings}$`, 'u');

/** Whether a word in lower case is by its end a body of which there are many; a `bundesamt` is the one of its kind. */
export const endsAsBody = (word: string): boolean => body.test(word);
