import type { Recognizer } from '../../../recognizer.js';
import { oneOf, pattern, source } from '../pattern.js';
import { isLogin, isMadeOfWholeWords } from './login-check.js';

/** What a key ends in that holds an account, behind words and joints: `DB_USERNAME`, `mail.user`, `smtp-login`. */
const accountKey = source`
  (?<![\p{L}\p{N}_.-])[A-Za-z][A-Za-z\d]{0,20}(?:[_.-][A-Za-z\d]{1,20}){0,3}[_.-]
  (?:USER(?:_?NAME)?|LOGIN|[uU]ser(?:_?[nN]ame)?|[lL]ogin)
`;
/** Keys of whoever gets the mail of a job. */
const recipientKey = String.raw`(?<![\p{L}\p{N}_.-])(?:mailto|MAILTO|notify|NOTIFY)`;
const assigned = `(?:=|["']?: {1,4}| {1,20}= {1,4})["']?`;
const end = String.raw`(?=["']?(?:[ \t]{0,4}(?:[\r\n#,}]|$)|[ \t]))`;
const schemes = oneOf(['sftp', 'ssh', 'scp', 'rsync', 'ftp', 'ftps', 'git+ssh']);

/** Accounts that systems come with, and that are nobody's. */
const delivered: ReadonlySet<string> = new Set([
  'root', 'admin', 'ubuntu', 'debian', 'centos', 'fedora', 'vagrant', 'oracle', 'www-data', 'ec2-user', 'guest',
  'deploy', 'git', 'pi', 'sa', 'app', 'api', 'apikey', 'svc', 'vmail', 'nagios', 'zabbix', 'backup', 'minioadmin',
]); // prettier-ignore

/**
 * A login name in settings, behind a key whose last word is one for accounts, and before the host of an address:
 * `DB_USERNAME=sample_app`, `mail.user: muster7`, `sftp:u4711@192.0.2.7`.
 * Rule: small letters, digits and inner joints, alone to the end of the value; RFC 3986 § 3.2.1, and `scheme:user@host`
 * as programs for copies write it; crontab(5) (`MAILTO`).
 */
export const loginInSettings: Recognizer = {
  type: 'USERNAME',
  patterns: [
    pattern('dgu')`${accountKey}${assigned}(?<value>[a-z](?:[a-z\d]|[._-](?=[a-z\d])){2,38})${end}`,
    pattern('dgu')`
      ${recipientKey}${assigned}(?<value>(?=[a-z]{1,20}[\d._-])[a-z](?:[a-z\d]|[._-](?=[a-z\d])){2,38})${end}
    `,
    pattern('dgu')`
      (?<![\p{L}\p{N}])${schemes}:(?://)?(?<value>[a-z](?:[a-z\d]|[._-](?=[a-z\d])){2,38})(?=@[\p{L}\d[])
    `,
  ],
  isValid: (value) => isLogin(value) && !delivered.has(value) && !isMadeOfWholeWords(value, /[._-]/),
  examples: {
    finds: {
      environment: 'DB_USERNAME=⟦em_app⟧\nDB_PORT=5432\n',
      'letters alone': 'MAIL_USER=⟦emuster⟧\n',
      YAML: '  db_user: ⟦emu_rw⟧\n',
      'in quotes': '"smtp-login": "⟦emuster7⟧",\n',
      'dots in the key': 'spring.datasource.username = ⟦emuster⟧\n',
      'who gets the mail of a job': 'used=93% mailto=⟦admin_mk⟧\n',
      'before a host': 'REPOSITORY=sftp:⟦u471100⟧@[2001:db8::1]:/backup\n',
      'before a host, behind slashes': 'rsync://⟦emuster⟧@192.0.2.7/daten',
    },
    ignores: {
      'a word alone as its key': 'color: emuster\n',
      'an account that systems come with': 'ansible_user: ubuntu\n',
      'everyday words': 'DB_USER=sample_user\n',
      'a type': 'db_user: string\n',
      'capitals, a constant': 'DB_USER=DEFAULT\n',
      'another key': 'DB_NAME=muster_app\n',
      'a reference': 'DB_USER=${OTHER}\n',
      'an account of programs before its host': 'ssh://git@192.0.2.7/x',
      'letters alone that get the mail': 'mailto=emuster\n',
    },
  },
};
