import type { Recognizer } from '../../../recognizer.js';
import { behindCell, cellStart } from '../cell.js';
import { pattern } from '../pattern.js';
import { germanCode, isGermanCode } from './postal-code-parts.js';

/**
 * German postal code alone in its cell, under a table head or behind a key that names it.
 * Rule: as `postalCode`; the head is the evidence.
 */
export const postalCodeInTable: Recognizer = {
  type: 'DE_PLZ',
  patterns: [pattern('gmu')`${cellStart}${germanCode}(?=${behindCell})`],
  isValid: isGermanCode,
  needsContext: true,
  contextWords: {
    de: ['plz', 'postleitzahl'],
    en: ['zip', 'zip code', 'zip_code', 'postal code', 'postal_code', 'postcode'],
  },
  examples: {
    finds: {
      CSV: 'nr;plz;ort\n1;⟦89073⟧;Ulm\n2;⟦01067⟧;Dresden',
      pipes: '| Ort | PLZ |\n| Ulm | ⟦89073⟧ |',
      commas: 'id,postal_code,city\n1,⟦89073⟧,Ulm',
      tabs: 'nr\tPLZ\tort\n1\t⟦01067⟧\tDresden',
      'wide gaps': 'Postleitzahl   Menge\n⟦89073⟧          12 Stück\n',
      'key of JSON': '{"zip": "⟦89073⟧"}',
    },
    ignores: {
      'another head': 'nr;menge;ort\n1;89073;Ulm',
      'six digits': 'nr;plz;ort\n1;890731;Ulm',
      'below the range': 'nr;plz;ort\n1;00999;Ulm',
      'four digits': 'nr;plz;ort\n1;8907;Ulm',
      'more in the cell': 'nr;plz;ort\n1;ca. 89073;Ulm',
      'letters behind it': 'nr;plz;ort\n1;89073a;Ulm',
    },
  },
};
