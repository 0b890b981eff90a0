import type { Recognizer } from '../../../recognizer.js';
import { lineEnd } from '../bounds.js';
import { pattern } from '../pattern.js';
import { isLoginInMessage } from './login-check.js';

const account = String.raw`(?<value>[A-Za-z_](?:[\w+]|[.-](?=\w)){1,38})`;
const start = String.raw`(?<![\p{L}\p{N}_-])`;

/**
 * A login name in what a service of Unix writes into the log: cron, PAM, su, login, mail boxes and transfer of files.
 * Rule: the messages of cron (`CRON[4711]: (emuster) CMD (`), Linux-PAM, util-linux, Dovecot and vsftpd.
 */
export const loginOfDaemon: Recognizer = {
  type: 'USERNAME',
  patterns: [
    pattern('dgu')`
      ${start}(?:CRON|crond?|crontab|anacron|atd|fcron)\[\d{1,7}\]: \(${account}\)[ ]
      (?=(?:CMD|LIST|REPLACE|BEGIN|END|DELETE|RELOAD|MAIL|INFO|ERROR|CMDOUT|CMDEND|AUTH|WRONG)(?!\p{L}))
    `,
    // PAM: `session opened for user emuster(uid=1001)`, `password changed for emuster`
    pattern('dgu')`${start}(?:session (?:opened|closed) for user|by)[ ]${account}(?=\(uid=\d)`,
    pattern('dgmu')`${start}pam_\w{2,20}\([^)\n]{3,40}\):[^\n]{0,30}[ ]for[ ]${account}(?=${lineEnd})`,
    // ocserv: `main[emuster]:192.0.2.7:50122 user disconnected`, `worker[emuster]: assigned IPv4`
    pattern('dgu')`(?<=ocserv\[\d{1,7}\]: )(?:main|worker)\[${account}\](?=:)`,
    // sudo: `[sudo] password for emuster:`
    pattern('dgu')`\[sudo\] (?:password for|Passwort für) ${account}(?=:)`,
    // `su[99]: (to root) emuster on pts/0`, `LOGIN ON tty1 BY emuster`
    pattern('dgu')`${start}\(to [\w.-]{1,32}\)[ ]${account}(?= on (?:pts|tty|none|console|/dev))`,
    pattern('dgu')`
      ${start}LOGIN(?: \(\d{1,3}\))? (?:ON|on|FROM|from) [\w./:-]{1,60} (?:BY|FOR|by|for)[ ]${account}(?=[\s,.]|$)
    `,
    // Dovecot: `imap(emuster)<4711><x>: `, `user=<emuster>, method=`
    pattern('dgu')`
      ${start}(?:imap|pop3|lmtp|lda|sieve|managesieve|submission|auth|indexer-worker|doveadm)(?:-login)?
      \(${account}\)(?=[<:,])
    `,
    pattern('dgu')`${start}user=<${account}(?=>)`,
    // vsftpd: `[emuster] OK LOGIN`
    pattern('dgu')`\[${account}\](?= (?:OK|FAIL) (?:LOGIN|UPLOAD|DOWNLOAD|DELETE|MKDIR|RENAME|CHMOD)(?!\p{L}))`,
  ],
  isValid: isLoginInMessage,
  examples: {
    finds: {
      'whose job runs': 'app1 CRON[4711]: (⟦emuster⟧) CMD (/opt/sample/sync.sh)',
      'whose tunnel it is': 'vpn-1 ocserv[1188]: main[⟦e.muster⟧]:192.0.2.7:50122 user disconnected',
      'who is asked for the password': '[sudo] password for ⟦emuster⟧: \n',
      'whose session begins': 'pam_unix(sshd:session): session opened for user ⟦emuster⟧(uid=1001) by (uid=0)',
      'whose password is new': 'passwd[4]: pam_unix(passwd:chauthtok): password changed for ⟦emuster⟧\n',
      'who becomes somebody else': 'su[99]: (to root) ⟦emuster⟧ on pts/0',
      'who sits at a terminal': 'login[1]: LOGIN ON tty1 BY ⟦emuster⟧\n',
      'whose mail box it is': 'dovecot: imap(⟦emuster⟧)<4711><Xq2>: Disconnected',
      'who opens it': 'imap-login: Login: user=<⟦emuster⟧>, method=PLAIN, rip=192.0.2.7',
      'who sends a file': 'vsftpd[2]: [⟦emuster⟧] OK UPLOAD: Client "192.0.2.7"',
    },
    ignores: {
      'no message of cron': 'CRON[4711]: (emuster) and others',
      'another program': 'app[4711]: (emuster) CMD (/opt/sample/sync.sh)',
      'nobody yet': 'imap-login: Aborted login: user=<>, rip=192.0.2.7',
      'a call': 'imap(emuster) or pop(emuster)',
      'a module': '[emuster] OK, done',
      'no terminal': '(to root) emuster on Monday',
      'no number of a user': 'session opened for user emuster(x)',
      'a page of a manual': 'as understood by sampletime(3)',
    },
  },
};
