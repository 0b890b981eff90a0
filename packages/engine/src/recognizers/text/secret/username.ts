import type { Recognizer } from '../../../recognizer.js';
import { anyOf, wordStart } from '../any-of.js';

const loginWords = [
  'benutzername', 'benutzer', 'benutzerkennung', 'nutzername', 'nutzerkennung', 'anmeldename', 'login', 'loginname',
  'login-name', 'kennung', 'zugangskennung', 'username', 'user name', 'user', 'user_name', 'user id', 'userid',
  'user_id', 'uid', 'login_name', 'account', 'accountname', 'account name', 'handle', 'nickname', 'nick',
  'screen name', 'skype', 'skype-name', 'discord', 'telegram', 'instagram', 'insta', 'twitter', 'github',
  'github-name', 'mastodon', 'threema-id', 'snapchat', 'tiktok', 'signed in as', 'logged in as', 'angemeldet als',
  'eingeloggt als', 'benutzer-id', 'windows-benutzer', 'sap-user', 'owner', 'uname',
]; // prettier-ignore
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

/**
 * A login name after its word, or a handle with its at sign.
 * Rule: handles have 2 to 30 letters, digits, underscores or inner dots (the common core of the large networks); a login name
 * in prose must show by a digit, dot or joint that it is one, or stand alone to the end of its line or quotes.
 */
export const username: Recognizer = {
  type: 'USERNAME',
  patterns: [
    new RegExp(
      String.raw`(?<![\p{L}\p{M}\p{N}_.@/"'=&+-])@(?!${anyOf(noNames)}(?![\p{L}\p{N}_.]))[A-Za-z_](?:\w|[.-](?=\w)){1,29}(?:@[\w-]{1,30}(?:\.[\w-]{1,30}){1,3})?(?![\w(/@]|\.\w)`,
      'gu',
    ),
    new RegExp(
      String.raw`${wordStart}${anyOf(loginWords)}["']?[ \t]{0,20}[:=][ \t]{0,20}["']?(?=[\p{L}-]{0,29}[\d_]|[\p{L}\d-]{0,29}[._-][\p{L}\d])(?<value>\p{L}[\p{L}\d._-]{1,39}(?<![._-]))(?![\p{L}\d@(\\]|://)`,
      'dgu',
    ),
    new RegExp(
      String.raw`${wordStart}(?:${anyOf(loginWords)}(?<!user|login|account|owner|User|Login|Account|Benutzer|benutzer))["']?[ \t]{0,20}[:=][ \t]{0,20}["']?(?<value>\p{L}{2,30})(?=["']|[ \t]{0,10}(?:\r?\n|$|[,;&)]))`,
      'dgu',
    ),
    new RegExp(
      String.raw`${wordStart}(?:user|username|login|uid|usr)=["']?(?<value>\p{L}[\p{L}\d._-]{1,39})(?<![._-])(?![\p{L}\d@(])`,
      'dgu',
    ),
    new RegExp(
      String.raw`${wordStart}(?:[aA]nmeldename|[bB]enutzername|[bB]enutzerkennung|[bB]enutzer|[nN]utzer|[kK]ennung|[lL]ogin|[uU]ser(?:name)?|[aA]ccount|[kK]onto|[lL]ogged in as|[aA]ngemeldet als)[ ]["'„“»]?(?<value>(?:[a-z]{1,20}[a-z\d]{0,10}[._](?=[a-z\d]{2})[a-z\d._-]{2,30}(?<![._-])|[a-z]{3,20}\d{1,4}|[a-z]{2,20}-(?:ext|adm|admin|svc|test|dev|\d{1,4})|(?:ext|adm|admin|svc)-[a-z]{2,20}))(?![\p{L}\d@(\\/-]|[.]\p{L}|://)`,
      'dgu',
    ),
    /(?<=[a-zA-Z]:\/\/)(?!http)[^\s:@/"'<>]{1,64}(?=:[^\s@/"'<>]{1,128}@[\w.-])/gu,
    /(?<=(?:\/home\/|\/Users\/|\\Users\\))(?!Shared|Public|runner|ubuntu|root|user\b)[A-Za-z][\w.-]{1,30}(?=[/\\])/gu,
  ],
  isValid: (value) =>
    !/^(?:true|false|null|none|undefined|string|erfolgreich|failed|success|unknown|unbekannt|admin|root)$/iu.test(
      value,
    ),
  examples: {
    finds: {
      handle: 'Schreib mir: ⟦@erna_muster⟧!',
      'handle with a server': 'auf ⟦@erna@social.example⟧ zu finden',
      'login name': 'Benutzername: ⟦emuster7⟧',
      'letters alone': 'Benutzername: ⟦emuster⟧\n',
      log: 'user=⟦erna.muster⟧ action=login',
      JSON: '{"username": "⟦emuster⟧"}',
      English: 'Login: ⟦erna-m⟧, then continue',
      'after its word, with digits': 'Anmeldename ⟦emuster68⟧.',
      'after its word, with a dot': 'Homework: user ⟦erna.mu⟧, then',
      'external account': 'das Konto ⟦ext-emuster⟧ und',
      'home folder': 'cd /home/⟦emuster⟧/work',
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
      'a result': 'Login: erfolgreich',
    },
  },
};
