import type { Recognizer } from '../../../recognizer.js';
import { tokenStart } from '../bounds.js';
import { pattern } from '../pattern.js';
import { mixed, notAPlaceholder, passwordWord } from './secret-words.js';

/**
 * A password that somebody sets, resets or hands out for a login: `reset pw to temp Blue-Lamp-58!`,
 * `log in as emuster with Tulip-4471!`.
 * Rule: as `labelledSecret`, with a letter, a digit and a capital or symbol; in a line of a log behind `temp`, `initial`
 * or `new` also a PIN.
 */
export const passwordSet: Recognizer = {
  type: 'SECRET',
  patterns: [
    // `reset pw to temp Blue-Lamp-58!`, `Passwort zurückgesetzt auf Blau7-Haus`
    pattern('dgu')`
      ${passwordWord}(?: (?:\p{L}{2,14} ){0,7}(?:to|auf|in|with|mit))(?: (?:a|the|das|den))?
      (?: (?:temp|temporary|new|initial|neues?|vorläufiges?))?:?[ ]["'„“»]?${notAPlaceholder}(?<value>${mixed})
    `,
    // Behind a login: `log in as emuster with Blau-4471!`, `login is locked. I have reset to Blau@8829`
    pattern('dgu')`
      ${tokenStart}(?:[lL]og ?in|[sS]ign in|[aA]nmelden|[eE]inloggen|[lL]ogge|[mM]elde|[aA]ccount|[uU]ser|[kK]onto|
      [zZ]ugang|[bB]enutzer)
      (?!\p{L})[^\n]{0,100}[ ]
      (?:(?:with|using|mit|und|and)|(?:(?:re)?set|changed|zurückgesetzt|gesetzt|geändert)(?: (?:it|her|him|them|es|
      ihn))? (?:back )?(?:to|auf))
      [ ]["'„“]?${notAPlaceholder}(?!\S{1,40}@\S{1,40}\.\p{L}{2})(?<value>${mixed})
    `,
    // `I set a temp one: Blue-Lamp-58!`
    pattern('dgu')`(?<!\p{L})(?:temp|temporary|new|interim) one(?: is|:| -) ["'“]?${notAPlaceholder}(?<value>${mixed})`,
    // `"msg":"password reset","by":"x","temp":"Blau7Haus"`
    // and in a line of a log: `pin reset card=1 by=x temp=6204`
    pattern('dgu')`
      ${tokenStart}(?:PIN|pin|(?:[\p{L}_]{0,20}?[pP]ass|[pP]ass|[kK]enn)wor[td]|pw|PW|[pP]asscode|OTP)
      (?![\p{L}])[^\n]{0,120}[ ,"]
      (?:temp|tmp|temporary|initial|new|neu)(?:_?(?:pw|pin|value))?(?:" ?: ?"|=["']?)${notAPlaceholder}
      (?<value>\d{4,8}|(?=[^\s"'\d]{0,40}\d)[^\s"',;]{6,64})(?![^\s"',;])
    `,
  ],
  examples: {
    finds: {
      'what it was reset to, German': 'das Passwort auf ⟦Blau7-Haus⟧ gesetzt',
      'behind a login': 'You can log in as emuster with ⟦Tulip-4471!⟧; the card',
      'what it was reset to': 'on cell, reset pw to temp ⟦Blue-Lamp7!⟧, must change',
      'a new one': 'Your password expired. I set a temp one: ⟦Blue-Lamp-58!⟧ for now',
      'set on something': 'PW für das Portal habe ich auf ⟦Start-2026!⟧ zurückgesetzt.',
      'what an account was reset to': 'cashier login is locked. I have reset to ⟦Sample@8829⟧, she must',
      'in a log of JSON': '{"msg":"password reset","by":"x","temp":"⟦Blau7-Haus⟧"}',
      'in a line of a log': 'circd[2211]: pin reset card=1 alias=x by=y temp=⟦6204⟧ note="ok"\n',
    },
    ignores: {
      'a temperature in a log': 'kiln ready by=x temp=1204 ok\n',
      'letters alone': 'on cell, reset pw to temp Bluelamp, must change',
      'another thing': 'on cell, reset alarm to temp Blue-Lamp7!, must change',
      'an address': 'You can log in as emuster with erna7@example.org; the card',
      'masked already': 'das Passwort auf ******** gesetzt',
      'a date': 'das Passwort auf 12.03.2026 gesetzt',
    },
  },
};
