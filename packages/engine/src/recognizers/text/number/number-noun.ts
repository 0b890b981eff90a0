/** Words that say a number follows, and compounds with them, whatever thing they number. */
import { anyOf } from '../any-of.js';
import { oneOf, source } from '../pattern.js';
import { scannedNumberWords } from './case-labels.js';

const cards = [
  'park', 'tank', 'kunden', 'zutritts', 'mitglieds', 'versicherten', 'gesundheits', 'jahres', 'chip', 'bonus', 'treue',
  'vorteils', 'fahrer', 'stempel',
]; // prettier-ignore
const accounts = [
  'abgaben', 'arbeitgeber', 'dienstgeber', 'steuer', 'gebühren', 'kunden', 'beitrags', 'mitglieds', 'darlehens', 'miet',
  'kautions', 'kassen', 'giro', 'spar', 'tagesgeld', 'leser', 'verrechnungs', 'personen',
]; // prettier-ignore
const englishCards = [
  'library', 'medical', 'ration', 'student', 'staff', 'gift', 'loyalty', 'oyster', 'nectar', 'membership', 'rewards',
  'travel', 'health',
]; // prettier-ignore
/** Cards and accounts that somebody holds. */
const held = [
  ...cards.map((stem) => `${stem}karte`),
  ...accounts.map((stem) => `${stem}konto`),
  ...englishCards.map((stem) => `${stem} card`),
  'clubcard', 'railcard', 'frequent flyer', 'bahncard', 'blue badge',
]; // prettier-ignore

/** Second halves of words for papers and files: `Pflegevertrag`, `Betriebskostenabrechnung`. */
const endings = source`
  (?:
  kennung|kennzeichen|zeichen|genehmigung|bewilligung|erlaubnis|akte|auftrag|vertrag|antrag|bescheid|police|rechnung|
  mahnung|gutschrift|bestellung|buchung|vorgang|vorschlag|schein|ausweis|register|stelle(?= \d[\d-]{5})|
  (?:kunden|giro|spar|vertrags|beitrags|mitglieds|anlage|verrechnungs|darlehens|miet|personen)konto
  )
`;

/** First halves of `Geschäftszahl`; most words that end so are counts. */
const stemsOfZahl = [
  'Aufnahme', 'Akten', 'Geschäfts', 'Register', 'Verfahrens', 'Patienten', 'Protokoll', 'Eingangs', 'Kontroll',
  'Ordnungs', 'Grundbuch', 'Einlage', 'Evidenz', 'Zulassungs', 'Mitglieds', 'Kunden', 'Personal', 'Kranken',
  'Behandlungs', 'Melde',
] as const; // prettier-ignore

/** What follows `ID` where it is no identity card: `Doc ID 7710-DS-2044`, `Bonitäts-ID aus dem PDF ist`. */
const behindId = source`
  (?:
  [ ](?:\p{L}{1,15} ){1,5}(?:ist|is|lautet)[ ]|
  [ ]{1,20}\p{Lu}{0,3}\d{5}|
  [ ]\p{Lu}{2,4} \d{3,5}[ -][\dO]{2}|
  [ ]\p{Lu}\p{L}{2,14} \d{5}|
  [ ]\p{Ll}{1,3}-\d[\d-]{4}|
  [ ]\p{Lu}{1,4}-\d{3}|
  [ ]\d{2,8}-|
  [ ](?:\d{1,4} ){2}\d{3}|
  : ?\d{5}
  )
`;

/** Source of such a word: `Nummer`, `Nr.`, `number`, `ID`, `Parkkarte`, or the end of one. */
export const numberNoun = source`
  (?:
  [nN]ummern?(?: ist| lautet| wäre)?(?: die)?|NUMMER|
  [nN]umbers?|NUMBER|
  ${anyOf(scannedNumberWords)}|
  (?:[nN]rn?|NR|(?<!\p{L})(?:[nN]o|[nN]os(?=\. [\p{Lu}\d -]{0,8}\d{4})|NO)) ?["']?(?:\.:?|:)|
  (?<=\p{Ll}{2}\.?-?|\p{Lu}{2}-)[nN]r(?= [\p{Lu}\d])|
  (?<=\p{Lu}{3} )[nN]o(?= {1,20}\d{5}(?!\d))|
  (?<=\p{L} )(?:[nN]o|[nN]r)(?= (?:is|was|ist|war|lautet)(?: die)?:? \p{Lu}{0,4}[ -]?\d)|
  (?<=\()ID(?=:? \d{5})|
  (?<=\p{Ll}\.?[- ])ID(?= ?${behindId})|
  (?<!\p{L})${anyOf(held)}|
  (?<=[a-zäöüß])${endings}|
  (?<!\p{L})(?:${oneOf(stemsOfZahl)}zahl(?=[ :]{1,3}[\p{Lu}\d/-]{5})|[cC]odierung(?=:?[ ]\p{Lu}{1,3}\d{1,3}-\d{4}))
  )(?!\p{L})
`;
