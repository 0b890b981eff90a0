import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { isTellingNumber, numberToken } from './number-token.js';

/** What has numbers that point at a thing, a place or a law, or that have a type of their own. */
const otherThings = [
  'artikel', 'art', 'art.', 'serien', 'serie', 'teile', 'ersatzteil', 'typ', 'modell', 'material', 'zimmer', 'haus',
  'seiten', 'telefon', 'tel', 'tel.', 'handy', 'mobil', 'mobilfunk', 'ruf', 'rückruf', 'durchwahl', 'fax', 'telefax',
  'version', 'versions', 'kapitel', 'abschnitt', 'ordnungs', 'isbn', 'ean', 'gtin', 'part', 'model', 'serial', 'item',
  'product', 'phone', 'telephone', 'fax', 'mobile', 'cell', 'room', 'house', 'page', 'flight', 'build', 'un', 'cas',
  'inventar', 'geräte', 'zähler', '(eu)', '(eg)', '(ewg)', 'abs.', '§', 'port', 'line', 'schul', 'inv.', 'anlagen', 'fabrik', 'sitzung', 'betriebsratssitzung', 'ausgabe', 'heft', 'newsletter', 'marken', 'ablage', 'weee-reg.', 's.i.', 'england', 'wales', 'scotland', 'auszug',
  'kontoauszug', 'blatt', 'seite', 'rate', 'lfd.', 'los', 'lot', 'charge', 'chargen', 'pos', 'pos.', 'positions', 'gz.', 'konto', 'sach', 'bestell.', 'pzn', 'ref-art', 'protokoll', 'rundschreiben', 'rundbrief', 'nachtrag', 'mitteilungsblatt', 'amtsblatt', 'drucksache', ' ser', 'cheque', 'check', 'message', 'request', 'trace', 'event', 'build', 'process', 'job', 'commit', 'product', 'artikel', 'error',
] as const; // prettier-ignore
const notBehindOthers = `(?<!${anyOf(otherThings)}[ -]{0,2})`;
const notCounted = `(?<!${anyOf([...otherThings, 'pr', 'issue', 'pull', 'commit', 'apt', 'apt.', 'suite', 'unit', 'ste', 'ste.'])}[ .-]{0,2})`;
/** Cards and accounts that somebody holds. */
const compounds = [
  ...[
    'park',
    'tank',
    'kunden',
    'zutritts',
    'mitglieds',
    'versicherten',
    'gesundheits',
    'jahres',
    'chip',
    'bonus',
    'treue',
    'vorteils',
  ].map((stem) => `${stem}karte`),
  ...['abgaben', 'steuer', 'gebühren', 'kunden', 'beitrags', 'mitglieds', 'darlehens'].map((stem) => `${stem}konto`),
];
const word = String.raw`(?:[nN]ummer(?: ist| lautet| wäre)?(?: die)?|NUMMER|(?<=\()ID(?=:? \d{5})|(?<=\p{Ll}[- ])ID(?=[ ](?:\p{L}{1,15} ){1,5}(?:ist|is|lautet) |[ ]\p{Lu}{0,3}\d{5}|[ ]\p{Lu}{1,4}-\d{3}|[ ]\d{2,8}-|[ ](?:\d{1,4} ){2}\d{3}|: ?\d{5})|(?<!\p{L})${anyOf(compounds)}|(?<=[a-zäöüß])(?:kennung|kennzeichen|zeichen|akte|auftrag|vertrag|antrag|bescheid|police|rechnung|mahnung|gutschrift|bestellung|buchung|vorgang|vorschlag|stelle(?=[ ]\d[\d-]{5})|(?:kunden|giro|spar|vertrags|beitrags|mitglieds|anlage|verrechnungs|darlehens|miet|personen)konto|schein|ausweis|register)|[nN]umber|NUMBER|(?:[nN]r|NR|(?<!\p{L})(?:[nN]o|NO)) ?["']?(?:[.]:?|:))(?!\p{L})`;

/**
 * A number behind `Nr.`, `No.`, `number` or a compound with one of them, whatever thing it numbers: `Darlehen Nr.`, `Dienst-Nr.`.
 * Rule: what follows has five digits, or three and a capital or joint; the word is none that numbers articles, rooms or laws.
 */
export const numberAfterNr: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    new RegExp(
      String.raw`${notBehindOthers}${word}["']?(?:(?: ?/ ?\p{L}[\p{L} ]{2,20}){1,3}(?=[ ]{2}|:|[ ]\p{Lu}{0,2}\d))?[ \t\u00a0]{0,40}(?:[:=][ \t\u00a0]{0,40})?(?:\r?\n[ \t>|]{0,10})?["'#(]?(?:(?:PA|BPA|RP|FS) )?(?!(?:PA|BPA|RP|FS) )(?=[\p{Lu}\d]|\p{Ll}{1,3}\d)(?<value>${numberToken})`,
      'dgu',
    ),
    new RegExp(
      String.raw`${notBehindOthers}${word} \p{Lu}[\p{L}-]{1,20}(?: \p{Lu}[\p{L}-]{1,20})? (?:\/ )?(?=\d{5}|\d{1,20}[-/.]\d)(?<value>${numberToken})`,
      'dgu',
    ),
    new RegExp(
      String.raw`${notBehindOthers}${word}(?: \p{L}[\p{L}.-]{1,20}){1,5} (?:ist|lautet|war|is|was)(?: (?:jetzt|now|nun|die|der|the|noch)){0,2}:? (?=[\p{Lu}\d])(?<value>${numberToken})`,
      'dgu',
    ),
    new RegExp(
      String.raw`${notBehindOthers}${word}[^\r\n\d]{0,40}${numberToken}(?:(?: und| and| or| oder| bzw\.| sowie)|, (?:nicht|not)) (?=\p{Lu}{0,4}[-/]?\d)(?<value>${numberToken})`,
      'dgu',
    ),
    /(?<![\p{L}\p{N}&/#])#(?<value>\p{Lu}{1,6}-\d{3,10})(?![\p{L}\p{N}-])/dgu,
    new RegExp(String.raw`${notCounted}(?<=\p{L}[.]? ?)#[ ]?(?=[\p{Lu}\d])(?<value>${numberToken})`, 'dgu'),
  ],
  isValid: isTellingNumber,
  examples: {
    finds: {
      'loan in words': 'für das Darlehen Nr. ⟦60-44812⟧ gilt',
      'contract in words': 'Pflegevertrag Nr. ⟦PV-31-07-C⟧',
      'service number': 'Aufgenommen: Dienst-Nr. ⟦814406⟧',
      'label with more in it': 'Pass Nr. / gültig bis / Behörde  ⟦V4471820⟧ / 21.05.2031',
      'identifier of a document': 'Doc ID ⟦7710-DS-2044⟧\n',
      'card of a car park': 'Parkkarte ⟦P2-0417⟧\n',
      'account of a tax office': 'Abgabenkonto ⟦68-417/7120⟧. Ihre',
      'identifier, words between': 'die Bonitäts-ID aus dem PDF ist ⟦SCH-77120-441-B⟧\n',
      'identifier in parentheses': 'with the Sample Service (ID ⟦33188204⟧).',
      'said in pairs': 'Die Nummer ist ⟦33 18 82 04⟧.',
      'insurer and number': 'Versicherer/Nr.: Muster / ⟦88-2044177⟧\n',
      'number in parentheses': 'die Gutschrift (Nr. ⟦GU-482⟧) über',
      'number as a noun': 'der Ausweis trägt die Nummer ⟦DE 33 2019 4471⟧.',
      English: 'Lease no. ⟦118-7B-402⟧ ends',
      'any compound': 'Kindergeldnummer ⟦204FK118830⟧',
      'words between': 'Meine Kundennummer bei Ihnen ist die ⟦61077⟧.',
      'the second of two': 'Die Rechnungen Nr. ⟦20-4471⟧ und ⟦20-4472⟧ fehlen',
      'insurer between': 'Vers. Nr. Debeka ⟦4418820.4⟧\n',
      'key of JSON': '{"au_nr":"⟦AU-4418820⟧"}',
      'key of a ticket': '#⟦HD-118204⟧  |  Prio 3',
      'number sign': 'Filing # ⟦204411882⟧ of today',
      'identifier of any service': 'Remote mit TeamViewer-ID ⟦1 204 417 712⟧, dann',
      'English compound': 'audit control number ⟦44120-8831⟧',
    },
    ignores: {
      'an article': 'Artikel-Nr. 4711-0815',
      'a law': 'Verordnung (EU) Nr. 1215/2012',
      'a paragraph': '§ 3 Nr. 26a EStG',
      'an amount': 'Nr. 120.000,00 EUR',
      'a short number': 'Haltestelle Nr. 12',
      'minutes of a meeting': 'Protokoll Nr. 5/2025 der Sitzung',
      'a serial number': 'Seriennummer 5CG-11802',
    },
  },
};
