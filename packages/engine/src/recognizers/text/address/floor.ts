/** Floors of English addresses. */

const ordinal = String.raw`\d{1,2}(?:st|nd|rd|th|ST|ND|RD|TH)`;
const written =
  '(?:[fF]irst|FIRST|[sS]econd|SECOND|[tT]hird|THIRD|[fF]ourth|[fF]ifth|[sS]ixth|[sS]eventh|[eE]ighth|[tT]op|TOP|[uU]pper)';

/** `3rd floor`, `First Floor`, `Lower Ground Floor`, `GROUND FLOOR`. */
export const englishFloor = String.raw`(?:${ordinal}|${written}|(?:[lL]ower |LOWER |[uU]pper )?(?:[gG]round|GROUND)) (?:[fF]loor|FLOOR)`;
