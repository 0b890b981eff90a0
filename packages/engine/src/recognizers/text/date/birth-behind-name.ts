import type { Recognizer } from '../../../recognizer.js';
import { anyOf, wordStart } from '../any-of.js';
import { fullDate, isDate } from './date-forms.js';

/** Fields of forms whose entry is a person: a date behind the name is the person's birth. */
const personWord =
  'Name|Besch\\.|Beschuldigte|Beschuldigter|Gesch\\.|Geschädigte|Geschädigter|Zeuge|Zeugin|Verdächtige|Verdächtiger|Sohn|Tochter|Mutter|Vater|Ehefrau|Ehemann|VN|Fahrer|Fahrerin|Halter|Mieter|Kläger|Antragsteller|Defendant|Suspect|Victim|Witness|Patient|Versicherte|Versicherter|Kind|Junger Mensch|Jugendlicher|Schüler|Mündel|Betroffener|Betroffene|Person|Child|Pupil|Student';
/** A year before 2020, or one of two digits from 30 on: a visit or letter is younger, a birth mostly older. */
const longAgo = String.raw`(?=(?:19\d\d|20[01]\d)-|[^\n,;()]{3,14}?(?:(?:19|20(?=[01]))\d\d|[./][3-9]\d)(?!\d))`;
const givenName = String.raw`[\p{L}\p{M}'’.-]{1,25}`;
const relative = anyOf([
  'kind', 'kinder', 'tochter', 'töchter', 'sohn', 'söhne', 'mutter', 'vater', 'ehefrau', 'ehemann', 'enkel', 'enkelin',
  'schwester', 'bruder', 'geschwister', 'child', 'children', 'son', 'sons', 'daughter', 'daughters', 'wife', 'husband', 'spouse', 'partner', 'kids',
]); // prettier-ignore
const namePart = String.raw`\p{Lu}[\p{L}\p{M}'’-]{1,25}`;
/**
 * A full date behind the name of a person, where forms, minutes and lists put the birth without a word for it.
 * Rule: as `dateOfBirth`; behind a field that names a person any date, elsewhere one that lies years back.
 */
export const birthBehindName: Recognizer = {
  type: 'DATE_OF_BIRTH',
  patterns: [
    new RegExp(
      String.raw`(?:Herrn?|Frau|Fr\.|Hr\.|Mr\.?|Mrs\.?|Ms\.?|Miss|Pat\.|Patient(?:in)?|Pt|Kind|Zeug(?:e|in)|Mandant(?:in)?|Dr\.):? \p{Lu}[\p{L}\p{M}'’.-]{0,25}(?:,? ${givenName}){0,3},? \(?${longAgo}(?<value>${fullDate})(?=[,;)])`,
      'dgu',
    ),
    new RegExp(
      String.raw`(?<=\p{Lu}\p{Ll}[\p{L}-]{1,20}, \p{Lu}\p{Ll}[\p{L}-]{1,20}(?: / | \(| {2,20}))${longAgo}${fullDate}`,
      'gu',
    ),
    new RegExp(
      String.raw`(?<=\p{Lu}\p{Ll}[\p{L}-]{1,20} \p{Lu}\p{Ll}[\p{L}-]{1,20}, )${longAgo}${fullDate}(?=, \p{Lu}[\p{L}.-]{2,30}(?: [\p{L}.-]{2,20})? \d{1,3}[a-z]?,)`,
      'gu',
    ),
    new RegExp(
      String.raw`(?<=\p{L}{2}[ ,/]{1,3}|\d / )${longAgo}${fullDate}(?=(?: / |, ?| )(?:[wmdWMF]|männl\.|weibl\.)(?![\p{L}\p{N}]))`,
      'gu',
    ),
    new RegExp(String.raw`(?<=\p{L}, )${fullDate}(?=, (?:wohnt|wohnhaft|whft\.|wh\.|dt\.|led\.|verh\.))`, 'gu'),
    new RegExp(
      String.raw`${wordStart}(?:${personWord})(?:/?-?in|\(r\)|\(n\))?(?: \d{1,2})?[ \t]{0,20}(?::|(?<=\d))[ \t]{0,20}\p{Lu}${givenName}(?:,? ${givenName}){0,4}(?: \([wmd]\))?(?:, ?| ?\(| / )(?<value>${fullDate})`,
      'dgu',
    ),
    // `Kinder: Lena (12.03.2017), Tim (3.4.2019)`, `Tochter Lena, 12.03.2017`, `(Mutter, 14/05/1979)`
    new RegExp(
      String.raw`(?<=${wordStart}${relative}:? (?:${namePart} ){0,2}${namePart}(?:,? \(|, )|${wordStart}${relative}, )${fullDate}(?=[,;.)]|\s|$)`,
      'gu',
    ),
    new RegExp(
      String.raw`(?<=${wordStart}${relative}:? [^\n]{2,40}\([^()\n]{6,12}\)(?:,| und| and) ${namePart} \()${fullDate}(?=\))`,
      'gu',
    ),
    // A row of a record: `Muster; Erna; 12.03.1980;`, `Muster|Erna|1980-03-12|`
    new RegExp(
      String.raw`(?<=(?<![\p{L}])${namePart}(?: ${namePart})?(?:[;|] ?|\t|, ?)${namePart}(?:[ -]${namePart})?(?:[;|] ?|\t|, ))${longAgo}${fullDate}(?=[ ]?[;|,)\]\t])`,
      'gu',
    ),
    new RegExp(String.raw`(?<=${namePart}(?:, | )${namePart} / )${longAgo}${fullDate}`, 'gu'),
    new RegExp(String.raw`(?<=${namePart},? ${namePart} \([wmd]\),? )${fullDate}`, 'gu'),
    new RegExp(
      String.raw`(?<=${namePart}, |${namePart} )${fullDate}(?=(?:,? \(|, )\d{1,3} ?(?:J\.|Jahre|J\)|y\/?o|yrs|years))`,
      'gu',
    ),
  ],
  isValid: isDate,
  examples: {
    finds: {
      'children of a family': 'Kinder: Lena (⟦12.03.2017⟧), Tim (⟦3.4.2019⟧)',
      'behind a relative': 'Tochter Lena, ⟦12.03.2017⟧, geht',
      'relative in parentheses': 'Ruth Muster (Mutter, ⟦14/05/1979⟧) und',
      'row of a record': 'ungültig: [Muster; Erna; ⟦1971-11-30⟧; 4.417,12]',
      'between slashes, at the end': 'Erna Muster / ⟦12.03.1980⟧\n',
      'behind the sex': 'Geschädigte(r)   : Muster, Erna (w), ⟦03.09.1961⟧ Ulm',
      'before the age': 'Erna Muster, ⟦12.03.1980⟧ (45 J.), kam',
      'behind a name': 'Junger Mensch: Max Muster, ⟦12.03.2008⟧\n',
      'in parentheses behind a patient': 'Pat. Muster, Erna (⟦13.10.1951⟧), Untersuchung',
      'behind a title and name': 'Mr Keith Sample, ⟦3.7.58⟧, currently',
      'wohnt behind it': 'Leon, ⟦18.01.2011⟧, wohnt seit März hier',
      'between slashes behind a name': 'Muster, Erna / ⟦12.03.1980⟧ / AOK',
      'before the sex': 'Pat: Muster Erna ⟦12.03.1980⟧ w',
      'between name and address': 'Erna Muster, ⟦12.3.1980⟧, Lindenweg 4, Ulm',
      'several children': 'Kind 1: Lena Muster, ⟦12.03.2017⟧, Kind 2',
    },
    ignores: {
      'a visit behind a title and name': 'Frau Muster, 12.03.2024, erschien',
      'no name': 'am 12.03.1980 in Ulm',
      'no such day': 'Pat. Muster, Erna (31.02.1951), Untersuchung',
      'a decision of late': 'Herr Muster (12.03.2024), sagt',
      'an address behind a later date': 'Erna Muster, 12.3.2024, Lindenweg 4, Ulm',
      'one word before the slash': 'Ulm / 12.03.1980 / Bahnhof',
    },
  },
};
