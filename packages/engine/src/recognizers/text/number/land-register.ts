import type { Recognizer } from '../../../recognizer.js';
import { tokenEnd, tokenStart } from '../bounds.js';
import { pattern } from '../pattern.js';

/**
 * Leaf of the German land register: `im Grundbuch von Musterdorf Blatt 44188`; in Austria `EZ 214 KG Musterdorf`. It
 * names a plot, and who owns it.
 * Rule: GBO § 3 Abs. 1 (each plot has a leaf of its own), GBV § 3 (leaves of a district are numbered);
 * Austria: GBG 1955 § 2 (the main book is made of Einlagen).
 */
export const landRegisterLeaf: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`
      ${tokenStart}(?:[gG]rundbuch|[gG]rundschuld)[^.\n\d]{0,40}
      (?:Blatt|Bl\.|(?<=[gG]rundbuch-?)[bB]latt) (?:Nr\. )?(?<value>\d{2,6}[A-Z]?)${tokenEnd}
    `,
    pattern('dgu')`
      ${tokenStart}(?:EZ|Einlagezahl|Einlage-Zl\.?|E\.Z\.)[ ](?:Nr\. )?(?<value>\d{1,5})
      (?=,? (?:der |des |in |im )?(?:KG|GB|Kat\.|Katastralgemeinde|Grundbuch)(?!\p{L}))
    `,
  ],
  examples: {
    finds: {
      'with the district': 'im Grundbuch von Musterdorf Blatt ⟦44188⟧ verzeichnet',
      'charge on land': 'Grundschuld, eingetragen in Musterdorf Blatt ⟦4418⟧',
      'with Nr.': 'Grundbuch von Ulm Blatt Nr. ⟦1207⟧,',
      abbreviated: 'Flurstück 4, Grundbuch Bl. ⟦1207⟧\n',
      'letter behind it': 'Grundbuch Musterdorf Blatt ⟦817A⟧',
      'in one word': 'Liegenschaft Grundbuchblatt Nr. ⟦4418⟧, Musterdorf',
      'at once': 'Grundbuch Blatt ⟦204⟧',
      'Austrian, with the district': 'Die Liegenschaft in EZ ⟦214⟧ KG Musterdorf ist',
      'Austrian, written out': 'Einlagezahl ⟦1107⟧, Grundbuch 56104 Muster',
      'small letter': 'laut grundbuch von Ulm, Blatt ⟦71⟧',
    },
    ignores: {
      'no land register': 'im Ordner von Musterdorf Blatt 44188',
      'a single-family house': 'im EZ 214 m lang',
      'two letters behind it': 'Grundbuch von Musterdorf Blatt 4418BA',
      'one digit': 'Grundbuch von Musterdorf Blatt 4',
      'a sentence end between': 'Das ist das Grundbuch. Siehe Blatt 44188',
      'another number between': 'Grundbuch von 1907, Blatt 44188',
      'a page': 'Grundbuch von Musterdorf, Seite 44188',
    },
  },
};
