/** What the page says, in German. */
import { aboutTypes } from './de-types.js';
import type { Words } from './en.js';

/** The words of the page for `lang="de"`. */
export const de: Words = {
  title: 'Palimpsest: Text maskieren, Antwort wiederherstellen',
  tagline: 'Maskieren Sie einen Text, bevor ein Sprachmodell ihn sieht. Stellen Sie danach die Antwort wieder her.',
  promise:
    'Diese Seite spricht nur mit diesem Dienst. Sie ruft nie ein Modell auf und speichert nichts, auch nicht Ihren Schlüssel.',
  language: 'Sprache',
  theme: { name: 'Farben', system: 'System', light: 'Hell', dark: 'Dunkel' },
  apiReference: 'API-Referenz',
  skip: 'Zum Text springen',

  key: {
    label: 'API-Schlüssel',
    hint: 'Bleibt im Speicher dieser Seite und verschwindet mit ihr. Der erste Start des Dienstes zeigt einen an.',
    show: 'Anzeigen',
    hide: 'Verbergen',
  },
  session: {
    none: 'Noch keine Sitzung: Sie beginnt mit Ihrem ersten Text.',
    until: (time) => `Sitzung offen bis ${time}`,
    destroy: 'Sitzung vernichten',
    destroyed: 'Die Sitzung ist vernichtet. Ihre Platzhalter lassen sich nicht mehr auflösen.',
    ended: 'Die Sitzung ist abgelaufen. Ihre Platzhalter lassen sich nicht mehr auflösen.',
  },
  text: {
    heading: 'Ihr Text',
    label: 'Text, der maskiert werden soll',
    placeholder: 'Text einfügen oder eine Textdatei hierher ziehen',
    sample: 'Beispielbrief',
    open: 'Datei öffnen',
    mask: 'Maskieren',
    masking: 'Wird maskiert …',
    clear: 'Leeren',
    characters: (count) => `${count} Zeichen`,
    shortcut: 'Strg + Eingabe maskiert auch',
    cancel: 'Abbrechen',
    dropHere: 'Datei loslassen, um sie zu öffnen',
  },
  result: {
    heading: 'Was gefunden wurde',
    empty: 'Hier sehen Sie, was gefunden wurde, und daneben den maskierten Text.',
    earlier: 'Dies ist das Ergebnis eines früheren Textes, nicht dessen, der jetzt im Feld steht.',
    nothing: 'In diesem Text wurde nichts gefunden.',
    found: (spans, types) => `Gefunden: ${spans} ${types}.`,
    spans: (count, shown) => (count === 1 ? '1 Stelle' : `${shown} Stellen`),
    types: (count) => (count === 1 ? 'von 1 Art' : `von ${count} Arten`),
    original: 'Original',
    masked: 'Maskiert',
    paneHint:
      'Zeigen Sie auf eine Markierung, um Stufe und Sicherheit zu sehen. Mit der Tastatur: Tab zu den Markierungen, dann die Pfeiltasten ← →.',
    copy: 'Maskierten Text kopieren',
    copied: 'Kopiert',
    notCopied: 'Kopieren ging nicht',
  },
  legend: {
    heading: 'Arten',
    hint: 'Schaltet Markierungen hier ein und aus. Der maskierte Text bleibt, wie er ist: Welche Arten maskiert werden, bestimmt der Betreiber.',
    all: 'Alle ein',
    none: 'Alle aus',
  },
  details: {
    confidence: (share) => `Sicherheit ${share}`,
    unknownStage: 'Stufe unbekannt',
  },
  stages: {
    1: 'Stufe 1, Muster',
    2: 'Stufe 2, Namen',
    3: 'Stufe 3, Kontextmodell',
    4: 'Stufe 4, Gegenspieler',
  },
  flags: {
    heading: 'Bitte lesen, bevor Sie den Text weitergeben',
    words: {
      context_llm_disabled:
        'Kein Sprachmodell hat nach verräterischen Einzelheiten gesucht (Stufe 3): Für diesen Dienst ist keines eingerichtet. Muster und Namen sind trotzdem maskiert.',
      context_llm_unavailable:
        'Das Sprachmodell der Stufe 3 hat nicht rechtzeitig oder nicht brauchbar geantwortet. Verräterische Einzelheiten wie ein Beruf können noch im Text stehen.',
      adversarial_unavailable:
        'Niemand hat zu erraten versucht, wer gemeint ist (Stufe 4): Das Modell dafür ist nicht eingerichtet oder hat nicht geantwortet.',
      adversarial_invalid_output:
        'Das Modell, das zu erraten versucht, wer gemeint ist (Stufe 4), hat zweimal unlesbar geantwortet. Das Risiko ist unbekannt.',
      re_id_risk_remaining:
        'Das Modell, das den Angreifer spielt (Stufe 4), konnte noch mehr erraten, als es sollte. Lesen Sie den maskierten Text, bevor Sie ihn weitergeben.',
      re_id_oscillation:
        'Die Stufen 3 und 4 waren über eine Einzelheit uneins. Die sichere Seite hat gewonnen: Sie ist maskiert. Lesen Sie den maskierten Text, bevor Sie ihn weitergeben.',
    },
  },
  systemMessage: {
    heading: 'Für Ihr Modell',
    hint: 'Geben Sie Ihrem Modell diese Systemnachricht zusammen mit dem maskierten Text, damit es die Platzhalter stehen lässt.',
    language: 'Sprache der Nachricht',
    show: 'Nachricht anzeigen',
    copy: 'Systemnachricht kopieren',
  },
  reply: {
    heading: 'Die Antwort des Modells',
    label: 'Antwort mit Platzhaltern',
    placeholder: 'Hier einfügen, was Ihr Modell auf den maskierten Text geantwortet hat',
    restore: 'Wiederherstellen',
    restoring: 'Wird wiederhergestellt …',
    output: 'Wiederhergestellte Antwort',
    empty: 'Hier lesen Sie die Antwort mit den ursprünglichen Angaben.',
    needsSession: 'Maskieren Sie zuerst einen Text: Eine Antwort wird in der Sitzung ihres Textes wiederhergestellt.',
    earlier: 'Dies stammt aus einer früheren Antwort, nicht aus der, die jetzt im Feld steht.',
    restored: (count) => (count === 1 ? '1 Platzhalter aufgelöst' : `${count} Platzhalter aufgelöst`),
    unknown: (list) => `In dieser Sitzung nicht bekannt, unverändert gelassen: ${list}`,
    altered: (list) => `Vom Modell verändert, deshalb nicht aufgelöst: ${list}`,
    more: (count) => `und ${count} weitere`,
    lost: (list) => `In der Antwort nicht erwähnt: ${list}`,
    copy: 'Antwort kopieren',
    unknownMark: 'unbekannter Platzhalter',
    alteredMark: 'veränderter Platzhalter',
    restoredMark: (placeholder) => `aufgelöst aus ${placeholder}`,
  },
  problems: {
    noText: 'Es gibt noch keinen Text. Tippen Sie einen, fügen Sie einen ein oder nehmen Sie den Beispielbrief.',
    noReply: 'Es gibt noch keine Antwort. Fügen Sie ein, was Ihr Modell geantwortet hat.',
    noKey: 'Geben Sie zuerst einen API-Schlüssel ein.',
    unauthorized:
      'Der Dienst kennt diesen Schlüssel nicht (401). Prüfen Sie, ob er vollständig ist und weder widerrufen noch abgelaufen.',
    invalid: (fields) => `Der Dienst hat die Anfrage abgelehnt (422): ${fields}`,
    tooMany: (seconds) =>
      `Das Kontingent dieses Schlüssels ist aufgebraucht (429). Versuchen Sie es in ${seconds} ${seconds === '1' ? 'Sekunde' : 'Sekunden'} noch einmal.`,
    sessionEnded:
      'Die Sitzung ist beendet (404). Maskieren Sie den Text noch einmal: Eine neue Sitzung beginnt von selbst.',
    unavailable:
      'Der Dienst startet neu oder hat zu viel zu tun (503). Versuchen Sie es in einem Augenblick noch einmal.',
    gateway: (status) =>
      `Ein Proxy vor dem Dienst bekommt von ihm keine Antwort (${status}). Versuchen Sie es in einem Augenblick noch einmal. Hilft das nicht, sagen Sie es dem Betreiber.`,
    cancelled: 'Abgebrochen. Was Sie sehen, ist wie zuvor.',
    unreachable: 'Der Dienst ist nicht erreichbar. Läuft er?',
    timeout: 'Der Dienst hat nicht rechtzeitig geantwortet. Versuchen Sie es noch einmal oder mit einem kürzeren Text.',
    slowUpload:
      'Der Text war nicht rechtzeitig da (408): Die Verbindung ist langsam. Versuchen Sie es noch einmal oder mit einem kürzeren Text.',
    unexpected: (status) => `Geantwortet hat etwas anderes als dieser Dienst (${status}), vielleicht ein Proxy.`,
    internal: 'Der Dienst ist an dieser Anfrage gescheitert (500). Nennen Sie dem Betreiber die Uhrzeit.',
    other: 'In dieser Seite ist etwas schiefgegangen. Laden Sie sie neu; die Sitzung geht dabei verloren.',
    fileTooLarge: 'Diese Datei ist größer als 5 MB.',
    fileUnreadable: 'Das ließ sich nicht lesen. Ist es ein Ordner oder eine Datei, die nur andere lesen dürfen?',
    fileNotText: 'Das ist keine Textdatei. Öffnen Sie sie in ihrem Programm und kopieren Sie den Text von dort.',
  },
  aboutType: (type) => aboutTypes[type],
};
