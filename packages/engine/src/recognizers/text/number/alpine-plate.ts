import type { Recognizer } from '../../../recognizer.js';
import { vehicleModels, vehicleWords } from '../../anywhere/vehicle-words.js';
import { oneOf, pattern } from '../pattern.js';
import { cantons } from '../place/swiss-canton.js';
import { notAYear } from '../years.js';

const swissSign = oneOf([...cantons, 'FL']);
const austrianDistricts: ReadonlySet<string> = new Set([
  'AM', 'B', 'BA', 'BB', 'BL', 'BM', 'BN', 'BR', 'BZ', 'D', 'DL', 'DO', 'E', 'EF', 'EU', 'FB', 'FE', 'FF', 'FK', 'FR',
  'G', 'GB', 'GD', 'GF', 'GM', 'GR', 'GS', 'GU', 'HA', 'HB', 'HE', 'HF', 'HL', 'HO', 'I', 'IL', 'IM', 'JE', 'JO', 'JU',
  'JW', 'K', 'KB', 'KF', 'KI', 'KL', 'KO', 'KR', 'KS', 'KU', 'L', 'LA', 'LB', 'LE', 'LF', 'LI', 'LL', 'LN', 'LZ', 'MA',
  'MD', 'ME', 'MI', 'MT', 'MU', 'MZ', 'ND', 'NK', 'OP', 'OW', 'P', 'PE', 'PL', 'RA', 'RE', 'RI', 'RO', 'S', 'SB', 'SD',
  'SE', 'SK', 'SL', 'SO', 'SP', 'SR', 'ST', 'SV', 'SW', 'SZ', 'TA', 'TU', 'UU', 'VB', 'VI', 'VK', 'VL', 'VO', 'W', 'WB',
  'WE', 'WL', 'WN', 'WO', 'WT', 'WU', 'WY', 'WZ', 'ZE', 'ZT',
]); // prettier-ignore

const start = String.raw`(?<![\p{L}\p{M}\p{N}_./+-]|\d[ ])`;
const end = String.raw`(?![\p{L}\p{N}_/-]|[.,:]\d| ?(?:[€%°]|CHF|EUR|km|kg|cm|mm|PS|kW))`;

/**
 * Registration plate of Switzerland, Liechtenstein or Austria near a word for vehicles: `ZH 441 882`, `W-12345 A`.
 * Rule: VVV Art. 82-84 (canton, up to six digits; here four or more), KDV § 26 with Anlage 5d of Austria (district,
 * number, letters). There is no type of its own for them.
 */
export const alpinePlate: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gu')`${start}${swissSign}(?: ?[-–·•] ?| )${notAYear}(?:\d{4,6}|\d{1,3}[ ’']\d{3})${end}`,
    pattern('gu')`${start}[A-Z]{1,2}(?: ?[-–] ?[1-9]\d{1,4}| [1-9]\d{3,4}) ?[A-Z]{1,3}${end}`,
  ],
  isValid: (value) =>
    /\d$/.test(value) ||
    (austrianDistricts.has(value.replace(/[^A-Z].*/, '')) && !/(?:CDI|TDI|GTI?|GTS|RS|AMG)$/.test(value)),
  needsContext: true,
  contextWords: {
    de: [
      'kennzeichen', 'kennz.', 'kontrollschild', 'nummernschild', 'auto', 'pkw', 'lkw', 'fahrzeug', 'wagen', 'anhänger',
      'lenker', 'halter', 'falschparker', 'parkplatz', 'parkfeld', 'abstellplatz', 'wohnmobil', 'lieferwagen', 'töff',
      'bus', 'kleinbus', 'motorrad',
    ],
    en: [...vehicleWords, ...vehicleModels, 'plate', 'number plate', 'registration'],
  }, // prettier-ignore
  examples: {
    finds: {
      'Swiss, in a table': 'Fahrer   Kennz.       Fahrzeug\nMuster   ⟦ZH 441882⟧    VW\n',
      'Swiss, behind a comma': 'Wagen, ⟦GR 44188⟧, Lenker unbekannt',
      'Swiss, with a hyphen': 'Anhänger ⟦BE-44188⟧ steht',
      'Swiss, in groups': 'der Falschparker (⟦ZH 441 882⟧) war',
      Liechtenstein: 'silberner Skoda, ⟦FL 44188⟧',
      Austrian: 'ein VW Golf (⟦W-12345A⟧) aus',
      'Austrian, letters behind a gap': 'der Lenker des ⟦GU-418 KX⟧ gab',
      'in English': 'a silver Skoda, ⟦ZH 441882⟧, parked',
    },
    ignores: {
      'no word for a vehicle': 'im Büro ZH 441882 da',
      'no canton': 'das Auto XX 44188 da',
      'three digits': 'der Wagen ZH 441 da',
      'no district': 'der Wagen QQ-12345A da',
      'an amount': 'das Auto AG 44188 CHF',
      'a model': 'der Wagen, ein Peugeot E-208 GT da',
      'a year': 'der Wagen AG 2024 da',
      'more behind it': 'der Wagen ZH 44188-B da',
    },
  },
};
