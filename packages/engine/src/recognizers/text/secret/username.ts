import { commonWords } from '../../../memory/common-words.js';
import type { Recognizer } from '../../../recognizer.js';
import { anyKey, anyOf, wordStart } from '../any-of.js';

const loginWords = [
  'benutzername', 'benutzer', 'benutzerkennung', 'nutzername', 'nutzerkennung', 'anmeldename', 'login', 'loginname',
  'login-name', 'kennung', 'zugangskennung', 'username', 'user name', 'user', 'user_name', 'user id', 'userid',
  'user_id', 'uid', 'login_name', 'account', 'accountname', 'account name', 'handle', 'nickname', 'nick',
  'screen name', 'alias', 'aliasname', 'skype', 'skype-name', 'discord', 'telegram', 'instagram', 'insta', 'twitter', 'github',
  'github-name', 'mastodon', 'threema-id', 'snapchat', 'tiktok', 'signed in as', 'logged in as', 'angemeldet als',
  'eingeloggt als', 'benutzer-id', 'windows-benutzer', 'sap-user', 'owner', 'uname', 'nutzer', 'actor', 'principal', 'subject', 'created_by',
  'updated_by', 'createdby', 'updatedby', 'changed_by', 'modified_by', 'assignee', 'reporter', 'requester', 'approver', 'logon', 'logon name', 'samaccountname', 'upn',
  'ad-konto', 'windows-konto', 'domänenkonto', 'anmeldekonto', 'benutzerkonto', 'jira', 'gitlab', 'git', 'slack', 'teams', 'linkedin', 'facebook', 'xing', 'signal',
  'wechat', 'author', 'ig', 'snap', 'psn', 'psn-id', 'steam-name', 'line id', 'steam', 'twitch', 'reddit', 'paypal.me', 'x', 'bluesky', 'ebay-name', 'mitgliedsname', 'spielername', 'gamertag', 'by', 'performed by', 'ausgeführt von', 'login-id', 'login id', 'acct', 'u', 'usr',
]; // prettier-ignore
const loginWord = anyKey(loginWords);
/** Words that announce a login name even where no mark stands between. */
const accountWord = `(?:(?:\\p{L}{2,15}(?=kennung))?(?:${['anmeldename', 'benutzerkonto', 'ad-user', 'ad-konto', 'benutzername', 'benutzerkennung', 'benutzer-id', 'login-id', 'benutzer', 'nutzername', 'nutzer', 'kennung', 'login', 'loginname', 'user', 'username', 'userid', 'user id', 'account', 'logged in as', 'angemeldet als', 'konto', 'handle', 'nick', 'skype', 'github', 'gitlab', 'insta', 'instagram', 'telegram', 'discord', 'twitter', 'mastodon', 'threema', 'threema-id', 'tiktok', 'snapchat', 'signal', 'steam', 'twitch', 'reddit', 'psn', 'xbox'].map((word) => anyOf([word])).join('|')})(?:['’]s)?)`;
const noNames = [
  'media', 'import', 'param', 'return', 'returns', 'override', 'example', 'throws', 'type', 'deprecated', 'see',
  'since', 'author', 'version', 'test', 'all', 'here', 'channel', 'everyone', 'alle', 'interface', 'property',
  'component', 'injectable', 'autowired', 'bean', 'entity', 'table', 'keyframes', 'charset', 'supports', 'page',
  'default', 'private', 'public', 'todo', 'link', 'suppresswarnings', 'nullable', 'notnull', 'id', 'column',
  'service', 'controller', 'get', 'post', 'gmail', 'gmx', 'web', 'yahoo', 'outlook', 'hotmail', 'icloud', 't-online',
  'dataclass', 'staticmethod', 'classmethod', 'pytest', 'app', 'router', 'latest', 'next', 'ts-ignore',
  'ts-expect-error', 'before', 'after', 'inject', 'input', 'output', 'module', 'font-face', 'layer', 'container',
  'tailwind', 'use', 'include', 'extend', 'mixin', 'if', 'else', 'for', 'the', 'a', 'an', 'at',
]; // prettier-ignore

/** A German clause ends in its verb: `auf Ihr Konto zugegriffen.`, `Login fehlgeschlagen:`. */
const participle =
  /^(?:ab|an|auf|aus|ein|zu|vor|um|frei|fehl|zurück|nach|mit|weg|her|los|fest)?ge\p{Ll}{3,}(?:t|en)$|^(?:ver|be|ent)\p{Ll}{4,}(?:ndet|tigt|iert|chert|ssert|ellt)$|^\p{Ll}{4,}iert$|^\p{Ll}{2,6}zu\p{Ll}{4,}n$|^(?:read|write)-only$/u;

/**
 * A login name after its word, or a handle with its at sign.
 * Rule: handles have 2 to 30 letters, digits, underscores or inner dots (the common core of the large networks); a login name
 * in prose must show by a digit, dot or joint that it is one, or stand alone to the end of its line or quotes.
 */
export const username: Recognizer = {
  type: 'USERNAME',
  patterns: [
    new RegExp(
      String.raw`(?<![\p{L}\p{M}\p{N}_.@/"'=&+-])@(?!${anyOf(noNames)}(?![\p{L}\p{N}_.]))[\p{L}_](?:[\p{L}\p{N}_]|[.-](?=[\p{L}\p{N}_])){1,38}(?:[@:][\w-]{1,30}(?:\.[\w-]{1,30}){1,3})?(?![\p{L}\p{N}_(/@]|\.\w)`,
      'gu',
    ),
    new RegExp(
      String.raw`${wordStart}${loginWord}["']?[ \t]{0,20}[:=][ \t]{0,20}["']?(?=[\p{L}-]{0,29}[\d_]|[\p{L}\d-]{0,29}[._-][\p{L}\d])(?<value>(?:[A-Z][A-Z\d-]{1,14}\\)?\p{L}[\p{L}\d._-]{1,39}(?<![._-])(?:@[\w-]{1,30}(?:\.[\w-]{1,30}){0,3}|#\d{4})?)(?![\p{L}\d@(\\]|://|[.-][\p{L}\d])`,
      'dgu',
    ),
    new RegExp(
      String.raw`${wordStart}(?:${loginWord}(?<!user|login|account|owner|User|Login|Account|Benutzer|benutzer))["']?[ \t]{0,20}[:=][ \t]{0,20}["']?(?<value>\p{L}{2,30})(?=["']|[ \t]{0,10}(?:\r?\n|$|[,;&)]))`,
      'dgu',
    ),
    new RegExp(
      String.raw`${wordStart}(?:user|username|login|uid|usr)=["']?(?<value>\p{L}[\p{L}\d._-]{1,39}(?<![._-])(?:@[\w.-]{1,60}(?<![._-]))?)(?![\p{L}\d@(])`,
      'dgu',
    ),
    new RegExp(
      String.raw`${wordStart}${accountWord}(?:(?:[ ](?:ist|is|lautet|heißt|name|here is|übrigens|war|was|bin ich|heiße ich|heiß ich|I am)){0,3}|(?: \p{L}{2,15}){1,4} (?:is|ist|lautet|war|was)(?=[ ][a-z]{1,40}[\d._]))[ ]["'„“»]?(?<value>(?=[a-z\d]{0,30}[._\d]|[a-z]{2,20}-|[a-z]{5,20}(?:[),;:|]|\.?(?:\r?\n|$)|[ ]?–|[ ]/[ ]|[ ]\p{Lu})|\p{L}{2,20}\d{1,4}(?!\d))[A-Za-z](?:[A-Za-z\d]|[._-](?=[A-Za-z\d])){2,38}_?)(?![\p{L}\d@(\\/]|[.-]\p{L}|://)`,
      'dgu',
    ),
    new RegExp(
      String.raw`${wordStart}${accountWord}(?:[ ]{2,40}|\t)(?<value>[a-z][a-z\d._-]{2,38}[a-z\d])(?=[ \t]{0,10}(?:\r?\n|$))`,
      'dgu',
    ),
    /(?<=^[ \t>]{0,4})(?!(?:um|ab|bis|von|at|from|till|until|start|ende|end|total|uhr|am|pm)[ ])[a-z][a-z\d]{1,20}(?:[._-][a-z\d]{1,20}){0,2}(?= {2,3}\d{1,2}:\d\d[ \t]{0,4}\r?$)/gmu,
    /(?<=^[ \t>]{0,4})[a-z][a-z\d]{1,20}(?:[._-][a-z\d]{1,20}){0,2}(?= {1,3}(?:\[\d{1,2}:\d\d(?: ?[AP]M)?\]|\d{1,2}:\d\d ?[AP]M[ \t]{0,4}\r?$))/gmu,
    /(?<=(?:[eE]rsteller|[eE]rstellt von|[mM]elder|[mM]eldende[rn]?|[bB]earbeiter|[rR]eporter|[aA]ssignee|[cC]reator|[oO]wner|[rR]equester|[bB]enutzer|[uU]ser)(?:in)?[ ]?:[ ]{1,20}\p{Lu}[\p{L}\p{M}'’. -]{1,30}(?:, \p{Lu}[\p{L}\p{M}'’. -]{1,30})? \()[a-z][a-z\d._-]{3,30}(?=\))/gu,
    /(?<=(?:by|von|durch) (?:\p{Lu}\.? ?|\p{Lu}[\p{L}'’-]{1,20} ){1,3}\()(?=[a-z]{2,20}\d)[a-z][a-z\d._-]{3,30}(?=\))/gu,
    /(?<=^[ \t>]{0,8}(?:\[[^\]\n]{4,25}\] )?)(?=[a-z]{1,20}[\d_-])[a-z][a-z\d_-]{2,24}(?=: \S)/gmu,
    /(?<=(?<!\p{L})(?:UPI|VPA)(?: ?ID)?:? )[\w.-]{2,50}@[a-z]{2,20}(?![\w.@])/gu,
    /(?<=(?<!\p{L})(?:[nN]utzer(?:in)?|[bB]enutzer(?:in)?|[uU]ser) )[a-z]{4,20}(?= (?:kann|hat|ist|meldet|wurde|war|darf|bekommt|konnte|sieht)(?!\p{L}))/gu,
    /(?<=[sS]kype:? )live:[.\w-]{3,40}\w/gu,
    /(?<![\p{L}\p{N}])(?:SAP-User|SAP-Benutzer|Anmeldename|Benutzername|Login|User-ID|UserID|Kennung) (?<value>[A-Z]{4,12}\d{0,4})(?![\p{L}\p{N}-])/dgu,
    /(?<="(?:user|actor|author|owner|assignee|benutzer)" ?: ?\{[^{}]{0,60}"(?:name|login|id)" ?: ?")[A-Za-z][\w.-]{2,40}(?=")/gu,
    /(?<![\p{L}\p{N}_])[\p{L}][\p{L}\p{N}_.]{1,30}#\d{4}(?!\d)/gu,
    /(?<![\p{L}\p{N}])[kK]ürzel:? (?<value>\p{Lu}{2,5}|[a-z]{3,8}\d{0,2})(?=[),;]|\s|$)/dgu,
    /(?<=[a-zA-Z]:\/\/)(?!http)[^\s:@/"'<>]{1,64}(?=:[^\s@/"'<>]{1,1024}@[\w.-])/gu,
    /(?<=(?:\/home\/|\/Users\/|\\Users\\))(?!Shared|Public|runner|ubuntu|root|user\b)[A-Za-z][\w.-]{1,30}(?=[/\\])/gu,
    /(?<="(?:login|user|username|user_name|userName|owner|author|assignee|benutzer|account)" ?: ?")[a-z][a-z\d._-]{3,30}(?=")/gu,
    /(?<=(?:PWD|HOME|cwd|homedir|home)["']?[=:] ?["']?\/(?:home|Users)\/)[A-Za-z][\w.-]{1,30}(?![\w./\\-])/gu,
  ],
  isValid: (value) =>
    !value
      .toLowerCase()
      .split('-')
      .every((part) => commonWords.has(part)) &&
    !participle.test(value) &&
    !/^(?:true|false|null|none|undefined|string|erfolgreich|failed|success|unknown|unbekannt|admin|root)$/iu.test(
      value,
    ),
  examples: {
    finds: {
      handle: 'Schreib mir: ⟦@erna_muster⟧!',
      'handle with a server': 'auf ⟦@erna@social.example⟧ zu finden',
      'handle beyond ASCII': 'frag ⟦@j.müller⟧ mal',
      'Matrix address': 'im Raum: ⟦@erna_m:matrix.example⟧ ist da',
      'login name': 'Benutzername: ⟦emuster7⟧',
      'letters alone': 'Benutzername: ⟦emuster⟧\n',
      log: 'user=⟦erna.muster⟧ action=login',
      JSON: '{"username": "⟦emuster⟧"}',
      English: 'Login: ⟦erna-m⟧, then continue',
      'after its word, with digits': 'Anmeldename ⟦emuster68⟧.',
      'after its word, with a dot': 'Homework: user ⟦erna.mu⟧, then',
      'external account': 'das Konto ⟦ext-emuster⟧ und',
      'after its word, letters alone': 'Melder: Muster (Kennung ⟦musterer⟧)',
      'after the name of a service': 'Skype ⟦erna.muster⟧ und GitHub ⟦emuster⟧\n',
      'Windows account': 'Windows-Login ⟦emuster⟧, Ausweis',
      'words between': 'Our login for the portal is ⟦muster_desk2⟧, as before',
      'initials as an account': 'Melder: Muster, Erna (Kürzel ⟦OEMU⟧)',
      'compound, no mark': 'Netzkennung ⟦emuster01⟧, Spind 4',
      possessive: "her username's ⟦emuster68⟧",
      'snake case': '{"screen_name":"⟦emuster_95⟧"}',
      'speaker of a chat': '⟦muster_89⟧: hat jemand Zeit?',
      'in capitals': 'SAP-User ⟦MUSTERE⟧, Rolle Z1',
      'object of JSON': '{"user":{"id":"⟦emuster⟧"}}',
      'tag of Discord': 'ICQ, Discord ⟦Erna#1234⟧',
      'home folder': 'cd /home/⟦emuster⟧/work',
      'speaker with the time behind': '⟦erna.m⟧ [9:41 AM] anyone around?',
      'a verb between': 'tiktok bin ich ⟦muster_reitet⟧, dort',
      'before a slash': 'username ⟦musterer⟧ / temp password',
      'in a column': 'GitHub               ⟦emuster⟧\n',
      'behind who opened the ticket': 'Ersteller: Muster, Erna (⟦emuster⟧)   Prio',
      'letters alone in JSON': '{"login": "⟦emuster⟧", "id": 12}',
      'account of a service': 'snap: ⟦ernam_88⟧\n',
      'working folder': 'PWD=/home/⟦emuster⟧ ; USER=root',
      'before a password': 'redis://⟦emuster⟧:s3cr3t@cache-1:6379',
    },
    ignores: {
      'an e-mail address': 'erna@muster',
      'an annotation': '@Override void run()',
      'a package': 'from @types/node',
      everyone: 'Hallo @all,',
      'a chat role': 'User: Hallo, wie geht es?',
      'no login word': 'Farbe: emuster7',
      'a price': '5 Stück @ 3',
      'a common compound': 'the login auto-complete fails',
      'a key of YAML': 'timeout: 5',
      'a result': 'Login: erfolgreich',
      'a verb at the end': 'wurde auf Ihr Konto zugegriffen.\n',
      'a verb before a colon': 'Login fehlgeschlagen: Zeitüberschreitung',
    },
  },
};

/**
 * A login name alone in its cell, under a table head that names it.
 * Rule: as `username`; the head is the evidence.
 */
export const usernameInTable: Recognizer = {
  type: 'USERNAME',
  patterns: [
    /(?<=^[ \t]{0,20}|[|;,\t][ ]{0,20}| {2})[A-Za-z](?:\w|[.-](?=\w)){2,30}(?=[ \t]{0,20}(?:[|;,\t\r\n]|$)| {2})/gmu,
  ],
  isValid: (value) =>
    !value
      .toLowerCase()
      .split(/[_.-]/)
      .every((part) => commonWords.has(part)),
  needsContext: true,
  contextWords: {
    de: ['benutzername', 'benutzerkennung', 'nutzername', 'anmeldename', 'kennung', 'benutzer-id', 'sap-user'],
    en: ['user_name', 'username', 'user name', 'userid', 'user id', 'login', 'login name', 'handle', 'screen name', 'samaccountname', 'nickname', 'uid'],
  }, // prettier-ignore
  examples: {
    finds: {
      CSV: 'username,plan\n⟦emuster⟧,pro\n⟦e_sample⟧,free',
      semicolons: 'Benutzername;Rolle\n⟦emuster⟧;Leser',
      pipes: '| Name | Kennung |\n| Muster | ⟦musteren⟧ |',
      tabs: 'Name\tLogin\nMuster\t⟦emuster7⟧',
      'wide gaps': 'Name     Handle\nMuster   ⟦emuster⟧\n',
      'first column': 'login  host\n⟦svc-web⟧  web-1\n',
    },
    ignores: {
      'another head': 'plan,name\nemuster,pro',
      'a common word': 'username,plan\nunknown,pro',
      'two characters': 'username,plan\nem,pro',
      'no word': 'username,plan\n4711,pro',
      'more in the cell': 'username,plan\nemuster (alt),pro',
      'a date': 'username,seen\n2024-03-12,pro',
    },
  },
};
