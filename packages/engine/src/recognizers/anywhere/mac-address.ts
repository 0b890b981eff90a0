import type { Recognizer } from '../../recognizer.js';
import { pattern } from '../text/pattern.js';

const pair = '[0-9a-f]{2}';

/**
 * Hardware address, EUI-48 or EUI-64, in pairs with colons or hyphens, or in fours with dots.
 * Rule: IEEE 802-2014 § 8.1; one kind of separator throughout.
 */
export const macAddress: Recognizer = {
  type: 'MAC_ADDRESS',
  patterns: [
    pattern('giu')`
      (?<![\p{L}\p{N}]|[\p{L}\p{N}][:.-])
      ${pair}([:-])(?:${pair}\1){4}(?:${pair}\1${pair}\1)?${pair}
      (?![\p{L}\p{N}]|[:-][\p{L}\p{N}])
    `,
    /(?<![\p{L}\p{N}]|[\p{L}\p{N}]\.)[0-9a-f]{4}(?:\.[0-9a-f]{4}){2,3}(?![\p{L}\p{N}]|\.[\p{L}\p{N}])/giu,
  ],
  examples: {
    finds: {
      colons: 'MAC ⟦00:1b:44:11:3a:b7⟧ im WLAN',
      hyphens: '⟦00-1B-44-11-3A-B7⟧.',
      dots: 'port ⟦001b.4411.3ab7⟧',
      '64 bits': '⟦00:1b:44:ff:fe:11:3a:b7⟧',
      '64 bits with dots': '(⟦001b.44ff.fe11.3ab7⟧)',
      'in JSON': '{"mac":"⟦00:1B:44:11:3A:B7⟧"}',
    },
    ignores: {
      'mixed separators': '00:1b-44:11:3a:b7',
      'five pairs': '00:1b:44:11:3a',
      'seven pairs': '00:1b:44:11:3a:b7:1c',
      'letter after F': '00:1g:44:11:3a:b7',
      'two fours': '001b.4411',
      'part of a longer chain': '00:1b:44:11:3a:b7:aa:bb:cc',
    },
  },
};
