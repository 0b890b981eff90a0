import type { Recognizer } from '../../../recognizer.js';
import { withOrWithoutCapital } from '../capital.js';
import { cellEnd, cellStart } from '../cell.js';
import { pattern } from '../pattern.js';
import { notACaption, notALandmark } from './german-street-parts.js';

const streetEndings = ['str.', 'straße', 'strasse', 'weg', 'platz', 'gasse', 'allee', 'ring', 'damm', 'ufer'];

/**
 * Street and house number alone in a cell, under a table head that names the street: no street word is needed there.
 * Rule: DIN 5008:2020 § 15 (the number follows the street). The number has up to three digits, for a year could follow
 * a title. In English rows the number comes first.
 */
export const streetInTable: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    pattern('gmu')`
      ${cellStart}${notACaption}${notALandmark}
      \p{Lu}[\p{L}\p{M}'’.-]{1,30}(?: [\p{L}\p{M}'’.-]{1,30}){0,4}
      [ ][1-9]\d{0,2}(?: ?[a-zA-Z½])?(?:[-–/]\d{1,3}[a-z]?)?
      ${cellEnd}`,
    pattern('gmu')`
      // 13 Glebe Field, the number first
      (?<=[|;\t"]|(?<!\d),)[1-9]\d{0,3}[a-zA-Z]?(?: \p{Lu}[\p{L}\p{M}'’.-]{1,20}){1,4}(?=[|;,\t"\r\n]|$)`,
    pattern('gmu')`
      // Lindenweg, without a number
      ${cellStart}
      \p{Lu}[\p{L}\p{M}'’ .-]{1,30}${withOrWithoutCapital(streetEndings)}
      ${cellEnd}`,
  ],
  needsContext: true,
  contextWords: {
    de: ['straße', 'strasse', 'anschrift', 'adresse', 'hausnr', 'wohnanschrift'],
    en: ['street', 'address', 'address_line', 'line1'],
  },
  examples: {
    finds: {
      CSV: 'nr;strasse;ort\n1;⟦Rosengrund 8⟧;Ulm\n2;⟦Neues Tor 17b⟧;Ulm',
      'street alone in its cell': 'strasse;nr;ort\n⟦Lindenweg⟧;8;Ulm',
      pipes: '| Name | Anschrift |\n| Muster | ⟦Hinterm Sielhof 8⟧ |',
      JSON: '{"street": "⟦Rosengrund 8⟧"}',
      tabs: 'nr\tAnschrift\tort\n1\t⟦Rosengrund 8⟧\tUlm',
      'the number first': 'pupil,address,postcode\nSample,⟦13 Glebe Field⟧,DT11 8QF\n',
      'the number first, in quotes': 'name,street,city\nSample,"⟦2 Old Barn Cottages⟧",Leeds\n',
      'commas, English head': 'id,address,city\n1,⟦Rosengrund 8a⟧,Ulm',
    },
    ignores: {
      'another head': 'nr;artikel;ort\n1;Rosendünger 8;Ulm',
      'no number': 'nr;strasse;ort\n1;Rosengrund;Ulm',
      'a year': 'nr;strasse;ort\n1;Rosengrund 2024;Ulm',
      'lower case': 'nr;strasse;ort\n1;rosengrund 8;Ulm',
      'more in the cell': 'nr;strasse;ort\n1;Rosengrund 8 (neu);Ulm',
      'a cause below a street': 'Unfallort: Ulm / Ulmer Straße\nTyp: 302, Unfallkat. 3, Ursache 28\n',
      'a stretch of a road': 'Unfallort: Ulmer Straße, Abschn. 180, km 2',
      'an extension': 'nr;anschrift;tel\n1;Fax DW 15;7',
      'an amount': 'Adresse nannte er nicht. Letzte Buchung 74,90 Euro, war',
      'what is counted': 'address,order\nnone,13 Glebe Fields left\n',
      'no head': '1;Rosengrund 8;Ulm',
    },
  },
};
