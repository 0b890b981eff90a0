import type { Recognizer } from '../../../recognizer.js';
import { spacedCellEnd, spacedCellStart } from '../cell.js';
import { pattern } from '../pattern.js';

/**
 * A number whose digits stand in the boxes of a form, alone in its cell, whatever its field says:
 * `0 4 4 8 7 1 9 6 2 5`.
 * Rule: nine digits or more, each apart from the next, five of them different and not in order as on a scale.
 */
export const boxedNumber: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [pattern('gmu')`${spacedCellStart}\d(?: \d){8,19}${spacedCellEnd}`],
  normalize: (value) => value.replaceAll(' ', ''),
  isValid: (digits) => new Set(digits).size >= 5 && !/0123|1234|9876|5432/.test(digits),
  confidence: 0.5,
  examples: {
    finds: {
      'line below its field': 'Name               Nr. des Trägers\nMuster GmbH        ⟦0 4 4 8 7 1 9 6 2 5⟧\n',
      'alone in its line': 'Bitte eintragen\n⟦4 4 1 8 8 2 0 4 7⟧\n',
      'first of its row': '⟦4 4 1 8 8 2 0 4 7⟧     Muster\n',
      'between two cells': 'Muster   ⟦4 4 1 8 8 2 0 4 7⟧   Ulm\n',
      indented: '    ⟦4 4 1 8 8 2 0 4 7 3 3⟧\n',
      'at the end of a text': 'Feld 7   ⟦9 4 1 8 8 2 0 4 7⟧',
    },
    ignores: {
      'a scale': 'Schmerz   0 1 2 3 4 5 6 7 8 9\n',
      'points of players': 'Muster   0 1 0 0 2 1 0 1 0\n',
      'eight digits': 'Muster   4 4 1 8 8 2 0 4\n',
      'numbers of two digits': 'Muster   4 41 8 8 2 0 4 7 3\n',
      'a word behind them': 'Muster   4 4 1 8 8 2 0 4 7 und\n',
      'in a sentence': 'Die 4 4 1 8 8 2 0 4 7\n',
    },
  },
};
