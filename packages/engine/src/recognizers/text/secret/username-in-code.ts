import type { Recognizer } from '../../../recognizer.js';
import { wordStart } from '../bounds.js';
import { oneOf, pattern } from '../pattern.js';
import { isLogin } from './login-check.js';

/** Keys of an entry that is a login name of small letters. */
const keys = oneOf([
  'login', 'user', 'username', 'user_name', 'userName', 'owner', 'author', 'assignee', 'benutzer', 'account',
  'requester', 'created_by', 'updated_by', 'assigned_to', 'createdBy', 'updatedBy',
]); // prettier-ignore
/** Keys of whoever did something, also of people by their names. */
const actors = oneOf([
  'bearbeiter', 'sachbearbeiter', 'ersteller', 'melder', 'agent', 'operator', 'approver', 'reviewer', 'editor',
  'reporter', 'actor', 'sub', 'target', 'durch', 'by', 'done_by', 'initiator', 'cashier', 'kassierer', 'clerk',
  'nutzer', 'techniker', 'von', 'from', 'verfasser', 'autor', 'absender', 'angelegt_von', 'erstellt_von', 'writer',
  'sender', 'submitter', 'caller', 'createdby', 'modifiedBy', 'handledBy',
]); // prettier-ignore
/** Keys of staff in the lines of logs; of these, a program may be the agent or owner. */
const staff = oneOf([
  'bearbeiter', 'sachbearbeiter', 'ersteller', 'melder', 'supervisor', 'manager', 'approver', 'reviewer', 'requester',
  'assignee', 'operator', 'clerk', 'techniker', 'technician', 'verantwortlich', 'zustaendig', 'freigeber', 'editor',
  'author', 'autor', 'erfasser', 'initiator', 'caller', 'cashier', 'kassierer', 'created_by', 'updated_by',
  'changed_by', 'angelegt_von', 'erstellt_von', 'erfasst_von', 'modified_by', 'approved_by', 'done_by', 'kollege',
  'vertreter', 'lehrer', 'dozent', 'tutor',
]); // prettier-ignore
/** Keys of an object that describes a person by name, login or id. */
const objects = oneOf(['user', 'actor', 'author', 'owner', 'assignee', 'benutzer']);
/** Folders of no person. */
const sharedFolders = String.raw`(?!Shared|Public|runner|ubuntu|root|user\b)`;

/**
 * A login name in program code, settings, JSON, paths of home folders and URLs.
 * Rule: RFC 3986 § 3.2.1 (user before the password of a URL), RFC 8259 § 4 (members of objects), the Filesystem
 * Hierarchy Standard 3.0 §§ 3.8 (`/home`), 5.11 (`/var/mail`) and their like on macOS and Windows.
 */
export const usernameInCode: Recognizer = {
  type: 'USERNAME',
  patterns: [
    pattern('dgu')`
      ${wordStart}(?:[a-z]{2,12}_)?(?:user|username|login|uid|usr)=["']?
      (?<value>\p{L}[\p{L}\d._-]{1,39}(?<![._-])(?:@[\w.-]{1,60}(?<![._-]))?)
      (?![\p{L}\d@(])
    `,
    // `supervisor=emuster7`, `agent=e_muster`; a host has a second dot, a program its version
    pattern('dgu')`
      ${wordStart}(?:${staff}=["']?(?=[a-z]{1,20}[\d._-])|(?:agent|owner|actor|durch|von|by)=["']?(?=[a-z]{1,15}[._][a-z]{2}))
      (?<value>[a-z][a-z\d]{0,20}(?:[._-][a-z\d]{1,20})?)(?![\p{L}\d@(/_:-]|\.[\p{L}\d])
    `,
    // `$db_user = "web28_1"`, `ownerHandle: "erna_runs"`
    pattern('dgu')`
      (?<![\p{L}\d_])(?:[a-z]{2,12}_)?(?:(?:user|login|username)(?=[ ]?[:=]>?[ ]?["'][a-z._-]{1,20}\d)|
      [a-z]{2,12}(?:Handle|Login|UserName|Username))[ ]?[:=]>?[ ]?["']
      (?<value>(?=[a-z]{1,20}[\d._])[a-z][\w.-]{3,30})(?=["'])
    `,
    pattern('gu')`(?<="${keys}" ?: ?")[a-z][a-z\d._-]{3,30}(?=")`,
    // `"portal_login": "emuster73"`, `"bearbeiter": "e.muster"`
    pattern('dgu')`
      "(?:\p{Ll}{2,15}(?:_(?:login|user|username|account|benutzer|by|von)|By)
      |(?:login|user|client|key|access_key)_?(?:name|id)|${actors})" ?: ?"
      (?<value>(?=[a-z]{1,20}[\d._])[a-z][a-z\d._-]{3,30})(?=")
    `,
    // letters alone, which must have no meaning: `"operator": "emuster"`
    pattern('dgu')`
      (?:"(?:operator|actor|durch|sub|bearbeiter|sachbearbeiter|ersteller|initiator|cashier|clerk)" ?: ?"|
      (?<![\p{L}\d_.-])(?:by|durch|done_by|closed_by|operator|bearbeiter|sachbearbeiter|ersteller|cashier|kassierer|
      clerk|librarian|teller|nurse|staff)=["']?)
      (?<value>[a-z]{2,15}(?:-(?:admin|adm|ext|svc))|[a-z]{5,15})(?=["'\s,;)]|$)
    `,
    pattern('dgu')`
      (?:[pP]assword|[aA]ccount|[uU]ser|[lL]ogin|[rR]ole|MFA)[^\n{}]{0,80}?
      (?:"(?:target|target_user)" ?: ?"|[ ]target(?:_user)?=["']?)
      (?<value>[a-z]{2,15}(?:-(?:admin|adm|ext|svc))|[a-z]{5,15})(?=["'\s])
    `,
    pattern('gu')`
      (?<="${objects}" ?: ?\{[^{}]{0,60}"(?:name|login|id)" ?: ?")
      [A-Za-z][\w.-]{2,40}(?=")
    `,
    /(?<=[a-zA-Z]:\/\/)(?!http)[^\s:@/"'<>]{1,64}(?=:[^\s@/"'<>]{1,1024}@[\w.-])/gu,
    pattern('gu')`(?<=/home/|/Users/|\\Users\\)${sharedFolders}[A-Za-z][\w.-]{1,30}(?=[/\\])`,
    // the same at the end of a path
    pattern('gmu')`(?<=(?:^|[\s"'=:])/(?:home|Users)/)${sharedFolders}[a-z][\w.-]{2,30}(?<![.-])(?=["'\s,;)]|$)`,
    // a file that is called like its owner: `/var/spool/cron/crontabs/emuster`
    pattern('gu')`
      (?<=/var/(?:spool/)?mail/|/var/spool/cron/(?:crontabs/|tabs/)?|/etc/sudoers\.d/|/openvpn/(?:server/)?ccd/|
      /AccountsService/users/)
      [a-z][a-z\d_.-]{1,30}(?<![.-])(?![\w/@])
    `,
    // in the path of a request: `GET /u/emuster/avatar`
    pattern('dgu')`
      (?:GET|POST|PUT|PATCH|DELETE) /(?:[\w.-]{1,20}/){0,3}(?:u|users?|profiles?|members?)/
      (?<value>[a-z][a-z\d._-]{4,30})(?=[/?\s])
    `,
    // on a file server: `\\srv-1\home$\emuster\`
    pattern('gu')`
      (?<=\\(?:[hH]omes?|[pP]rofiles?|[uU]serdata|[uU]sers|[pP]ersonal)\$?\\)${sharedFolders}[A-Za-z][\w.-]{1,30}(?=\\)
    `,
    pattern('gu')`
      (?<=(?:PWD|HOME|cwd|[dD]ir|[dD]irectory|DIR|home)["']?[=:] ?["']?/(?:home|Users)/)
      [A-Za-z][\w.-]{1,30}(?![\w./\\-])
    `,
  ],
  isValid: isLogin,
  examples: {
    finds: {
      'who wrote a note': '{"am": "2026-04-14", "von": "⟦erna.m⟧", "text": "x"}',
      'entry of a log': 'user=⟦erna.muster⟧ action=login',
      'staff in a log': 'nr=KF-90218 bearbeiter=⟦sw_emuster⟧\n',
      'staff in a log, with digits': 'name="Muster" supervisor=⟦emu512⟧\n',
      'agent of a call in a log': 'kto=200 agent=⟦sw_emuster⟧ text="ja"',
      'key of an interface': '{"auth": {"key_id": "⟦emuster_api⟧"}}',
      'letters alone, in a log': 'payment amt=11.40 tender=VISA by=⟦emuster⟧\n',
      'variable of a program': '$db_user = "⟦emuster_28_1⟧";',
      'field in camel case': 'Route(gain: 3, ownerHandle: "⟦erna_runs⟧")',
      'letters alone in JSON': '{"login": "⟦emuster⟧", "id": 12}',
      'key with another word': 'agent_login=⟦emuster⟧ ms=12',
      'key of another login': '{"portal_login": "⟦emuster73⟧"}',
      'who sent it': '{"submittedBy": "⟦emuster_desk⟧", "x": 1}',
      'who works on it': '{"bearbeiter": "⟦e.muster⟧", "x": 1}',
      'who does it, letters alone': '{"operator": "⟦emuster⟧", "x": 1}',
      'who did it': '{"storno": {"durch": "⟦emuster2⟧"}}',
      'whose password it is': '{"msg":"password reset","target":"⟦emuster⟧"}',
      'whose password it is, in a log': 'msg="password reset" actor=x target=⟦emuster⟧ ip=1',
      'subject of a token': '{"msg":"token issued","sub":"⟦emuster-admin⟧"}',
      'object of JSON': '{"user":{"id":"⟦emuster⟧"}}',
      'in the path of a request': '"GET /api/users/⟦emuster⟧/avatar HTTP/1.1"',
      'before a password': 'redis://⟦emuster⟧:s3cr3t@cache-1:6379',
      'home folder': 'cd /home/⟦emuster⟧/work',
      'home folder of Windows': 'C:\\Users\\⟦emuster⟧\\Desktop',
      'home folder at the end of a path': 'chown -R 1001 /home/⟦emuster⟧\n',
      'a table of jobs': 'less /var/spool/cron/crontabs/⟦emuster⟧',
      'settings of a client': 'vi /etc/openvpn/ccd/⟦emuster⟧\n',
      'on a file server': String.raw`in \\srv-1\home$\⟦emuster⟧\Bewerbung.docx`,
      'working folder of a service': 'WorkingDirectory=/home/⟦emuster⟧\n',
      'working folder': 'PWD=/home/⟦emuster⟧ ; USER=root',
    },
    ignores: {
      'another key': '{"plan": "emuster"}',
      'a program that did it': 'rotated by=scheduler at=12',
      'a program in a log': 'agent=python3 ok',
      'a host in a log': 'agent=srv.example.org ok',
      'a program that works on it': '{"agent": "curl"}',
      'an operation': '{"operator": "equals", "x": 1}',
      'where something goes': '{"target": "production"}',
      'a type in JSON': '{"login": "string"}',
      'a value of settings': 'user=true',
      'a URL without a user': 'redis://cache-1:6379',
      'what a request asks for': '"GET /api/users/search?q=1 HTTP/1.1"',
      'a page': 'GET /home/search HTTP/1.1',
      'a folder of jobs': 'ls /var/spool/cron/crontabs/',
      'a folder of everybody': 'cd /Users/Shared/work',
      'another folder': 'cd /opt/emuster/work',
    },
  },
};
