import type { Recognizer } from '../../../recognizer.js';
import { pattern } from '../pattern.js';
import { mixed } from './secret-words.js';

const wireless = String.raw`(?<!\p{L})(?:WLAN|WiFi|Wi-Fi|[wW]ifi|WIFI)`;

/**
 * The key of a wireless network behind the word for the network, which needs no word for a password: `WLAN: Gast /
 * Sommer-2026`, `Wifi: boot-haus-2291`.
 * Rule: as `labelledSecret`, with a digit; without the word for a key also a symbol or joint. Digits in groups of four as
 * routers print them.
 */
export const wirelessKey: Recognizer = {
  type: 'SECRET',
  patterns: [
    // `WLAN: boot-haus-2291`
    pattern('dgu')`
      ${wireless}:[ ]
      (?=\S{0,30}\d{3})(?<value>\p{L}[\p{L}\d]{1,15}(?:[-_.!][\p{L}\d]{1,15}){1,4}[!?]?)(?![\p{L}\d@-])
    `,
    // in a sentence: `the wifi today is boot-haus-2291`
    pattern('dgu')`
      ${wireless}[^\n.:]{0,50} (?:is|ist|lautet|now|jetzt)
      [ ](?=\S{0,30}\d{3})(?<value>\p{L}[\p{L}\d]{1,15}(?:[-_.!][\p{L}\d]{1,15}){1,4}!?)(?![\p{L}\d@-])
    `,
    // With a symbol: `WLAN Gast: Sommer!2026`
    pattern('dgu')`
      ${wireless}(?: [\p{L}-]{2,15}){0,2}:[ ]
      (?=[\p{L}\d]{1,30}[!#$%&*?@+§])(?<value>${mixed})
    `,
    // Behind the name of the network and a slash: `WLAN: Gast / Sommer-2026`
    pattern('dgu')`${wireless}[: -][^\n/]{1,40} / (?<value>${mixed})`,
    // Digits in groups: `WLAN-Key 5521 8820 4417 9920`
    pattern('dgu')`
      ${wireless}[- ](?:[kK]ey|[sS]chlüssel|[pP]asswort|[pP]assword|[kK]ennwort|PW|pw|[cC]ode):?
      [ ](?<value>\d{4}(?:[ -]\d{4}){2,4})(?![\p{L}\d]|[.,]\d)
    `,
    // Behind the word for a key: `FRITZ!Box 7590, Key 44177120448812047712`
    pattern('dgu')`
      (?<!\p{L})(?:WLAN|WiFi|Wi-Fi|[wW]ifi|WIFI|FRITZ!Box)[^\n]{0,80}?\s(?:[kK]ey|[sS]chlüssel):?
      [ ](?<value>(?=\S{0,60}\d)[^\s"'<>,;]{8,63}(?<![.:)]))
    `,
  ],
  examples: {
    finds: {
      'of a network, its word alone': 'WLAN: ⟦boot-haus-2291⟧ (Netz Gast).',
      'of a network, in a sentence': 'Wifi on the second floor today is ⟦boot-2026-Haus⟧ btw',
      'of a network, a symbol in it': 'WLAN Gast: ⟦Sommer!2026⟧\n',
      'name of the network before it': 'WLAN: Gast / ⟦Sommer-2026⟧\n',
      'key of a wireless network, in groups': 'WLAN-Key ⟦5521 8820 4417 9920⟧\n',
      'key of a wireless network': 'Das WLAN läuft weiter: FRITZ!Box 7590, Key ⟦44177120448812047712⟧\n',
      'key of a wireless network, in the next line': 'Das WLAN heißt "Muster",\nSchlüssel ⟦Boothaus2291⟧.',
      'key of a wireless network, English': 'Wifi in the flat works, key ⟦river8stone4⟧ as printed',
    },
    ignores: {
      'letters alone': 'WLAN: boot-haus-gast (Netz Gast).',
      'another network': 'LAN: boot-haus-2291 (Netz Gast).',
      'no symbol': 'WLAN Gast: Sommernetz\n',
      'a word behind a slash': 'WLAN: Gast / Sommernetz\n',
      'two groups': 'WLAN-Antrag 5521 8820 liegt vor',
      'a key of seven characters': 'Wifi in the flat works, key river84 as printed',
    },
  },
};
