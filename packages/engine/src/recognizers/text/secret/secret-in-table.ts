import type { Recognizer } from '../../../recognizer.js';
import { textLength } from '../../text-length.js';
import { cellEnd, cellStart } from '../cell.js';
import { pattern } from '../pattern.js';
import { hasSymbolOrDigit, notAPlaceholder, passwordWord, secretLabel } from './secret-words.js';

/** From one column to the next: a wide gap, a tab or a bar. */
const column = String.raw`[ \t]{0,40}(?: {2}|\t|\|)[ \t]{0,40}`;
/** As `column`, without bars: a head may have one cell beside it, with a word in it. */
const wideGap = String.raw`[ \t]{0,40}(?: {2}|\t)[ \t]{0,40}`;
const remark = String.raw`(?: \([^)\n]{1,20}\))?`;
/** No part of a cell. */
const inCell = String.raw`[^\s"'<>,;|\\]`;

/**
 * A password, PIN or key in the column behind its label: `Kundenkennwort      marillenknoedel22`, `| PIN | 4711 |`.
 * Rule: as `labelledSecret`, with a wide gap, a tab or a bar in place of the colon. A password of letters alone counts
 * where its label begins the line and nothing follows; what is named by other words has a letter and a digit.
 */
export const secretInColumn: Recognizer = {
  type: 'SECRET',
  patterns: [
    pattern('dgmu')`
      ${passwordWord}${remark}${column}${notAPlaceholder}${hasSymbolOrDigit}
      (?<value>${inCell}{4,${textLength}})${cellEnd}
    `,
    // Letters alone
    pattern('dgmu')`
      (?<=^[ \t>]{0,10})[\p{L}-]{0,30}?${passwordWord}${remark}${wideGap}${notAPlaceholder}
      (?<value>\p{L}{5,60})(?=[ \t]{0,10}(?:\r?\n|$))
    `,
    pattern('dgmu')`(?<![\p{L}\p{N}])(?:PIN|Pin|PUK|OTP)\d?${remark}${column}(?<value>\d{4,8})${cellEnd}`,
    pattern('dgmu')`
      ${secretLabel}${column}${notAPlaceholder}(?=${inCell}{0,60}\d)(?=${inCell}{0,60}\p{L})
      (?<value>${inCell}{8,${textLength}})${cellEnd}
    `,
  ],
  examples: {
    finds: {
      'password in the second column': 'Kundenkennwort      ⟦marillenknoedel22⟧\n',
      'row of dots': 'Password ....... ⟦Qwertz-99⟧\n',
      'letters alone': 'Telefonkennwort     ⟦Apfelstrudel⟧\n',
      'tabs and a remark': 'Passwort (WLAN)\t⟦Xy7-kl22⟧\n',
      bars: '| WLAN-Passwort | ⟦sommerwiese2025⟧ |',
      PIN: 'PIN       ⟦4711⟧\nPUK       ⟦58219936⟧\n',
      'key of an interface': 'API-Key      ⟦9fceb02d0ae598e9⟧\n',
      English: 'Customer password    ⟦applecrumble22⟧\n',
    },
    ignores: {
      'the head beside it': 'Passwort    Rolle    Bemerkung\n',
      'a head of two columns': '| Passwort | Rolle |',
      'more words behind it': 'Passwort         2 Zeichen\n',
      'how it comes': 'Passwort      wird per Post zugestellt\n',
      'a state': 'Kennwort      erforderlich\n',
      'a rule': 'Passwortlaenge      12Zeichen\n',
      'one space': 'Kennwort apfelstrudel\n',
      'a word for a key, digits alone': 'Schlüssel     44188204\n',
    },
  },
};

/**
 * The same under the head of its column.
 * Rule: as `labelledSecret`; four characters or more with a digit, alone in the cell.
 */
export const secretUnderHead: Recognizer = {
  type: 'SECRET',
  patterns: [pattern('gmu')`${cellStart}(?=${inCell}{0,60}\d)${inCell}{4,${textLength}}${cellEnd}`],
  isValid: (value) => !/^\d+[KMGT]i?B$/.test(value),
  needsContext: true,
  contextReach: 0,
  contextWords: {
    de: [
      'pin', 'puk', 'passwort', 'kennwort', 'startpasswort', 'initialpasswort', 'einmalpasswort', 'wlan-passwort',
      'startkennwort', 'initialkennwort', 'zugangscode', 'freischaltcode', 'aktivierungscode', 'kombination',
      'zahlenkombination', 'zahlencode', 'schlosscode', 'türcode', 'torcode', 'alarmcode', 'tresorcode', 'spindcode',
    ],
    en: [
      'password', 'passcode', 'passphrase', 'access code', 'activation code', 'combination', 'combo', 'lock code',
      'door code', 'gate code', 'alarm code', 'entry code', 'key safe', 'keysafe', 'locker code',
    ],
  }, // prettier-ignore
  examples: {
    finds: {
      'PIN and PUK': 'PIN      PUK\n⟦4711⟧     ⟦58219936⟧\n',
      'password of a row': 'Name     Passwort\nMuster   ⟦Xy7-kl22⟧\n',
      pipes: '| Name | Kennwort |\n| Muster | ⟦sommer2025⟧ |',
      CSV: 'name;password\nMuster;⟦Xy7-kl22⟧',
      tabs: 'Name\tStartpasswort\nMuster\t⟦Xy7kl22⟧',
      'combination of a locker': 'Locker   Holder           Combination\n12       Erna Sample      ⟦4-18-27⟧\n',
      'third column': 'Name     Raum   PIN\nMuster   Nord   ⟦4711⟧\n',
    },
    ignores: {
      'another head': 'Name     Raum\nMuster   4711\n',
      'no digit': 'Name     Passwort\nMuster   gesetzt\n',
      'three characters': 'Name     PIN\nMuster   471\n',
      'more in the cell': 'Name     Passwort\nMuster   gilt bis 2027\n',
      'an amount of memory': 'Name     Passwort\nMuster   700MiB\n',
      'no head': 'PIN vergessen. Raum   4711\n',
      'a longer word': 'Name     Pinnwand\nMuster   4711\n',
    },
  },
};
