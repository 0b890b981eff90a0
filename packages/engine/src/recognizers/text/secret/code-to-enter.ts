import type { Recognizer } from '../../../recognizer.js';
import { oneOf, pattern, source } from '../pattern.js';
import { tokenStart } from '../bounds.js';

/** Not a decimal number, time of day, date, amount or percentage. */
const notAnAmount = String.raw`(?![\p{L}\p{N}]|[.,:/-]\d| ?(?:[€%]|Stück|Stk|mm|cm|kg|Euro|EUR))`;
const is = String.raw`(?:,? (?:is|ist|lautet|was|war)(?: now| jetzt)?)?:?`;

/** What is locked by a code of digits, and the code with it. */
const lock = source`(?:
  ${oneOf([
    'Türcode', 'türcode', 'Torcode', 'torcode', 'Tor-Code', 'Alarmcode', 'alarmcode', 'Safe-Code', 'Safecode',
    'Schlüsselsafe-Code', 'Zugangscode', 'zugangscode', 'Kenncode', 'kenncode', 'Kennziffer',
  ])}|
  (?:[dD]oor|[gG]ate|[aA]larm|[kK]ey ?safe|[lL]ock ?box|[eE]ntry|[eE]ntrance|[gG]arage|[bB]uilding)[ -][cC]ode|
  (?:[kK]ey ?safe|[lL]ock ?box|[sS]chlüsseltresor|[sS]chlüsselsafe|[zZ]ahlenschloss|[aA]larmanlage:? [cC]ode)|
  [cC]ode (?:(?:für|zur|zum|an|am|vom) (?:die |das |der |dem )?)?
  (?:Haustür|Eingangstür|Kellertür|Garage|Tiefgarage|Tor|Gartentor|Hoftor|Eingang|Tür|Schlüsselbox)
)`; // prettier-ignore
/** What is sent to be typed in once. */
const sent = source`(?:
  (?:
    [vV]erification|[sS]ecurity|[cC]onfirmation|[oO]ne[- ]?time|[lL]og-?in|[aA]ccess|[aA]ctivation|[aA]uthentication
  ) [cC]ode|
  (?:[bB]estätigungs|[sS]icherheits|[fF]reischalt|[eE]inmal|[aA]ktivierungs|[vV]erifizierungs)-?[cC]ode
)`;

/**
 * A code of digits that opens a door, a key safe or a mailbox of messages, or that is sent to be typed in once.
 * Rule: 4 to 8 digits right behind the word, or behind `your code is`; no amount, time or date.
 */
export const codeToEnter: Recognizer = {
  type: 'SECRET',
  patterns: [
    pattern('dgu')`${tokenStart}${lock}${is}[ ](?<value>[A-Z]?\d{4,8}[A-Z#*]?)${notAnAmount}`,
    pattern('dgu')`${tokenStart}(?:[gG]ate|[dD]oor|Tor|Tür|Hoftor|Haustür|Keypad): (?<value>\d{3,6}[#*])`,
    pattern('dgu')`${tokenStart}[cC]ombination(?: is|:)? (?<value>\d\d-\d\d-\d\d)(?![\d-])`,
    pattern('dgu')`${tokenStart}${sent}${is}[ ](?<value>\d{4,8}|\d{3}[ -]\d{3})${notAnAmount}`,
    pattern('dgu')`
      ${tokenStart}(?:[yY]our|[iI]hr|[dD]ein) (?:new |neuer )?[cC]ode (?:is|ist|lautet):?
      [ ](?<value>\d{4,8}|\d{3}[ -]\d{3})${notAnAmount}
    `,
  ],
  examples: {
    finds: {
      'of a door': 'Türcode ⟦4471⟧, erster Stock',
      'of an alarm': 'alarm code is ⟦4471⟧. Please',
      'of a key safe': 'keys in the key safe ⟦C4471⟧ by the gate',
      'of a key safe, German': 'Schlüsseltresor: ⟦4471⟧\n',
      'of the front door': 'Code Haustür ⟦4471⟧, links',
      'of a gate': 'Gate: ⟦4471#⟧ then push',
      'sent once': 'Ihr Code lautet ⟦447122⟧.',
      'sent once, English': 'verification code ⟦447 122⟧, valid',
    },
    ignores: {
      'a state': 'alarm code is changed',
      'a code of errors': 'error code is 4471. Please',
      'three digits': 'Türcode 447, erster Stock',
      'nine digits': 'Türcode 447120448, erster Stock',
      'a price': 'Schlüsseltresor: 4471 €',
      'a day': 'alarm code: 2024-03-12',
    },
  },
};
