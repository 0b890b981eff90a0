import type { Recognizer } from '../../../recognizer.js';
import { wordStart } from '../bounds.js';
import { pattern } from '../pattern.js';
import {
  behindLabel,
  behindStreet,
  endOfPlace,
  gap,
  germanCode,
  germanCountryCode,
  place,
} from './postal-code-parts.js';

/** But `KdNr D-20318, Vertrag` is a customer. */
const notBehindANumber = String.raw`(?<!(?:[nN]r|[nN]ummer|N[oO]|ID|Id)\.?[: ]{1,2})`;

/** `Ort: `, the next field of a form. */
const placeLabel = `(?:(?:[wW]ohno|O)rt:?${gap})?(?!(?:[wW]ohno|O)rt(?!\\p{L}))`;

/**
 * The place after a German postal code where no doubt is left: behind `D-`, after a house number or after the word PLZ.
 * Rule: DIN 5008:2020 § 15 (postal code and place on one line).
 */
export const placeAfterPostalCode: Recognizer = {
  type: 'LOCATION',
  patterns: [
    pattern('dgu')`${notBehindANumber}${germanCountryCode}${germanCode},?${gap}(?<value>${place})`,
    pattern('dgu')`${behindStreet}${germanCode}${gap}(?<value>${place})${endOfPlace}`,
    // as a scan writes the code: `Musterweg 7b . 265O6 Musterort`
    pattern('dgu')`
      \d ?[a-z]?(?: ?[.·])?,?(?:[ ]{1,3}|\r?\n[ \t]{0,8})(?=[\dOl]{0,4}[Ol])(?=[Ol]{0,2}\d)(?:[\dO]{5}|\d[\dOl]{4})${gap}(?<value>${place})${endOfPlace}
    `,
    pattern('dgu')`${wordStart}${behindLabel}${germanCode}${gap}${placeLabel}(?<value>${place})`,
  ],
  examples: {
    finds: {
      'behind a scanned code': 'Musterweg 7b . 265O6 ⟦Musterort⟧\n',
      'with the country': 'Muster GmbH, D-70173 ⟦Stuttgart⟧',
      'under a street': 'Lange Reihe 5\n20099 ⟦Musterort⟧\n',
      'after a street': 'Lange Reihe 5, 60311 ⟦Frankfurt am Main⟧.',
      'after the word': 'PLZ/Ort: 89073 ⟦Ulm⟧',
      'label of its own': 'PLZ 89073   Ort: ⟦Ulm⟧\n',
      hyphenated: 'Lange Reihe 5, 99734 ⟦Musterort-Süd⟧',
      'with its river': 'Lange Reihe 5, 21729 ⟦Musterort (Elbe)⟧\n',
    },
    ignores: {
      'a dictated mark': 'Postleitzahl 70173 Komma dann',
      'behind the label of a number': '(KdNr D-70173, Wartung',
      'no street and no country': 'Er wohnt in 20099 Musterort.',
      'an amount': 'Wir lieferten 20099 Stück',
      'a label alone': 'PLZ 89073  Ort\n',
      'six digits': 'Lange Reihe 5, 200991 Musterort',
      'lower case': 'Lange Reihe 5, 20099 stück',
      'a role in parentheses': 'in 20099 Musterort (Arbeitnehmer)',
      'another prefix': 'Lieferung Q-20099 Musterort',
    },
  },
};
