/** Floors of English addresses. */
import { oneOf } from '../pattern.js';

const ordinal = String.raw`\d{1,2}(?:st|nd|rd|th|ST|ND|RD|TH)`;
const written = oneOf([
  'first', 'First', 'FIRST', 'second', 'Second', 'SECOND', 'third', 'Third', 'THIRD', 'fourth', 'Fourth', 'fifth', 'Fifth',
  'sixth', 'Sixth', 'seventh', 'Seventh', 'eighth', 'Eighth', 'top', 'Top', 'TOP', 'upper', 'Upper',
]); // prettier-ignore

const ground = '(?:[lL]ower |LOWER |[uU]pper )?(?:[gG]round|GROUND)';

/** `3rd floor`, `First Floor`, `Lower Ground Floor`, `GROUND FLOOR`. */
export const englishFloor = String.raw`(?:${ordinal}|${written}|${ground}) (?:[fF]loor|FLOOR)`;
