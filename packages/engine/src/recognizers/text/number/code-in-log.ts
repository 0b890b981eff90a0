import type { Recognizer } from '../../../recognizer.js';
import { withOrWithoutCapital } from '../capital.js';
import { oneOf, pattern } from '../pattern.js';
import { isCode } from './code-shape.js';

/** Errors of databases, compilers and libraries, which anybody may look up. */
const errors = '(?:ORA|TNS|PLS|SQL|DB|ERR|ERROR|EVT|MSG|TLS|SSL|HTTP|LDAP|CVE|RFC|JDK|BUG|PR|ISO|MSB|NU|SAP|HY)';
/** Keys that say whose number it is, by what somebody holds or is. */
const holders = withOrWithoutCapital([
  'card', 'patron', 'borrower', 'cardholder', 'holder', 'reader', 'guest', 'resident', 'person', 'student', 'pupil',
  'emp', 'employee', 'staff', 'badge', 'fob', 'cust', 'subscriber', 'donor', 'karte', 'ausweis', 'leser', 'gast',
  'schueler', 'mitarbeiter', 'bewohner', 'spender', 'teilnehmer', 'inhaber', 'kartennr', 'cardno',
]); // prettier-ignore
/** Keys of a person, in the same line. */
const ofPerson = oneOf([
  'name', 'dob', 'email', 'mail', 'phone', 'tel', 'mobile', 'firstname', 'first_name', 'lastname', 'last_name',
  'surname', 'vorname', 'nachname', 'gebdat', 'geb', 'geburtsdatum', 'guardian', 'patient',
]); // prettier-ignore
/** The stamp that begins a line of a log. */
const stamp = String.raw`^[\[("']?(?:20\d\d-\d\d-\d\d|\d\d[./]\d\d[./]20\d\d)[T ]\d\d:\d\d`;

/**
 * The number of a case, booking or order in a line of a log, whatever stands before it: `INFO CHECKIN BQ-77120 note=`;
 * and in a line framed by asterisks or the like: `*** END OF REPORT 26-071-44390 ***`.
 * Rule: as `isCode`; capitals, a hyphen and five digits behind a stamp of time. Numbers of errors are none. Five digits
 * as the value of a key that says who holds it, or of `id` before the keys of a person: `card=29108004417362`.
 */
export const codeInLog: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gmu')`
      (?<=${stamp}[^\n]{0,400}[ =>("'])
      (?<!(?:code|error|err|status|type|model|sku|build|version|release|commit|part|page|lib)["']?[=: ]{1,2})
      (?!${errors}-)(?:[A-Z]{2,5}-\d{5,10}|[A-Z]{1,4}-(?:20)?\d\d-\d{3,6})(?![\p{L}\p{N}_/-]|[.:]\d)
    `,
    pattern('gmu')`
      (?<=^[ \t]{0,40}[*=#~-]{2,8} [^\n]{2,60} )(?<!(?:Teil|Part|Kapitel|Chapter|Modell|Model|Typ|Type|Version) )
      (?:\p{Lu}{1,4}[-/]\d{2,4}[-/]\d{2,8}|\p{Lu}{1,4}[-/]?\d{5,10}|\d{2,4}[-/]\d{2,5}[-/]\d{3,8}|\d{2,4}[-/]\d{5,8})
      (?= [*=#~-]{2,8}[ \t]{0,20}(?:\r?\n|$))
    `,
    pattern('dgu')`
      (?<![\p{L}\d_-])(?:${holders}(?:_?(?:id|no|nr|num))?|(?:id|no|nr|ref|num)(?==[^\n]{4,60}[ ,;&]${ofPerson}=))
      =["']?(?<value>[A-Z]{0,3}\d{5,19})(?![\p{L}\d@:/-]|\.\d)
    `,
  ],
  // a stamp in seconds is nobody's
  isValid: (value) => isCode(value) || (/^\d{5,}$/.test(value) && !/^1[4-9]\d{8}$/.test(value)),
  examples: {
    finds: {
      'of a hotel': '2026-06-12 14:06:44 [pms] INFO  user=x CHECKIN ⟦BQ-77120⟧ note="ok"\n',
      'case behind a word that no list knows': '2026-01-14 07:13:05,352 WARN  [p] Klärfall ⟦KF-88120⟧ angelegt\n',
      'with its year, behind a German stamp': '04.03.2026 07:22:00 [INFO ] Fernleihe ⟦FL-26-0183⟧ für x\n',
      'behind an equals sign': '2026-01-14T07:13:05Z worker item=⟦SB-441882⟧ done\n',
      'in brackets': '[2026-01-14 07:13] sync (⟦KF-88120⟧) ok\n',
      'two of a line': '2026-01-14 07:13:05 merge ⟦KF-88120⟧ into ⟦KF-88121⟧\n',
      'card of a reader': '2026-10-06 09:12:30 circd[2211]: checkout card=⟦29108004417362⟧ item=31108022914 due=x\n',
      'identifier before a name': 'opac[2307]: new registration id=⟦W20418⟧ name="Erna Sample" dob=x\n',
      'end of a report': 'text\n*** END OF REPORT  ⟦26-071-44390⟧ ***\n',
      'a line framed by rules': '----- Ende Beleg ⟦B-2026-0417⟧ -----\n',
    },
    ignores: {
      'an error of a database': '2026-01-14 07:13:05 ERROR ORA-00942 raised\n',
      'a code of an error': '2026-01-14 07:13:05 level=error code=TVX-20417 row=1\n',
      'item of a library': '2026-10-06 09:12 checkout item=31108022914 due=x\n',
      'identifier of nobody': 'shard id=20418 state=done\n',
      'a build': '2026-01-14 07:13:05 INFO build AB-12345 of it\n',
      'a part': '--- Teil AB-12345 ---\n',
      'no line of a log': 'user=x CHECKIN BQ-77120 note="ok"\n',
      'four digits': '2026-01-14 07:13:05 thread AB-4418 up\n',
      'small letters': '2026-01-14 07:13:05 host ab-44188 up\n',
      'more behind it': '2026-01-14 07:13:05 disk AB-44188_x up\n',
      'no frame behind': '*** END OF REPORT  26-071-44390\n',
    },
  },
};
