/**
 * Finds streets with a house number that the name finder knows as places: `aus der Rennbahn 22`. The patterns of stage 1
 * ask for a street word, or for more of an address behind it.
 */
import type { Stretch } from '@palimpsest/protocol';
import type { NameSpan } from '../ner/name-span.js';
import { oneOfWords, pattern } from '../recognizers/text/pattern.js';

const unit = oneOfWords('EUR CHF Euro km m² m Uhr h Jahre Jahren Stück');

/** `19`, `3 a`, `40-44`, `3/1`; not `12.30`, `20 %`, `470:` nor what is counted or measured. */
const houseNumber = pattern('yu')`
  [ ](?:Nr\.[ ]?)?
  \d{1,3}(?:[ ]?[a-h](?![\p{L}\p{N}]))?(?:[ ]?[-/–][ ]?\d{1,3})?
  (?![\p{L}\p{N}:]|[.,]\d|[ ]?[%€°]|[ ]?${unit}(?![\p{L}\p{N}]))
`;

type FoundStreet = Stretch & { readonly type: 'STREET_ADDRESS' };

/** Where a house number stands behind a place of `names`, both together. Offsets are UTF-16 code units, `end` exclusive. */
export const findHouseNumbers = (text: string, names: readonly NameSpan[]): FoundStreet[] =>
  names
    .filter(({ type }) => type === 'LOCATION')
    .flatMap(({ start, end }) => {
      houseNumber.lastIndex = end;
      const [number] = houseNumber.exec(text) ?? [];
      return number === undefined ? [] : [{ start, end: end + number.length, type: 'STREET_ADDRESS' }];
    });
