/** Sources of the edges of a cell in a table of plain text; for patterns with the flag `m`. */

/** A cell begins here: at the start of a line, behind a separator, or behind a wide gap. */
export const cellStart = String.raw`(?<=^[ \t]{0,20}|[|;,\t"][ ]{0,20}| {2})`;

/** What a cell ends at: a separator, the end of the line, or a wide gap. */
export const behindCell = String.raw`(?:[ \t]{0,20}(?:[|;,\t"\r\n]|$)| {2})`;
