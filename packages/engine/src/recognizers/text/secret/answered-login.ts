import { commonWords } from '../../../common-words.js';
import type { Recognizer } from '../../../recognizer.js';
import { lineEnd, wordStart } from '../bounds.js';
import { pattern, source } from '../pattern.js';
import { nextSpeaker } from '../speaker.js';
import { isLogin } from './login-check.js';
import { mixed } from './secret-words.js';

/** No more than a word or two of whoever writes next: `moment`. */
const anotherLine = String.raw`(?:${nextSpeaker}[^\n\d]{0,30}(?=\r?\n))?`;
/** `Yes, it's `, `Klar, das ist `, `mein Login ist `. */
const words = String.raw`(?:[\p{L}'’]{1,12}[,.…]{0,3}:? ){0,5}?`;
const end = String.raw`(?=[.,!]?${lineEnd}|,? [\p{L}(]| / )`;

/** Codes that are nobody's secret: of errors, places, programs. */
const otherCode = source`
  (?<!(?:[eE]rror|[fF]ehler-?|[zZ]ip|ZIP|[pP]ost(?:al|leit-?)?|[aA]rea|[sS]ource|QR|QR-|[bB]ar-?|Quell-?) ?)
`;

/**
 * The code or password that somebody types into a chat in answer to a request for it: `ein Code per SMS, bitte hier
 * eingeben.` and in the next line `771 903`.
 * Rule: the word and then the next speaker's line; 4 to 8 digits, or as `passwordByShape`.
 */
export const answeredCode: Recognizer = {
  type: 'SECRET',
  patterns: [
    pattern('dgu')`
      ${otherCode}(?:[cC]odes?|PIN|TAN|PUK|OTP)(?!\p{L}|[ -][cC]ode|=)[^\n]{0,120}${anotherLine}${nextSpeaker}${words}
      (?<value>\d{4,8}[#*]?|\d{3}[ -]\d{3})${end}(?!,? (?:Uhr|Euro|EUR|Stück|units))
    `,
    pattern('dgu')`
      (?:[pP]asswor[dt]|[kK]ennwort|[pP]asscode|(?<!\p{L})pw)(?!\p{L})[^\n]{0,120}${anotherLine}${nextSpeaker}${words}
      (?!\p{L}{2,20}=|\d{1,3}\[)(?<value>${mixed})${end}
    `,
    // nothing but a word: `Ihr Kundenkennwort bitte` and in the next line `Sonnenblume`
    pattern('dgu')`
      (?:[kK]ennwort|[cC]odewort|[sS]icherheitswort|[sS]ecurity word|[mM]emorable word|
      (?<!\p{L})[pP]asswor[dt])(?!\p{L})
      [^\n]{0,40}${nextSpeaker}(?:(?:ja|yes|yeah|das|ist|is|it['’]s|that['’]s),? ){0,3}
      (?<value>\p{L}{5,20}\d{0,4})(?=[.!]?${lineEnd})
    `,
    // "wlan?" and in the next line the key of it
    pattern('dgu')`
      (?<!\p{L})(?:[wW]lan|WLAN|[wW]i-?[fF]i|WIFI)(?!\p{L})[^\n]{0,40}${nextSpeaker}${words}(?<value>${mixed})
      (?=[.,!]?${lineEnd})
    `,
    // chosen when asked: `Ja, nehmen wir Zitronenfalter`
    pattern('dgu')`
      (?:[kK]ennwort|[pP]asswort|[cC]odewort|[pP]assword|[sS]ecurity word|[mM]emorable word)(?!\p{L})[^\n]{0,90}\?${nextSpeaker}
      (?:[\p{L}'’]{1,12}[,.…]{0,3} ){0,3}?(?:nehmen wir|nehme ich|ich nehme|wir nehmen|sagen wir|dann|
      [lL]et['’]?s (?:say|use)|[iI]['’]?ll (?:have|use|take)|make it)
      [ ]["'„“»]?(?<value>\p{L}[\p{L}\d-]{3,30})(?=["“«.,!]|${lineEnd})
    `,
  ],
  isValid: (value) => /\d/.test(value) || (!commonWords.has(value.toLowerCase()) && isLogin(value.toLowerCase())),
  examples: {
    finds: {
      'a word alone': 'ihr kundenkennwort bitte\nanrufer: ⟦zitronenfalter⟧\nagent: danke',
      'key of a network': '[12.10.26, 18:06:10] Erna: wlan?\n[12.10.26, 18:06:30] Max: ⟦Sommer2024!⟧\n',
      'word that somebody chooses':
        'Kennwort ist nicht gesetzt, wollen Sie eins?\nANRUFER: Ja, nehmen wir ⟦Zitronenfalter⟧.\n',
      'sent to a telephone': 'geht ein Code per SMS, bitte hier eingeben.\nErna: ⟦447 122⟧\nMax: Merci',
      'asked for': "what's the gate code?\n[18:02] Erna: ⟦4471#⟧",
      'time behind the name': 'and the PIN?\nErna (6:43): ⟦4471⟧\n',
      'a word first': 'Und der Code fürs Tor?\n12/03/2024, 18:04 - Erna: klar, ⟦4471⟧, dann drücken',
      'another line between': 'Schickst du den Code?\nErna: moment\nErna: ⟦4471⟧\n',
      password: 'Wie war das WLAN-Passwort?\nMax: ⟦Blau7Haus⟧\n',
    },
    ignores: {
      'a code of errors': 'which error code?\nErna: 4471\n',
      'a state of a process': 'x (code=exited, status=89)\n   Main PID: 20931 (code=x)\n',
      'a code of a place': 'your zip code?\nErna: 4471\n',
      'no speaker': "what's the gate code?\n4471\n",
      'no word for it': 'bitte hier eingeben.\nErna: 4471\n',
      'three digits': 'and the PIN?\nErna (6:43): 447\n',
      'a price': 'and the PIN?\nErna (6:43): 4471 Euro\n',
      'no choice': 'Ihr Kennwort, wollen Sie eins?\nANRUFER: Ja, gerne.\n',
      forgotten: 'ihr kundenkennwort bitte\nanrufer: vergessen\nagent: schade',
      'the next line of a log': '07:41:58 gw: wrong password\n07:42:06 gw: 12[IKE] EAP again\n',
      'a word for a password': 'Wie war das WLAN-Passwort?\nMax: vergessen\n',
    },
  },
};

/** `Can I get your network login`, `Wie ist Ihr Benutzername`. */
const question = source`
  ${wordStart}(?:[uU]ser ?name|[uU]ser ?ID|[lL]ogin(?:[ -]?[nN]ame)?|[hH]andle|[gG]amertag|[nN]ick(?:name)?|
  [iI]nsta(?:gram)?|[tT]ik[tT]ok|[sS]nap(?:chat)?|[dD]iscord|[sS]team|PSN|psn|[tT]witch|[tT]elegram|[gG]it[hH]ub|
  (?:[bB]enutzer|[nN]utzer|[aA]nmelde|[lL]ogin)-?[nN]ame|(?:[bB]enutzer)?[kK]ennung)(?!\p{L})
  (?:[^?\n]{0,60}\?[^\n]{0,20}|(?:,? [\p{L}'’]{2,14}){0,6}[.!]?[ \t]{0,2}(?=\r?\n))
`;

/**
 * The login name in answer to a question for it: `your login?` and in the next line `emuster`.
 * Rule: as `answeredNumber`; small letters, first in the line or behind `it's`, and no everyday word.
 */
export const answeredLogin: Recognizer = {
  type: 'USERNAME',
  patterns: [
    pattern('dgu')`
      ${question}${nextSpeaker}(?:(?:[\p{L}'’]{1,12}[,:] |[iI]t['’]?s |(?:[dD]as )?ist |is )){0,2}
      (?<value>(?=[a-z\d._-]{3})[a-z][a-z\d]{0,20}(?:[._-][a-z\d]{1,20}){0,2})(?=[.,!]?${lineEnd}|, | / )
    `,
  ],
  isValid: isLogin,
  examples: {
    finds: {
      'with a number': 'Can I get your login and employee number?\nErna (6:43): ⟦emuster⟧ / 0077164',
      German: 'Wie ist Ihr Benutzername?\nErna: ⟦emuster7⟧\n',
      'behind a verb': "And your username please\n[10:04] Customer: it's ⟦e.muster⟧, I think",
      'at the end of the text': 'Ihre Kennung?\nErna: ⟦muster_e⟧',
      'line below the speaker': 'und dein Login?\n[14.10. 05:51] Muster, Erna\n⟦emuster⟧\n',
      'of a network': 'und dein insta\n[12.10.26, 18:07:20] Max: ⟦bergziege.max⟧\n',
      'a filler': 'your user ID?\nCaller: sure, ⟦emuster⟧.\n',
    },
    ignores: {
      'an everyday word': 'Can I get your login?\nErna: sure\n',
      'another question': 'Can I get your town?\nErna: emuster\n',
      'more words': 'Can I get your login?\nErna: emuster ist weg\n',
      'a capital': 'Can I get your login?\nErna: Muster\n',
      'a blank line between': 'Can I get your login?\n\n\nErna: emuster\n',
      'two letters': 'Can I get your login?\nErna: em\n',
    },
  },
};
