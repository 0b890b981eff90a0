import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { wordStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { isLogin } from './login-check.js';

const networks = anyOf([
  'facebook', 'fb', 'insta', 'instagram', 'ig', 'tiktok', 'tik tok', 'twitter', 'discord', 'telegram', 'snapchat',
  'snap', 'twitch', 'steam', 'psn', 'playstation', 'xbox', 'reddit', 'github', 'gitlab', 'youtube', 'linkedin', 'xing',
  'mastodon', 'bluesky', 'threads', 'signal', 'skype', 'ebay', 'vinted', 'kleinanzeigen', 'etsy', 'paypal', 'venmo',
  'strava', 'pinterest', 'soundcloud', 'roblox', 'fortnite', 'tinder', 'parship', 'airbnb', 'slack', 'teams', 'zoom',
  'profil', 'profile',
]); // prettier-ignore
/** What such a name is called, behind the network. */
const name = source`[ -](?:
  [nN]ame|[nN]utzername|ID|id|[pP]rofile?|[pP]rofilname|[kK]onto|[aA]ccount|[uU]ser|[hH]andle|[nN]ick(?:name)?|[tT]ag|
  [kK]anal|[cC]hannel|[sS]eite|[pP]age|[vV]erkäufer(?:in)?|[kK]äufer(?:in)?|[sS]eller|[bB]uyer|[mM]itglied|[mM]ember
)`;
/** ` heißt sie`, ` under the name`, ` as`. */
const said = source`(?:
  :|[ ](?:ist|is|lautet|war|was|as|als|under|unter|name|von|by)(?: the name| dem Namen)?
  |[ ](?:heißt|nennt sich|nennt|heiße|bin)(?: (?:sie|er|ich|sich))?
)`;

/** What has an author: `Bewertung von `, `reported by `. */
const published = oneOf([
  'Bewertung', 'Rezension', 'Kommentar', 'Beitrag', 'Review', 'review', 'Comment', 'comment', 'Post', 'post', 'posted',
  'reviewed', 'reported', 'flagged', 'uploaded', 'submitted', 'raised', 'written', 'gepostet', 'gemeldet',
  'hochgeladen',
]); // prettier-ignore

/**
 * The name that somebody has on a network or market, by its digits, dots or joints: `Facebook-Profil erna.muster.90`,
 * `auf Insta heißt sie erna.m_`.
 * Rule: as `username`, with a digit, dot or underscore behind three letters or more; no address of a site.
 */
export const networkName: Recognizer = {
  type: 'USERNAME',
  patterns: [
    pattern('dgu')`
      ${wordStart}(?:${networks}(?:${name}${said}?|${said})|[pP]seudonym)[ ]["'„“»(]?
      (?<value>(?=[a-z]{3,20}[._-]?[a-z\d]{0,20}[._\d])[a-z](?:[a-z\d]|[._-](?=[a-z\d])){3,30}_?)
      (?![\p{L}\d@(\\/=_-]|\.\p{L}|://)
    `,
    // `Bewertung von jenny90, 2 Sterne`
    pattern('dgu')`
      ${wordStart}${published} (?:von|durch|by)[ ]
      (?<value>(?=[a-z]{3,20}[\d._])[a-z][a-z\d]{2,20}(?:[._-][a-z\d]{1,20}){0,2})(?![\p{L}\d@(\\/=_-]|\.\p{L})
    `,
  ],
  isValid: (value) =>
    isLogin(value) && !/\.(?:com|de|net|org|at|ch|io|tv|me|gg|app|pdf|jpe?g|png|zip|mp[34])$/.test(value),
  examples: {
    finds: {
      profile: 'ihr Facebook-Profil ⟦erna.muster.90⟧ ist',
      'how she calls herself': 'auf Insta heißt sie ⟦erna.m_⟧',
      'name on a network': 'TikTok-Name ⟦ernam90⟧, danke',
      'seller on a market': 'eBay-Verkäufer ⟦muster-deals90⟧ hat nicht',
      'a colon between': 'Telegram: ⟦erna_sample⟧ immer',
      'who wrote a review': 'Bewertung von ⟦erna90⟧, zwei Sterne',
      'who reported': 'ticket reported by ⟦esample2⟧ at noon',
      pseudonym: 'schreibt unter dem Pseudonym ⟦nachtmuster_72⟧',
    },
    ignores: {
      'letters alone': 'auf Facebook gesehen, heute',
      'no word between': 'YouTube reels2024 und Slack app_v2',
      'an address': 'on Facebook example.com and',
      'a version of a profile': 'Pushed profile v3.8.2 today',
      'a version': 'Teams v2.1 läuft',
      'a path': 'GitHub sample_org/repo1 geklont',
      'a file': 'uploaded by scan1.pdf today',
      'another word': 'auf Papier erna.m_ geschrieben',
      'two letters': 'Strava gt2 kostet',
    },
  },
};
