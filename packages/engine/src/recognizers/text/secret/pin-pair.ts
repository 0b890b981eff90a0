import type { Recognizer } from '../../../recognizer.js';
import { numberEnd, tokenStart } from '../bounds.js';
import { gap, lineBelow } from '../number/behind-label.js';
import { pattern, source } from '../pattern.js';

const name = String.raw`(?:PIN|Pin|PUK|Puk|TAN|OTP)\d?`;
const joint = String.raw`(?:[ \t]{0,3}[/|,;&+][ \t]{0,3}|[ ](?:und|and|bzw\.)[ ])`;
const between = source`
  (?:[ -]?[cC]odes?|-Nummern?)?["']?
  ${gap}(?:[:=|]${gap})?${lineBelow}
`;
const pin = String.raw`\d{4,8}`;

/**
 * Two PINs behind one label that names both: `PIN / PUK 4711 / 58219936`.
 * Rule: as `pinCode`; ETSI TS 131 101 § 9.5 (a PIN of a SIM card has 4 to 8 digits, its PUK 8).
 */
export const pinPair: Recognizer = {
  type: 'SECRET',
  patterns: [
    pattern('dgu')`${tokenStart}${name}${joint}${name}${between}(?<value>${pin})(?=${joint}${pin}${numberEnd})`,
    pattern('dgu')`${tokenStart}${name}${joint}${name}${between}${pin}${joint}(?<value>${pin})${numberEnd}`,
  ],
  examples: {
    finds: {
      'wide gap': 'PIN / PUK           ⟦4711⟧ / ⟦58219936⟧\n',
      colon: 'PIN/PUK: ⟦4711⟧, ⟦58219936⟧\n',
      'in words': 'PIN und PUK: ⟦4711⟧ und ⟦58219936⟧.',
      numbered: 'PIN1/PIN2 ⟦4711⟧, ⟦8820⟧\n',
      'line below': 'PIN / PUK\n⟦4711⟧ / ⟦58219936⟧\n',
      English: 'PIN and PUK codes: ⟦4711⟧ and ⟦58219936⟧\n',
    },
    ignores: {
      'one number': 'PIN / PUK      4711 / folgt',
      'another label': 'MIN / MAX      4711 / 58219936',
      'an amount': 'PIN / PUK      4711 / 5821,50',
      'nine digits': 'PIN / PUK      4711 / 582199361',
      'three digits': 'PIN / PUK      471 / 58219936',
      'part of a word': 'SPIN / PUK      4711 / 58219936',
    },
  },
};
