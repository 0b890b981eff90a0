import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { pattern } from '../pattern.js';
import { isLogin } from './login-check.js';

/** What program code, style sheets and documentation have behind an at sign. */
const annotations = [
  'param', 'return', 'returns', 'throws', 'type', 'see', 'since', 'author', 'version', 'deprecated', 'example',
  'override', 'interface', 'property', 'default', 'private', 'public', 'todo', 'link', 'id', 'column', 'table',
  'component', 'injectable', 'inject', 'input', 'output', 'module', 'service', 'controller', 'get', 'post',
  'autowired', 'bean', 'entity', 'nullable', 'notnull', 'suppresswarnings', 'dataclass', 'staticmethod',
  'classmethod', 'pytest', 'test', 'before', 'after', 'app', 'router', 'latest', 'next', 'ts-ignore',
  'ts-expect-error', 'media', 'import', 'keyframes', 'charset', 'supports', 'page', 'font-face', 'layer', 'container',
  'tailwind', 'use', 'include', 'extend', 'mixin', 'if', 'else',
]; // prettier-ignore
/** Everybody in a channel, mail providers, and little words. */
const noHandles = [
  ...annotations, 'all', 'alle', 'everyone', 'here', 'channel',
  'gmail', 'gmx', 'web', 'yahoo', 'outlook', 'hotmail', 'icloud', 't-online',
  'for', 'the', 'a', 'an', 'at',
]; // prettier-ignore

/** `@server.example` or `:matrix.example` behind a handle. */
const server = String.raw`(?:[@:][\w-]{1,30}(?:\.[\w-]{1,30}){1,3})?`;

/**
 * A handle with its at sign, a tag with its number, an address of a payment service or messenger.
 * Rule: handles have 2 to 39 letters, digits, underscores or inner dots and hyphens (the common core of the large
 * networks), with a server behind them on Mastodon and Matrix; a Discord tag ends in four digits; virtual payment
 * addresses as UPI has them.
 */
export const handle: Recognizer = {
  type: 'USERNAME',
  patterns: [
    pattern('gu')`
      (?<![\p{L}\p{M}\p{N}_.@/"'=&+-])@
      (?!${anyOf(noHandles)}(?![\p{L}\p{N}_.]))
      [\p{L}_](?:[\p{L}\p{N}_]|[.-](?=[\p{L}\p{N}_])){1,38}${server}
      (?![\p{L}\p{N}_(/@]|\.\w)
    `,
    /(?<![\p{L}\p{N}_])\p{L}[\p{L}\p{N}_.]{1,30}#\d{4}(?!\d)/gu,
    // `posted by u/emuster`, `u/erna_m88`
    /(?<=(?<!\p{L})(?:by|from|von|user|[rR]eddit:?|profile|profil) \/?)u\/[A-Za-z\d][\w-]{2,19}(?![\w/-])/gu,
    /(?<![\p{L}\p{N}_/.-])u\/(?=[A-Za-z-]{1,19}[\d_])[A-Za-z][\w-]{2,19}(?![\w/-])/gu,
    /(?<=(?<!\p{L})(?:UPI|VPA)(?: ?ID)?:? )[\w.-]{2,50}@[a-z]{2,20}(?![\w.@])/gu,
    /(?<=[sS]kype:? )live:[.\w-]{3,40}\w/gu,
  ],
  isValid: isLogin,
  examples: {
    finds: {
      handle: 'Schreib mir: ⟦@erna_muster⟧!',
      'handle with a server': 'auf ⟦@erna@social.example⟧ zu finden',
      'handle beyond ASCII': 'frag ⟦@j.müller⟧ mal',
      'Matrix address': 'im Raum: ⟦@erna_m:matrix.example⟧ ist da',
      'member of a forum': 'posted by ⟦u/ernamuster⟧ 3 h ago',
      'member of a forum, with a digit': 'ask ⟦u/erna_88⟧ about it',
      'tag of Discord': 'ICQ, Discord ⟦Erna#1234⟧',
      'address of a payment service': 'UPI ID: ⟦erna.muster@okbank⟧, bitte',
      'address of a messenger': 'Skype: ⟦live:erna.muster7⟧\n',
    },
    ignores: {
      'an e-mail address': 'erna@muster',
      'an annotation': '@Override void run()',
      'a package': 'from @types/node',
      everyone: 'Hallo @all,',
      'a unit': 'shaft u/s since May',
      'a price': '5 Stück @ 3',
      'five digits behind the sign': 'Ticket Erna#12345',
    },
  },
};
