import type { Recognizer } from '../../../recognizer.js';
import { anyOf, anyOfBehind } from '../any-of.js';
import { lineEnd, tokenEnd, wordStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { fullDate, isDate } from './date-forms.js';
import { givenName } from './given-name.js';
import { calledRelatives, childrenTogether, closeRelatives, namePart, titlesBeforeName } from './person-words.js';
import { termWords } from './term-words.js';

/** Fields of forms whose entry is a person, mostly without the ending `in`: any date behind the name is a birth. */
const fields = oneOf([
  'Name', 'Person', 'Patient', 'Defendant', 'Suspect', 'Victim', 'Witness', 'Pupil', 'Student', 'Besch.',
  'Beschuldigte', 'Beschuldigter', 'Verdächtige', 'Verdächtiger', 'Gesch.', 'Geschädigte', 'Geschädigter', 'Zeuge',
  'Zeugin', 'Kläger', 'Antragsteller', 'Betroffene', 'Betroffener', 'Sohn', 'Tochter', 'Mutter', 'Vater', 'Ehefrau',
  'Ehemann', 'Kind', 'Child', 'Junger Mensch', 'Jugendlicher', 'Partner', 'Ehepartner', 'Lebenspartner', 'Ehegatte',
  'Ehegattin', 'Elternteil', 'Kindsmutter', 'Kindsvater', 'Spouse', 'Husband', 'Wife', 'Son', 'Daughter', 'Mother',
  'Father', 'Dependant', 'Dependent', 'Guardian', 'Nominee', 'Schüler', 'Mündel', 'VN', 'Versicherte', 'Versicherter',
  'Fahrer', 'Fahrerin', 'Halter', 'Mieter', 'Lenker', 'Beifahrer', 'Mitfahrer', 'Käufer', 'Rehabilitand', 'Verletzte',
  'Verletzter', 'Verunfallte', 'Verunfallter', 'Angeklagte', 'Angeklagter', 'Beklagte', 'Beklagter', 'Betreute',
  'Betreuter', 'Pflegebedürftige', 'Pflegebedürftiger', 'Verstorbene', 'Verstorbener', 'Erblasser', 'Erbe', 'Erbin',
  'Driver', 'Insured', 'Injured party', 'Deceased', 'Tenant', 'Resident',
]); // prettier-ignore
const endOfField = String.raw`(?:/?-?in|\(r\)|\(n\))?(?: \d{1,2})?(?:[ \t]{0,20}(?::|(?<=\d))[ \t]{0,40}| {3,40}|\t{1,3})`;

const titles = oneOf(titlesBeforeName);

const relative = `${wordStart}${anyOf([...closeRelatives, ...childrenTogether])}`;
/** Whose birth a chat asks for; an entry behind them may be a visit too. */
const callers = oneOf([
  'Kunde', 'Kundin', 'Anrufer', 'Anruferin', 'Versicherungsnehmer', 'Versicherungsnehmerin', 'Mitglied', 'Mitarbeiter',
  'Mitarbeiterin', 'Teilnehmer', 'Teilnehmerin', 'Reisender', 'Reisende', 'Gast', 'Bewohner', 'Bewohnerin', 'Klient',
  'Klientin', 'Mandant', 'Mandantin', 'Bewerber', 'Bewerberin', 'Besucher', 'Besucherin',
  'Customer', 'Caller', 'Visitor', 'Member', 'Employee', 'Client', 'Guest', 'Passenger', 'Applicant', 'Tenant',
  'Resident', 'Claimant', 'Policyholder', 'Traveller', 'Traveler', 'User',
]); // prettier-ignore

/** A word of a name, an initial or a particle. */
const anyPart = String.raw`[\p{L}\p{M}'’.-]{1,25}`;
const twoNames = `${namePart} ${namePart}`;

/** A lease or guarantee has a date and years behind it too. */
const notOfATerm = `(?<!${anyOfBehind(termWords)},? )`;

/** A year before 2020, or one of two digits from 30 on: a visit or letter is younger, a birth mostly older. */
export const longAgo = String.raw`(?=(?:19\d\d|20[01]\d)-|[^\n,;()]{3,14}?(?:(?:19|20(?=[01]))\d\d|[./][3-9]\d)(?!\d))`;

/** A label of what only a person has: number of an insured, a patient or a card, home, family. */
const ofPerson = source`
  (?:(?:KV|RV|SV|AHV|Vers|Versicherten|Versicherungs|Pat|Patienten|Ausweis|Pass|Mitgl|Mitglieds|Matrikel|Personal|Pers)
  \.?-?[ ]?(?:[nN]r|[nN]ummer)|KVNR|KVNr|SVNR|NHS|MRN|NINO|NI [nN]o|SSN|Hosp|wohnh|whft|verh\.|led\.|
  [vV]erheiratet|[lL]edig|[vV]erwitwet|[gG]eschieden|[mM]arried|[sS]ingle|[wW]idowed|[dD]ivorced|PG [1-5]|Pflegegrad)(?!\p{Ll})
`;

/**
 * A full date behind the name of a person, where forms, minutes and lists put the birth without a word for it.
 * Rule: as `dateOfBirth`; behind a field that names a person any date, elsewhere one that lies years back.
 */
export const birthBehindName: Recognizer = {
  type: 'DATE_OF_BIRTH',
  patterns: [
    // `Geschädigte(r): Muster, Erna (w), 03.09.1961`
    pattern('dgu')`
      ${wordStart}${fields}${endOfField}
      \p{Lu}${anyPart}(?:,? ${anyPart}){0,4}(?: \([wmd]\))?
      (?:, ?| ?\(| / | {1,3}${longAgo})(?<value>${fullDate})
    `,
    // `Pat. Muster, Erna (13.10.1951)`
    pattern('dgu')`
      ${titles}:? \p{Lu}[\p{L}\p{M}'’.-]{0,25}(?:,? ${anyPart}){0,3},? \(?
      ${longAgo}(?<value>${fullDate})(?=[,;)])
    `,
    // `Kinder: Lena (12.03.2017)`, `Tochter Lena, 12.03.2017`, `(Mutter, 14/05/1979)`
    pattern('gu')`
      (?<=${relative}:? (?:${namePart} ){0,2}${namePart}(?:,? \(|, )|${relative}, )
      ${fullDate}(?=[,;.)]|\s|$)
    `,
    // `that's my dad, 02/06/1954`
    pattern('gu')`(?<=${wordStart}${anyOf(calledRelatives)}, )${longAgo}${fullDate}(?=[,;.)]|\s|$)`,
    // `Kunde: Erna Muster, 12.03.1980, Kennwort`
    pattern('dgu')`
      ${wordStart}${callers}(?: \d{1,2})?:[ \t]{1,10}(?:\p{Ll}{2,10},? ){0,3}${givenName}(?: ${namePart}){1,3}
      (?:, ?| \()${longAgo}(?<value>${fullDate})
    `,
    // `1. Erna Maria Muster, 12.03.1980, Pass`: a person of a numbered list
    pattern('dgmu')`
      ^[ \t>|]{0,10}(?:\d{1,3}[.)]|[-–*•·])[ \t]{1,4}${givenName}(?: ${givenName}){1,3}
      (?:, ?| \()${longAgo}(?<value>${fullDate})(?=[,;)]|${lineEnd})
    `,
    // The second child of a list
    pattern('gu')`
      (?<=${relative}:? [^\n]{2,40}\([^()\n]{6,12}\)(?:,| und| and) ${namePart} \()
      ${fullDate}(?=\))
    `,
    // A row of a record: `Muster; Erna; 12.03.1980;`, `Muster|Erna|1980-03-12|`
    pattern('gu')`
      (?<=(?<!\p{L})${namePart}(?: ${namePart})?(?:[;|] ?|\t|, ?)${namePart}(?:[ -]${namePart})?(?:[;|] ?|\t|, ))
      ${longAgo}${fullDate}(?= ?[;|,)\]\t])
    `,
    // `Muster, Erna (12.03.1980`, `Muster, Erna    12.03.1980`
    pattern('gu')`(?<=${namePart}, ${namePart}(?: \(| {2,20}))${longAgo}${fullDate}`,
    // `Erna Muster (12.03.1980)`
    pattern('gu')`(?<=(?<!\p{L})${givenName} ${givenName} \()${longAgo}${fullDate}(?=\))`,
    // `Muster, Erna / 12.03.1980`
    pattern('gu')`(?<=${namePart},? ${namePart} / )${longAgo}${fullDate}`,
    // Before the address: `Erna Muster, 12.3.1980, Lindenweg 4,`
    pattern('gu')`
      (?<=${twoNames}, )${longAgo}${fullDate}
      (?=, \p{Lu}[\p{L}.-]{2,30}(?: [\p{L}.-]{2,20})? \d{1,3}[a-z]?,)
    `,
    // Before the number or home of the person: `Erna Muster, 12.03.1980, KV-Nr. X1`
    pattern('dgu')`
      (?<!\p{L})${givenName}(?: ${namePart}){1,3}(?:,? |, geb\. ${namePart}, )${longAgo}(?<value>${fullDate})(?=,? ${ofPerson})
    `,
    // Before what the police and courts tell of a person
    pattern('gu')`(?<=\p{L}, )${fullDate}(?=, (?:wohnt|wohnhaft|whft\.|wh\.|dt\.|led\.|verh\.))`,
    // Before or behind the sex, before the age
    pattern('gu')`
      (?<=\p{L}{2}[ ,/]{1,3}|\d / )${longAgo}${fullDate}
      (?=(?: / |, ?| )(?:[wmdWMF]|männl\.|weibl\.)${tokenEnd})
    `,
    pattern('gu')`(?<=${namePart},? ${namePart} \([wmd]\),? )${fullDate}`,
    pattern('gu')`(?<=${namePart},? )${notOfATerm}${fullDate}(?=(?:,? \(|, )\d{1,3} ?(?:J\.|Jahre|J\)|y/?o|yrs|years))`,
  ],
  isValid: isDate,
  examples: {
    finds: {
      'before the number of an insured': 'Erna Muster, ⟦12.03.1939⟧, KV-Nr. folgt',
      'before the state of marriage': 'Max Beispiel-Muster, ⟦12.03.1980⟧, verh., Ulm',
      'who is in rehabilitation': 'Rehabilitand    Dragan Muster, ⟦12.03.1968⟧\nAufnahme',
      'behind a blank': 'Kind: Max Muster ⟦12.03.2014⟧\n',
      'children of a family': 'Kinder: Lena (⟦12.03.2017⟧), Tim (⟦3.4.2019⟧)',
      'in a numbered list': '1. Erna Maria Muster, ⟦12.03.1980⟧, Pass',
      'at the end of a line of a list': '- Erna Muster, ⟦12.03.1980⟧\n- Max Muster (⟦3.4.2012⟧)\n',
      'of a customer in a chat': 'Kunde: Erna Beispiel-Muster, ⟦12.3.1980⟧, Kennwort',
      'of a caller': 'Caller: yes, Sam Sample, ⟦12/03/1980⟧',
      'of a father in a chat': "that's my dad, ⟦02/06/1954⟧. I'm",
      'behind a relative': 'Tochter Lena, ⟦12.03.2017⟧, geht',
      'relative in parentheses': 'Ruth Muster (Mutter, ⟦14/05/1979⟧) und',
      'row of a record': 'ungültig: [Muster; Erna; ⟦1971-11-30⟧; 4.417,12]',
      'between slashes, at the end': 'Erna Muster / ⟦12.03.1980⟧\n',
      'behind the sex': 'Geschädigte(r)   : Muster, Erna (w), ⟦03.09.1961⟧ Ulm',
      'before the age': 'Erna Muster, ⟦12.03.1980⟧ (45 J.), kam',
      'behind a name': 'Junger Mensch: Max Muster, ⟦12.03.2008⟧\n',
      'in parentheses behind a name': 'Erna Muster (⟦12.03.1980⟧) wohnt',
      'in parentheses behind a patient': 'Pat. Muster, Erna (⟦13.10.1951⟧), Untersuchung',
      'behind a title and name': 'Mr Keith Sample, ⟦3.7.58⟧, currently',
      'wohnt behind it': 'Leon, ⟦18.01.2011⟧, wohnt seit März hier',
      'between slashes behind a name': 'Muster, Erna / ⟦12.03.1980⟧ / AOK',
      'before the sex': 'Pat: Muster Erna ⟦12.03.1980⟧ w',
      'between name and address': 'Erna Muster, ⟦12.3.1980⟧, Lindenweg 4, Ulm',
      'in columns':
        'Partner                       Max Muster, ⟦12.03.1980⟧\nKind 1                        Lena Muster, ⟦3.4.2016⟧',
      'several children': 'Kind 1: Lena Muster, ⟦12.03.2017⟧, Kind 2',
    },
    ignores: {
      'before another number': 'Erna Muster, 12.03.1939, Bestell-Nr. folgt',
      'a visit of late in a list': '1. Erna Maria Muster, 12.03.2025, Raum',
      'a visit of a customer': 'Kunde: Erna Muster, 12.03.2025, Termin',
      'a decision in a list': '1. Bundesgerichtshof Urteilssammlung, 12.03.1980, Seite',
      'another field of a form': 'Termin                       Max Muster, 12.03.2024\n',
      'a visit behind a title and name': 'Frau Muster, 12.03.2024, erschien',
      'a decree in parentheses': 'Neue Verordnung (12.03.1980) gilt',
      'no name': 'am 12.03.1980 in Ulm',
      'no such day': 'Pat. Muster, Erna (31.02.1951), Untersuchung',
      'a decision of late': 'Herr Muster (12.03.2024), sagt',
      'an address behind a later date': 'Erna Muster, 12.3.2024, Lindenweg 4, Ulm',
      'one word before the slash': 'Ulm / 12.03.1980 / Bahnhof',
    },
  },
};
