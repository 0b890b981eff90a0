/** Floors of English addresses. */
import { oneOf, source } from '../pattern.js';

const ordinal = String.raw`\d{1,2}(?:st|nd|rd|th|ST|ND|RD|TH)`;
const written = oneOf([
  'first', 'First', 'FIRST', 'second', 'Second', 'SECOND', 'third', 'Third', 'THIRD', 'fourth', 'Fourth', 'fifth',
  'Fifth', 'sixth', 'Sixth', 'seventh', 'Seventh', 'eighth', 'Eighth', 'top', 'Top', 'TOP', 'upper', 'Upper',
]); // prettier-ignore

/** `Top Flat`, `Garden Flat (0/1)`, `Ground Floor Flat`: a flat by where it lies. */
const flats = '(?:[fF]lat|FLAT|[aA]partment|APARTMENT|[mM]aisonette)';
const where = '(?:Garden|GARDEN|Basement|BASEMENT|Attic|Main Door|Rear|Front|Lower)';

const ground = '(?:[lL]ower |LOWER |[uU]pper )?(?:[gG]round|GROUND)';

/** `3rd floor`, `First Floor`, `Lower Ground Floor`, `GROUND FLOOR`. */
export const englishFloor = String.raw`(?:${ordinal}|${written}|${ground}) (?:[fF]loor|FLOOR)`;

/** The same where a flat may follow or stand in place of the floor, as before a house number. */
export const flatByFloor = source`(?:
  (?:${ordinal}|${written}|${ground}) (?:(?:[fF]loor|FLOOR)(?: ${flats})?|${flats})
  |${where} ${flats}
)(?: \([0-9BG]/\d\))?`;
