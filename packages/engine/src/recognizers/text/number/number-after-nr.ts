import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { isTellingNumber, numberToken } from './number-token.js';

/** What has numbers that point at a thing, a place or a law, or that have a type of their own. */
const otherThings = [
  'artikel', 'art', 'art.', 'serien', 'serie', 'teile', 'ersatzteil', 'typ', 'modell', 'material', 'zimmer', 'haus',
  'seiten', 'telefon', 'tel', 'tel.', 'handy', 'mobil', 'mobilfunk', 'ruf', 'rückruf', 'durchwahl', 'fax', 'telefax',
  'version', 'versions', 'kapitel', 'abschnitt', 'ordnungs', 'isbn', 'ean', 'gtin', 'part', 'model', 'serial', 'item',
  'product', 'phone', 'telephone', 'fax', 'mobile', 'cell', 'room', 'house', 'page', 'flight', 'build', 'un', 'cas',
  'inventar', 'geräte', 'zähler', '(eu)', '(eg)', '(ewg)', 'abs.', '§', 'port', 'line',
] as const; // prettier-ignore
const notBehindOthers = `(?<!${anyOf(otherThings)}[ -]{0,2})`;
const word = String.raw`(?:[nN]ummer|NUMMER|[nN]umber|NUMBER|(?:[nN]r|NR|(?<!\p{L})(?:[nN]o|NO)) ?(?:[.]:?|:))(?!\p{L})`;

/**
 * A number behind `Nr.`, `No.`, `number` or a compound with one of them, whatever thing it numbers: `Darlehen Nr.`, `Dienst-Nr.`.
 * Rule: what follows has five digits, or three and a capital or joint; the word is none that numbers articles, rooms or laws.
 */
export const numberAfterNr: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    new RegExp(
      String.raw`${notBehindOthers}${word}["']?[ \t\u00a0]{0,20}(?:[:=][ \t\u00a0]{0,20})?(?:\r?\n[ \t>|]{0,10})?["'#(]?(?=[\p{Lu}\d])(?<value>${numberToken})`,
      'dgu',
    ),
  ],
  isValid: isTellingNumber,
  examples: {
    finds: {
      'loan in words': 'für das Darlehen Nr. ⟦60-44812⟧ gilt',
      'contract in words': 'Pflegevertrag Nr. ⟦PV-31-07-C⟧',
      'service number': 'Aufgenommen: Dienst-Nr. ⟦814406⟧',
      'number in parentheses': 'die Gutschrift (Nr. ⟦GU-482⟧) über',
      'number as a noun': 'der Ausweis trägt die Nummer ⟦DE 33 2019 4471⟧.',
      English: 'Lease no. ⟦118-7B-402⟧ ends',
      'any compound': 'Kindergeldnummer ⟦204FK118830⟧',
      'English compound': 'audit control number ⟦44120-8831⟧',
    },
    ignores: {
      'an article': 'Artikel-Nr. 4711-0815',
      'a law': 'Verordnung (EU) Nr. 1215/2012',
      'a paragraph': '§ 3 Nr. 26a EStG',
      'an amount': 'Nr. 120.000,00 EUR',
      'a short number': 'Haltestelle Nr. 12',
      'a serial number': 'Seriennummer 5CG-11802',
    },
  },
};
