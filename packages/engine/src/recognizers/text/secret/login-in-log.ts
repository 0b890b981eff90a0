import { commonWords } from '../../../memory/common-words.js';
import type { Recognizer } from '../../../recognizer.js';
import { wordStart } from '../any-of.js';

const account = String.raw`(?<value>[A-Za-z_](?:[\w+]|[.-](?=\w)){1,38})`;
const quote = `["'\u0060]?`;

/**
 * A login name in the words of servers' logs and ticket systems: `Accepted publickey for erna from 192.0.2.1`, `CORP\emuster`,
 * `08:14 muster.e Ticket übernommen`.
 * Rule: messages of OpenSSH, PAM, sudo, PostgreSQL and Windows (down-level logon names, MS-ADTS); behind a time of day only
 * names with an inner dot, hyphen or underscore count.
 */
export const loginInLog: Recognizer = {
  type: 'USERNAME',
  patterns: [
    new RegExp(
      String.raw`${wordStart}(?:(?:publickey|password|keyboard-interactive(?:/pam)?|logins?|login attempts?|authentication failure|session|ticket|token|access|permission) (?:opened |closed |granted |denied |issued )?for (?:invalid user |illegal user |user |account )?|(?:[iI]nvalid|[iI]llegal|[uU]nknown) user |(?:by|for|from|von|durch|als|as|of|role|account) (?:user|Benutzer|Nutzer|account) |(?:for|FOR) role |\bsu(?:do)?(?:\[\d{1,7}\])?: {1,4})${quote}${account}${quote}(?![\w@]|\.\w|\()`,
      'dgu',
    ),
    /(?<=\buid=\d{1,10}\()[A-Za-z_][\w.-]{1,31}(?=\))/gu,
    /(?<=^[-dlbcps](?:[-r][-w][-xsStT]){3}[+.@]? {1,4}\d{1,5} {1,4})[A-Za-z_][\w.-]{1,31}(?= )/gmu,
    /(?<=^\[?)[a-z_][a-z\d_-]{1,31}(?=@[\w.-]{1,60}(?::| )[~/][^\n]{0,80}[$#])/gmu,
    /(?<=^(?:\[[\d:., -]{4,24}\] |[\d:]{5,8} )?<)[A-Za-z_][\w.-]{1,31}(?=> \S)/gmu,
    /(?<=^\[)[A-Za-z_][\w.-]{1,31}(?=\] hat (?:den|die) |\] (?:joined|left) )/gmu,
    /(?<![\p{L}\p{N}_])(?:login as|logged in as|signed in as|created by|updated by|owner=|owner:|erstellt von|angelegt von) ?(?<value>[a-z][a-z\d_.-]{3,30})(?= (?:on|am|at|group)|[ \t]{0,8}(?:\r?\n|$))/dgu,
    /(?<![\p{L}\p{N}_])[uU]ser (?<value>[a-z][a-z\d_.-]{3,30})(?= (?:logged|signed|not found|has |does|was |locked|disabled|created|deleted|unknown))/dgu,
    /(?<=^(?:[\da-f.:]{3,45}|[\w.-]{3,60}) - )[A-Za-z][\w.@-]{1,40}(?= \[\d{1,2}\/[A-Z][a-z]{2}\/\d{4})/gmu,
    /(?<![\p{L}\p{N}_])(?:for|from|durch|deploy:|by) (?<value>[a-z][a-z\d]{0,20}[._-][a-z\d][a-z\d._-]{0,20}[a-z\d]|[a-z]{5,20})(?= (?:from [\d[]|pushed|merged|deployed))/dgu,
    /(?<![\p{L}\p{N}_])(?:zurückgesetzt|gesperrt|entsperrt|angelegt|gelöscht|geändert|freigegeben|erstellt) (?:durch|von) (?<value>(?=[a-z]{1,20}[\d._-])[a-z][\w.-]{2,30})(?![\w@])/dgu,
    new RegExp(
      String.raw`${wordStart}(?:Anmeldung|Anmeldeversuch|Login|Sitzung|Kennwort|Passwort|Zugriff)(?: \p{Ll}{3,20}){0,2} (?:für|von|durch) ${quote}(?=[a-z]{1,30}[\d._-])${account}${quote}(?![\w@]|\.\w)`,
      'dgu',
    ),
    /(?<![\p{L}\p{N}_])(?:[aA]gent|[bB]earbeiter|[aA]ssigned to|[aA]ssignee) (?<value>[a-z]{4,20}\d{0,3})(?=[ \t]{0,4}(?:-{2,3}|[,;)\]]|\r?\n|$))/dgu,
    new RegExp(
      String.raw`${wordStart}(?:[uU]ser|[bB]enutzer|[aA]ccount|[rR]ole|[kK]onto) ["'\u0060„»]${account}(?=["'\u0060“«])`,
      'dgu',
    ),
    /(?<![\\\p{L}\p{N}:_-])(?!HK[A-Z]{1,2}\\)[A-Z][A-Z\d-]{1,14}\\[A-Za-z][\w.-]{1,30}(?<![.-])(?![\w\\])/gu,
    /(?<=\d\d:\d\d(?::\d\d)?[\])]?[ \t]{1,4})(?:[a-z]{1,20}[._][a-z\d]{1,20}|(?:svc|ext|adm|admin)-[a-z\d]{2,20})(?=:| [\p{Lu}\p{Ll}])(?! ?=)/gu,
    /(?<![\p{L}\p{N}_])(?:by|von|durch|an) (?<value>[a-z]{1,20}_[a-z\d]{2,20}|(?:svc|ext|adm)[-_.][a-z\d]{2,20}|[a-z]\.[a-z]{3,20})(?=[ \t]{0,4}(?:[,;.)\]]|\r?\n|$|(?:am|um|at|on) ))/dgu,
    /(?<![\p{L}\p{N}_.-])(?:root|admin)(?= logged (?:in|on|out)| hat sich (?:an|ab)gemeldet)/gu,
  ],
  isValid: (value) => !commonWords.has(value.toLowerCase()) || value === 'root',
  examples: {
    finds: {
      'secure shell': 'Accepted publickey for ⟦emuster⟧ from 192.0.2.1 port 51022',
      'secure shell, unknown': 'Failed password for invalid user ⟦oracle7⟧ from 192.0.2.1',
      sudo: 'sudo: ⟦emuster⟧ : TTY=pts/2',
      'in quotes': "3 failed logins for user '⟦e.muster⟧' at noon",
      'Windows domain': 'principal=⟦CORP\\emuster⟧ groups=[a]',
      'ticket system': '08:14 ⟦muster.e⟧ Ticket übernommen',
      'at the end of a line': 'GET /akte 200 by ⟦svc_portal⟧\n',
      'German message': 'Anmeldung fehlgeschlagen für ⟦emuster2⟧ (192.0.2.1)',
      'agent of a ticket': '--- comment 1, agent ⟦emuster⟧ ---',
      'access log': '192.0.2.7 - ⟦e.muster⟧ [17/Jun/2025:09:14:02 +0200] "GET / HTTP/1.1"',
      'asked for': 'Password reset requested for ⟦e.muster⟧ from 192.0.2.7',
      'done by': 'Passwort zurückgesetzt durch ⟦admin-kr⟧\n',
      deployment: 'deploy: ⟦emuster⟧ pushed 4f1d2c3 to main',
      'identity of a process': 'uid=1001(⟦emuster⟧) gid=1001',
      'list of files': '-rw-r--r-- 1 ⟦emuster⟧ staff 4711 Mar  3 10:11 a.txt',
      prompt: '⟦emuster⟧@srv01:~$ ls',
      'speaker of a channel': '<⟦emuster⟧> hallo zusammen',
      'entering a channel': '[⟦emuster⟧] hat den Kanal betreten',
      'author of a record': 'created by ⟦emuster⟧ on 2024-03-03',
      'state of an account': 'User ⟦emuster⟧ logged in',
      superuser: 'audit: ⟦root⟧ logged in',
    },
    ignores: {
      'a common word': 'Accepted password for testing from home',
      'an address': 'password for erna@example.org',
      'a key of the registry': 'HKLM\\Software',
      'a path': 'C:\\windows',
      'no time before it': 'Datei muster.e Ticket',
      'a method': '08:14 muster.e(x) ruft',
      'a sentence': 'login for people with cards',
    },
  },
};
