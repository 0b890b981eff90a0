/**
 * What has numbers that point at a thing, a place or a law, or that have a type of their own: `Artikel-Nr.`,
 * `Zimmer Nr.`.
 * Origin: collected by hand from invoices, laws, timetables and minutes, November 2026.
 */
import { anyOfBehind } from '../any-of.js';

const goods = [
  'artikel', 'article', 'art', 'art.', 'tariff', 'serien', 'serie', ' ser', ' ser.', 'teile', 'ersatzteil', 'typ',
  'modell', 'material', 'geräte', 'anlagen', 'fabrik', 'gehäuse', 'charge', 'chargen', 'los', 'lot', 'sach', 'bestell.',
  'pzn', 'ref-art', 'weee-reg.', 'isbn', 'ean', 'gtin', 'model', 'serial', 'container', 'engine', 'motor', 'motoren',
  'getriebe', 'gearbox', 'siegel', 'plomben', 'product', 'zähler', 'zolltarif', 'warentarif', 'taric', 'werkstoff',
  'fabr', 'fabr.', ' fab.', 'herst', 'herst.', ' mod.', 'masch', 'masch.', 'maschinen', ' prod.', ' kat.', 'katalog',
  'chg.',
] as const; // prettier-ignore

const telephones = [
  'telefon', 'handy', 'mobil', 'mobilfunk', 'ruf', 'rückruf', 'durchwahl', 'fax', 'telefax', 'phone',
  'telephone', 'mobile', 'cell',
] as const; // prettier-ignore

const places = ['zimmer', 'haus', 'ablage', 'room', 'house', 'flight'] as const;

/** Short ones that other words end in: `Arbeitsrapport`, `Aufenthaltstitel`. */
const wholeWords = ['cas', 'item', 'part', 'port', 'seal', 'teil', 'tel', 'tel.', 'un'] as const;

const lawsAndPapers = [
  'kapitel', 'abschnitt', 'vordruck', 'vordrucks', 'druck', 'formular', 'formblatt', 'merkblatt', 'ordnungs',
  'seiten', 'seite', 'blatt', 'ausgabe', 'heft', 'newsletter', 'marken', 'gliederungs', '(eu)', '(eg)', '(ewg)',
  'abs.', '§', 's.i.', 'amtsblatt', 'mitteilungsblatt', 'drucksache', 'protokoll', 'sitzung', 'betriebsratssitzung',
  'rundschreiben', 'rundbrief', 'nachtrag', 'page', 'line', 'jahresbericht', 'monatsbericht', 'wochenbericht',
  'tagesbericht', 'quartalsbericht', 'listing', 'figure', 'fig.', 'abbildung', 'abb.', 'tabelle', 'table', 'gleichung',
  'equation', 'beispiel', 'example', 'übung', 'exercise', 'presseinformation', 'pressemitteilung',
] as const; // prettier-ignore

const payments = [
  'auszug', 'kontoauszug', 'rate', 'lfd.', 'pos', 'pos.', 'positions', 'konto', 'gz.', 'cheque', 'check',
] as const; // prettier-ignore

const computing = [
  'terminal', 'version', 'versions', 'build', 'message', 'request', 'trace', 'event', 'job', 'commit',
  'error',
] as const; // prettier-ignore

const anywhere = anyOfBehind([...goods, ...telephones, ...places, ...lawsAndPapers, ...payments, ...computing]);

/** Source of such a word, for lookbehinds. */
export const thingNoun = `(?:${anywhere}|(?<!\\p{L})${anyOfBehind(wholeWords)})`;

/** Source of what `#` numbers besides: flats, and the entries of a tracker of programmers. */
export const countedThing = anyOfBehind(['pr', 'issue', 'pull', 'apt', 'apt.', 'suite', 'unit', 'ste', 'ste.']);
