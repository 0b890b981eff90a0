import type { Recognizer } from '../../../recognizer.js';
import { wordEnd } from '../bounds.js';
import { cellEnd, cellStart } from '../cell.js';
import { pattern, source } from '../pattern.js';
import { canadianCode, eircode } from './postal-code-parts.js';

/** `4870`, `560 095`, `10027-4433`, `R3C 0V8`, `H53 X2C4`, `1015 CX`, `61-806`, `4050-262`, `114 55`, `22041-080`. */
const anyCode = source`(?:
  \d{4}|\d{3} ?\d{3}|\d{5}-\d{4}
  |${canadianCode}|${eircode}
  |\d{4} ?[A-Z]{2}|\d{2}-\d{3}|\d{4}-\d{3}|\d{3} \d{2}|\d{5}-\d{3}
)`;

const codeWord =
  '(?:[pP]ost(?:al)? ?[cC]ode|POST(?:AL)? ?CODE|[eE]ircode|EIRCODE|[zZ]ip(?: [cC]ode)?|ZIP(?: (?:Code|CODE))?)';

/**
 * Postal code of another country alone in its cell or field, under a table head or behind a label that names it.
 * Rule: UPU S42 (how the codes of the countries are written); the label is the evidence. Five digits are left to
 * `postalCodeInTable`.
 */
export const foreignCodeInField: Recognizer = {
  type: 'LOCATION',
  patterns: [
    pattern('gmu')`(?:${cellStart}|(?<=[:=][ ]{0,20}|[._…]{2}[ ]{0,4}))${anyCode}(?=${cellEnd}|[}\].])`,
    pattern('gu')`
      // ZIP Code 10027-4433, whatever follows
      (?<=${codeWord}:? )(?:\d{5}-\d{4}|${canadianCode}|${eircode})${wordEnd}`,
    pattern('gu')`
      // my postcode is 2042 now
      (?<=${codeWord}(?:[ ]is| was)[ ])${anyCode}${wordEnd}(?![.,]\d)`,
  ],
  needsContext: true,
  contextReach: 14,
  contextWords: {
    de: ['plz', 'postleitzahl', 'npa'],
    en: [
      'zip', 'zip code', 'zip_code', 'zip+4', 'postal code', 'postal_code', 'postcode', 'post code', 'post_code',
      'pin code', 'pincode', 'eircode',
    ],
    other: ['code postal', 'codice postale', 'código postal', 'postnummer', 'postinumero'],
  }, // prettier-ignore
  examples: {
    finds: {
      'Australian, CSV': 'name,suburb,postcode\nSam,Elwood,⟦3184⟧',
      'New Zealand, in a form': 'Suburb: Aro Valley   Postcode: ⟦6021⟧\n',
      'Singapore, in a table of bars': '| Postal code | ⟦520123⟧ |',
      'Austrian, in a German table': 'plz;ort\n⟦4600⟧;Wels',
      'Swiss, in JSON': '{"plz": "⟦8400⟧", "ort": "Winterthur"}',
      'a number in JSON': '{"postCode":⟦3101⟧}',
      'Canadian, in a form': 'City  Sampleton   Postal code  ⟦R3C 0V8⟧\n',
      'American, nine digits': 'ZIP Code: ⟦10027-4433⟧\n',
      'behind leaders': 'Postcode ......... ⟦4870⟧\n',
      'in a sentence': 'my postcode is ⟦2042⟧ now',
      Dutch: 'Postcode: ⟦3511 LX⟧\n',
      Polish: 'adres;postal_code\nDluga;⟦80-831⟧',
    },
    ignores: {
      'another head': 'name,units\nSam,3184',
      'another label': 'Building: 6021\n',
      'more in the field': 'Postcode: 3184 units\n',
      'three digits': 'Postcode: 318\n',
      'a label far before': 'Postcode unknown, see our list of all: 4711\n',
      'a verb of something else': 'my postcode has 2042 letters',
    },
  },
};
