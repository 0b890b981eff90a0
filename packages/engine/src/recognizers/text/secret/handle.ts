import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { pattern, source } from '../pattern.js';
import { annotations, codeBeforeAtSign, codeBehindAtSign } from './code-at-sign.js';
import { isLogin } from './login-check.js';

/** Everybody in a channel, mail providers, and little words. */
const noHandles = [
  ...annotations, 'all', 'alle', 'everyone', 'here', 'channel',
  'gmail', 'gmx', 'web', 'yahoo', 'outlook', 'hotmail', 'icloud', 't-online',
  'for', 'the', 'a', 'an', 'at',
]; // prettier-ignore

/** Programs that people speak to in the tools of developers. */
const programs = ['assistant', 'workspace', 'terminal', 'codebase', 'copilot', 'dependabot'];

/** `@server.example` or `:matrix.example` behind a handle. */
const server = String.raw`(?:[@:][\w-]{1,30}(?:\.[\w-]{1,30}){1,3})?`;

/** Whose name it is or on which network, before a handle of any form. */
const announced = source`(?:
  (?:[pP]artner(?:in)?|[kK]anal|[pP]rofil|[aA]ccount|[kK]onto|[nN]utzer(?:in)?|(?<!\p{L})(?:
  unter|under|[nN]ame|[nN]ick(?:name)?|[hH]andle|[uU]ser|[pP]rofile|[cC]hannel|
  Insta(?:gram)?|IG|TikTok|[tT]iktok|Telegram|Twitter|X|YouTube|Signal|Threads|Bluesky|Mastodon|Twitch|
  Snap(?:chat)?|Discord
  )):?[ ]["'„“(]?
  // and the one before it: '@erna_m = P1, '
  (?:@[\w.]{2,30} = \w{1,20}(?:,| und| and)[ ])?
)`;

/**
 * A handle with its at sign, a tag with its number, an address of a payment service or messenger.
 * Rule: handles have 2 to 39 letters, digits, underscores or inner dots and hyphens (the common core of the large
 * networks), with a server behind them on Mastodon and Matrix; a Discord tag ends in four digits; virtual payment
 * addresses as UPI has them.
 */
export const handle: Recognizer = {
  type: 'USERNAME',
  patterns: [
    pattern('gmu')`
      (?<![\p{L}\p{M}\p{N}_.@/"'=&+-])(?=@)(?<!${codeBeforeAtSign})@
      (?!${anyOf(noHandles)}(?![\p{L}\p{N}_.])|${anyOf(programs)}(?![\p{L}\p{N}_.-])|${codeBehindAtSign})
      [\p{L}_](?:[\p{L}\p{N}_]|[.-](?=[\p{L}\p{N}_])){1,38}${server}
      (?![\p{L}\p{N}_(/@]|[.-]\w)
    `,
    // with a digit first, or its meaning behind it: `auf TikTok unter @7b_muster`, `Chat-Partner @erna_m = P1`
    pattern('gu')`
      (?=@)(?<=${announced})@(?!${anyOf(noHandles)}(?![\p{L}\p{N}_.]))
      \d{0,4}[\p{L}_](?:[\p{L}\p{N}_]|[.-](?=[\p{L}\p{N}_])){2,38}${server}(?![\p{L}\p{N}_(/@[{]|[.-]\w)
    `,
    // in quotes, its words joined: `hat mich "@Erna_Muster" angeschrieben`
    /(?<=\p{L} ["'„“])@\p{L}{2,20}(?:_[\p{L}\p{N}]{1,20}){1,3}(?=["'“”])/gu,
    /(?<![\p{L}\p{N}_])\p{L}[\p{L}\p{N}_.]{1,30}#\d{4}(?!\d)/gu,
    // `posted by u/emuster`, `u/erna_m88`
    /(?<=(?<!\p{L})(?:by|from|von|user|[rR]eddit:?|profile|profil) \/?)u\/[A-Za-z\d][\w-]{2,19}(?![\w/-])/gu,
    /(?<![\p{L}\p{N}_/.-])u\/(?=[A-Za-z-]{1,19}[\d_])[A-Za-z][\w-]{2,19}(?![\w/-])/gu,
    // before what Reddit tells of a comment: `u/emuster · 1h`
    /(?<![\p{L}\p{N}_/.-])u\/[A-Za-z][\w-]{2,19}(?= ?[·•] ?(?:vor )?\d{1,3} ?(?:h|m|d|w|wk|mo|y|min|hr|Min\.|Std\.|days|hours)(?!\p{L}))/gu,
    /(?<=\[~(?:accountid:)?)[A-Za-z\d][\w.@-]{1,39}(?=\])/gu, // Jira's mark for a user: `[~emuster]`
    // who approves: `"approver": "@emuster"`
    /(?<="(?:user|owner|author|approver|assignee|reviewer|handle|by|login|username|mention|requester|creator)" ?: ?")@[a-z_][\w.-]{1,38}(?=")/gu,
    /(?<=(?<!\p{L})(?:UPI|VPA)(?: ?ID)?(?: to)?:? )[\w.-]{2,50}@[a-z]{2,20}(?![\w.@])/gu,
    /(?<=[sS]kype:? )live:[.\w-]{3,40}\w/gu,
  ],
  isValid: isLogin,
  examples: {
    finds: {
      handle: 'Schreib mir: ⟦@erna_muster⟧!',
      'of a comment': 'cellar\n\n⟦u/ernamuster⟧ · 1h\npls',
      'handle with a server': 'auf ⟦@erna@social.example⟧ zu finden',
      'handle in a list': '* ⟦@erna_muster⟧\n* Sam',
      'handle beyond ASCII': 'frag ⟦@j.müller⟧ mal',
      'Matrix address': 'im Raum: ⟦@erna_m:matrix.example⟧ ist da',
      'before a word that is a type of SQL': 'danke ⟦@erna_muster⟧ date steht',
      'behind a word in capitals': 'TWIN SET von ⟦@erna_muster⟧, INSTA(⟦@erna_m⟧)',
      'a digit first': 'wurde auf TikTok unter ⟦@7b_muster.x⟧ gezeigt',
      'its meaning behind it': 'Chat-Partner ⟦@erna_muster⟧ = P2, ⟦@erna98⟧ = P1 (sie)',
      'in quotes': 'das Profil "⟦@erna_m⟧" ist weg',
      'in quotes, its words joined': 'auf Telegram hat mich ein "⟦@Muster_Support_DE⟧" angeschrieben',
      'member of a forum': 'posted by ⟦u/ernamuster⟧ 3 h ago',
      'member of a forum, with a digit': 'ask ⟦u/erna_88⟧ about it',
      'tag of Discord': 'ICQ, Discord ⟦Erna#1234⟧',
      'to be paid to it': 'or UPI to ⟦sample.0044188@okbank⟧, else',
      'address of a payment service': 'UPI ID: ⟦erna.muster@okbank⟧, bitte',
      'user in a ticket': 'zugewiesen an [~⟦emuster⟧] am Montag',
      'who approves, in JSON': '{"approver": "⟦@emuster⟧"}',
      'address of a messenger': 'Skype: ⟦live:erna.muster7⟧\n',
    },
    ignores: {
      'a program': '@assistant: please write',
      'an e-mail address': 'erna@muster',
      'an annotation': '@Override void run()',
      'a package': 'from @types/node',
      'a package with a hyphen': 'from @types-sample/node',
      'a tag of documentation': ' * @stable ICU 2.0',
      'a hint in a comment': '// @flow strict\n',
      'a decorator': '    @cached_thing\n    def total(self):',
      'a decorator on the line': '@Samplewired private Thing thing;',
      'a class before another annotation': '@SampleArgs\n@Sampled\npublic class Thing {',
      'annotations on a line': '@Sampled @Other\nfinal class Thing {',
      'a test': '    @SampledTest\n    @Source({"0,1"})',
      'a property': '    @Sampled var rows: [Row] = []',
      'a closure': 'Task { @SampleActor in await self.go() }',
      'a variable': 'SET @row_count = 0',
      'a digit first, of a size': 'das Bild unter @2x liegt',
      'a digit first, not announced': 'das Bild dazu @7b_muster.x liegt',
      'a variable that is compared': 'WHERE h.Day <= @SampleDay AND h.Code = @SampleCode',
      'an argument': 'DATEDIFF(DAY, h.DueDate, @SampleDay)',
      'a parameter with its type in small letters': '    @SampleDay    date          = NULL,',
      'a hash of Perl': 'my %MON; @MON{qw(Jan Feb)} = 1;',
      'groups of system calls': 'SystemCallFilter=~@privileged @sampled\n',
      'a mark of a test': 'Tests marked `@pytest.mark.sample` need it',
      'a parameter with its type': 'CREATE PROC p @sample_id INT',
      'a tilde without a bracket behind the word': 'im Ordner [~emuster/doc]',
      everyone: 'Hallo @all,',
      'a unit': 'shaft u/s since May',
      'a price': '5 Stück @ 3',
      'five digits behind the sign': 'Ticket Erna#12345',
    },
  },
};
