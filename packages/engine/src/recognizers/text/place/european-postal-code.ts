import type { Recognizer } from '../../../recognizer.js';
import { tokenEnd, wordEnd, wordStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { behindStreet } from './postal-code-parts.js';

const town = String.raw`['’]?\p{Lu}[\p{L}\p{M}'’-]{2,25}${tokenEnd}`;

/** Letters behind four digits that are no part of a code: sizes, legal forms, hours; the Netherlands left out three. */
const notDutchLetters = [
  'SA', 'SD', 'SS', 'AG', 'SE', 'KG', 'UG', 'EU', 'PC', 'MB', 'GB', 'KB', 'TB', 'US', 'UK', 'AM', 'PM', 'IT', 'TV',
  'HP', 'PS', 'KW', 'NM', 'CC', 'VA', 'AD', 'BC', 'CE',
]; // prettier-ignore
/** `1015 CX`. */
const dutchCode = String.raw`[1-9]\d{3} ?(?!${oneOf(notDutchLetters)})[A-Z]{2}`;

const polishCities = [
  'Warszawa', 'Kraków', 'Krakow', 'Łódź', 'Lodz', 'Wrocław', 'Wroclaw', 'Poznań', 'Poznan', 'Gdańsk', 'Gdansk',
  'Gdynia', 'Szczecin', 'Bydgoszcz', 'Lublin', 'Białystok', 'Katowice', 'Częstochowa', 'Radom', 'Sosnowiec', 'Toruń',
  'Kielce', 'Rzeszów', 'Gliwice', 'Zabrze', 'Olsztyn', 'Opole', 'Sopot', 'Słubice', 'Zielona Góra', 'Warsaw',
]; // prettier-ignore

/** `C/ Mayor 5, 2º B - `: a street of Spain, on the same line or the one above. */
const behindSpanishStreet = source`(?<=
  (?:C/|Calle|Avda\.|Avenida|Paseo|Pza\.|Plaza) ?\p{Lu}[^\n]{2,50}
  (?:,|\.| [-–·|])?(?: {1,2}|\r?\n[ \t]{0,20})
)`;

/** Where a field begins. */
const fieldStart = String.raw`(?<=^[ \t>|]{0,40}|, |[;|"•·–-] ?| {2})`;

/**
 * Postal code of the Netherlands, Poland, Portugal, Finland or Spain before its town, with letters or a hyphen, before a
 * city or behind a street; of Brazil behind its word.
 * Rule: UPU S42 templates of the countries (the code stands before the town).
 */
export const europeanPostalCode: Recognizer = {
  type: 'LOCATION',
  patterns: [
    pattern('gmu')`${fieldStart}(?!19|20)${dutchCode}(?= {1,3}${town})`,
    pattern('gu')`${behindStreet}${dutchCode}(?= {1,3}${town})`,
    pattern('gu')`(?:${behindStreet}|(?<=${wordStart}PL-))\d{2}-\d{3}(?= {1,3}${town})`,
    pattern('gu')`${wordStart}(?<![.,/-])\d{2}-\d{3}(?= {1,2}${oneOf(polishCities)}${wordEnd})`,
    pattern('gmu')`${fieldStart}[1-9]\d{3}-\d{3}(?= {1,3}${town})`,
    // of Brazil, behind its word
    pattern('gu')`(?<=${wordStart}CEP:? )\d{5}-?\d{3}(?!\d)`,
    pattern('gu')`
      // C/ Mayor 5, 23007 Jaén
      (?=\d)${behindSpanishStreet}(?:0[1-9]|[1-4]\d|5[0-2])\d{3}(?= {1,3}${town})`,
    pattern('gu')`
      // 00100 Helsinki
      ${wordStart}(?:(?<=FI-)\d{5}|0\d{4}(?= {1,2}(?:Helsinki|HELSINKI|Helsingfors|Espoo|Vantaa)${wordEnd}))`,
  ],
  examples: {
    finds: {
      Dutch: 'Keizersgracht 12, ⟦1015 CX⟧ Amsterdam',
      'Dutch, alone on its line': 'Muster BV\n⟦2611 KL⟧  Delft\n',
      'Dutch, a code like a year': 'Dorpsstraat 4\n⟦2011 RB⟧ Haarlem',
      'Polish, behind a street': 'ul. Długa 5, ⟦62-030⟧ Luboń',
      'Polish, before a city': 'Firma, ⟦00-950⟧ Warszawa',
      Portuguese: 'Rua das Flores 4, ⟦4050-262⟧ Porto',
      Spanish: 'C/ Muestra Vieja, 22, bajo - ⟦23007⟧ Jaén',
      'Spanish, avenue': 'Avda. Muestra 4, 3º izq. - ⟦28013⟧ Madrid',
      'Brazilian, behind its word': 'CEP ⟦01310-100⟧ São Paulo',
      Finnish: 'Katu 4, ⟦00100⟧ Helsinki',
    },
    ignores: {
      'a size': 'Speicher, 1024 MB Arbeitsspeicher',
      'a year and a legal form': '2024 AG Muster',
      'no town': 'Dorpsstraat 4, 1015 CX is vol',
      'a Spanish province that does not exist': 'C/ Muestra Vieja, 22 - 63007 Jaén',
      'five digits behind another street': 'Muestra Vieja, 22 - 23007 Jaén',
      'a range': 'mit 10-120 Personen',
      'a phone number': 'call 4050-262 now',
      'five digits before another word': 'Art. 00100 Helm',
    },
  },
};
