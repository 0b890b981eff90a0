import type { Recognizer } from '../../../recognizer.js';
import { tokenEnd, tokenStart } from '../bounds.js';
import { pattern, source } from '../pattern.js';

/** `1EMH0012093376`, `1 EMH00 1209 3376`: what is metered, the maker, and ten characters. */
const meter = source`[1-9E] ?[A-Z]{3}(?: ?[\dA-FO]){2}(?: ?[\dO]){8}`;

/**
 * Number of a meter for electricity, gas, water or heat by its shape alone, with or without spaces.
 * Rule: DIN 43863-5 (identification of measuring devices: medium, maker's letters of the FLAG Association, block and
 * serial number, fourteen characters).
 */
export const meterNumber: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [pattern('gu')`${tokenStart}${meter}${tokenEnd}(?![ -]\d)`],
  examples: {
    finds: {
      electricity: 'Der Hauptzähler Nr. ⟦1EMH0012345678⟧ ist geeicht',
      'electricity, grouped': 'Kunde: ⟦1 EMH 00 1234 5678⟧.',
      water: 'eingebaut: ⟦8SEN0121234567⟧\n',
      gas: '(⟦7ELS5612345678⟧)',
      'letters in the block': 'Zähler ⟦1ISK0A 1234 5678⟧,',
      'letters O of a scan': 'Zähler-Nr. ⟦1 EMHOO 7341 82O4⟧   Stand',
      'two groups': 'Nr. ⟦1LGZ0056 123456⟧',
      'other groups': 'Nr. ⟦7 ELS 5612 3456 78⟧',
    },
    ignores: {
      'a medium that is none': '0EMH0012345678',
      'two letters of the maker': '1EM0012345678',
      'one digit less': '1EMH001234567',
      'one digit more': '1EMH00123456789',
      'a letter before it': 'X1EMH0012345678',
      'small letters': '1emh0012345678',
    },
  },
};

/**
 * Number of a device that meters what a flat consumes, one of several behind one word: `Heizkostenverteiler: Küche
 * 30871542, Bad 30871566`.
 * Rule: eight to ten digits near such a word; a reading has fewer, or a decimal point.
 */
export const deviceOfFlat: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [pattern('gu')`${tokenStart}(?<![-.,/+]|[sS]tand:? )\d{8,10}(?![\p{L}\p{N}]|[-.,/]\d)`],
  needsContext: true,
  contextWords: {
    de: [
      'heizkostenverteiler', 'hkv', 'wasserzähler', 'kaltwasserzähler', 'warmwasserzähler', 'wärmezähler',
      'wärmemengenzähler', 'stromzähler', 'gaszähler', 'hauptzähler', 'zwischenzähler', 'zählernummer', 'zählernummern',
      'gerätenummer', 'gerätenummern', 'messgeräte', 'funkmodul', 'rauchmelder', 'rauchwarnmelder',
    ],
  }, // prettier-ignore
  examples: {
    finds: {
      'series behind one word': 'Heizkostenverteiler: Küche ⟦30871542⟧  412 Einh.; Bad ⟦30871566⟧  267 Einh.',
      'abbreviated, with a remark': 'HKV (Anlage 2) Flur ⟦308715421⟧',
      'in a column': 'Raum     Wasserzähler   Wert\nBad      ⟦30871542⟧       12,4\n',
      'two of them': 'Die Rauchwarnmelder ⟦4107715420⟧ und ⟦4107715421⟧ wurden getauscht.',
      'head of several': 'Gerätenummern: ⟦30871542⟧, ⟦30871543⟧',
      'word behind it': '⟦30871542⟧ (Kaltwasserzähler)',
    },
    ignores: {
      'no such word': 'Artikel: Küche 30871542  412 Einh.',
      'a reading': 'Wasserzähler, Stand 00004873',
      'a reading with decimals': 'Wasserzähler 00004873,2',
      'seven digits': 'Heizkostenverteiler: Küche 3087154',
      'a letter behind it': 'Heizkostenverteiler 30871542A',
      'the sentence before': 'Die Heizkostenverteiler sind kaputt. Lager 30871542',
    },
  },
};
