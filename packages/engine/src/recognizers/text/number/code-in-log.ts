import type { Recognizer } from '../../../recognizer.js';
import { pattern } from '../pattern.js';
import { isCode } from './code-shape.js';

/** Errors of databases, compilers and libraries, which anybody may look up. */
const errors = '(?:ORA|TNS|PLS|SQL|DB|ERR|ERROR|EVT|MSG|TLS|SSL|HTTP|LDAP|CVE|RFC|JDK|BUG|PR|ISO|MSB|NU|SAP|HY)';
/** The stamp that begins a line of a log. */
const stamp = String.raw`^[\[("']?20\d\d-\d\d-\d\d[T ]\d\d:\d\d`;

/**
 * The number of a case, booking or order in a line of a log, whatever stands before it: `INFO CHECKIN BQ-77120 note=`;
 * and in a line that rules of signs frame: `*** END OF REPORT 26-071-44390 ***`.
 * Rule: as `isCode`; capitals, a hyphen and five digits behind a stamp of time. Numbers of errors are none.
 */
export const codeInLog: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gmu')`
      (?<=${stamp}[^\n]{0,400}[ =>("'])
      (?<!(?:code|error|err|status|type|model|sku|build|version|release|commit|part|page|lib)["']?[=: ]{1,2})
      (?!${errors}-)[A-Z]{2,5}-\d{5,10}(?![\p{L}\p{N}_/-]|[.:]\d)
    `,
    pattern('gmu')`
      (?<=^[ \t]{0,40}[*=#~-]{2,8} [^\n]{2,60} )(?<!(?:Teil|Part|Kapitel|Chapter|Modell|Model|Typ|Type|Version) )
      (?:\p{Lu}{1,4}[-/]\d{2,4}[-/]\d{2,8}|\p{Lu}{1,4}[-/]?\d{5,10}|\d{2,4}[-/]\d{2,5}[-/]\d{3,8}|\d{2,4}[-/]\d{5,8})
      (?= [*=#~-]{2,8}[ \t]{0,20}(?:\r?\n|$))
    `,
  ],
  isValid: isCode,
  examples: {
    finds: {
      'of a hotel': '2026-06-12 14:06:44 [pms] INFO  user=x CHECKIN ⟦BQ-77120⟧ note="ok"\n',
      'case behind a word that no list knows': '2026-01-14 07:13:05,352 WARN  [p] Klärfall ⟦KF-88120⟧ angelegt\n',
      'behind an equals sign': '2026-01-14T07:13:05Z worker item=⟦SB-441882⟧ done\n',
      'in brackets': '[2026-01-14 07:13] sync (⟦KF-88120⟧) ok\n',
      'two of a line': '2026-01-14 07:13:05 merge ⟦KF-88120⟧ into ⟦KF-88121⟧\n',
      'end of a report': 'text\n*** END OF REPORT  ⟦26-071-44390⟧ ***\n',
      'a line framed by rules': '----- Ende Beleg ⟦B-2026-0417⟧ -----\n',
    },
    ignores: {
      'an error of a database': '2026-01-14 07:13:05 ERROR ORA-00942 raised\n',
      'a code of an error': '2026-01-14 07:13:05 level=error code=TVX-20417 row=1\n',
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
