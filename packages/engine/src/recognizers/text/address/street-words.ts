/**
 * Words that make a street name, in German and in Romance languages.
 * Origin: collected by hand from street directories' common generic words (Deutsche Post), November 2026.
 */
import { dictatedMarks } from '../dictated-marks.js';

/** Ends of German street names that say "street" alone or at the end of a compound. */
export const germanStreetEndings = [
  'straße', 'str.', 'str', 'strässli', 'gasse', 'gass', 'gässli', 'gässchen', 'gässle', 'gassl', 'allee', 'chaussee',
  'weg', 'wägli', 'platz', 'pl.', 'ring', 'damm', 'ufer', 'steig', 'stieg', 'stiege', 'pfad', 'promenade', 'twiete',
  'wall', 'kai', 'plätzchen', 'winkel', 'graben', 'markt', 'steg', 'redder', 'kamp', 'bleiche', 'bleichen', 'reihe',
  'burstah', 'anger', 'brücke', 'gürtel', 'lände', 'steige',
] as const; // prettier-ignore

/** Endings that are a street also where they stand alone after any name: `Alfred Nobel Straße 5`. */
export const germanStreetWords = ['straße', 'str.', 'str', 'gasse', 'allee', 'chaussee', 'platz', 'ring'] as const;

/** Street words that begin a name: `Straße des 17. Juni`, `Platz der Republik`. */
export const streetWordsBeforeGenitive = [
  'Straße', 'Strasse', 'STRASSE', 'STRAßE', 'Platz', 'PLATZ', 'Allee', 'Weg', 'Ring', 'Ufer', 'Brücke', 'Hof', 'Str.',
  'Pl.',
] as const; // prettier-ignore

/** What is named after a person, first name and surname, and has house numbers: `Theodor-Heuss-Bogen`. */
export const placesNamedAfterPersons = [
  'Bogen', 'Hof', 'Höfe', 'Park', 'Höhe', 'Siedlung', 'Anlage', 'Eck', 'Garten', 'Gärten', 'Terrasse', 'Terrassen',
  'Berg', 'Tal', 'Hain', 'Passage', 'Zeile', 'Gang', 'Hang', 'Halde', 'Feld', 'Aue', 'Grund', 'Wiese', 'Tor', 'Haus',
  'Weiher', 'Rain',
] as const; // prettier-ignore

/** Names of streets and squares that need no preposition where they stand apart: `Neumarkt 5`. */
export const streetsWithoutPreposition = [
  'Markt', 'Alter Markt', 'Neuer Markt', 'Anger', 'Graben', 'Wall', 'Trift', 'Brink', 'Damm', 'Kamp', 'Neumarkt',
  'Altmarkt',
] as const; // prettier-ignore

/** What lies beside streets that are named after it: `Am Alten Markt 3`, `An der Windmühle 4`. Ends of words. */
export const germanLandmarks = [
  'markt', 'berg', 'berge', 'bach', 'feld', 'felde', 'hof', 'höfe', 'mühle', 'kirche', 'bahnhof', 'wald', 'wäldchen',
  'linde', 'linden', 'garten', 'gärten', 'teich', 'see', 'ufer', 'tor', 'brunnen', 'hang', 'wiese', 'wiesen', 'acker',
  'graben', 'anger', 'rathaus', 'friedhof', 'schloss', 'schloß', 'burg', 'park', 'winkel', 'brücke', 'damm', 'deich',
  'hafen', 'kanal', 'hütte', 'ziegelhütte', 'gries', 'täle', 'gässle', 'leite', 'point', 'lohe', 'löh', 'bühl', 'bichl',
  'trift', 'koppel', 'kuhle', 'rott', 'wurt', 'siel', 'busch', 'heide', 'kamp', 'moor', 'bruch', 'rain', 'halde',
  'höhe', 'grund', 'tal', 'aue', 'au', 'bogen', 'eck', 'ecke', 'kreuz', 'kapelle', 'kloster', 'schule', 'turm', 'wall',
  'mauer', 'steg', 'weiher', 'weinberg', 'ziegelei', 'quelle', 'hag', 'hain', 'loh', 'ried', 'sand', 'stein',
  'steinbruch', 'eichen', 'buchen', 'birken', 'tannen', 'kiefern', 'dorf', 'platz', 'stadion', 'stadtgraben', 'plan',
  'schlag', 'born', 'werder', 'zoll', 'rosengarten', 'fleet', 'horn', 'holz', 'sonnenhang', 'buckel', 'kuppe', 'egg',
  'halden', 'wasen', 'gewann', 'äcker', 'bünt', 'kappel', 'gasse',
] as const; // prettier-ignore

/** Beginnings of streets that are named after what they lie beside, as on signs: with a capital. */
export const germanStreetPrepositions = [
  'Am', 'Im', 'An der', 'An den', 'An dem', 'Auf der', 'Auf dem', 'Auf den', 'In der', 'In den', 'In dem', 'Zum', 'Zur',
  'Unter den', 'Unter der', 'Hinter der', 'Hinter dem', 'Hinter den', 'Vor dem', 'Vor der', 'Vor den', 'Bei der',
  'Bei dem', 'Beim', 'Über der', 'Zwischen den', 'Neben der', 'Ober der', 'Vorm', 'Hinterm', 'Überm',
] as const; // prettier-ignore

/** Words before a street name that belong to it: `Obere Berliner Straße`, `St. Pöltner Straße`. */
export const germanStreetAdjectives = [
  'Alte', 'Alter', 'Altes', 'Neue', 'Neuer', 'Neues', 'Obere', 'Oberer', 'Untere', 'Unterer', 'Große', 'Großer',
  'Kleine', 'Kleiner', 'Lange', 'Langer', 'Kurze', 'Kurzer', 'Hohe', 'Hoher', 'Innere', 'Äußere', 'Vordere', 'Hintere',
  'Mittlere', 'Breite', 'Schmale', 'Erste', 'Zweite', 'Dritte', 'Sankt', 'St.', 'Bad', 'Dr.', 'Prof.', 'Kaiser',
  'König', 'Graf', 'Bischof', 'General', 'Pfarrer',
] as const; // prettier-ignore

/** Adjectives behind `An der`, in lower case: `An der alten Ziegelei`. */
export const inflectedAdjectives = [
  'alten', 'neuen', 'hohen', 'langen', 'kleinen', 'großen', 'grossen', 'breiten', 'oberen', 'unteren', 'mittleren',
  'hinteren', 'vorderen', 'äußeren', 'inneren', 'weißen', 'roten', 'schwarzen', 'grünen', 'kurzen', 'schmalen',
  'steilen', 'tiefen', 'krummen', 'kalten', 'warmen', 'steinernen', 'heiligen', 'vierten', 'dritten', 'zweiten',
] as const; // prettier-ignore

/** Words in lower case within a street's name: `Auf der Haide`, `Rue de la Paix`. */
export const wordsWithinStreetNames = [
  'an', 'am', 'ans', 'au', 'auf', 'aus', 'in', 'im', 'der', 'den', 'dem', 'des', 'zu', 'zum', 'zur', 'unter', 'vor',
  'hinter', 'bei', 'beim', 'von', 'und', 'de', 'du', 'la',
] as const; // prettier-ignore

/** Verbs before a street that somebody lives in or moves to. */
export const dwellingVerbs = [
  'wohnt', 'wohn', 'wohne', 'wohnen', 'wohnte', 'wohnten', 'gewohnt', 'wohnh.', 'whft.', 'wohnend', 'gemeldet',
  'umgezogen', 'zieht', 'ziehe', 'gezogen', 'lebt',
] as const; // prettier-ignore

/** Labels before a street in a form or letter; also with a capital. */
export const addressLabels = [
  'straße', 'strasse', 'str.', 'anschrift', 'adresse', 'wohnhaft', 'wh.', 'wohnung', 'wohnort', 'wohnsitz',
  'wohnanschrift', 'privatanschrift', 'meldeadresse', 'lieferadresse', 'lieferanschrift', 'rechnungsadresse',
  'rechnungsanschrift', 'postanschrift', 'besuchsadresse', 'objekt', 'lieferort', 'einsatzort', 'unfallort', 'tatort',
  'standort', 'einzugsadresse', 'abholadresse', 'sitz',
] as const; // prettier-ignore

/** Compounds that end like a street and are none. */
const compoundsLikeStreets = [
  'arbeitsplatz', 'serviceplatz', 'parkplatz', 'stellplatz', 'sitzplatz', 'liegeplatz', 'startplatz', 'tabellenplatz',
  'listenplatz', 'studienplatz', 'ausbildungsplatz', 'kitaplatz', 'krippenplatz', 'heimplatz', 'pflegeplatz',
  'speicherplatz', 'steckplatz', 'bauplatz', 'stehplatz', 'fensterplatz', 'behandlungsplatz', 'therapieplatz',
  'spielplatz', 'sportplatz', 'bootsplatz', 'zeltplatz', 'garagenplatz', 'ladeplatz', 'schlafplatz', 'schrankplatz',
  'palettenplatz', 'regalplatz', 'praktikumsplatz', 'betreuungsplatz', 'tagespflegeplatz', 'wohnheimplatz', 'kursplatz',
  'montageplatz', 'campingplatz', 'golfplatz', 'tennisplatz', 'lagerplatz', 'ausweg', 'umweg', 'radweg', 'rückweg',
  'hinweg', 'heimweg', 'gehweg', 'fußweg', 'arbeitsweg', 'lösungsweg', 'rechtsweg', 'dienstweg', 'postweg',
  'übertragungsweg', 'verbreitungsweg', 'transportweg', 'bremsweg', 'anfahrtsweg', 'mittelweg', 'instanzenweg',
  'klageweg', 'vorweg', 'durchweg', 'unterweg', 'bildungsweg', 'bezugsweg', 'vertriebsweg', 'kommunikationsweg',
  'arbeitsmarkt', 'supermarkt', 'baumarkt', 'flohmarkt', 'kapitalmarkt', 'binnenmarkt', 'weltmarkt', 'aktienmarkt',
  'wohnungsmarkt', 'weihnachtsmarkt', 'verbrauchermarkt', 'energiemarkt', 'ehering', 'hering', 'dichtring', 'o-ring',
  'jahresring', 'monitoring', 'engineering', 'catering', 'spring', 'string', 'ordering', 'bring', 'scoring',
  'versuchsreihe', 'testreihe', 'messreihe', 'sitzreihe', 'buchreihe', 'baureihe', 'vortragsreihe', 'zahlenreihe',
  'datenreihe', 'zeitreihe', 'stuhlreihe', 'wettbewerbsmarkt', 'anstieg', 'abstieg', 'aufstieg', 'ausstieg', 'einstieg',
  'umstieg', 'bahnsteig', 'bürgersteig', 'milchstraße', 'produktionsstraße', 'fertigungsstraße', 'waschstraße',
  'bundesstraße', 'firewall', 'feuerwall', 'schützengraben', 'landesstraße', 'kreisstraße', 'staatsstraße', 'during',
  'manufacturing', 'featuring', 'mentoring', 'sponsoring', 'refactoring', 'restoring', 'exploring', 'hiring', 'wiring',
  'sharing', 'wearing', 'firing', 'entering', 'covering', 'offering', 'considering', 'sicherheitsgürtel',
  'rettungsgürtel', 'werkzeuggürtel', 'gemüsesteige', 'obststeige', 'clearing', 'bearing', 'steering', 'gathering',
  'metering', 'gruppenkamp', 'entstieg', 'überstieg', 'kreuzweg', 'durchsteg', 'packplatz', 'prüfplatz', 'rüstplatz',
  'schweißplatz', 'lötplatz', 'kommissionierplatz', 'verpackungsplatz', 'scanplatz', 'kassenplatz', 'wartungsplatz',
  'bildschirmplatz',
] as const; // prettier-ignore

/** Other words before a number, which name no street either. */
const otherWords = [
  'lehrgang', 'eingang', 'ausgang', 'zugang', 'vorgang', 'jahrgang', 'übergang', 'durchgang', 'rückgang', 'umgang',
  'abgang', 'studiengang', 'wareneingang', 'posteingang', 'zahlungseingang', 'rechnungseingang', 'warenausgang',
  'aufgang', 'rundgang', 'werdegang', 'verfahrensgang', 'arbeitsgang',
  'tabellenzeile', 'kopfzeile', 'betreffzeile', 'fußzeile', 'codezeile', 'textzeile', 'befehlszeile', 'bestellzeile',
  'teilstücken', 'einzelstücken', 'schmuckstücken', 'grundstücken', 'werkstücken', 'frühstücken', 'keineswegs',
  'marketing', 'hosting', 'autobahn', 'zielgerade', 'schulranzen', 'wettkampf', 'strategieplan',
] as const; // prettier-ignore

/** What is no street, whatever number follows. */
export const notStreets = [...compoundsLikeStreets, ...otherWords] as const;

/** Words that stand before a street name, with a capital, and do not belong to it. */
export const notInStreetNames = [
  ...dictatedMarks, 'adresse', 'anschrift', 'straße', 'wohnort', 'wohnhaft', 'firma', 'herr', 'frau', 'der', 'die',
  'den', 'das', 'unsere', 'unser', 'ihre', 'ihr', 'seit', 'von', 'nach', 'und', 'sie', 'er', 'es', 'ich', 'wir',
  'mein', 'meine', 'dein', 'deine', 'ein', 'eine', 'einen', 'sein', 'seine', 'dieser', 'diese', 'jeder', 'kein',
  'erster', 'zweiter', 'dritter', 'letzter', 'nächster', 'bester', 'tel', 'telefon', 'rechnung', 'kunde', 'treffpunkt',
  'agentur', 'filiale', 'büro', 'einmündung', 'kreuzung', 'praxis', 'kanzlei', 'wohnung', 'ecke', 'höhe', 'nähe',
  'sitz', 'hier', 'dort', 'wohne', 'wohnt', 'bitte', 'vereinsheim', 'vereinshaus', 'clubhaus', 'sporthalle', 'turnhalle',
  'bürgerhaus', 'gemeindehaus', 'gaststätte', 'gasthaus', 'geschäftsstelle', 'zweigstelle', 'niederlassung',
  'standort', 'baustelle', 'fax', 'dw', 'durchwahl', 'klappe', 'nebenstelle', 'clearing', 'mobil', 'handy', 'kapitel',
  'taste', 'tresor', 'tabelle', 'seite', 'blatt', 'artikel', 'absatz', 'abschnitt', 'abbildung', 'anlage', 'konto',
  'datum', 'termin', 'bearbeiter', 'kundennummer', 'page', 'chapter', 'table', 'figure', 'section', 'phone', 'ext',
  'extension', 'warteliste', 'nachrückliste', 'nachrückerliste', 'rangliste', 'bestenliste', 'startliste',
  'landesliste', 'rang', 'aktuell', 'derzeit', 'momentan', 'wertung', 'gesamtwertung', 'endlich', 'erneut', 'vehicle',
  'fahrzeug', 'pkw', 'driver', 'fahrer', 'witness', 'zeuge', 'party', 'beteiligter', 'objekt', 'mietobjekt', 'ausfahrt',
  'einfahrt', 'zufahrt', 'ser', 'z', 'wallbox', 'probenannahme', 'unfallkat', 'unfallkategorie', 'unfalltyp',
  'unfallursache', 'ursache',
] as const; // prettier-ignore

/** Abbreviations of bodies that are named after their street, in capitals: a `Weg` may begin its name. */
export const bodiesBeforeStreets = [
  'WEG', 'ETG', 'ETW', 'MEG', 'GdWE', 'STWEG', 'EG', 'MFH', 'EFH', 'RMH', 'DHH', 'BV', 'GbR', 'GmbH', 'KG', 'AG',
  'KiTa', 'KITA', 'DRK', 'AWO',
] as const; // prettier-ignore

/** Common nouns that follow `Am`, `Im`, `Zum` before a number and name no street. */
export const notLandmarks = [
  'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonnabend', 'sonntag', 'januar', 'februar',
  'märz', 'april', 'mai', 'juni', 'juli', 'august', 'september', 'oktober', 'november', 'dezember', 'jahr', 'jahre',
  'monat', 'kapitel', 'abschnitt', 'absatz', 'artikel', 'fall', 'falle', 'tag', 'abend', 'morgen', 'mittag', 'ende',
  'anfang', 'punkt', 'zimmer', 'raum', 'gleis', 'stockwerk', 'alter', 'preis', 'betrag', 'wert', 'anhang', 'anlage',
  'beleg', 'seite', 'woche', 'phase', 'stufe', 'version', 'stand', 'termin', 'schnitt', 'mittel', 'vorfeld', 'umfeld',
  'bahnsteig', 'sommer', 'winter', 'frühjahr', 'herbst', 'quartal', 'block', 'band', 'saal', 'haus', 'hause', 'teil',
  'tabelle', 'tab', 'abbildung', 'abb', 'bild', 'schritt', 'gruppe', 'klasse', 'kategorie', 'position', 'pos', 'los',
  'spiel', 'runde', 'spalte', 'zeile', 'feld', 'level', 'halle', 'bereich', 'zone', 'paragraf', 'satz', 'buchstabe',
  'bus', 'linie', 'zug', 'wagen', 'platz', 'station', 'etage', 'ebene', 'blatt', 'kasse', 'verfahren', 'rahmen',
  'vergleich', 'durchschnitt', 'frage', 'aufgabe', 'übung', 'lektion', 'modul', 'semester', 'schuljahr',
  'geschäftsjahr', 'jahrgang', 'zeitraum', 'uhr', 'minute', 'stunde', 'test', 'versuch', 'fenster', 'tor', 'ausgang',
  'eingang', 'aufgang', 'terminal', 'bad', 'lager', 'regal', 'fach', 'schrank', 'ordner', 'protokoll',
  'tagesordnungspunkt', 'top', 'antrag', 'beschluss', 'vertrag', 'urteil', 'gesetz', 'paket', 'set', 'format',
  'maßstab', 'index', 'formular', 'vordruck', 'zeugnis', 'kurs', 'ziel', 'faktor', 'netz', 'kanal', 'sektor', 'segment',
  'cluster', 'konto', 'abschn', 'kap', 'km', 'notfall', 'löschen', 'abhören', 'wiederholen', 'beenden', 'bestätigen',
  'abbrechen', 'speichern', 'weiterleiten', 'bauabschnitt', 'flur', 'flurstück', 'gemarkung', 'netzknoten',
] as const; // prettier-ignore

/** Ends of nouns behind `Am`, `In der` that name no street: `In der Abteilung 5`, `In den Fällen 3`. */
export const nounEndingsAfterPrepositions = [
  'ung', 'heit', 'keit', 'schaft', 'tion', 'ität', 'ismus', 'nis', 'üchen', 'ätzen', 'ällen', 'ikeln', 'ionen',
] as const; // prettier-ignore

/** Words that start a French or Italian street name, as in Switzerland and South Tyrol. */
export const romanceStreetWords = [
  'rue', 'avenue', 'chemin', 'route', 'place', 'boulevard', 'quai', 'impasse', 'ruelle', 'allée', 'sentier', 'passage',
  'cours', 'via', 'viale', 'piazza', 'corso', 'strada', 'vicolo', 'largo', 'salita', 'calle', 'avenida', 'carrer',
  'paseo', 'rua', 'praça', 'p.zza', 'v.le', 'c.so',
] as const; // prettier-ignore
