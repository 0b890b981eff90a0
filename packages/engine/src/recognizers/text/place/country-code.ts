import type { Recognizer } from '../../../recognizer.js';
import { anyKey } from '../any-of.js';
import { oneOf, pattern } from '../pattern.js';

/** Codes of countries (ISO 3166-1) that are short for little else. */
const codes = [
  'NL', 'DK', 'PL', 'CZ', 'SK', 'HU', 'RO', 'CH', 'FR', 'LU', 'FI', 'GB', 'UK', 'IE', 'TR', 'UA', 'USA', 'ES', 'BE',
  'PT', 'GR', 'LT', 'LV', 'EE', 'BG', 'RS',
]; // prettier-ignore

/** All that a field named `country` may have. */
const inFields = oneOf([
  ...codes, 'AT', 'DE', 'IT', 'SE', 'NO', 'SI', 'CY', 'MT', 'IS', 'LI', 'US', 'CA', 'AU', 'NZ', 'IN', 'CN', 'JP', 'KR',
  'BR', 'MX', 'ZA', 'NG', 'IL', 'AE', 'SG', 'MY', 'TH', 'VN', 'PH', 'ID', 'BA', 'MK', 'AL', 'XK', 'MD', 'GE', 'RU',
]); // prettier-ignore

/**
 * A word with a capital that does not begin with the letter of the code: `Nutzlast (NL)` explains what NL is short for.
 */
const behindPlace = codes
  .map((code) => String.raw`(?<=(?<!\p{L})(?!${code.charAt(0)})\p{Lu}[\p{Ll}\p{M}][\p{L}\p{M}-]{1,30} \()${code}(?=\))`)
  .join('|');

const documentOrPlate = oneOf([
  'Reisepass', 'Pass', 'Ausweis', 'Führerschein', 'Passport', 'passport', 'Kz', 'Kennz.', 'Kennzeichen', 'Plate',
  'plate', 'Reg.',
]); // prettier-ignore

/**
 * Code of a country behind a place, a plate or a passport in brackets (`Zwolle (NL)`), in a field or column of its own,
 * and behind the town in the text of a card payment (`EDEKA//MUSTERSTADT/DE`).
 * Rule: ISO 3166-1 alpha-2; for the payment the text that German banks print for girocard.
 */
export const countryCode: Recognizer = {
  type: 'LOCATION',
  patterns: [
    pattern('gu')`${behindPlace}`,
    pattern('gu')`(?<=(?<!\p{L})${documentOrPlate}(?: [A-Z\d][A-Z\d -]{1,14})? \()${oneOf(codes)}(?=\))`,
    pattern('gu')`
      (?<=["']${anyKey(['country', 'country code', 'land', 'nationality'])}["'] ?: ?["'])${inFields}(?=["'])
    `,
    pattern('gu')`(?<=//\p{Lu}[\p{Lu} .-]{1,29}/)${inFields}(?=[ \t\r\n\d/]|$)`,
  ],
  examples: {
    finds: {
      'behind a town': 'aus Zwolle (⟦NL⟧), 2024',
      'behind a plate': 'Kz CX 44 177 (⟦DK⟧)\n',
      'behind a passport': 'Reisepass (⟦PL⟧) folgt',
      'key of JSON': '{"city":"Ulm","country":"⟦DE⟧"}',
      'on a licence plate': 'plate KW 4417 (⟦IE⟧)\n',
      'card payment': 'MUSTERMARKT//MUSTERSTADT/⟦DE⟧ 2025',
    },
    ignores: {
      'what it is short for': 'die Nutzlast (NL) beträgt',
      'no brackets': 'in Zwolle NL beträgt',
      'lower case': 'in Zwolle (nl)',
      'another code': 'in Zwolle (XY)',
      'another key': '{"status":"NL"}',
      'one slash': 'MUSTERMARKT/MUSTERSTADT/DE 2025',
    },
  },
};

/**
 * The same in a column of a table without marks around it: `;NL;` under `country`.
 * Rule: only the head of the column counts.
 */
export const countryInTable: Recognizer = {
  type: 'LOCATION',
  patterns: [pattern('gmu')`(?<=(?:^|[;,|\t])[ ]{0,10}"?)${inFields}(?="?[ ]{0,10}(?:[;,|\t\r\n]|$))`],
  needsContext: true,
  contextReach: 0,
  contextWords: {
    de: ['land', 'länderkennzeichen', 'ländercode', 'staat', 'nationalität'],
    en: ['country', 'country code', 'country_code', 'nationality'],
  },
  examples: {
    finds: {
      semicolons: 'Name;Land;Nr\nMuster;⟦NL⟧;7',
      commas: 'id,country,since\n7,⟦IN⟧,2023',
      'in quotes': '"id","country","since"\n"7","⟦IE⟧","2023"',
      tabs: 'id\tcountry\tsince\n7\t⟦GB⟧\t2023',
      'second row': 'Name;Land;Nr\nMuster;⟦NL⟧;7\nSample;⟦UK⟧;8',
      'at the end': 'Nr;Name;Land\n7;Muster;⟦PL⟧\n',
    },
    ignores: {
      'another head': 'Name;Status;Nr\nMuster;NL;7',
      'more than the code': 'Name;Land;Nr\nMuster;NL 7;7',
      'lower case': 'Name;Land;Nr\nMuster;nl;7',
      'another code': 'Name;Land;Nr\nMuster;XY;7',
      'no cell': 'Name;Land;Nr\nMuster in NL',
      'another column': 'Name;Land;Nr\nNL;unbekannt;7',
    },
  },
};
