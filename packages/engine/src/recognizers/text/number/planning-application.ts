import type { Recognizer } from '../../../recognizer.js';
import { tokenEnd } from '../bounds.js';
import { longestOf, pattern } from '../pattern.js';

/** What a planning application is for: full, outline, householder, listed building, trees, advertisement and others. */
const kinds = longestOf([
  'FULL', 'FULM', 'FUL', 'FL', 'F', 'OUTM', 'OUT', 'O', 'HOUSE', 'HOU', 'HHA', 'HSE', 'H', 'LBC', 'LB', 'LBA', 'TPO',
  'TCA', 'TRE', 'TWA', 'T', 'ADV', 'A', 'REM', 'RM', 'RES', 'VAR', 'VOC', 'VC', 'DISC', 'DOC', 'CON', 'COU', 'CU',
  'LDC', 'LDE', 'LDP', 'CLD', 'CLE', 'CLP', 'CLU', 'NMA', 'MMA', 'PA', 'PN', 'PNH', 'PNQ', 'PAH', 'PIP', 'AGR', 'DEM',
  'CA', 'S73', 'D', 'P', 'R', 'V', 'PP', 'AMC', 'MSC',
]); // prettier-ignore

const tokenBefore = String.raw`(?<![\p{L}\p{N}/.-])`;
const year = String.raw`(?:20)?\d\d`;

/**
 * A British planning application: `3PL/2026/0911/F`, `22/01234/FUL`.
 * Rule: no law sets the form; planning authorities number year, serial and kind with slashes, some with their own
 * letters first (Planning Portal, application types).
 */
export const planningApplication: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [pattern('gu')`${tokenBefore}(?:\d?[A-Z]{1,4}/)?${year}/\d{4,5}/${kinds}${tokenEnd}(?!/)`],
  examples: {
    finds: {
      'letters of the council': '(b) ⟦3PL/2026/0911/F⟧, land off Back Lane: two dwellings.',
      'year first': 'RE: ⟦22/01234/FUL⟧ - extension',
      householder: 'comments on ⟦26/00418/HOU⟧.',
      'four digits of the year': 'see ⟦2026/0418/LBC⟧ and',
      'five digits and the letters of a council': 'item 4: ⟦PL/2026/00418/OUT⟧, Mill Lane',
      trees: 'felling (⟦S/26/0418/TCA⟧)',
    },
    ignores: {
      'another kind': '22/01234 XYZ - extension',
      'two digits': '22/01/FUL - extension',
      'a date': 'on 12/03/2026/F or',
      'in a path': 'GET /22/01234/FUL',
      'lower case': 'about 22/01234/ful today',
      'a regulation': 'under EU/2016/0679 it is',
    },
  },
};
