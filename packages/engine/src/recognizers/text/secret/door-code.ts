import type { Recognizer } from '../../../recognizer.js';
import { oneOf, pattern, source } from '../pattern.js';
import { tokenStart } from '../bounds.js';
import { codeIs, notAnAmount } from './code-words.js';

/** What is locked by a code of digits, and the code with it. */
const lock = source`(?:
  ${oneOf([
    'Türcode', 'türcode', 'Torcode', 'torcode', 'Tor-Code', 'Alarmcode', 'alarmcode', 'Safe-Code', 'Safecode',
    'Schlüsselsafe-Code', 'Zugangscode', 'zugangscode', 'Kenncode', 'kenncode', 'Kennziffer',
  ])}|
  (?:[dD]oor|[gG]ate|[aA]larm|[kK]ey ?safe|[lL]ock ?box|[eE]ntry|[eE]ntrance|[gG]arage|[bB]uilding)[ -][cC]ode|
  (?:[kK]ey ?safe|[lL]ock ?box|[sS]chlüsseltresor|[sS]chlüsselsafe|[zZ]ahlenschloss|[aA]larmanlage:? [cC]ode)|
  [cC]ode (?:(?:für|zur|zum|an|am|vom) (?:die |das |der |dem )?)?
  (?:Haustür|Eingangstür|Kellertür|Garage|Tiefgarage|Tor|Gartentor|Hoftor|Eingang|Tür|Schlüsselbox)|
  [kK]eypad
)`; // prettier-ignore

/**
 * A code of digits that opens a door, a gate or a key safe, or turns an alarm off.
 * Rule: 4 to 8 digits right behind the word; 3 to 8 a little further on if a key `#` or `*` ends them; no amount, time
 * or date.
 */
export const doorCode: Recognizer = {
  type: 'SECRET',
  patterns: [
    pattern('dgu')`${tokenStart}${lock}${codeIs}[ ](?<value>[A-Z]?\d{4,8}[A-Z#*]?)${notAnAmount}`,
    // `Türcode Hintereingang: 7712#`
    pattern('dgu')`${tokenStart}${lock}[^\n]{0,40}? (?<value>\d{3,8}[#*])`,
    pattern('dgu')`${tokenStart}(?:[gG]ate|[dD]oor|Tor|Tür|Hoftor|Haustür): (?<value>\d{3,6}[#*])`,
    pattern('dgu')`${tokenStart}[cC]ombination(?: is|:)? (?<value>\d\d-\d\d-\d\d)(?![\d-])`,
  ],
  examples: {
    finds: {
      'of a door': 'Türcode ⟦4471⟧, erster Stock',
      'of an alarm': 'alarm code is ⟦4471⟧. Please',
      'of a key safe': 'keys in the key safe ⟦C4471⟧ by the gate',
      'of a key safe, German': 'Schlüsseltresor: ⟦4471⟧\n',
      'of the front door': 'Code Haustür ⟦4471⟧, links',
      'of a gate': 'Gate: ⟦4471#⟧ then push',
      'of the back door': 'Türcode Hintereingang ist ab 1.12. ⟦7712#⟧.',
    },
    ignores: {
      'a state': 'alarm code is changed',
      'a code of errors': 'error code is 4471. Please',
      'three digits': 'Türcode 447, erster Stock',
      'nine digits': 'Türcode 447120448, erster Stock',
      'a price': 'Schlüsseltresor: 4471 €',
      'a day': 'alarm code: 2024-03-12',
      'no key at the end': 'Türcode Hintereingang ist ab 1.12. 7712.',
    },
  },
};
