import type { Recognizer } from '../../../recognizer.js';
import { lineEnd } from '../bounds.js';
import { germanTwoDigits, spokenGermanDigits } from '../number-words.js';
import { oneOf, pattern, source } from '../pattern.js';

const number = `(?:${germanTwoDigits}|${oneOf(spokenGermanDigits)})(?!\\p{L})`;
const digitsOf = (words: string): number =>
  words.split(/[ ,]+/).reduce((sum, word) => sum + (spokenGermanDigits.includes(word) ? 1 : 2), 0);

/** `Straße sechsundzwanzig`, `Gasse vierundvierzig Stiege zwei Tür neun`, and what ends it. */
const behindStreet = source`
  (?:[sS]traße|[sS]trasse|[wW]eg|[gG]asse|[pP]latz|[aA]llee|[rR]ing|[zZ]eile|[uU]fer|[dD]amm)
  (?: (?:\p{Ll}{3,25}|[a-f]|Stiege|Tür|Top|Stock|Wohnung|Nummer)){1,8}
  (?:,| Komma| in)[ ]
`;

/**
 * Postal code that somebody says before the place: `Komma achtzig zwanzig Graz`.
 * Rule: as `postalCode`, four or five digits in words, behind a street or the code's word, where no number in words is
 * a count.
 */
export const spokenPostalCode: Recognizer = {
  type: 'DE_PLZ',
  patterns: [
    pattern('dgu')`${behindStreet}(?<value>${number}(?:,? ${number}){1,4})(?= \p{Lu}\p{Ll}{2})`,
    // behind the place: `jurastrasse sieben in langenthal vier neun null null`
    pattern('dgu')`
      ${behindStreet}(?:\p{L}{3,25}[ ]){1,2}?(?<value>${number}(?:,? ${number}){1,4})(?=[.,]?${lineEnd})
    `,
    pattern('dgu')`
      (?:PLZ|Postleitzahl)(?: ist| lautet)?(?: die)?:?[ ](?<value>${number}(?:,? ${number}){1,4})(?![\p{L}\p{N}])
    `,
  ],
  isValid: (words) => [4, 5].includes(digitsOf(words)),
  examples: {
    finds: {
      'in pairs': 'Göstinger Straße sechsundzwanzig Komma ⟦achtzig zwanzig⟧ Graz neue Zeile',
      'digit by digit': 'Eschstraße sieben a, ⟦drei zwo zwo fünf sieben⟧ Bünde',
      'behind a flat': 'Lange Gasse vierzig Tür neun Komma ⟦neun fünf null null⟧ Villach',
      'behind its word': 'Die Postleitzahl ist ⟦sieben null eins sieben drei⟧.',
      'pairs and a digit': 'PLZ ⟦siebzig siebzehn drei⟧, ja',
      'behind the place': 'jurastrasse sieben in langenthal ⟦vier neun null null⟧\n',
      'behind in': 'Musterweg zwei in ⟦acht null drei drei eins⟧ München',
    },
    ignores: {
      'no street': 'es waren viele Komma achtzig zwanzig Leute',
      'three digits': 'Göstinger Straße sechsundzwanzig Komma achtzig zwei Leute',
      'six digits': 'Göstinger Straße sechs Komma achtzig zwanzig dreißig Leute',
      'no place': 'Göstinger Straße sechs Komma achtzig zwanzig und mehr',
      'no number': 'Göstinger Straße sechs Komma wie immer Graz',
      'another word': 'Die Bestellnummer ist sieben null drei',
    },
  },
};
