/**
 * Finds the house numbers of streets that the name finder knows as places: `aus der Rennbahn 22, links`. The patterns
 * of stage 1 ask for a street word, or for more of an address behind it. Nothing tells a street from a town here:
 * `Hannover 96,` is taken, too.
 */
import type { Stretch } from '@palimpsest/protocol';
import type { NameSpan } from '../ner/name-span.js';
import { numberWithExtras } from '../recognizers/text/address/german-street-parts.js';
import { lineEnd } from '../recognizers/text/bounds.js';
import { expression } from '../recognizers/text/pattern.js';

/**
 * ` 19`, ` Nr. 6`, ` 3 a, 2. OG links`: up to three digits, so that no year or postal code is taken. The part of the
 * sentence or the field ends behind it, as it does not in `Wien 3 Nächte`, `Rom 12. Mai`.
 */
const houseNumber = expression('yu')`
  [ ](?:Nr\.[ ]?)?(?=\d{1,3}(?!\d))${numberWithExtras}
  (?=[ ]?[,;|·•)"\t]|[ ][–-][ ]|\.[ ](?!(?:bis|und|oder|to|and)[ ])\p{Ll}|\.?${lineEnd})
`;

type FoundStreet = Stretch & { readonly type: 'STREET_ADDRESS' };

/**
 * Where a house number stands behind a place of `names`, both together. Offsets are UTF-16 code units, `end` exclusive.
 */
export const findHouseNumbers = (text: string, names: readonly NameSpan[]): FoundStreet[] =>
  names
    .filter(({ type }) => type === 'LOCATION')
    .flatMap(({ start, end }) => {
      houseNumber.lastIndex = end;
      const [number] = houseNumber.exec(text) ?? [];
      return number === undefined ? [] : [{ start, end: end + number.length, type: 'STREET_ADDRESS' }];
    });
