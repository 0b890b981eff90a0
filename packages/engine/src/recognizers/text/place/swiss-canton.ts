import type { Recognizer } from '../../../recognizer.js';
import { lineEnd, wordStart } from '../bounds.js';
import { oneOf, pattern } from '../pattern.js';

/** Abbreviations of the cantons. Origin: registration plates (VZV art. 84), November 2026. */
export const cantons = [
  'AG', 'AI', 'AR', 'BE', 'BL', 'BS', 'FR', 'GE', 'GL', 'GR', 'JU', 'LU', 'NE', 'NW', 'OW', 'SG', 'SH', 'SO', 'SZ',
  'TG', 'TI', 'UR', 'VD', 'VS', 'ZG', 'ZH',
]; // prettier-ignore
const labels = oneOf([
  'Heimatort', 'Heimatorte', 'Heimatort(e)', 'Bürgerort', 'Bürgerorte', 'Geburtsort', 'Wohnort', 'Gemeinde', 'PLZ/Ort',
  'PLZ / Ort', 'PLZ, Ort', 'Ort', 'Place of origin',
]); // prettier-ignore
const town = String.raw`\p{Lu}[\p{L}.-]{1,20}(?: [\p{L}.]{2,15}){0,2}`;

/**
 * The abbreviation of a Swiss canton behind a place in the field for one: `Heimatort: Musterberg UR`.
 * Rule: the 26 cantons; two letters alone are evidence of nothing, `AG` behind a name is a company.
 */
export const swissCanton: Recognizer = {
  type: 'LOCATION',
  patterns: [
    pattern('dgu')`
      ${wordStart}${labels}[ \t]{0,20}[:|]?[ \t]{1,30}(?:\d{4} )?${town},? \(?(?<value>${oneOf(cantons)})
      (?=\)|[,;]|\.(?:\s|$)|[ ]?[/|]|${lineEnd}| {2})
    `,
  ],
  examples: {
    finds: {
      'place of origin': 'Heimatort: Musterberg ⟦UR⟧\n',
      'cell of a table': '| Bürgerort | Musterberg ⟦BE⟧ |',
      'at the end of a sentence': 'Heimatort Musterberg ⟦SZ⟧. Das Zeugnis',
      'before a slash': 'Heimatort: Musterberg ⟦GR⟧ / ledig',
      'before the next column': 'Heimatort: Musterberg ⟦UR⟧    Zivilstand',
      'in parentheses': 'Bürgerort   Musterwil (⟦ZH⟧)\n',
      'place of two words': 'Heimatort: St. Muster ⟦SG⟧, ledig',
    },
    ignores: {
      'no field for a place': 'Baufirma: Musterberg AG\n',
      'no canton': 'Heimatort: Musterberg XX\n',
      'a word behind it': 'Wohnort: Musterberg ZH und Ulm\n',
      'another label': 'Baumeister: Musterberg UR\n',
      'lower case': 'Heimatort: Musterberg ur\n',
      'no place': 'Heimatort: UR\n',
    },
  },
};
