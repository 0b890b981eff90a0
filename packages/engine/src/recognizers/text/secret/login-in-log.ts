import type { Recognizer } from '../../../recognizer.js';
import { lineEnd, wordStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { isLoginInMessage } from './login-check.js';

const account = String.raw`(?<value>[A-Za-z_](?:[\w+]|[.-](?=\w)){1,38})`;
/** Perhaps with the host that knows it: `u4711@dsl.example`. */
const accountWithHost = String.raw`(?<value>[A-Za-z_](?:[\w+]|[.-](?=\w)){1,38}(?:@[a-z\d](?:[a-z\d]|[.-](?=[a-z\d])){1,40})?)`;
const quote = `["'\u0060[]?`;
const accountAlone = String.raw`${quote}${account}${quote}(?![\w@]|\.\w)`;

/** What somebody logs in with or is granted, before ` for erna`. */
const granted = oneOf([
  'publickey', 'password', 'keyboard-interactive', 'keyboard-interactive/pam', 'login', 'logins', 'login attempt',
  'login attempts', 'authentication failure', 'session', 'ticket', 'token', 'access', 'permission',
]); // prettier-ignore
const grantedFor =
  `${granted} (?:(?:opened|closed|granted|denied|issued) )?for ` + '(?:(?:invalid user|illegal user|user|account) )?';
const byUser = '(?:by|for|from|von|durch|als|as|of|role|account) (?:user|Benutzer|Nutzer|account) ';

/** `Invalid user `, `Invalid user: [`, `Unbekannter Benutzer: `. */
const unknown = source`
  (?:(?:[iI]nvalid|[iI]llegal|[uU]nknown|[nN]o such|authenticating) (?:user|(?:username|login|account)(?=:| [["']))|
  (?:[uU]nbekannte[rs]|[uU]ngültige[rs]) (?:Benutzer(?:name)?|Nutzer|Konto)(?=:| [["'])):?[ ]
`;

/** What a German message tells of an account. */
const events = oneOf([
  'Anmeldung', 'Anmeldeversuch', 'Login', 'Sitzung', 'Kennwort', 'kennwort', 'Passwort', 'passwort', 'Zugriff',
  'password', 'Password', 'Session', 'session', 'Logon', 'logon', 'Signin', 'sign-in',
]); // prettier-ignore
const states = oneOf([
  'logged', 'signed', 'not found', 'not locked', 'not disabled', 'not enabled', 'not active', 'expired',
  'nicht gesperrt', 'nicht gefunden', 'nicht aktiv', 'has ', 'does', 'was ', 'is ', 'locked', 'unlocked', 'disabled',
  'enabled', 'created', 'deleted', 'unknown', 'suspended', 'cannot', 'reports', 'called', 'connected', 'gesperrt',
  'changed', 'reset', 'updated', 'requested', 'added', 'removed', 'exported', 'opened', 'closed', 'hat ', 'ändert',
  'setzt', 'entsperrt', 'deaktiviert', 'aktiviert', 'gelöscht', 'angelegt', 'ist ', 'wurde ', 'wird ', 'war ',
  'anlegen', 'löschen', 'sperren', 'entsperren', 'freischalten', 'zurücksetzen', 'prüfen', 'meldet',
]); // prettier-ignore

/**
 * A login name in the messages of servers: `Accepted publickey for erna from 192.0.2.1`, `User emuster logged in`.
 * Rule: messages of OpenSSH, PAM, PostgreSQL, web servers (Common Log Format) and build systems.
 */
export const loginInLog: Recognizer = {
  type: 'USERNAME',
  patterns: [
    pattern('dgu')`
      ${wordStart}(?:${grantedFor}|${unknown}|${byUser}|(?:for|FOR) role )
      ${accountAlone}(?!\()
    `,
    // `Anmeldung fehlgeschlagen für emuster2`
    pattern('dgu')`
      (?<![\p{L}\p{M}\p{N}_])\p{L}{0,12}?${events}(?: \p{Ll}{3,20}){0,2} (?:für|von|durch|for|of|by)
      [ ](?=["'\u0060]?[a-z]{1,30}[\d._-])${accountAlone}
    `,
    // In quotes: `role "emuster"`
    pattern('dgu')`
      ${wordStart}(?:[uU]ser|[bB]enutzer|[aA]ccount|[rR]ole|[kK]onto)
      [ ]["'\u0060„»]${accountWithHost}(?=["'\u0060“«])
    `,
    pattern('dgu')`
      (?<![\p{L}\p{N}_])(?:[uU]ser|[aA]ccount|(?:AD-)?Konto|[bB]enutzer|[nN]utzer)(?: von| of)?
      [ ](?<value>[a-z][a-z\d_.-]{3,30})(?= ${states})
    `,
    // `emuster logged in`, `root hat sich abgemeldet`
    pattern('gu')`
      (?<![\p{L}\p{N}_.@\\/-])
      (?:root|admin|[a-z]{5,15}|[A-Z]{4,12}\d{1,4}|(?=[a-z._-]{1,20}[\d._-])[a-z][a-z\d]{0,20}(?:[._-][a-z\d]{1,20}){0,2})
      (?= (?:has )?logged (?:in|on|out|off)(?!\p{L})| hat sich (?:an|ab)gemeldet)
    `,
    // `Anmeldung mit emuster fehlgeschlagen`
    pattern('gu')`
      (?<=(?<!\p{L})(?:Anmeldung|Anmeldeversuch|Login|Logon|Sign-in) (?:mit|als|with|as) ["'„]?)
      (?:[a-z][a-z\d]{0,20}(?:[._-][a-z\d]{1,20}){0,2}|[A-Z]{4,12}\d{1,4})
      (?=["'“]? (?:fehlgeschlagen|gescheitert|abgelehnt|gesperrt|erfolgreich|failed|denied|rejected|succeeded))
    `,
    // `requested for e.muster from 192.0.2.7`, `deploy: emuster pushed 4f1d2c3`
    pattern('dgu')`
      (?<![\p{L}\p{N}_])(?:for|from|durch|deploy:|by)
      [ ](?<value>[a-z][a-z\d]{0,20}[._-][a-z\d][a-z\d._-]{0,20}[a-z\d]|[a-z]{5,20})
      (?= (?:from [\d[]|pushed|merged|deployed|\(uid=))
    `,
    // who does it, behind the name of a service: `INFO  support: emuster unlocked account`
    pattern('dgu')`
      (?<!\p{L})(?:INFO|WARN|WARNING|ERROR|NOTICE|AUDIT|DEBUG|info|warn|error|notice|
      audit)\]?[ \t]{1,6}\[?[\w.-]{2,24}\]?:?[ ]
      (?<value>[a-z][a-z\d]{0,20}(?:[._-][a-z\d]{1,20})?)
      (?= (?:unlocked|locked|disabled|enabled|deleted|created|reset|changed|updated|approved|rejected|logged|exported|
      imported|revoked|granted|uploaded|downloaded|opened|closed|merged|assigned|viewed|printed|signed|
      released)(?!\p{L}))
    `,
    // at the end of a message: `message re-linked by dr.muster`, `released by emuster, note`
    pattern('dgmu')`
      (?<=^[^\n]{0,60}(?:INFO|WARN|WARNING|ERROR|NOTICE|AUDIT|DEBUG|info|warn|error|notice|
      audit)(?!\p{L})[^\n]{0,160}[ ](?:by|von|durch)[ ])
      (?<value>[a-z]{1,15}[._][a-z\d]{2,20}(?=${lineEnd})|[a-z]{5,15}(?=,|${lineEnd}))
    `,
    // `Login ok: emuster von 192.0.2.7`; whom something was issued to: `temp password issued to emuster via sms`
    pattern('dgu')`
      (?<!\p{L})(?:[lL]ogin|[lL]ogon|[lL]ogout|[lL]ogoff|[sS]ign-?in|[aA]nmeldung|[aA]bmeldung)
      (?: (?:ok|OK|failed|success|successful|erfolgreich|fehlgeschlagen|denied|abgelehnt))?:
      [ ](?<value>[a-z][a-z\d._-]{3,20})(?= (?:von|from|at|an|auf|via|ip)(?!\p{L})| \(|${lineEnd})
    `,
    pattern('dgu')`
      (?<!\p{L})(?:[pP]assword|PIN|pin|[tT]oken|[cC]ode|[kK]ey ?card|[tT]icket|[lL]aptop)(?!\p{L})[^\n.]{0,50}
      [ ](?:issued|sent|assigned|granted|given|released|handed) to
      [ ](?<value>[a-z]{5,15})(?= (?:via|by|from|at|on)(?!\p{L})|[,;)]|${lineEnd})
    `,
    // who did it, behind the bracket of a module: `INFO  [Stamm] emuster: Name geändert`
    pattern('dgmu')`
      (?<=^[^\n]{0,12}\d:\d\d[^\n]{0,40}\[(?:AUDIT|\p{Lu}\p{Ll}{2,14})\][ ])(?<value>[a-z]{5,15})(?=: \p{Lu})
    `,
    // whose account it is, where the clause ends: `Password reset for emuster, temp pw`
    pattern('dgu')`
      (?<!\p{L})(?:[pP]assword|PW|pw|PIN|pin|MFA|2FA|[aA]ccount|[tT]oken|[kK]ennwort|[pP]asswort|[kK]onto)
      [ ](?:reset|unlocked|locked|re-?enabled|disabled|changed|cleared|zurückgesetzt|entsperrt|gesperrt|geändert|
      gelöscht) (?:for|für|von)
      [ ](?<value>[a-z]{5,15})(?=[,.;)](?!\p{L}))
    `,
    // whose request a proxy passed on: `TCP_MISS/200 512 GET http://example.org/ emuster HIER_NONE/-`
    pattern('dgu')`
      (?<!\p{L})TCP_[A-Z_]{3,30}/\d{3} {1,8}\d{1,12} {1,8}[A-Z]{3,8} {1,4}\S{1,400} {1,4}
      (?<value>(?=[\d_.-]{0,4}[A-Za-z])[A-Za-z\d][\w.\\-]{1,38})(?= )
    `,
    // The third field of an access log
    pattern('gmu')`
      (?<=(?:^|["'\u0060])(?:[\da-f.:]{3,45}|[\w.-]{3,60}) - )
      [A-Za-z][\w.@-]{1,40}
      (?= \[\d{1,2}/[A-Z][a-z]{2}/\d{4})
    `,
    // or behind the prefix of another log, before the request
    pattern('gu')`
      (?<=[ ](?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f]{0,4}(?::[\da-f]{0,4}){2,7}) - )
      [A-Za-z][\w.@-]{1,40}
      (?= "(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) | \[\d{1,2}/[A-Z][a-z]{2}/\d{4})
    `,
    // OpenVPN: who is connected, before the address: `emuster7/192.0.2.7:51422 MULTI: `
    pattern('dgu')`
      [\]:][ ]${account}(?=/\d{1,3}(?:\.\d{1,3}){3}:\d{2,5} (?:MULTI|TLS|SENT|PUSH|VERIFY|OPTIONS|peer info|Control|
      Data|Outgoing|Incoming|Inactivity|Connection|SIG(?:TERM|USR1))(?!\p{L}))
    `,
    // strongSwan and FreeRADIUS: `EAP identity 'emuster' authenticated`, `Login incorrect: [e.muster]`
    pattern('dgu')`
      (?<![\p{L}\p{N}_])(?:EAP|XAuth|RADIUS|PAP|CHAP|IKE)(?:[ -](?:identity|user|name|login|authentication of)){1,2}
      [ ]["'\u0060]${account}(?=["'\u0060])
    `,
    pattern('dgu')`
      (?<![\p{L}\p{N}_])Login (?:OK|incorrect|failed|rejected)(?: \([^()\n]{1,60}\))?: \[${account}(?=[\]/])
    `,
  ],
  isValid: isLoginInMessage,
  examples: {
    finds: {
      'account that is not locked': 'Checked AD, account ⟦emuster⟧ not locked, pw',
      'who does it, behind a service': '06:05Z INFO  support: ⟦emuster⟧ unlocked account 7\n',
      'end of a message, letters alone': '2026-03-04 INFO  [Gerät] freigegeben durch ⟦emuster⟧, Kommentar "x"\n',
      'behind what happened': '[INFO ] Login ok: ⟦emuster⟧ von 192.0.2.7\n',
      'whom it was issued to': 'auth: temp password issued to ⟦emuster⟧ via sms',
      'behind the bracket of a module': '2026-03-04 07:33:50 INFO  [Stamm] ⟦emuster⟧: Pat.-ID geändert\n',
      'whose password was reset': 'Done 07:29. Password reset for ⟦emuster⟧, temp pw follows',
      'end of a message': '33:10Z INFO  hl7: message re-linked by ⟦dr.muster⟧\n',
      'secure shell': 'Accepted publickey for ⟦emuster⟧ from 192.0.2.1 port 51022',
      'secure shell, unknown': 'Failed password for invalid user ⟦oracle7⟧ from 192.0.2.1',
      'who is about to log in': 'closed by authenticating user ⟦emuster⟧ 192.0.2.7 port 52210',
      'before the number of the user': 'service home by ⟦emuster⟧ (uid=10447)',
      'unknown, in brackets': 'radiusd[733]: Invalid user: [⟦emuster7⟧] from 192.0.2.7',
      'unknown, German': 'Unbekannter Benutzer: ⟦emuster7⟧ (192.0.2.7)',
      'connected, before the address': 'vpn openvpn[19]: ⟦emuster⟧/192.0.2.7:51422 MULTI: primary',
      'in quotes': "3 failed logins for user '⟦e.muster⟧' at noon",
      'German message': 'Anmeldung fehlgeschlagen für ⟦emuster2⟧ (192.0.2.1)',
      'whose password it is': 'PasswordReset - Einmalkennwort für ⟦e_muster⟧: folgt',
      'access log': '192.0.2.7 - ⟦e.muster⟧ [17/Jun/2025:09:14:02 +0200] "GET / HTTP/1.1"',
      'access log with a day behind another':
        'web2 nginx: 192.0.2.7 - ⟦emuster⟧ [17/Jun/2025:09:14:02 +0200] "GET / HTTP/1.1"',
      'asked for': 'Password reset requested for ⟦e.muster⟧ from 192.0.2.7',
      'access log behind another': 'api nginx: 192.0.2.7 - ⟦e_muster⟧ "POST /edi HTTP/1.1" 401',
      'of a private network': "gw charon[1182]: 09[IKE] EAP identity '⟦emuster⟧' authenticated",
      'of a wireless network': 'Auth: Login incorrect: [⟦ext.muster⟧] (from client AP port 0)',
      deployment: 'deploy: ⟦emuster⟧ pushed 4f1d2c3 to main',
      'who logged in, without a word': '09:14 ⟦e.muster⟧ logged in from 192.0.2.7',
      'who logged in, in letters alone': 'audit: ⟦emuster⟧ logged out',
      'with whom it failed': 'Anmeldung mit ⟦emuster⟧ fehlgeschlagen',
      'state of an account': 'User ⟦emuster⟧ logged in',
      'account that is locked': 'AD-Konto ⟦emuster⟧ gesperrt',
      'account that is locked, English': 'account ⟦emuster⟧ locked out again',
      'account of somebody': 'bitte Konto von ⟦emuster⟧ entsperren',
      'account to be made': 'Bitte Benutzer ⟦emuster⟧ anlegen',
      superuser: 'audit: ⟦root⟧ logged in',
    },
    ignores: {
      'somebody who logged in': 'when somebody logged in from home',
      'with what it failed': 'Anmeldung mit Chipkarte fehlgeschlagen',
      'a thing behind a service': '06:05Z INFO  support: session closed at noon\n',
      'a cause at the end of a message': '33:10Z INFO  hl7: message dropped by timeout\n',
      'a program behind a module': '2026-03-04 07:33:50 INFO  [Stamm] scheduler: Lauf beendet\n',
      'a reason of a login': 'login failed: timeout at noon',
      'all accounts': 'Password reset for everyone, again',
      'a file at the end of a sentence': 'The page is served by index.html\n',
      'who holds an account': 'Names of account holder: Ms Sample\n',
      'a common word': 'Accepted password for testing from home',
      'an address': 'password for erna@example.org',
      'a sentence': 'login for people with cards',
      'how it was locked': 'Konto versehentlich gesperrt',
      'how it was locked, English': 'account temporarily locked',
      'another state': 'User emuster eats',
      'a host before its address': 'java[19]: sample/192.0.2.7:9092 connected',
      'a call': 'session for user emuster(7)',
      'no day behind it': '192.0.2.7 - e.muster "GET / HTTP/1.1"',
    },
  },
};
