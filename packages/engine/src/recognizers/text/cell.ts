/** Sources of the edges of a cell in a table of plain text; for patterns with the flag `m`. */

/** A cell begins here: at the start of a line, behind a separator, in the quotes of SQL, or behind a wide gap. */
export const cellStart = String.raw`(?<=^[ \t]{0,20}|[|;,\t"][ ]{0,20}|[(,] ?'| {2})`;

/** A cell ends here: before a separator, the quotes of SQL, the end of the line, or a wide gap. */
export const cellEnd = String.raw`(?=[ \t]{0,20}(?:[|;,\t"\r\n]|$)|' ?[,)]| {2})`;

/** The same beginning for what may stand in prose as well, where a comma parts no cells. */
export const cellStartButNoComma = String.raw`(?<=^[ \t]{0,20}|[|;\t"][ ]{0,20}| {2})`;
/** The end that goes with it. */
export const cellEndButNoComma = String.raw`(?=[ \t]{0,20}(?:[|;\t"\r\n]|$)| {2})`;

/** A cell begins here that a sign parts from the one before it, which no gap does. */
export const markedCellStart = String.raw`(?<=[|;\t"] {0,20}|^)`;
/** A cell ends here before such a sign. */
export const markedCellEnd = String.raw`(?= {0,20}[|;\t"])`;
/** A cell ends here before such a sign or the end of the line. */
export const markedCellOrLineEnd = String.raw`(?= {0,20}(?:[|;\t"\r\n]|$))`;

/** A cell begins here in a row that nothing but spaces make. */
export const spacedCellStart = String.raw`(?<=^[ \t]{0,20}| {2})`;
/** A cell ends here in such a row. */
export const spacedCellEnd = String.raw`(?=[ \t]{0,20}(?:[\r\n]|$)| {2})`;

/** The first cell of a row begins here, behind the bar or quote that opens it. */
export const rowStart = String.raw`(?<=^[ \t]{0,12}\|?[ \t]{0,12}"?)`;

/** From the end of a cell to the beginning of the next, with the quotes of both. */
export const nextCell = String.raw`"?(?:[ ]{0,20}[|;\t][ ]{0,20}|,| {2,20})"?`;

/** The same without quotes, where a comma parts no cells. */
export const nextCellButNoComma = String.raw`(?: {2,40}|[ ]{0,20}[|;\t][ ]{0,20})`;
