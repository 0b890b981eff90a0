/** Ends of German compounds that no surname and no place has, in lower case. Collected by hand, 2026-11. */
import { oneOfWords } from '../recognizers/text/pattern.js';

const documentEndings = oneOfWords(`
  anzeige antrag bescheid bericht rechnung vertrag protokoll schein liste urkunde mahnung angebot vollmacht bogen
  erklärung bestätigung mitteilung meldung bescheinigung quittung bestellung gutachten abrechnung auszug beschluss
  beschluß urteil verfügung vereinbarung formular agreement report statement invoice certificate application notice`);

/** A word in lower case that heads a document: `schadenanzeige`. */
export const documents = new RegExp(`.${documentEndings}$`, 'u');

const thingEndings = oneOfWords(`
  handy parkplatz führerschein gutschein kosten karte kurs gruppe schichtleiter bauleiter projektleiter abteilungsleiter
  filialleiter nummer saal splitter gabe heit keit tion tionen verhältnis zeugnis ergebnis verzeichnis doku vertrag
  rechnung antrag bescheid protokoll zettel schlüssel gebühr beitrag betrag fest termin ausweis formular schulung
  nachweis konto zahlung buchung bestellung lieferung prüfung regulierung steuerung haltung teilung meldung stellung
  führung leistung bedienung raum zaun bereich gerät werkzeug maschine pumpe ventil kabel stecker schlauch matte palette
  behälter wesen ingenieur ingenieurin seite box kind taster schalter melder sensor leuchte brause stiefel dichtung
  halterung heizung lüftung dämmung beleuchtung reinigung versorgung regelung messung planung wartung störung
  besprechung sitzung erstattung bewertung behandlung belegung kündigung erhöhung änderung nutzung begehung besichtigung
  betreuung förderung entzündung erkrankung verletzung blutung liste eingang ausgang vorgang lehrgang zeit mittel
  fragebogen antwortbogen meldebogen datenblatt merkblatt zusatzblatt formblatt vormundschaft bürgschaft mitgliedschaft
  patenschaft schwangerschaft vaterschaft mutterschaft nachbarschaft skopie ektomie pathie plegie karzinom thrombose
  stenose syndrom schmerz`);

/** A thing, a service or a task, by the end of the word. Surnames and places such as `Schönheit` are shorter. */
export const things = new RegExp(
  String.raw`^(?=\p{L}{10}|\p{L}{4}(?:gabe|doku)$)\p{L}{0,30}${thingEndings}(?:e?[ns])?$`,
  'iu',
);

const bodyEndings = oneOfWords(`
  verwaltung behörde amt büro ambulanz abteilung dienst stelle gemeinschaft sekretariat buchhaltung werkstatt parkplatz
  versicherung beratung regulierung manufaktur restaurant praxis kanzlei lager redaktion zentrale zentrum ologie
  iatrie chirurgie meisterei`);

/** A word in lower case for a body of which there are many; a `bundesamt` is the one of its kind. */
export const manyBodies = new RegExp(
  String.raw`^(?!bundes|landes|ober|ombuds|reichs|umwelt)\p{L}{4,}${bodyEndings}$`,
  'u',
);
