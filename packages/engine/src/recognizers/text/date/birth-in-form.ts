import type { Recognizer } from '../../../recognizer.js';
import { pattern, source } from '../pattern.js';
import { nextSpeaker } from '../speaker.js';
import { birthWord, labelRest, marksBetween } from './birth-words.js';
import { fullDate, isDate } from './date-forms.js';
import { longAgo } from './birth-behind-name.js';
import { givenName } from './given-name.js';
import { namePart } from './person-words.js';
import { readAsPrinted, scannedDate } from './scanned-date.js';
import { tokenEnd, tokenStart } from '../bounds.js';

/** A question or request for the birth, and the speaker of the answer. */
const question = source`${birthWord}[^?.\n]{0,40}(?:[?.][^\n]{0,20})?${nextSpeaker}`;
/** The answer, and the one who asked again. */
const answer = String.raw`[^\n]{1,80}${nextSpeaker}`;
/** What is said before the date: `Bethan, and it's the `, `sure - `. */
const saidBefore = (most: number): string => String.raw`(?:[\p{L}'’]{1,12}[,.…]{0,3} (?:[-–] )?){0,${most}}?`;

/** A label of what only a person has: number of an insured, a patient or a card, home, family. */
const ofPerson = source`
  (?:(?:KV|RV|SV|AHV|Vers|Versicherten|Versicherungs|Pat|Patienten|Ausweis|Pass|Mitgl|Mitglieds|Matrikel|Personal|Pers)
  \.?-?[ ]?(?:[nN]r|[nN]ummer)|KVNR|KVNr|SVNR|NHS|MRN|NINO|NI [nN]o|SSN|Hosp|wohnh|whft|verh\.|led\.|
  [vV]erheiratet|[lL]edig|[vV]erwitwet|[gG]eschieden|[mM]arried|[sS]ingle|[wW]idowed|[dD]ivorced|PG [1-5]|Pflegegrad)(?!\p{Ll})
`;

/**
 * A birth as forms, scans and messages between systems have it: digits alone or in boxes, letters for digits, the
 * answer of a caller.
 * Rule: as `dateOfBirth`; HL7 version 2.5 §§ 3.4.2.7 (PID-7), 3.4.5 (NK1-16), 6.5.5 (GT1-8), 6.5.6 (IN1-18), vCard RFC 6350 § 6.2.5 (BDAY).
 */
export const dateOfBirthInForm: Recognizer = {
  type: 'DATE_OF_BIRTH',
  patterns: [
    pattern('dgu')`
      // or at the end of the line below the one that its label ends
      ${birthWord}(?!\p{L})${labelRest}(?:${marksBetween}|[ \t]{0,8}\r?\n[^\n\d]{2,90}[ ]{2}(?=\d\d ))
      (?<value>\d{8}|\d{6}|[0-3]\d [01]\d (?:19|20)\d\d)
      (?![\p{L}\p{N}]|[./-]\d)
    `,
    pattern('dgu')`${birthWord}${tokenEnd}${labelRest}[ \t:]{1,40}(?:am )?(?<value>${scannedDate})`,
    pattern('dgu')`${question}${saidBefore(6)}(?<value>${fullDate})`,
    // repeated: `Agent: Also 12.03.1980, danke.`
    pattern('dgu')`${question}${answer}${saidBefore(4)}(?<value>${fullDate})`,
    pattern('dgu')`${tokenStart}PID\|(?:[^|\r\n]{0,80}\|){6}(?<value>(?:18|19|20)\d{6})(?=\d{0,6}\|)`,
    // the star in the place of a label, far from its date, or before date and place: `*        12.03.1980, Ulm`
    pattern(
      'dgmu',
    )`^[ \t>|]{0,10}[*✱✶☆](?:[ \t]{4,40}|\t{1,3}|[ \t]{0,4}[:|][ \t]{1,20})${longAgo}(?<value>${fullDate})`,
    pattern('dgmu')`
      ^[ \t>|]{0,10}[*✱✶☆][ \u00a0]?(?=[^\n,]{3,14}?(?:19\d\d|200\d|[./-][3-9]\d(?!\d)))(?<value>${fullDate})(?:,| in) \p{Lu}[\p{L}-]{2,25}(?=[ \t]{0,4}(?:\r?\n|$))
    `,
    // between a full name and the number or home of a person: `Erna Muster, 12.03.1980, KV-Nr. X1`
    pattern('dgu')`
      (?<!\p{L})${givenName}(?: ${namePart}){1,3}(?:,? |, geb\. ${namePart}, )${longAgo}(?<value>${fullDate})(?=,? ${ofPerson})
    `,
    // of whoever is insured, related or pays
    pattern('dgu')`
      ${tokenStart}(?:IN1\|(?:[^|\r\n]{0,80}\|){16,17}|NK1\|(?:[^|\r\n]{0,80}\|){15}|GT1\|(?:[^|\r\n]{0,80}\|){7})
      (?<value>(?:18|19|20)\d{6})(?=\d{0,6}(?:\||\s|$))
    `,
    /(?<=(?<!\p{L})BDAY[;:=\w-]{0,30}:)\d{8}(?!\d)/gu,
  ],
  normalize: readAsPrinted,
  isValid: isDate,
  examples: {
    finds: {
      'digits alone': 'Geb.-Datum: ⟦12031980⟧',
      'digits alone, year first': 'dob=⟦19800312⟧&name=x',
      'in boxes of a form': 'Geburtstag                      ⟦12 03 1980⟧\n',
      'below the end of the line with its label':
        '4  Name, Vorname            5  Geburtsdatum\n   Muster, Erna            ⟦12 03 1980⟧\n',
      'scanned, in single signs': 'geboren ⟦1 2 . 0 3 . 1 9 8 0⟧, war',
      'scanned, month in two': 'Geburts tag:   ⟦8. Sep tember l987⟧ um',
      'scanned, letter for digit': 'born ⟦l2 March 1980⟧, of',
      'scanned, ordinal': 'Mr Sample, born ⟦l2th March l979⟧,',
      'scanned, letters in digits alone': 'DOB: ⟦O3/09/l971⟧',
      'answer in a call': 'Was ist Ihr Geburtsdatum?\nAnrufer: Das ist der ⟦12.03.1980⟧.',
      'answer to a request': '[00:31] A: noch geburtsdatum und adresse\n[00:35] K: ⟦12.3.1980⟧, Ulm',
      'answer, time without brackets':
        "00:00:25 AGENT: Your date of birth please?\n00:00:28 CALLER: Erna, and it's the ⟦12th of March 1980⟧.",
      'answer in a chat': '12.05.2026, 09:10 - Max: Lenas Geburtsdatum?\n12.05.2026, 09:12 - Erna: klar - ⟦12.03.2014⟧',
      'repeated by who asked':
        '[00:37] Agent: Ihr Geburtsdatum?\n[00:40] Kunde: März achtzig.\n[00:44] Agent: Also ⟦12.03.1980⟧, danke.',
      'message of HL7': 'PID|1||4711||Muster^Erna||⟦19800312⟧|F',
      'insured person of HL7': 'IN1|1|X|4711|Muster Health||||||||||||MUSTER^MAX|SPO|⟦19800312⟧|',
      'message of HL7 in a log': 'DEBUG [hl7] PID|1||4711^^^X||Muster^Erna||⟦19800312⟧|F',
      'star in the place of a label': 'Mobil          0170 44188\n*              ⟦12.03.1980⟧, Ulm\n',
      'star and a tab': '*\t⟦12.03.1980⟧\nFamilie\tledig\n',
      'star, month in letters': '✱ ⟦12. März 1980⟧, Ulm\n',
      'star before date and place': '* ⟦12.03.1980⟧ in Ulm\n',
      'before the number of an insured': 'Erna Muster, ⟦12.03.1939⟧, KV-Nr. folgt',
      'before the state of marriage': 'Max Beispiel-Muster, ⟦12.03.1980⟧, verh., Ulm',
      'business card': 'BDAY;VALUE=date:⟦19800312⟧\n',
    },
    ignores: {
      'another label': 'Aktenzeichen: 12031980',
      'no such day': 'Geb.-Datum: 31021980',
      'one digit more': 'Geb.-Datum: 120319801',
      'scanned, no such day': 'geboren 3 2 . 0 3 . 1 9 8 0, war',
      'below another label': '4  Name, Vorname            5  Unfalldatum\n   Muster, Erna            12 03 1980\n',
      'a meeting of late behind a bullet': '*     12.03.2024, Ulm\n',
      'a bullet and a sentence': '* 12.03.1980 in Ulm gegründet\n',
      'before another number': 'Erna Muster, 12.03.1939, Bestell-Nr. folgt',
      'another question': 'Wann war Ihr Besuch?\nAnrufer: Das war der 12.03.1980.',
      'another message of HL7': 'EVN|A01||19800312|x',
      'another line of a business card': 'REV;VALUE=date:19800312\n',
    },
  },
};
