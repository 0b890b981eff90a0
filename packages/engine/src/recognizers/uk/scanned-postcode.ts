import type { Recognizer } from '../../recognizer.js';
import { anyOf, anyOfBehind } from '../text/any-of.js';
import { tokenEnd } from '../text/bounds.js';
import { thingLabels } from '../text/number/thing-labels.js';
import { pattern, source } from '../text/pattern.js';
import { hasPostcodeArea } from './postcode-areas.js';

/** A digit, or a letter that a scan took it for. */
const digit = String.raw`[\dOIl]`;
/** `BD2I 2JH`, `LSl 4DY`, `WF13 lAX`; one digit at least is left, and it ends its line or field. */
const shape = source`
  (?=[A-Za-z ]{1,6}\d)
  [A-Z]{1,2}${digit}(?:${digit}|[A-HJKMNP-Y])? ${digit}[ABD-HJLNP-UW-Z]{2}${tokenEnd}
  (?=[,.;)]?[ \t]{0,8}$| {3})
`;
const town = source`(?!${anyOf(thingLabels)}\r?\n)\p{Lu}[\p{L}'’-]{2,20}(?: \p{L}[\p{L}'’-]{1,20}){0,2}`;

/** Undoes what `shape` allows: digits stand behind the area and behind the space. */
const readAsPrinted = (value: string): string =>
  value
    .replace(/(?<=\d)[OIl](?= )|[OIl](?=[A-Z]{2}$|[OIl\d]? )/g, (letter) => (letter === 'O' ? '0' : '1'))
    .replace(' ', '');

const isReadable = (postcode: string): boolean =>
  /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/.test(postcode) && hasPostcodeArea(postcode);

/**
 * UK postcode with a letter that a scan put for a digit, where an address ends: below the line of its town, or behind
 * the town.
 * Rule: as `postcodeOfAddress`; O is read as 0, I and l as 1 where a postcode has digits.
 */
export const scannedPostcode: Recognizer = {
  type: 'UK_POSTCODE',
  patterns: [
    pattern('gmu')`(?<=^[ \t>]{0,80}${town},?[ \t]{0,4}(?: {3}[^\n]{0,80})?\r?\n[ \t>]{0,80})${shape}`,
    pattern('gmu')`
      (?<!${anyOfBehind(thingLabels)} )
      (?<=(?:^[ \t>]{0,80}|, | {2})(?:\p{Lu}[\p{L}'’-]{2,20},? {1,3}){1,3})${shape}
    `,
  ],
  normalize: readAsPrinted,
  isValid: isReadable,
  examples: {
    finds: {
      'below the town': 'Dr Sample\nSAMPLETON\n⟦NG2I 0HD⟧\n',
      'below the town, on the right': '                         Sampleton\n                         ⟦BBl 2HJ⟧\n',
      'second half': 'Dr Sample\nSampleton\n⟦NG25 OHD⟧\n',
      'below the town, other columns beside it': 'Dr Sample\nSampleton          Date    O9 March\n⟦NG25 OHD⟧\n',
      'zero and one': 'Dr Sample\nSampleton\n⟦NG2O lHD⟧\n',
      'behind the town and a comma': '4 Sample Lane, Ayr, ⟦KA7 lAA⟧.\n',
      'behind the town and a gap': '118 Sample Parade  Motherwell  ⟦ML1 lLS⟧\n',
      'behind the town': '4 Sample Lane, Ayr ⟦KA7 lAA⟧\n',
    },
    ignores: {
      'behind a thing': 'Sample Ltd, Model KA7 lAA\n',
      'below a thing': 'Model\nKA7 lAA\n',
      'no town': '4711\nKA7 lAA\n',
      'no digit at all': 'SAMPLETON\nNO OLD\n',
      'an area that does not exist': 'Ayr\nXA7 lAA\n',
      'a letter that the second half has not': 'Ayr\nKA7 lAC\n',
      'the sentence goes on': 'Sample Ltd, Ayr KA7 lAA works',
    },
  },
};
